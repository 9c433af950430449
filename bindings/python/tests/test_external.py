"""Document 002, the external functions: its six contracts on each kind of workspace, overlays, and hostile arguments."""
import asyncio
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest
from agentfs_sdk import AgentFS, AgentFSOptions

from hognose.agent import (
    AgentExecutor, AgentFSWorkspace, DirectoryWorkspace, ExternalFunctions, MemoryWorkspace, Overlay, create_external_functions, describe_externals, submission_of, walk,
)

Open = Callable[[str], Any]


@pytest.fixture(params=["memory", "directory", "agentfs"])
def make(request: Any, tmp_path: pathlib.Path) -> Open:
    """A workspace of that name, made anew."""

    async def open_one(name: str) -> Any:
        if request.param == "memory":
            return MemoryWorkspace()
        if request.param == "agentfs":
            return AgentFSWorkspace(await AgentFS.open(AgentFSOptions(path=str(tmp_path / f"{name}.db"))))
        (tmp_path / name).mkdir()
        return DirectoryWorkspace(tmp_path / name)

    return open_one


async def opened(make: Open, **options: Any) -> "tuple[Any, Any, ExternalFunctions]":
    agent, stable = await make("agent"), await make("stable")
    return agent, stable, create_external_functions(agent, stable, **options)


async def put(workspace: Any, **files: str) -> None:
    for path, text in files.items():
        await workspace.write(path.replace("__", "/") + ".py", text.encode())


def test_002_contract_1_read_file_falls_through_to_stable(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        await stable.write("test.txt", b"stable content")
        assert await functions.read_file("test.txt") == "stable content"
        await agent.write("test.txt", b"mine")
        assert await functions.read_file("test.txt") == "mine"
        with pytest.raises(FileNotFoundError):
            await functions.read_file("none")

    asyncio.run(main())


def test_002_contract_1_as_it_is_written(tmp_path: pathlib.Path):
    async def main() -> None:
        stable = await AgentFS.open(AgentFSOptions(id="stable", path=str(tmp_path / "stable.db")))
        agent = await AgentFS.open(AgentFSOptions(id="agent", path=str(tmp_path / "agent.db")))
        await stable.fs.write_file("test.txt", b"stable content")
        ext_funcs = create_external_functions(agent, stable)
        content = await ext_funcs.read_file("test.txt")
        assert content == "stable content"

    asyncio.run(main())


def test_002_contract_2_write_file_only_to_overlay(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        result = await functions.write_file("new.txt", "agent content")
        assert result is True
        assert await agent.read("new.txt") == b"agent content"
        with pytest.raises(FileNotFoundError):
            await stable.read("new.txt")
        await functions.write_file("deep/er/é.txt", "")
        await functions.write_file("deep/er/é.txt", "again")
        assert await agent.read("deep/er/é.txt") == b"again"
        assert await walk(stable) == []

    asyncio.run(main())


def test_002_contract_3_search_files_uses_glob_patterns(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        await put(agent, main="", test="", lib__deep__x="")
        await agent.write("README.md", b"")
        await put(stable, lib__below="")
        every = ["lib/below.py", "lib/deep/x.py", "main.py", "test.py"]
        for pattern, found in (("m*.py", ["main.py"]), ("*.py", every), ("**/*.py", every), ("lib/*.py", ["lib/below.py"]), ("[mt]*.py", ["main.py", "test.py"])):
            assert await functions.search_files(pattern) == found

    asyncio.run(main())


def test_002_contract_4_search_content_returns_structured_results(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        await put(agent, main="def hello():\n    print('hello')")
        await stable.write("lib/a.txt", b"x\r\nHello hello\r\n")
        await agent.write("blob", b"\xffh")
        below, head = {"file": "lib/a.txt", "line": 2, "text": "Hello hello"}, {"file": "main.py", "line": 1, "text": "def hello():"}
        assert await functions.search_content("hello", ".") == [below, head, {"file": "main.py", "line": 2, "text": "    print('hello')"}]
        assert await functions.search_content("^H", "lib") == [below]
        assert await functions.search_content(r"def \w+\(", "main.py") == [head]
        with pytest.raises(FileNotFoundError):
            await functions.search_content("x", "none")

    asyncio.run(main())


def test_002_contract_5_ask_llm_integrates_with_the_provider(make: Open):
    async def answer(prompt: str, context: str) -> str:
        return f"{prompt}|{context}"

    async def main() -> None:
        _, _, functions = await opened(make, llm_provider=answer, max_asks=3, max_prompt=20)
        response = await functions.ask_llm("What is 2+2?", "")
        assert isinstance(response, str) and response == "What is 2+2?|"
        assert await functions.ask_llm("p", context="c") == "p|c"
        with pytest.raises(ValueError, match="more than 20 bytes"):
            await functions.ask_llm("p" * 21)
        with pytest.raises(RuntimeError, match="called 3 times already"):
            await functions.ask_llm("p")

    asyncio.run(main())
    memory = create_external_functions(MemoryWorkspace(), MemoryWorkspace())
    with pytest.raises(RuntimeError, match="there is no model to ask"):
        asyncio.run(memory.ask_llm("p"))
    wrong = create_external_functions(MemoryWorkspace(), MemoryWorkspace(), llm_provider=lambda prompt, context: 3)
    with pytest.raises(RuntimeError, match="gave no text"):
        asyncio.run(wrong.ask_llm("p"))


def test_002_contract_6_submit_result_stores_in_kv(make: Open):
    async def main() -> None:
        agent, _, functions = await opened(make)
        assert await submission_of(agent) is None
        result = await functions.submit_result("Added docstrings", ["main.py", "./utils.py"])
        assert result is True
        submission_str = await agent.kv.get("submission")
        submission = json.loads(submission_str)
        assert submission["summary"] == "Added docstrings"
        assert submission["changed_files"] == ["main.py", "utils.py"]
        assert await submission_of(agent) == submission
        assert await functions.list_dir(".") == []
        assert await agent.kv.get("other") is None

    asyncio.run(main())


def test_002_list_dir_and_file_exists_see_both_layers(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        await put(stable, src__below="", src__both="")
        await put(agent, src__both="", src__deep__x="")
        assert (await functions.list_dir("src"), await functions.list_dir("")) == (["below.py", "both.py", "deep"], ["src"])
        assert [await functions.file_exists(path) for path in ("src/below.py", "src/deep", "src/none", ".")] == [True, True, False, True]
        for error, refused in ((FileNotFoundError, functions.list_dir("none")), (NotADirectoryError, functions.list_dir("src/below.py")),
                               (IsADirectoryError, functions.write_file("src", "x")), (NotADirectoryError, functions.write_file("src/below.py/x", "x")),
                               (NotADirectoryError, functions.write_file("src/both.py/x", "x")), (IsADirectoryError, functions.read_file("src"))):
            with pytest.raises(error) as caught:
                await refused
            assert len(caught.value.args) == 1 and "tmp" not in str(caught.value)  # nothing of the machine

    asyncio.run(main())


def test_002_an_overlay_is_diffed_merged_or_dropped_after_review(make: Open):
    async def main() -> None:
        agent, stable, functions = await opened(make)
        overlay = Overlay(agent, stable)
        await put(stable, a__same="s", a__old="o")
        for path, text in (("a/same.py", "s"), ("a/old.py", "n"), ("b/new.py", "+")):
            await functions.write_file(path, text)
        assert await overlay.diff() == [("a/old.py", "modified", b"o", b"n"), ("b/new.py", "added", None, b"+")]
        assert await stable.read("a/old.py") == b"o"
        assert await overlay.merge() == ["a/old.py", "b/new.py"]
        assert (await stable.read("a/old.py"), await stable.read("b/new.py"), await walk(agent)) == (b"n", b"+", [])
        # A merge that is under way, and writes through another overlay and past both.
        await functions.write_file("c.py", "new")
        write = stable.write

        async def slowly(path: str, data: bytes) -> None:
            await agent.write("c.py", b"newer")
            await asyncio.sleep(0)
            await write(path, data)

        setattr(stable, "write", slowly)
        assert await asyncio.gather(Overlay(agent, stable).merge(), overlay.write("d.py", b"d")) == [["c.py"], None]
        setattr(stable, "write", write)
        assert (await stable.read("c.py"), await agent.read("c.py"), await agent.read("d.py"), await walk(agent)) == (b"new", b"newer", b"d", ["c.py", "d.py"])
        assert await overlay.merge() == ["c.py", "d.py"]
        await functions.write_file("a/old.py", "gone")
        await overlay.drop()
        assert (await functions.read_file("a/old.py"), await overlay.diff()) == ("n", [])
        with pytest.raises(PermissionError):
            await overlay.remove("a/old.py")
        with pytest.raises(FileNotFoundError):
            await agent.remove("none")

    asyncio.run(main())


@pytest.mark.parametrize("path", ["../x", "/etc/passwd", "a/../../x", "a\0b", "x" * 300, "C:\\x", "c:x", "\ud800", "x/" * 600])
def test_002_paths_that_lead_elsewhere_are_refused_by_every_function(make: Open, path: str):
    async def main() -> None:
        _, _, functions = await opened(make)
        for refused in (functions.read_file(path), functions.write_file(path, ""), functions.list_dir(path), functions.file_exists(path), functions.search_content("x", path),
                        functions.submit_result("s", [path])):
            with pytest.raises((PermissionError, ValueError)):
                await refused

    asyncio.run(main())


def memory(**options: Any) -> ExternalFunctions:
    return create_external_functions(MemoryWorkspace(), MemoryWorkspace({"a.txt": "x" * 60}), **options)


def test_002_log_hears_messages_and_sizes_are_limited():
    heard: list[str] = []
    functions = memory(on_log=heard.append, max_file=50, max_message=10)
    assert asyncio.run(functions.log("hi")) is True and heard == ["hi"]
    for refused in (functions.log("x" * 11), functions.submit_result("x" * 11, []), functions.read_file("a.txt"), functions.write_file("b", "x" * 51),
                    functions.write_file("b", "\ud800"), functions.submit_result("s", ["a"] * 10_001), functions.search_files("x" * 1001), functions.search_content("")):
        with pytest.raises(ValueError):
            asyncio.run(refused)
    small = MemoryWorkspace(max_bytes=10, max_files=1)
    for path, data in (("a", b"x" * 11), ("a", b"x" * 10), ("b", b"")):
        if (path, len(data)) == ("a", 10):
            asyncio.run(small.write(path, data))
        else:
            with pytest.raises(OSError, match="no space left"):
                asyncio.run(small.write(path, data))


@pytest.mark.parametrize("call", [
    "read_file(3)", "write_file('a', None)", "list_dir()", "file_exists([])", "search_files(None)", "search_content('a', 3)", "ask_llm({})", "submit_result('s', 'a')",
    "submit_result('s', [1])", "log(3)", "read_file('a', 'b')", "read_file('a', other=1)",
])
def test_002_arguments_of_another_kind_are_a_type_error(call: str):
    result = asyncio.run(AgentExecutor().execute(f"try:\n    {call}\nexcept TypeError as e: result = str(e)", memory(llm_provider=lambda p, c: ""), "a"))
    assert result.error is None and result.return_value.split("(")[0].endswith(call.split("(")[0])


def test_002_hostile_patterns_end_and_say_so():
    files = MemoryWorkspace({"a" * 200 + "b": "a" * 5000 + "b"})
    functions = create_external_functions(MemoryWorkspace(), files, search_time=0.5)
    with pytest.raises(TimeoutError, match=r"^search_content\(\): the search took too long: time limit reached"):
        asyncio.run(functions.search_content("(a|a|aa)+$"))
    assert asyncio.run(functions.search_files("*a" * 20 + "*c")) == []
    with pytest.raises(ValueError, match=r"^search_content\(\): missing \), unterminated subpattern"):
        asyncio.run(functions.search_content("("))


def test_002_what_is_found_is_bounded():
    functions = create_external_functions(MemoryWorkspace(), MemoryWorkspace({"many": "x\n" * 2000, "long": "y" * 2000}))
    assert len(asyncio.run(functions.search_content("x"))) == 1000
    assert len(asyncio.run(functions.search_content("y"))[0]["text"]) == 500


def test_002_a_directory_is_not_left_by_links_and_its_values_are_no_file_of_it(tmp_path: pathlib.Path):
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "secret").write_text("s")
    (inside / "link").symlink_to(tmp_path / "secret")
    (inside / "up").symlink_to(tmp_path)
    functions = create_external_functions(DirectoryWorkspace(inside), MemoryWorkspace())
    asyncio.run(functions.submit_result("s", []))
    for refused in (functions.read_file("link"), functions.read_file("up/secret"), functions.write_file("up/x", "x"), functions.write_file("link", "x"),
                    functions.read_file(".hognose-values.json"), functions.write_file(".hognose-values.json", "{}")):
        with pytest.raises(PermissionError):
            asyncio.run(refused)
    assert (tmp_path / "secret").read_text() == "s" and not (tmp_path / "x").exists()
    with pytest.raises(OSError, match="EFBIG"):
        (inside / "big").write_bytes(b"x" * 11)
        asyncio.run(DirectoryWorkspace(inside, max_file_size=10).read("big"))


def test_002_programs_call_all_nine_plainly_or_by_keywords():
    functions = create_external_functions(MemoryWorkspace(), MemoryWorkspace({"src/a.py": "x = 1\n"}), llm_provider=lambda prompt, context: prompt.upper())
    code = """
log(message="begin")
result = [read_file("src/a.py"), write_file(path="src/b.py", content=ask_llm("y = 2")), list_dir("src"), file_exists("src/b.py"), search_files("*.py"),
          search_content("=", path="src"), submit_result("done", changed_files=["src/b.py"])]
try:
    read_file("../x")
except PermissionError as e:
    result.append(str(e))
result.append(search_content.__doc__)"""
    result = asyncio.run(AgentExecutor().execute(code, functions, "a"))
    assert (result.error, result.success) == (None, True)
    assert result.return_value == [
        "x = 1\n", True, ["a.py", "b.py"], True, ["src/a.py", "src/b.py"],
        [{"file": "src/a.py", "line": 1, "text": "x = 1"}, {"file": "src/b.py", "line": 1, "text": "Y = 2"}], True, "the path leads outside of the workspace: '../x'",
        'The lines that a regular expression finds something in, each as {"file", "line", "text"}.',
    ]


def test_002_the_nine_signatures():
    assert describe_externals() == """- read_file(path: str) -> str
- write_file(path: str, content: str) -> bool
- list_dir(path: str) -> list[str]
- file_exists(path: str) -> bool
- search_files(pattern: str) -> list[str]
- search_content(pattern: str, path: str = ".") -> list[dict]
- ask_llm(prompt: str, context: str = "") -> str
- submit_result(summary: str, changed_files: list[str]) -> bool
- log(message: str) -> bool"""
    assert list(memory()) == [line[2:].partition("(")[0] for line in describe_externals().splitlines()] and len(memory()) == 9
