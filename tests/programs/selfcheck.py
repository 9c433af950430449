### a text adventure's parser with its own unit tests, mocks and logs
import io
import logging
import unittest
from unittest import mock

logger = logging.getLogger("adventure")


class CommandError(Exception):
    pass


class Parser:
    VERBS = {"go": 1, "take": 1, "put": 2, "look": 0, "inventory": 0}
    ALIASES = {"n": "go north", "s": "go south", "i": "inventory", "get": "take", "l": "look"}

    def parse(self, text):
        words = text.lower().split()
        if not words:
            raise CommandError("say something")
        if words[0] in self.ALIASES:
            words[:1] = self.ALIASES[words[0]].split()
        verb, *rest = words
        rest = [w for w in rest if w not in ("the", "a", "an", "in", "into", "on")]
        if verb not in self.VERBS:
            logger.warning("unknown verb %r", verb)
            raise CommandError(f"I don't know how to {verb}")
        if len(rest) != self.VERBS[verb]:
            raise CommandError(f"{verb} needs {self.VERBS[verb]} word(s), got {len(rest)}")
        return verb, *rest


class Game:
    def __init__(self, dice, clock, output=print):
        self.parser, self.dice, self.clock, self.output = Parser(), dice, clock, output
        self.items, self.place, self.moves = set(), "hall", 0

    def do(self, text):
        try:
            verb, *args = self.parser.parse(text)
        except CommandError as e:
            self.output(str(e))
            return False
        self.moves += 1
        getattr(self, "do_" + verb)(*args)
        logger.info("%s at %s", verb, self.clock())
        return True

    def do_go(self, where):
        if self.dice(6) == 1:
            raise RuntimeError("you fell")
        self.place = where

    def do_take(self, item):
        self.items.add(item)

    def do_put(self, item, where):
        self.items.remove(item)
        self.output(f"{item} is in the {where}")

    def do_look(self):
        self.output(f"you are in {self.place}")

    def do_inventory(self):
        self.output(", ".join(sorted(self.items)) or "nothing")


class ParserTest(unittest.TestCase):
    def setUp(self):
        self.parser = Parser()
        self.addCleanup(logger.setLevel, logger.level)

    def test_plain_and_aliases(self):
        for text, wanted in [("go north", ("go", "north")), ("N", ("go", "north")), ("get the lamp", ("take", "lamp")),
                             ("put the lamp in the box", ("put", "lamp", "box"))]:
            with self.subTest(text=text):
                self.assertEqual(self.parser.parse(text), wanted)

    def test_errors(self):
        with self.assertRaisesRegex(CommandError, r"needs 1 word\(s\), got 2"):
            self.parser.parse("take red lamp")
        with self.assertLogs("adventure", level="WARNING") as logs, self.assertRaises(CommandError):
            self.parser.parse("fly home")
        self.assertEqual(logs.output, ["WARNING:adventure:unknown verb 'fly'"])

    @unittest.skip("not written yet")
    def test_sentences(self):
        self.fail()

    @unittest.expectedFailure
    def test_known_bug(self):
        self.assertEqual(self.parser.parse("look at lamp"), ("look", "lamp"))


class GameTest(unittest.TestCase):
    def setUp(self):
        self.dice = mock.Mock(return_value=4)
        self.clock = mock.Mock(side_effect=[10, 20, 30])
        self.output = mock.Mock()
        self.game = Game(self.dice, self.clock, self.output)

    def test_walk(self):
        self.assertTrue(self.game.do("n"))
        self.dice.assert_called_once_with(6)
        self.assertEqual(self.game.place, "north")
        self.clock.side_effect = None

    def test_fall(self):
        self.dice.return_value = 1
        self.assertRaises(RuntimeError, self.game.do, "s")
        self.clock.assert_not_called()

    def test_items(self):
        self.game.do("take lamp"), self.game.do("put lamp on table"), self.game.do("i")
        self.output.assert_has_calls([mock.call("lamp is in the table"), mock.call("nothing")])
        self.assertEqual(self.clock.call_count, 3)
        self.assertCountEqual(self.output.call_args_list, [mock.call("nothing"), mock.call("lamp is in the table")])

    def test_look_is_printed(self):
        with mock.patch("builtins.print") as fake:
            Game(self.dice, lambda: 0, print).do("look")
        fake.assert_called_with("you are in hall")

    def test_wrong_on_purpose(self):
        self.assertIn("sword", self.game.items, "no sword here")


suite = unittest.defaultTestLoader.loadTestsFromTestCase(ParserTest)
suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(GameTest))
stream = io.StringIO()
result = unittest.TextTestRunner(stream=stream, verbosity=2).run(suite)
text = stream.getvalue()
print(text[:text.index("Ran ")])
print(result, result.wasSuccessful(), len(result.skipped), len(result.expectedFailures))
#> test_errors (__main__.ParserTest.test_errors) ... ok
#> test_known_bug (__main__.ParserTest.test_known_bug) ... expected failure
#> test_plain_and_aliases (__main__.ParserTest.test_plain_and_aliases) ... ok
#> test_sentences (__main__.ParserTest.test_sentences) ... skipped 'not written yet'
#> test_fall (__main__.GameTest.test_fall) ... ok
#> test_items (__main__.GameTest.test_items) ... ok
#> test_look_is_printed (__main__.GameTest.test_look_is_printed) ... ok
#> test_walk (__main__.GameTest.test_walk) ... ok
#> test_wrong_on_purpose (__main__.GameTest.test_wrong_on_purpose) ... FAIL
#>
#> ======================================================================
#> FAIL: test_wrong_on_purpose (__main__.GameTest.test_wrong_on_purpose)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 125, in test_wrong_on_purpose
#>     self.assertIn("sword", self.game.items, "no sword here")
#>     ~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> AssertionError: 'sword' not found in set() : no sword here
#>
#> ----------------------------------------------------------------------
#>
#> <unittest.runner.TextTestResult run=9 errors=0 failures=1> False 1 1
