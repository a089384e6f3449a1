/** The longest name that is made of a title. */
const longest = 60;

/** A name that is not taken: the name itself, or the first with a number behind it. */
export function freeName(name: string, taken: ReadonlySet<string>, joint = '-'): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${joint}${number}`;
  return free;
}

/** A title as the name of a file, a step or a category: `'Tabungan Haji & Umrah'` becomes `tabungan-haji-umrah`. */
export function slugFrom(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
