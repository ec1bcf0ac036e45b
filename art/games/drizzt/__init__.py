"""Pictures of The Legend of Drizzt."""
