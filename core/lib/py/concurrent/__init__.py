"""Work that is done beside the rest: concurrent.futures."""
