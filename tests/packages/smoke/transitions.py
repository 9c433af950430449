import enum
import logging
import pickle

from transitions import Machine, MachineError, State
from transitions.extensions import GraphMachine, HierarchicalMachine, LockedMachine, MachineFactory
from transitions.extensions.states import Tags, Timeout, add_state_features

log = []


class Matter:
    def __init__(self):
        self.hot = True

    def is_hot(self, *args, **kwargs):
        return self.hot

    def on_enter_gas(self, *args, **kwargs):
        log.append(('gas', args, kwargs))


lump = Matter()
machine = Machine(lump, states=['solid', State('liquid', on_exit=lambda *a, **k: log.append('left')), 'gas', 'plasma'], initial='solid', before_state_change=lambda *a, **k: log.append('before'), transitions=[['melt', 'solid', 'liquid'], {'trigger': 'boil', 'source': 'liquid', 'dest': 'gas', 'conditions': 'is_hot', 'after': lambda *a, **k: log.append('after')}, ['back', '*', '='], ['cool', ['gas', 'liquid'], 'solid'], ['note', 'solid', None]])
print(lump.state, lump.melt(), lump.is_liquid(), lump.boil(1, k=2), lump.state, lump.may_boil(), lump.may_cool(), lump.cool(), lump.trigger('note'), lump.to_plasma(), lump.back(), log)
print(machine.get_triggers('solid', 'gas'), [(t.source, t.dest) for t in machine.get_transitions('cool')], list(machine.states), machine.get_state('liquid').name, machine.events['melt'].name, pickle.loads(pickle.dumps(State('s'))).name)
try:
    lump.boil()
except MachineError as e:
    print(type(e).__name__, e)


class Colour(enum.Enum):
    RED = 1
    GREEN = 2


lights = Machine(states=Colour, initial=Colour.RED, ignore_invalid_triggers=True, ordered_transitions=True, queued=True, send_event=True, after_state_change=lambda event: log.append((event.event.name, event.transition.dest)), on_exception=lambda event: log.append(repr(event.error)))
print(lights.state, lights.next_state(), lights.state, lights.next_state(), lights.is_RED(), log[-2:])
lights.add_transition('fail', '*', Colour.GREEN, prepare=lambda event: 1 / 0)
print(lights.fail(), log[-1])
nested = HierarchicalMachine(states=['off', {'name': 'on', 'initial': 'slow', 'children': ['slow', {'name': 'fast', 'parallel': ['a', {'name': 'b', 'initial': 'x', 'children': ['x', 'y']}]}], 'transitions': [['speed', 'slow', 'fast']]}], initial='off', transitions=[['start', 'off', 'on'], ['stop', 'on', 'off'], ['step', 'on_fast_b_x', 'on_fast_b_y']])
print(nested.start(), nested.state, nested.speed(), nested.state, nested.step(), nested.state, nested.is_on(allow_substates=True), nested.get_nested_state_names(), nested.stop(), nested.state)
graph = GraphMachine(states=['A', 'B'], initial='A', transitions=[['go', 'A', 'B'], ['stay', 'B', '=']], graph_engine='mermaid', title='t', show_conditions=True)
print(graph.get_graph().source.strip())
locked = LockedMachine(states=['A', 'B'], initial='A')
print(locked.to_B(), locked.state, MachineFactory.get_predefined(nested=True).__name__)


@add_state_features(Tags)
class Tagged(Machine):
    pass


tagged = Tagged(states=[{'name': 'x', 'tags': ['ok']}, 'y'], initial='x')
print(tagged.get_state('x').is_ok, tagged.get_state('y').is_ok)
for wrong in lambda: machine.add_transition('t', 'none', 'gas'), lambda: machine.add_states(State('gas')) or machine.set_state('lost'), lambda: lump.nothing(), lambda: lump.trigger('nothing'):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
