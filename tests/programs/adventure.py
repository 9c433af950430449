### a text adventure: a parser of commands, rooms as data, saved games
import json
import shlex
from dataclasses import asdict, dataclass, field
from enum import StrEnum, auto


class Way(StrEnum):
    NORTH = auto()
    SOUTH = auto()
    EAST = auto()
    WEST = auto()

    @property
    def back(self):
        return {Way.NORTH: Way.SOUTH, Way.SOUTH: Way.NORTH, Way.EAST: Way.WEST, Way.WEST: Way.EAST}[self]


class CannotDo(Exception):
    pass


@dataclass
class Room:
    name: str
    text: str
    exits: dict[str, str] = field(default_factory=dict)
    things: list[str] = field(default_factory=list)
    locked: str | None = None

    def describe(self):
        seen = f' You see {", ".join(sorted(self.things))}.' if self.things else ''
        return f'{self.name.title()}. {self.text}{seen} Exits: {", ".join(self.exits) or "none"}.'


@dataclass
class World:
    rooms: dict[str, Room]
    here: str
    bag: list[str] = field(default_factory=list)
    turns: int = 0

    def connect(self, a, way, b):
        self.rooms[a].exits[str(way)] = b
        self.rooms[b].exits[str(way.back)] = a

    @property
    def room(self):
        return self.rooms[self.here]

    def go(self, way):
        try:
            target = self.rooms[self.room.exits[Way(way)]]
        except (KeyError, ValueError) as e:
            raise CannotDo(f'You cannot go {way}.') from e
        if target.locked and target.locked not in self.bag:
            raise CannotDo(f'The {target.name} is locked; you need the {target.locked}.')
        self.here = target.name
        return self.room.describe()

    def move(self, thing, source, target, words):
        if thing not in source:
            raise CannotDo(f'There is no {thing} to {words[0]}.')
        source.remove(thing)
        target.append(thing)
        return f'{words[1]}: {thing}.'

    def command(self, line):
        match shlex.split(line.lower()):
            case []:
                return 'Say something.'
            case ['look' | 'l']:
                return self.room.describe()
            case ['go', way] | [('north' | 'south' | 'east' | 'west') as way]:
                return self.go(way)
            case ['take' | 'get', 'all']:
                return ' '.join(self.move(each, self.room.things, self.bag, ('take', 'Taken')) for each in list(self.room.things)) or 'Nothing here.'
            case ['take' | 'get', *words] if words:
                return self.move(' '.join(words), self.room.things, self.bag, ('take', 'Taken'))
            case ['drop', *words] if words:
                return self.move(' '.join(words), self.bag, self.room.things, ('drop', 'Dropped'))
            case ['bag']:
                return f'You carry {", ".join(self.bag) or "nothing"}.'
            case ['say', text]:
                return f'You say "{text}". Nobody answers.'
            case [verb, *rest]:
                return f'I do not know how to {verb}{" anything" if rest else ""}.'

    def turn(self, line):
        self.turns += 1
        try:
            return self.command(line)
        except CannotDo as e:
            return f'{e} ({type(e.__cause__).__name__})' if e.__cause__ else str(e)
        except ValueError as e:
            return f'What? ({e})'

    def save(self):
        return json.dumps(asdict(self), sort_keys=True)

    @classmethod
    def load(cls, text):
        data = json.loads(text)
        data['rooms'] = {name: Room(**room) for name, room in data['rooms'].items()}
        return cls(**data)


world = World({room.name: room for room in [
    Room('hall', 'It is cold.', things=['lamp', 'brass key']), Room('cellar', 'It is dark.', locked='brass key', things=['gold']),
    Room('garden', 'Bees hum.')]}, 'hall')
world.connect('hall', Way.NORTH, 'garden')
world.connect('hall', Way.EAST, 'cellar')
for line in ['look', 'go east', 'take brass key', 'take sword', 'fly home', 'say "hello there"', 'say "oops', '', 'east', 'go up', 'get all']:
    print(f'> {line}\n{world.turn(line)}')
saved = world.save()
again = World.load(saved)
print(again == world, again.save() == saved, again.turns)
for line in ['drop gold', 'west', 'north', 'west', 'bag', 'dance']:
    print(f'> {line}\n{again.turn(line)}')
print(again == world, again.here, world.here)
#> > look
#> Hall. It is cold. You see brass key, lamp. Exits: north, east.
#> > go east
#> The cellar is locked; you need the brass key.
#> > take brass key
#> Taken: brass key.
#> > take sword
#> There is no sword to take.
#> > fly home
#> I do not know how to fly anything.
#> > say "hello there"
#> You say "hello there". Nobody answers.
#> > say "oops
#> What? (No closing quotation)
#> > 
#> Say something.
#> > east
#> Cellar. It is dark. You see gold. Exits: west.
#> > go up
#> You cannot go up. (ValueError)
#> > get all
#> Taken: gold.
#> True True 11
#> > drop gold
#> Dropped: gold.
#> > west
#> Hall. It is cold. You see lamp. Exits: east, north.
#> > north
#> Garden. Bees hum. Exits: south.
#> > west
#> You cannot go west. (KeyError)
#> > bag
#> You carry brass key.
#> > dance
#> I do not know how to dance.
#> False garden cellar
