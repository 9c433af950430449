import asyncio


async def weather(city):
    page = await fetch(f"https://example.org/weather/{city}")
    print(f"{page['city']} answered")
    return page


# Three host calls are under way at once. Look at the list of calls:
# the program continued meanwhile, and its snapshot has all three.
cities = await asyncio.gather(
    weather("oslo"), weather("lima"), weather("cairo"))
print("warmest:", max(cities, key=lambda c: c["degrees"])["city"])
cities
