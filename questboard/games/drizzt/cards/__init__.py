"""What the cards of The Legend of Drizzt do, a file per deck."""
