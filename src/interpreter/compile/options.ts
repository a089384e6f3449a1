import type { Field } from '../../language';
import { toOption } from '../../fields/pure';
import { addNode, condition, readBy, type Builder } from './builder';
import type { Facet } from './facet';
import type { CompiledOption } from './model';
import type { Pass } from './pass';

/** The options of the definition; reports codes that stand twice. */
export function compileOptions(
  builder: Builder,
  field: Field,
  path: string,
): readonly CompiledOption[] | undefined {
  if (!('options' in field) || !field.options) return undefined;
  const seen = new Set<string>();
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
      visibleWhen:
        typeof entry === 'string'
          ? undefined
          : condition(builder, entry.visibleWhen, `${path}.options[${index}].visibleWhen`, 'option'),
    };
  });
}

/** The options that are offered now. */
export function optionsFacet(
  builder: Builder,
  name: string,
  options: readonly CompiledOption[],
): Facet<readonly CompiledOption[]> {
  const conditional = options.filter((option) => option.visibleWhen);
  if (conditional.length === 0) return { constant: options };
  return addNode(builder, {
    key: `options:${name}`,
    view: name,
    reads: readBy(conditional.map(({ visibleWhen }) => visibleWhen)),
    // Options are compiled once, so the same ones shown again are the same list of objects.
    same: (a, b) => Array.isArray(a) && Array.isArray(b) && sameItems(a, b),
    run: (pass: Pass) =>
      options.filter((option) => option.visibleWhen === undefined || option.visibleWhen.test(pass.scope)),
  });
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
