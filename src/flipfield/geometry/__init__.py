"""The integer table: disks, stacking, terrain outlines, sight lines and reach. Knows shapes, no rules."""
