"""The server: games at a table in the browser, kept in a database."""
