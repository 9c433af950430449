"""XML: parsing, trees and writing."""

__all__ = ['dom', 'parsers', 'sax', 'etree']
