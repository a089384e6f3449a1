import type { FormBlock, Fragment, FragmentUse, OptionEntry } from '../../language';

/** Says where something stands: a place inside a fragment by both files, any other as it is. */
export type PlaceOf = (path: string) => string;

/** Where a block of the whole form comes from. */
interface Origin {
  at: string;
  path: string;
  file: string;
  /** The field's name in the fragment, and the keys that the use sets of it. */
  name?: string | undefined;
  set: readonly string[];
}

/** A list of a fragment in the form that takes it in. */
export interface TakenList {
  /** What the fragment calls it. */
  name: string;
  list: readonly OptionEntry[];
}

/** A fragment where it was taken in. */
interface TakenFragment {
  use: FragmentUse;
  path: string;
  fragment: Fragment;
  /** Its lists by the names that the form calls them by. */
  lists: ReadonlyMap<string, TakenList>;
}

/** The places of blocks and lists that were taken in: as the compiler calls them, and as an editor finds them. */
export function placesOf(taken: readonly TakenFragment[]): PlaceOf {
  const origins = new Map<string, Origin>();
  for (const { use, path: at, fragment, lists } of taken) {
    const file = `fragments/${use.fragment}.json`;
    for (const [name, list] of lists) {
      const place = `lists.${name}`;
      if (!origins.has(place)) origins.set(place, { at, file, path: `lists.${list.name}`, set: [] });
    }
    const leftOut = new Set(use.leaveOut);
    const add = (blocks: readonly FormBlock[], whole: string, path: string): number => {
      let index = 0;
      blocks.forEach((block, number) => {
        const name = 'type' in block && 'name' in block ? block.name : undefined;
        if (name !== undefined && leftOut.has(name)) return;
        const place = `${whole}[${index}]`;
        const origin = { at, file, name, path: `${path}[${number}]` };
        const isGroup = 'type' in block && block.type === 'group';
        const kept = isGroup ? add(block.blocks, `${place}.blocks`, `${origin.path}.blocks`) : 1;
        if (kept === 0 && isGroup && block.blocks.length > 0) return;
        const set = name === undefined ? [] : Object.keys(use.set?.[name] ?? {});
        origins.set(place, { ...origin, set });
        index += 1;
      });
      return index;
    };
    add(fragment.blocks, `${at}.blocks`, 'blocks');
  }
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
