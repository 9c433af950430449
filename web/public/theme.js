// Before the first paint: the theme that was chosen by hand, if one was.
(() => {
    let chosen = null;
    try {
        chosen = localStorage.getItem('hognose-theme');
    } catch {
        // no storage: the system's theme
    }
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
