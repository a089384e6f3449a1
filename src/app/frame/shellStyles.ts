/** The page until the portal's code has come. The header of forms, or that of other pages: the page itself tells which. */
export const shellStyles = {
  '.shell-form, [data-form] .shell-page': { display: 'none' },
  '[data-form] .shell-form': { display: 'block' },
  '@keyframes eform-appear': { from: { visibility: 'hidden' } },
  'noscript p': { margin: 0, padding: 24 },
};
