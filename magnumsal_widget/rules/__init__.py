"""The game of Magnum Sal: its rules, and nothing but its rules."""
