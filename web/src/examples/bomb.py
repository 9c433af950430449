# It takes all it can get. The page is safe: a limit stops the program,
# which cannot catch it. Move the sliders: which limit comes first?

data = ["x"]
try:
    while True:
        data = data * 2
        print(f"{len(data):,} items")
except BaseException as error:
    print("caught", error)  # this is never reached
finally:
    print("nor is this")
