import { parseRulePattern } from '../rules';
import type { Aliases } from './rewritten';

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
