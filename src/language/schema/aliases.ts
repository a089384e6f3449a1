import { parseRulePattern } from '../rules';
import type { Aliases, Problem, RawObject } from './schema';

interface OwnSpelling {
  value: RawObject;
  problems: readonly Problem[];
  /** The key that the editor wrote, by the language's own. */
  origins: ReadonlyMap<string | number, string>;
}

/** Turns the keys of other spellings into the language's own. */
export function inOwnSpelling(aliases: Aliases | undefined, input: RawObject): OwnSpelling {
  const written = Object.keys(aliases ?? {}).filter((key) => Object.hasOwn(input, key));
  if (written.length === 0) return { value: input, problems: [], origins: new Map() };
  // Entries, not assignments: a key `__proto__` stays a key.
  const value = Object.fromEntries(Object.entries(input).filter(([key]) => !written.includes(key)));
  const problems: Problem[] = [];
  const origins = new Map<string | number, string>();
  for (const key of written) {
    const { as = key, read } = aliases?.[key] ?? {};
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
