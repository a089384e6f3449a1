/** The tags that formatted text may have: no style, class, id, form or frame (design: faults and attacks). */
export const formattedTags: readonly string[] =
  'a b blockquote br code em h2 h3 h4 h5 h6 hr i li ol p s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** What its tags may carry. */
export const formattedAttributes: readonly string[] = [
  'href',
  'lang',
  'colspan',
  'rowspan',
  'scope',
  'target',
  'rel',
];

/** `https:`, `mailto:`, `tel:`, `#…`, or a path with a single slash (`//evil` and `/\evil` leave the site). */
export const safeLink = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;
