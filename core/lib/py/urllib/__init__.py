"""URLs: urllib.parse. There is no network."""
