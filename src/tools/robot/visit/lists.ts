import { readDays } from '../../../api';
import type { FieldView, Option } from '../../../interpreter';
import { readList, type BackEnd } from '../../visit/bank';
import { askedBy, choicesIn } from '../../visit/lists';

/** Lists of choices, asked for once by all walks. */
export interface Lists {
  /** What a field offers now: options of its definition, records of a lookup, branches; `undefined` while not known. */
  known: (view: FieldView) => readonly Option[] | undefined;
  /** Asks for the list that a field offers now, when it is not known; one that did not come is an empty one. */
  load: (view: FieldView) => Promise<void>;
}

/** Lists of a back end. */
export function createLists({ ask }: Pick<BackEnd, 'ask'>): Lists {
  const lists = new Map<string, readonly Option[]>();
  return {
    known: (view) => {
      if (!view.lookup && !view.branches) return view.options ?? [];
      const asked = askedBy(view);
      return asked && lists.get(JSON.stringify(asked));
    },
    load: async (view) => {
      const asked = askedBy(view);
      const key = JSON.stringify(asked);
      if (!asked || lists.has(key)) return;
      lists.set(key, choicesIn(view, readList(await ask(asked.call, asked.body)) ?? []));
    },
  };
}

/** The days on which the bank is closed, as its back end tells. */
export async function holidaysOf({ ask }: Pick<BackEnd, 'ask'>): Promise<ReadonlySet<string>> {
  return readDays(readList(await ask('holidays', {})) ?? []);
}
