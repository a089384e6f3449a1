import type { TextField } from '../../language';
import { textChecks, type Check } from '../common/checks';
import type { Failure } from '../common/failures';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { enteredText, textRow } from '../text/field';

const longestAddress = 254;
const longestLocalPart = 64;

const hasEmailFormat: Check = (value) => {
  if (typeof value !== 'string' || isEmailAddress(value)) return undefined;
  return asked(value) ?? { rule: 'email' };
};

/** What asks for the address that a text with a comma, or two dots, in place of a dot was meant to be. */
function asked(text: string): Failure | undefined {
  const dotted = text.replace(/[.,;]+/g, '.');
  if (dotted === text || !isEmailAddress(dotted)) return undefined;
  return { rule: 'emailDomain', args: { meant: likelyAddress(dotted) ?? dotted } };
}

/** An e-mail address. No sign is left out: without one it may be somebody else's. */
export const field: FieldTypeRow<TextField> = {
  ...textRow('email'),
  read: (raw, field, rule) => {
    const written = typeof raw === 'string' ? addressIn(raw) : raw;
    const entered = enteredText(written, field, rule, { exact: true });
    const refused = entered?.refused && typeof written === 'string' ? asked(written) : undefined;
    return refused ? { value: entered?.value, refused } : entered;
  },
  checks: (lengths) => [...textChecks(lengths), hasEmailFormat],
  doubt: (value) => {
    const meant = typeof value === 'string' ? likelyAddress(value) : undefined;
    return meant === undefined ? undefined : { rule: 'emailDomain', args: { meant } };
  },
};

const quotes = ` "'“”‘’`;

/** The address in what people and mail programs copy: behind a label, behind a name in angle brackets, as a link, in quotes, before the next in a list. */
function addressIn(text: string): string {
  const written = text
    .trim()
    .replace(/^(?!mailto)[\p{L} -]{1,40}:(?=[^@]+@[^@]+$)/iu, '')
    .trim();
  const inBrackets = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(written)?.[1] ?? written;
  const link = /^\s*mailto:([^?]*)/i.exec(inBrackets)?.[1];
  return unquoted(link === undefined ? inBrackets : decoded(link));
}

/** In linear time. */
function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && quotes.includes(text.charAt(start))) start += 1;
  while (start < end && `${quotes},;`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** Domains at which most people have their address. */
const wellKnown =
  'gmail.com yahoo.com yahoo.co.id ymail.com rocketmail.com outlook.com outlook.co.id hotmail.com live.com icloud.com'.split(
    ' ',
  );

/** Others that exist, one letter from these. */
const alsoKnown = ['mail.com', 'email.com', 'hotmail.co', 'love.com', 'line.com'];

/** The address that was probably meant: at a well-known domain, one slip from what was written; `undefined` for none. */
function likelyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || wellKnown.includes(domain) || alsoKnown.includes(domain)) return undefined;
  const meant = wellKnown.find((known) => isOneSlip(domain, known));
  return meant === undefined ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether two texts differ by one letter too many, missing, wrong, or by two that have changed places. */
function isOneSlip(one: string, other: string): boolean {
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - begin && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [rest, otherRest] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && rest === [...otherRest].reverse().join('');
}

/**
 * Whether a text looks like an e-mail address: one `@`, a local part without leading, trailing or doubled dots, and a
 * domain of at least two labels whose last one has letters only. Linear in the length of the text.
 */
function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || text.length > longestAddress) return false;
  if (local === '' || local.length > longestLocalPart || /[^!-~]/.test(local)) return false;
  if (local.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && /^[A-Za-z]{2,63}$/.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
