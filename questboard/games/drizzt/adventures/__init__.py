"""The thirteen adventures of The Legend of Drizzt."""
