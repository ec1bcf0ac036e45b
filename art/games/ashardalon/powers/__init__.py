"""Powers of the Heroes in Wrath of Ashardalon. Each Hero's powers are seen in the Hero's own light."""
