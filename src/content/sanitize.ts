import DOMPurify from 'dompurify';
import { formattedAttributes, formattedTags, safeLink } from '../language/formattedText';

/** Attributes that hold no address: DOMPurify would measure them by `safeLink` too, and drop them. */
const plainAttributes = ['lang', 'colspan', 'rowspan', 'scope'];

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
    ALLOWED_TAGS: [...formattedTags],
    ALLOWED_ATTR: [...formattedAttributes],
    ALLOWED_URI_REGEXP: safeLink,
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
