"""The lab: many games at once, the laws that every game keeps, speed."""
