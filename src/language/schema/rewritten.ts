import { isObject } from '../values';
import {
  customSchema,
  finding,
  result,
  type Finding,
  type Problem,
  type RawObject,
  type Schema,
} from './schema';
import { parseRulePattern } from '../rules';

/** What is read in place of a value in another spelling: a value of the language's own key, a problem, or nothing at all. */
type Rewriting = { value: unknown } | Problem | undefined;

/** Another spelling of a key. */
export interface Alias {
  /** The language's own key; left out: there is none. */
  as?: string;
  /** Left out: what stands there means nothing. */
  read?: (value: unknown, whole: RawObject) => Rewriting;
}

/** Other spellings by key. */
type Aliases = Readonly<Record<string, Alias>>;

/** Lets a schema read an object in the language's own spelling; issues name the keys that the editor wrote. */
export function rewritten<T>(aliases: Aliases, inner: Schema<T>): Schema<T> {
  const others = Object.keys(aliases);
  const writtenIn = (input: RawObject): string[] => others.filter((key) => Object.hasOwn(input, key));
  const toOwn = (input: RawObject): Rewrite => rewrite(aliases, input, writtenIn(input));
  return customSchema<T>({ kind: 'rewritten', inner, aliases: others, toOwn }, (input) => {
    const written = isObject(input) ? writtenIn(input) : [];
    if (!isObject(input) || written.length === 0) return inner.read(input);

    const { value, problems, origins } = rewrite(aliases, input, written);
    const read = inner.read(value);
    const found = (read.findings ?? []).map((one) => withOrigin(one, input, origins));
    return result(read.value, [...problems.map((problem) => finding(input, problem)), ...found]);
  });
}

interface Rewrite {
  value: RawObject;
  problems: readonly Problem[];
  /** The key that the editor wrote, by the language's own. */
  origins: ReadonlyMap<string | number, string>;
}

function rewrite(aliases: Aliases, input: RawObject, written: readonly string[]): Rewrite {
  // Entries, not assignments: a key `__proto__` stays a key.
  const value = Object.fromEntries(Object.entries(input).filter(([key]) => !written.includes(key)));
  const problems: Problem[] = [];
  const origins = new Map<string | number, string>();
  for (const key of written) {
    const { as = key, read } = aliases[key] ?? {};
    const rewriting = read?.(input[key], input);
    if (!rewriting) continue;
    if (!('value' in rewriting)) problems.push({ key, ...rewriting });
    else if (Object.hasOwn(value, as)) problems.push({ key, expected: `tanpa ${as} di sampingnya` });
    else {
      value[as] = rewriting.value;
      origins.set(as, key);
    }
  }
  return { value, problems, origins };
}

/** What is found below a rewritten key is reported under the key, and with the value, that stood in the definition. */
function withOrigin(one: Finding, input: RawObject, origins: Rewrite['origins']): Finding {
  const [first, ...others] = one.path;
  const key = first === undefined ? undefined : origins.get(first);
  if (key === undefined) return one;
  return { ...one, input: others.length === 0 ? input[key] : one.input, path: [key, ...others] };
}

/**
 * The spelling of the bank's content system, and a short one for the commonest message: the only second spellings that the
 * language takes.
 * Options need no row, `{label, value}` being the language's own.
 */
export const fieldAliases = {
  id: {},
  showInSearch: {},
  conditionalLogic: {
    read: (on, field) => {
      if (typeof on !== 'boolean') return { expected: 'true atau false' };
      if (on && !Object.hasOwn(field, 'conditions')) {
        return { key: 'conditions', expected: 'daftar perbandingan, karena conditionalLogic: true' };
      }
      return undefined;
    },
  },
  conditions: {
    as: 'visibleWhen',
    read: (items, field) => {
      if (field.conditionalLogic === true) return { value: items };
      if (Object.hasOwn(field, 'conditionalLogic')) return undefined;
      return { key: 'conditionalLogic', expected: 'true atau false di samping conditions' };
    },
  },
  requiredMessage: {
    as: 'messages',
    read: (words) =>
      typeof words === 'string' && words !== ''
        ? { value: { required: words } }
        : { expected: 'teks yang tidak kosong' },
  },
  pattern: {
    as: 'rule',
    read: (pattern) => {
      const rule = typeof pattern === 'string' ? parseRulePattern(pattern) : undefined;
      if (rule !== undefined) return { value: rule };
      return { expected: 'pola [kelas], ^[kelas]*$, ^[kelas]+$, atau [^kelas]', hint: 'Pakai kunci rule.' };
    },
  },
} satisfies Aliases;
