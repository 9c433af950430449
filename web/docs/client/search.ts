// The search: an index of all sections, made when it is first wanted, in a dialog.
import MiniSearch from 'minisearch';

interface Section {
    page: string;
    href: string;
    title: string;
    text: string;
    /** What people search for who want the page; only its first section has it. */
    words?: string;
    /** How much it counts, beside others with the same words. */
    weight: number;
}

const MOST = 20;
const AROUND = 60;

async function makeIndex(): Promise<{ sections: Section[]; index: MiniSearch }> {
    const response = await fetch(new URL('search.json', location.href));
    if (!response.ok) throw new Error(response.statusText);
    const sections = (await response.json()) as Section[];
    const index = new MiniSearch({ fields: ['title', 'page', 'words', 'text'], searchOptions: { boost: { title: 4, page: 2, words: 4 }, boostDocument: (id) => sections[id as number]!.weight, prefix: true, fuzzy: 0.15, combineWith: 'AND' } });
    index.addAll(sections.map((section, id) => ({ id, ...section })));
    return { sections, index };
}

let made: ReturnType<typeof makeIndex> | undefined;

/** The words around the first that was found; the first words where it was found by its title alone. */
function excerpt(text: string, terms: readonly string[]): string {
    const low = text.toLowerCase();
    const places = terms.map((term) => low.indexOf(term)).filter((place) => place >= 0);
    const from = places.length ? Math.max(Math.min(...places) - AROUND, 0) : 0;
    const to = from + AROUND * 3;
    const words = text.slice(from && text.indexOf(' ', from) + 1, to < text.length ? text.lastIndexOf(' ', to) : to);
    return `${from ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}

function row({ page, href, title, text }: Section, terms: readonly string[]): HTMLLIElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const say = (name: string, words: string) => {
        const span = document.createElement('span');
        span.className = name;
        span.textContent = words;
        link.append(span);
    };
    link.href = href;
    say('found-title', title);
    if (page !== title) say('found-page', page);
    say('found-text', excerpt(text, terms));
    item.append(link);
    return item;
}

function makeDialog(): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.className = 'search';
    dialog.setAttribute('aria-label', 'Search the documents');
    dialog.innerHTML = '<form method="dialog" class="row"><input type="search" aria-label="Search the documents" placeholder="Search" autocomplete="off"><button class="plain">Close</button></form><p class="quiet" role="status"></p><ol class="found"></ol>';
    const input = dialog.querySelector('input')!;
    const said = dialog.querySelector('p')!;
    const found = dialog.querySelector('ol')!;
    const look = async () => {
        const words = input.value;
        try {
            const { sections, index } = await (made ??= makeIndex());
            if (words !== input.value) return;
            const results = words.trim() ? index.search(words).slice(0, MOST) : [];
            found.replaceChildren(...results.map(({ id, terms }) => row(sections[id as number]!, terms)));
            dialog.dataset.words = words; // whose results these are
            said.textContent = words.trim() ? `${results.length === MOST ? `The first ${MOST}` : results.length || 'None'} found` : '';
        } catch {
            made = undefined;
            said.textContent = 'The index could not be loaded. Search again when the connection is back.';
        }
    };
    input.addEventListener('input', () => void look());
    dialog.addEventListener('keydown', (event) => {
        const links = [...found.querySelectorAll('a')];
        const at = links.indexOf(document.activeElement as HTMLAnchorElement);
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            const next = at + (event.key === 'ArrowDown' ? 1 : -1);
            (links[Math.min(next, links.length - 1)] ?? input).focus();
        } else if (event.key === 'Enter' && event.target === input) {
            event.preventDefault();
            links[0]?.click();
        }
    });
    found.addEventListener('click', (event) => (event.target as HTMLElement).closest('a') && dialog.close());
    document.body.append(dialog);
    return dialog;
}

let dialog: HTMLDialogElement | undefined;

export function openSearch(): void {
    dialog ??= makeDialog();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')!.select();
}
