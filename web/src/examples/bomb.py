# It wants everything. Nothing happens to the page: each limit stops it, and
# no program can catch that. Move the sliders and see which comes first.

data = ["x"]
try:
    while True:
        data = data * 2
        print(f"{len(data):,} items")
except BaseException as error:
    print("caught", error)  # this is never reached
finally:
    print("nor is this")
