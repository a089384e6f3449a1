/** The longest name that is made of a title. */
const longest = 60;

/** A title as the name of a file, a step or a category: `'Tabungan Haji & Umrah'` becomes `tabungan-haji-umrah`. */
export function slugFrom(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
