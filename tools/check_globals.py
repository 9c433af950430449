"""Checks that no object of an archive has data that can be written: check_globals.py ARCHIVE. Exits 1 if one has."""
import re
import subprocess
import sys

# .data.rel.ro is constant after loading: const tables that hold pointers.
WRITABLE = re.compile(r"^\.(t?data(?!\.rel\.ro)|t?bss)|COM")


def main(archive):
    listing = subprocess.run(["nm", "-f", "sysv", archive], capture_output=True, text=True, check=True).stdout
    member, found = "", []
    for line in listing.splitlines():
        if line.startswith("Symbols from "):
            member = line.split("[")[-1].rstrip("]:")
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7 and WRITABLE.search(fields[6]):
            found.append(f"{member}: {fields[0]} ({fields[6]})")
    for line in found:
        print(line)
    print(f"globals: {len(found)} mutable")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
