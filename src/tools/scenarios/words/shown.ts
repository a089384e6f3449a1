const longest = 160;

/** A value as a short text for an editor: JSON, cut when long; 'tidak ada' for what is not there. */
export function shown(value: unknown): string {
  if (value === undefined) return 'tidak ada';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Names in quotes: `"nik", "noHp"`; 'tidak ada' for none. */
export function named(names: readonly string[]): string {
  return names.length === 0 ? 'tidak ada' : names.map((name) => `"${name}"`).join(', ');
}
