"""In each Python that begins with this folder on its path: what imports pydantic_monty gets hognose.monty."""
import hognose.monty

hognose.monty.install()
