"""What the modules that pack and unpack have in common."""
