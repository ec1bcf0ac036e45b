"""Pictures of The Yawning Portal."""
