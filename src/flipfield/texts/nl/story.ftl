### Meldingen van lopende spellen, het verslag, en wat iemand ziet die alleen toekijkt.

reported-gone = Een melding blijft alleen zolang haar pagina open is. Open het bestand opnieuw.
