import type { FormBlock, Fragment, FragmentUse } from '../../language';

/** Tells where something stands: a place inside a fragment by both files, any other as it is. */
export type PlaceOf = (path: string) => string;

/** Where a block of the whole form comes from. */
interface Origin {
  /** The use in the form. */
  at: string;
  /** The block in the fragment. */
  path: string;
  file: string;
  /** The field's name in the fragment, and the keys that the use sets of it. */
  name?: string | undefined;
  set: readonly string[];
}

/** The places of blocks that were taken in: as the compiler calls them, and as an editor finds them. */
export function placesOf(taken: readonly { use: FragmentUse; path: string; fragment: Fragment }[]): PlaceOf {
  const origins = new Map<string, Origin>();
  for (const { use, path: at, fragment } of taken) {
    const file = `fragments/${use.fragment}.json`;
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
