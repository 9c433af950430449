// What the pages of the documents do: the theme, the search, and blocks that run. Both latter are loaded when they are wanted.
import '../../src/style.css';
import './docs.css';
import { effect } from '@preact/signals';
import { nextTheme, theme } from '../../src/ui/theme';

const themeButton = document.querySelector<HTMLButtonElement>('#theme')!;
themeButton.hidden = false;
themeButton.addEventListener('click', nextTheme);
effect(() => void (themeButton.textContent = `Theme: ${theme.value}`));

// ---- the list of pages: open where there is room ----

const contents = document.querySelector<HTMLDetailsElement>('#contents')!;
const isWide = matchMedia('(min-width: 901px)');
const fit = () => (contents.open = isWide.matches);
isWide.addEventListener('change', fit);
fit();
// The page's own row is in view in the list, which does not move the page.
const own = contents.querySelector<HTMLElement>('[aria-current]');
const list = contents.parentElement!;
if (own && own.offsetTop > list.clientHeight - 80) list.scrollTop = own.offsetTop - list.clientHeight / 2;

// ---- search ----

const searchButton = document.querySelector<HTMLButtonElement>('#search-open')!;
const openSearch = async () => (await import('./search')).openSearch();
searchButton.hidden = false;
searchButton.title = '/ or Ctrl-K';
searchButton.addEventListener('click', () => void openSearch());
addEventListener('keydown', (event) => {
    const isTyping = (event.target as HTMLElement).closest?.('input, textarea, [contenteditable]');
    const asks = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!asks) return;
    event.preventDefault();
    void openSearch();
});

// ---- blocks that run ----

for (const block of document.querySelectorAll<HTMLElement>('.runs')) {
    const row = block.querySelector<HTMLElement>('.runs-row')!;
    const code = block.querySelector('pre')!.textContent!;
    const begin = async (runs: boolean) => {
        row.querySelectorAll('button').forEach((button) => (button.disabled = true));
        try {
            (await import('./runner')).openRunner(block, code, runs);
        } catch {
            row.textContent = 'This part of the page could not be loaded. Reload it when the connection is back.';
        }
    };
    row.hidden = false;
    row.querySelector('.runs-now')!.addEventListener('click', () => void begin(true));
    row.querySelector('.runs-edit')!.addEventListener('click', () => void begin(false));
}
