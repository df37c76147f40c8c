"""What the greedy bot knows of Warhammer: Diskwars."""
