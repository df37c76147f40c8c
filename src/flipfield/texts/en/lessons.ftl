### What the tutor says. A lesson has a title, a line about it, its steps, hints for them, and an end.

## Flip

lesson-flip = The flip
lesson-flip-about = How a disk moves: over its edge, flip by flip.
lesson-flip-disk = Welcome! The marked disk is yours: the Marienburg Swordsmen. The blue diamond is its movement: so many flips it may make.
lesson-flip-activate = A disk acts when it is activated. Tap the Swordsmen.
lesson-flip-activate-hint = Those are the Crossbowmen; their turn comes in a later lesson. Tap the marked Swordsmen.
lesson-flip-first = The light area shows where the disk can get to. One flip turns it over its edge, one disk’s width at most. Tap the gold ring just ahead.
lesson-flip-first-hint = Not yet: the Swordsmen should move first. Tap inside the gold ring.
lesson-flip-far = That was one flip. For a longer way point at the goal, and the flips follow one after the other. Send the Swordsmen to the next ring.
lesson-flip-far-hint = The ring is not reached, so the move begins anew. Tap inside the gold ring.
lesson-flip-end = There you are. You need not use all flips: end the activation. The disk gets an activation token and rests until the next round.
lesson-flip-well = You can flip. Everything else in this game grows out of it.

## Pin

lesson-pin = The pin
lesson-pin-about = What happens when a disk lands on another.
lesson-pin-pinned = Ouch! Orc Boyz have landed on your Crossbowmen. A disk with another one on it is pinned: it cannot be activated. Tap it, and the game will tell you so.
lesson-pin-activate = Do the same to them. Activate the marked Swordsmen.
lesson-pin-activate-hint = These Swordsmen stand too far away. Take the marked ones.
lesson-pin-pin = Now flip onto the marked Orc Boyz. A sliver of overlap is enough; touching edges are not.
lesson-pin-pin-hint = No Orc Boyz under you, so the move begins anew. Land so that you cover a part of the marked disk.
lesson-pin-stopped = Pinned! A disk that pins an enemy must stop there, and the two are engaged: they will fight in the melee phase. Beware: your own disks pin each other as well.
lesson-pin-well = Whoever lies on top decides who may still act.

## Command cards

lesson-cards = Command cards
lesson-cards-about = Who comes first, and how many disks act.
lesson-cards-strategies = Each card has a strategy. Bold goes before steady, steady before devious, devious before bold. Slow is always last. With equal strategies the first player begins, and here that is the Orcs.
lesson-cards-choose = Played cards lie open, so you know what the Orcs still hold: Eager Soldiers (steady) and Approach (slow). Choose the card that comes before both: a bold one.
lesson-cards-choose-hint = With that card the Orcs might come first. Bold goes before steady: take Myrmidia’s Blessing.
lesson-cards-spend = You come first! The number on the card says how many disks you activate: two. Activate two, one after the other, and move them as you like. One of them may even make two more flips: that is the card’s own ability.
lesson-cards-last = Now the Orcs hold only Approach, and slow comes last: any card of yours goes first. Choose one.
lesson-cards-well = When nobody has a card left, or no disk can act any more, melee begins. After it all cards come back to hand.

## Shooting

lesson-shooting = Shooting
lesson-shooting-about = Range, dice, damage.
lesson-shooting-values = Crossbowmen hit from afar. Rest on the disk, or hold it, to see how: three dice, up to medium range, strength 3.
lesson-shooting-activate = Activate the marked Crossbowmen.
lesson-shooting-activate-hint = The others shoot next. Begin with the marked ones.
lesson-shooting-shoot = Enemies in range and in sight glow red. Tap the Orc Boyz and choose to shoot.
lesson-shooting-shoot-hint = Do not waste the shot: tap the Orc Boyz and shoot.
lesson-shooting-damage = One hit: 3 damage. The toughness in the green shield is 4, so the Orc Boyz still stand. But the damage stays on them until the round ends.
lesson-shooting-again = Your second Crossbowmen are ready, and 1 more damage is enough. Shoot at the same Orc Boyz.
lesson-shooting-again-hint = The Orc Boyz are almost gone. Tap them and shoot.
lesson-shooting-well = Damage reached the toughness, and the Orc Boyz are a casualty. Beware of the scatter result: it strays to the nearest disk, friend or foe.

## Melee

lesson-melee = Melee
lesson-melee-about = Attack, counter, wounds.
lesson-melee-values = No dice in melee, only numbers. Whoever lies on top is the attacker and deals the attack strength (left red circle). Whoever lies below deals the counter strength (right red circle).
lesson-melee-pin = Your attack strength is 4, the toughness of the Orc Boyz is 4. Flip onto the marked ones!
lesson-melee-pin-hint = Without a pin there is no fight. Flip the Swordsmen onto the marked Orc Boyz.
lesson-melee-order = More Orc Boyz have landed on Karl Franz. Now all engaged disks strike. You are first player: choose which engagement comes first.
lesson-melee-blows = Both blows of an engagement fall at once. Your Swordsmen bore 3 damage and won. Karl Franz took 5, as much as his toughness: that is a wound, but his stamina (the heart) bears one. The end phase took all damage away; wounds stay.
lesson-melee-well = Attack where your number is large enough and theirs is not.

## Scrum

lesson-scrum = The scrum
lesson-scrum-about = A whole pile fights, from the top down.
lesson-scrum-pile = The marked Swordsmen lie on Orc Boyz, and Orc Boyz lie on them: they are embattled. An embattled disk must defend first. With toughness 4 against attack 5 they would fall before they strike.
lesson-scrum-top = Save them: put your other Swordsmen on top, onto the marked Orc Boyz.
lesson-scrum-top-hint = That does not help your Swordsmen. Land on the marked Orc Boyz that lie on top of them.
lesson-scrum-strike = The pile fought from the top down. Over here two enemies lie on your Swordsmen, and they can strike only one: 3 damage. Whose toughness is no more than that?
lesson-scrum-strike-hint = The Arrer Boyz have toughness 4 and would stand. The Wolf Riders have only 3.
lesson-scrum-result = The Orc Boyz on top fell first, so your embattled Swordsmen were free and struck in turn. The last ones fell, but took the Wolf Riders with them: blows fall together.
lesson-scrum-well = Look at the top of the pile: there the fight begins.

## Keywords

lesson-keywords = Keywords
lesson-keywords-about = Mobile, Flying, Impact: what makes disks special.
lesson-keywords-look = A disk does one thing when it is activated: move or shoot or use an ability. Keywords bend such rules. The Pistoliers are Mobile.
lesson-keywords-activate = Activate the Pistoliers.
lesson-keywords-activate-hint = Karl Franz comes next. First the Pistoliers.
lesson-keywords-ride = The Wolf Riders are out of range. Ride to the gold ring.
lesson-keywords-ride-hint = From here no shot reaches. Ride into the gold ring, the move begins anew.
lesson-keywords-shoot = Mobile: after the move they may still shoot. Tap the Wolf Riders and shoot.
lesson-keywords-shoot-hint = Do not stop yet: Mobile disks move and shoot. Tap the Wolf Riders.
lesson-keywords-fly = Now Karl Franz. He is Flying: he passes over disks without stopping. Fly over the Orc Boyz to the Arrer Boyz, land on them and end the activation.
lesson-keywords-fly-hint = Karl Franz should come down on the Arrer Boyz, and not on the Orc Boyz. The flight begins anew.
lesson-keywords-landed = Impact 1: as he landed, the Arrer Boyz took 1 damage at once, and in melee he finished them. The Orc Boyz below his way never felt a thing.
lesson-keywords-well = Rest on a disk, or hold it, and it tells its keywords. Each is explained one tap away.

## Magic

lesson-magic = Orders and magic
lesson-magic-about = Battle abilities, focus abilities, and fire from the hands.
lesson-magic-card = You play Rally. It has a battle ability: a hero may use it once, before the first activation, between two or after the last. Your hero is Karl Franz.
lesson-magic-rally = Use it now: press the marked button.
lesson-magic-rally-hint = In a moment. First the battle ability of the card: press the marked button.
lesson-magic-empower = An empowered disk has +1 attack, counter and toughness until the round ends. Give it to the Swordsmen.
lesson-magic-empower-hint = The Swordsmen will fight hand to hand and need it more. Tap them.
lesson-magic-activate = Now the Bright Wizard. Activate him.
lesson-magic-activate-hint = The Swordsmen come last. First the Bright Wizard.
lesson-magic-cast = Magic is a focus ability, an action like shooting, but it needs no dice and never misses. Tap the Wolf Riders and let them burn.
lesson-magic-cast-hint = The Wizard should not stand idle. Tap the Wolf Riders and use Magic.
lesson-magic-charge = Three arcane damage, and they are gone. The fire cost the Wizard 1 damage. Now lead the empowered Swordsmen onto the Orc Boyz.
lesson-magic-charge-hint = The Orc Boyz are still free. Flip the Swordsmen onto them, the move begins anew.
lesson-magic-well = That is all you need. Rules and words are always one tap away. Have a good battle!
