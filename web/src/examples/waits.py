# This program pauses to ask you a question. While it waits,
# it is only a few hundred bytes. Reload the page then:
# it is still there, and resumes at the same line.

wishes = [("lamp", 48), ("desk", 390), ("chair", 120), ("rug", 210)]
budget = 600
bought = []

for item, price in wishes:
    if price > budget:
        print(f"{item}: ${price} is too much, ${budget} left")
        continue
    answer = ask(f"Buy the {item} for ${price}? ${budget} left.",
                 ["yes", "no"])
    if answer == "yes":
        budget -= price
        bought.append(item)
        print(f"{item}: bought for ${price}")
    else:
        print(f"{item}: left in the shop")

{"bought": bought, "left": budget}
