/**
 * The page until the portal's code has come: the header of forms, or that of other pages, and what is to be said meanwhile. Scripts in
 * the page itself say which (`index.html`, `.config/vite/earlyStart.ts`, `.config/vite/wordsInPage.ts`).
 */
export const shellStyles = {
  '.shell-form, [data-form] .shell-page': { display: 'none' },
  '[data-form] .shell-form': { display: 'block' },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  '.shell-broken, .shell-old, .shell-late, .shell-loading': { display: 'none' },
  '[data-broken] .shell-broken, [data-old] .shell-old, [data-late]:not([data-broken], [data-old]) .shell-late, .shell[data-wordless] .shell-loading':
    { display: 'block' },
  ':is([data-broken], [data-old]) .shell[data-wordless] .shell-loading': { display: 'none' },
  'noscript p, .shell-broken, .shell-old, .shell-late, .shell-loading': { margin: 0, padding: 24 },
  '.shell [data-heard]': { opacity: 0.6, cursor: 'progress' },
  '.shell [data-heard]::after': { content: '"\\a0…"' },
};
