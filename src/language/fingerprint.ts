/**
 * A short fingerprint of a text (FNV-1a, 32 bits, in hexadecimal). It distinguishes a changed text from the same one; it protects
 * nothing.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A fingerprint of 64 bits that cannot be compared without the key. */
export function keyedFingerprint(key: string, text: string): string {
  return fingerprint(`${key}${text}`) + fingerprint(`${text}${key}`);
}
