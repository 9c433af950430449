# Stands before each program of this folder, behind SEED and COUNT; once(number) is one trial, and what it gives is compared.
state = 1


# Each trial has a state of its own, whatever the one before it has drawn.
def begin(number):
    global state
    state = (SEED * 2654435761 + number * 2246822519 + 1) % 2 ** 32 or 1
    for _ in range(4):
        rnd(2)


def rnd(n):
    global state
    state ^= state << 13 & 0xFFFFFFFF
    state ^= state >> 17
    state ^= state << 5 & 0xFFFFFFFF
    return state % n


def pick(s):
    return s[rnd(len(s))]


def many(make, most):
    return [make() for _ in range(rnd(most + 1))]


# A text with something left out, doubled, exchanged or put in; most stay as they are.
def mutated(text, alphabet):
    while rnd(3) == 0 and text:
        at, n = rnd(len(text)), 1 + rnd(3)
        text = text[:at] + pick((text[at:at + n] * 2, '', ''.join(many(lambda: pick(alphabet), 3)))) + text[at + n:]
    return text


# What a call gives, or the exception it ends with.
def tried(call, *args, **names):
    try:
        return call(*args, **names)
    except Exception as e:
        return type(e).__name__, str(e)
