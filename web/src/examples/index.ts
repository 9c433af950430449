// The examples. To add one: its file beside this, and a row here with one sentence of why.
import agent from './agent.py?raw';
import bomb from './bomb.py?raw';
import classes from './classes.py?raw';
import fork from './fork.py?raw';
import frame from './frame.py?raw';
import generators from './generators.py?raw';
import hello from './hello.py?raw';
import puzzle from './puzzle.py?raw';
import report from './report.py?raw';
import together from './together.py?raw';
import waits from './waits.py?raw';

export interface Example {
    id: string;
    title: string;
    why: string;
    code: string;
}

export const EXAMPLES: Example[] = [
    { id: 'waits', title: 'A program that waits', why: 'It pauses to ask you a question, and is a few hundred bytes until you answer.', code: waits },
    { id: 'hello', title: 'Hello', why: 'A question, both streams, and a value of many types: the smallest tour.', code: hello },
    { id: 'report', title: 'A report from CSV', why: 'Everyday Python with its library, and a list of dicts that is shown as a table.', code: report },
    { id: 'classes', title: 'A class hierarchy', why: 'Abstract classes, dataclasses, properties and match: the whole language, not part of it.', code: classes },
    { id: 'generators', title: 'Generators', why: 'A generator in the middle of its loop is saved with the program, and resumes with it.', code: generators },
    { id: 'together', title: 'Calls in flight together', why: 'Three host calls at once, from plain asyncio, and one snapshot that holds all of them.', code: together },
    { id: 'agent', title: 'An agent that asks first', why: 'Three tools, and a person who has to approve: code that a model writes must be able to wait.', code: agent },
    { id: 'fork', title: 'One past, three futures', why: 'The same bytes resume three times with different answers, side by side.', code: fork },
    { id: 'puzzle', title: 'Ten queens', why: 'Pause it in the middle of a recursion, between any two instructions.', code: puzzle },
    { id: 'frame', title: 'A chart from dataclasses', why: 'Data in, a drawing out: a program can display rich content, which cannot touch the page.', code: frame },
    { id: 'bomb', title: 'A bomb that stops', why: 'It doubles its data until it reaches a limit, which the program cannot catch.', code: bomb },
];
