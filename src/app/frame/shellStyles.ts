/** The page until the portal's code has come. The header of forms, or that of other pages, and that it will not come or cannot run: the page itself tells. */
export const shellStyles = {
  '.shell-form, [data-form] .shell-page': { display: 'none' },
  '[data-form] .shell-form': { display: 'block' },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  '.shell-broken, .shell-old': { display: 'none' },
  '[data-broken] .shell-broken, [data-old] .shell-old': { display: 'block' },
  'noscript p, .shell-broken, .shell-old': { margin: 0, padding: 24 },
};
