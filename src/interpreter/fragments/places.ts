/** Says where something stands: a place inside a fragment by both files, any other as it is. */
export type PlaceOf = (path: string) => string;

/** Where a block or a list of the whole form comes from: the use in the form, and the place in the fragment. */
export interface Origin {
  at: string;
  file: string;
  path: string;
  /** The field's name in the fragment, and the keys that the use sets of it. */
  name: string;
  set: readonly string[];
}

/** Says where an editor finds what the compiler finds at these places. */
export function placesOf(origins: ReadonlyMap<string, Origin>): PlaceOf {
  return (path) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf(']', end - 2) + 1) {
      const origin = origins.get(path.slice(0, end));
      if (!origin) continue;
      const rest = path.slice(end);
      const key = /^\.(\w+)/.exec(rest)?.[1] ?? '';
      if (origin.set.includes(key)) return `${origin.at}.set.${origin.name}${rest}`;
      return `${origin.at} → ${origin.file}: ${origin.path}${rest}`;
    }
    return path;
  };
}
