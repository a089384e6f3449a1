import type { Condition, Field } from '../../language';
import type { CompiledCondition } from '../formulas/types';
import { toOption } from '../../fields/pure';
import { addNode, condition, readBy, type Builder } from './builder';
import type { Computed, Pass } from './graph';
import type { CompiledOption } from './model';

/** The options of the definition; reports codes that stand twice. */
export function compileOptions(
  builder: Builder,
  field: Field,
  path: string,
): readonly CompiledOption[] | undefined {
  if (!('options' in field) || !field.options) return undefined;
  const seen = new Set<string>();
  // Choices of a list that is cut share their conditions: each is compiled, and looked at by tools, once.
  const shared = new Map<unknown, CompiledCondition | undefined>();
  const conditionAt = (index: number, when: Condition | undefined): CompiledCondition | undefined => {
    if (shared.has(when)) return shared.get(when);
    const compiled = condition(builder, when, `${path}.options[${index}].visibleWhen`, 'option');
    if (typeof when === 'object') shared.set(when, compiled);
    return compiled;
  };
  return field.options.map((entry, index): CompiledOption => {
    const option = toOption(entry);
    if (seen.has(option.code)) {
      builder.report(`${path}.options[${index}]`, {
        code: 'duplicate-option',
        received: `"${option.value}"`,
        expected: 'kode yang berbeda untuk setiap pilihan',
        hint: `Kode "${option.code}" sudah dipakai pilihan lain.`,
        args: { name: option.code },
      });
    }
    seen.add(option.code);
    return {
      ...option,
      selectsAll: typeof entry !== 'string' && entry.selectsAll === true,
      visibleWhen: typeof entry === 'string' ? undefined : conditionAt(index, entry.visibleWhen),
    };
  });
}

/** The options that are offered now. */
export function computedOptions(
  builder: Builder,
  name: string,
  options: readonly CompiledOption[],
): Computed<readonly CompiledOption[]> {
  const conditions = [...new Set(options.flatMap(({ visibleWhen }) => visibleWhen ?? []))];
  if (conditions.length === 0) return { constant: options };
  return addNode(builder, {
    key: `options:${name}`,
    view: name,
    reads: readBy(conditions),
    // Options are compiled once, so the same ones shown again are the same list of objects.
    same: (a, b) => Array.isArray(a) && Array.isArray(b) && sameItems(a, b),
    run: (pass: Pass) => {
      const holding = new Set(conditions.filter((one) => one.test(pass.scope)));
      return options.filter(({ visibleWhen }) => visibleWhen === undefined || holding.has(visibleWhen));
    },
  });
}

/** The names that the conditions of all options read; none where an option has no condition. */
export function neededByAll(options: readonly CompiledOption[] = []): readonly string[] {
  const [first, ...others] = new Set(options.map(({ visibleWhen }) => visibleWhen?.reads ?? []));
  return first?.filter((name) => others.every((reads) => reads.includes(name))) ?? [];
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
