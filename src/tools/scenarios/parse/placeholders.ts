import { isList, isObject, type Json } from '../../../interpreter';

/** What may stand in the holes of a file, and what is called with what is wrong with one. */
export interface Filling {
  /** What stands for a name; `undefined`: nothing does. `null` is something. */
  named: (name: string) => Json | undefined;
  report: (name: string, fault: PlaceholderFault) => void;
}

/** Nothing stands for the name, or no object where one is taken in. */
export type PlaceholderFault = 'unknown' | 'no object';

/** The key under which an object takes in what another one says; what it says itself wins. */
const takenIn = '...';

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g;
const wholePlaceholder = /^\{([A-Za-z][A-Za-z0-9]*)\}$/;
const run = /\{(.)\*(\d{1,4})\}/gu;
const range = /^\{(\d{1,4})\.\.(\d{1,4})\}$/;

/**
 * A value with its holes filled: `{name}` is what stands for the name, as it is where it is the whole text, else as a part of the text,
 * also in keys; a list in a list is several of its entries. `{A*61}` is a run of one character, `{1..95}` alone a list of numbers as
 * texts.
 */
export function filledIn(value: Json, filling: Filling): Json {
  if (typeof value === 'string') {
    const whole = filledWhole(value, filling);
    return whole === undefined ? filledText(value, filling) : whole;
  }
  if (isList(value)) {
    return value.flatMap((one) => {
      const own = filledIn(one, filling);
      return typeof one === 'string' && isList(own) ? own : [own];
    });
  }
  if (!isObject(value)) return value;
  const { [takenIn]: taken, ...own } = value;
  return Object.fromEntries([
    ...(taken === undefined ? [] : entriesIn(taken, filling)),
    ...Object.entries(own).map(([key, one]) => [filledText(key, filling), filledIn(one, filling)] as const),
  ]);
}

/** Whether a name is used in a value. */
export function hasPlaceholder(value: Json, name: string): boolean {
  return JSON.stringify(value).includes(`{${name}}`);
}

/** The entries of one object, or of several. */
function entriesIn(taken: Json, filling: Filling): (readonly [string, Json])[] {
  return [taken].flat().flatMap((one) => {
    const own = filledIn(one, filling);
    if (isObject(own)) return Object.entries(own);
    // A hole for which nothing stands has been reported.
    if (typeof own !== 'string' || !wholePlaceholder.test(own)) filling.report(takenIn, 'no object');
    return [];
  });
}

function filledWhole(text: string, { named }: Filling): Json | undefined {
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    return Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, index) =>
      String(Number(from) + index),
    );
  }
  const name = wholePlaceholder.exec(text)?.[1];
  return name === undefined ? undefined : named(name);
}

function filledText(text: string, { named, report }: Filling): string {
  return text
    .replace(placeholder, (written, name: string) => {
      const own = named(name);
      if (own === undefined) report(name, 'unknown');
      return own === undefined ? written : typeof own === 'string' ? own : JSON.stringify(own);
    })
    .replace(run, (_, one: string, times: string) => one.repeat(Number(times)));
}
