/** The page until the portal's code has come. The header of forms, or that of other pages, and that it will not come: the page itself tells. */
export const shellStyles = {
  '.shell-form, [data-form] .shell-page': { display: 'none' },
  '[data-form] .shell-form': { display: 'block' },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  '.shell-broken': { display: 'none' },
  '[data-broken] .shell-broken': { display: 'block' },
  'noscript p, .shell-broken': { margin: 0, padding: 24 },
};
