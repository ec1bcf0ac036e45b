"""Powers of the Heroes in The Legend of Drizzt. Each Hero's powers are seen in the Hero's own light."""
