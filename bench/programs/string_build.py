# Strings built up: += in a loop, join, f-strings, str(), padding, replace.


def append(count):
    out = ""
    for i in range(count):
        out += "item "
        out += str(i)
        out += ","
    return len(out), out[-12:]


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
    return rotated[:10], rotated == word[::-1]


print(append(250000), table(70000), escape(55000), letters(250000))
