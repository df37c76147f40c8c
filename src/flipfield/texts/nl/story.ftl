### Meldingen van lopende spellen, het verslag, en wat iemand ziet die alleen toekijkt.

reported-gone = Een melding blijft alleen zolang haar pagina open is. Open het bestand opnieuw.

# The units whose name needs a verb in the plural, where that matters in this language.
units-many = arrer-boyz wolf-riders boar-boyz orc-boyz black-orcs kurgan-marauders flamers plaguebearers hellstriders bloodcrushers militia-archers militia-spearmen swordmasters-of-hoeth ellyrian-reavers marienburg-swordsmen huntsmen talabheim-greatswords knights-panther hochland-pistoliers reikland-crossbowmen
onlooking = Je kijkt toe: handkaarten en geheime keuzes blijven verborgen. Open de link naar je plaats om mee te spelen.
lexicon-meant = ‘{ $words }’ komt nergens voor. Getoond wordt ‘{ $meant }’.
learn-astray = Vanaf hier te ver? Neem je kantelingen terug met ‘Terugnemen’, of begin de les opnieuw.
