import DOMPurify from 'dompurify';

/** What formatted text may hold: no style, class, id, form or frame (design: faults and attacks). */
const tags =
  'a b blockquote br code em h2 h3 h4 h5 h6 hr i li ol p s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = ['href', 'lang', 'colspan', 'rowspan', 'scope', 'target', 'rel'];
/** Attributes that hold no address: DOMPurify would measure them by `safeLink` too, and drop them. */
const plainAttributes = ['lang', 'colspan', 'rowspan', 'scope'];

/** `https:`, `mailto:`, `tel:`, `#…`, or a path with a single slash (`//evil` and `/\evil` leave the site). */
const safeLink = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;

const purify = DOMPurify();
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  const href = node.getAttribute('href') ?? '';
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (/^https:/i.test(href)) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** HTML from outside, reduced to the allow-list above. */
export function sanitize(html: string): TrustedHTML {
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: safeLink,
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
