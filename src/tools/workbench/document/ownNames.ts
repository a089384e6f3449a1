import type { Json } from '../../../interpreter';

/** The keys under which names stand that nothing else in a definition may have. */
const naming = new Set(['name', 'id']);

/** A value that is to be added, under names that the definition does not have yet. */
export function withOwnNames(value: Json, text: string): Json {
  const taken = new Set<string>();
  collect(JSON.parse(text) as Json, taken);
  return renamed(value, taken);
}

function collect(value: Json, taken: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries<Json>(value)) {
    if (naming.has(key) && typeof one === 'string') taken.add(one);
    collect(one, taken);
  }
}

function renamed(value: Json, taken: Set<string>): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: Json) => renamed(one, taken));
  // Only blocks and steps are named; a comparison means a name that is there.
  const isNamed = !Object.hasOwn(value, 'condition');
  const entries = Object.entries(value as Readonly<Record<string, Json>>);
  return Object.fromEntries(
    entries.map(([key, one]) => {
      if (!isNamed || !naming.has(key) || typeof one !== 'string') return [key, renamed(one, taken)];
      const own = free(one, taken);
      taken.add(own);
      return [key, own];
    }),
  );
}

function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const joint = name.includes('-') ? '-' : '';
  for (let number = 2; ; number += 1) {
    const one = `${name}${joint}${number}`;
    if (!taken.has(one)) return one;
  }
}
