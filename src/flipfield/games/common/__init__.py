"""What the disk games share."""
