### Zgłoszenia z trwających gier, dziennik oraz to, co widzi sam obserwator.

reported-gone = Zgłoszenie jest pamiętane tylko, dopóki jego strona jest otwarta. Otwórz plik jeszcze raz.

# The units whose name needs a verb in the plural, where that matters in this language.
units-many = -
onlooking = Obserwujesz bitwę: karty na ręce i tajne wybory pozostają ukryte. Aby zagrać, otwórz link do swojego miejsca.
lexicon-meant = „{ $words }” nigdzie nie występuje. Pokazujemy „{ $meant }”.
learn-astray = Stąd za daleko? Cofnij swoje obroty przyciskiem „Cofnij” albo zacznij lekcję od początku.
