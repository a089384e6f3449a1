import { condition, formula, readBy, truth, type Builder } from './builder';
import type { CompiledValue } from './model';

/** Compiles the remembered values; their nodes are added to the graph. */
export function compileValues(builder: Builder): Map<string, CompiledValue> {
  const values = new Map<string, CompiledValue>();
  builder.definition.values?.forEach((value, index) => {
    const compute = formula(builder, value.compute, `values[${index}].compute`);
    const initial = value.initial ?? null;
    const visibleWhen = condition(builder, value.visibleWhen, `values[${index}].visibleWhen`, 'compute');
    const counts = truth(builder, 'every', `counts:${value.name}`, value.name, [], visibleWhen);
    const submit = value.submit ?? true;
    values.set(value.name, { name: value.name, initial, compute, visibleWhen, counts, submit });
    builder.nodes.push({
      key: `value:${value.name}`,
      view: value.name,
      answer: value.name,
      reads: readBy([compute]),
    });
  });
  return values;
}
