/** `1500000` as `1.500.000`. */
export function numberWords(number: number): string {
  return number.toLocaleString('id-ID', { maximumFractionDigits: 10 });
}

/** A day or a month as people write it: `17/08/2026`, `Agustus 2026`; other texts as they are. */
export function timeWords(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return dayWords(text);
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${text}-01T00:00:00Z`).toLocaleDateString('id-ID', parts);
}

/** `2026-08-17` as `17/08/2026`; other texts as they are. */
export function dayWords(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** Bytes as people say them. */
export function sizeWords(bytes: number): string {
  const [unit, size] = bytes >= 1_048_576 ? ['MB', bytes / 1_048_576] : ['kB', bytes / 1024];
  return `${numberWords(Math.round(size * 10) / 10)} ${unit}`;
}

const json = /\{.*\}|\[.*\]|"[^"]*": ?(?:"[^"]*"|[^\s,.]+)/;
const quotation = new RegExp(`(${json.source})|"((?:[^"\\\\]|\\\\.)*)"`, 'gs');

/** A sentence with the quotation marks of books; pieces of JSON in it stay as they are typed. */
export function wellQuoted(sentence: string): string {
  return sentence.replace(quotation, (whole: string, piece: string | undefined, quoted: string | undefined) =>
    piece === undefined ? `“${quoted ?? ''}”` : whole,
  );
}
