# It wants everything. Nothing happens to the page: each limit stops
# it, and none can be caught. Move the sliders: which comes first?

data = ["x"]
try:
    while True:
        data = data * 2
        print(f"{len(data):,} items")
except BaseException as error:
    print("caught", error)  # this is never reached
finally:
    print("nor is this")
