"""Trees of XML."""
