"""What older Pythons call compression._common._streams."""
from compression._common._streams import BUFFER_SIZE, BaseStream, DecompressReader
