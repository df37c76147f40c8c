### Meldungen aus laufenden Spielen, das Protokoll, und was sieht, wer nur zuschaut.

reported-gone = Eine Meldung bleibt nur da, solange ihre Seite offen ist. Öffne die Datei noch einmal.

# The units whose name needs a verb in the plural, where that matters in this language.
units-many = arrer-boyz wolf-riders boar-boyz orc-boyz black-orcs kurgan-marauders flamers plaguebearers hellstriders bloodcrushers militia-archers militia-spearmen swordmasters-of-hoeth ellyrian-reavers marienburg-swordsmen huntsmen talabheim-greatswords knights-panther hochland-pistoliers reikland-crossbowmen
onlooking = Du schaust zu: Handkarten und geheime Entscheidungen bleiben verborgen. Zum Mitspielen öffne den Link zu deinem Platz.
lexicon-meant = „{ $words }“ kommt nirgends vor. Gezeigt wird „{ $meant }“.
learn-astray = Von hier zu weit? Nimm deine Sprünge mit „Zurücknehmen“ zurück oder beginne die Lektion von vorn.
