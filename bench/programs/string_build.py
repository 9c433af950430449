# Strings built up: += in a loop, join, f-strings, str(), padding, replace.


def append(blocks):
    total = 0
    for block in range(blocks):
        out = ""
        for i in range(200):
            out += "item "
            out += str(block + i)
            out += ","
        total += len(out)
    return total, out[-12:]


def table(rows):
    lines = []
    for i in range(rows):
        name = f"row{i % 977}"
        lines.append(f"{i:>7} | {name:<10} | {i * 0.37:9.3f} | {i:x}")
    text = "\n".join(lines)
    return len(text), text[-20:]


def escape(rounds):
    text = '<a href="x">Tom & Jerry</a>'
    total = 0
    for i in range(rounds):
        out = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        total += len(out.upper()) + len(out.strip("&t;l"))
    return total


def letters(count):
    out = []
    for i in range(count):
        out.append(chr(97 + i * i % 26))
    word = "".join(out)
    rotated = "".join([chr((ord(c) - 97 + 13) % 26 + 97) for c in word])
    return rotated[:10], rotated.count("a")


print(append(1400), table(70000), escape(55000), letters(250000))
