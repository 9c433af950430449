// Light and dark: the system's, or what was chosen by hand. public/theme.js does it before the first paint.
import { signal } from '@preact/signals';

type Theme = 'system' | 'light' | 'dark';
const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** What stands for each where there is no room for a word. */
export const SIGNS: Record<Theme, string> = { system: '◐', light: '○', dark: '●' };

function chosen(): Theme {
    try {
        const kept = localStorage.getItem('hognose-theme');
        return kept === 'light' || kept === 'dark' ? kept : 'system';
    } catch {
        return 'system';
    }
}

export const theme = signal<Theme>(chosen()); // not what public/theme.js has set, which may come later than this

export function nextTheme(): void {
    theme.value = NEXT[theme.value];
    try {
        if (theme.value === 'system') localStorage.removeItem('hognose-theme');
        else localStorage.setItem('hognose-theme', theme.value);
    } catch {
        // for this visit only
    }
    if (theme.value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
}
