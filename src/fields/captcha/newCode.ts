/** Small letters that are not taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz';

/** Characters of a code. */
const length = 4;

/** A random code for a captcha to show. */
export function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => letters[number % letters.length]).join('');
}
