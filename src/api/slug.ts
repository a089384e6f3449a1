/** Whether a text may name a form: small letters and digits, in parts joined by single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
