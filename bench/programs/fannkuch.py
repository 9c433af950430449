# Pancake flips over all permutations (Anderson and Rettig, 1994): the most flips
# and an alternating checksum. Permutations follow by rotating prefixes.


def fannkuch(n):
    order = list(range(n))
    turns = [0] * n
    most = 0
    checksum = 0
    sign = 1
    while True:
        if order[0]:
            deck = order[:]
            flips = 0
            top = deck[0]
            while top:
                low = 1
                high = top - 1
                while low < high:
                    kept = deck[low]
                    deck[low] = deck[high]
                    deck[high] = kept
                    low += 1
                    high -= 1
                new_top = deck[top]
                deck[top] = top
                top = new_top
                flips += 1
            if flips > most:
                most = flips
            checksum += sign * flips
        sign = -sign
        at = 1
        while at < n:
            first = order[0]
            for i in range(at):
                order[i] = order[i + 1]
            order[at] = first
            turns[at] += 1
            if turns[at] <= at:
                break
            turns[at] = 0
            at += 1
        if at == n:
            return checksum, most


for _ in range(5):
    result = fannkuch(8)
print(result)
