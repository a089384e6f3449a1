import type { CompiledEffect } from './effectModel';
import type { CompiledField, CompiledForm, CompiledStep } from './model';

type Actions = CompiledForm['actions'];

/**
 * The answers that the actions of Next read, by the ids of the steps that have one. A column of a row group counts as the group. What
 * only proves that a person is there is renewed after each request, and so is no answer to go by.
 */
export function readsOfNext(
  steps: readonly CompiledStep[],
  actions: Actions,
  fields: ReadonlyMap<string, CompiledField>,
): Map<string, ReadonlySet<string>> {
  return new Map(
    steps.flatMap(({ id, definition }) => {
      const action = definition.next?.do;
      if (action === undefined) return [];
      const reads = new Set<string>();
      collect([{ kind: 'action', name: action }], actions, reads, new Set());
      return [[id, new Set([...reads].filter((name) => fields.get(name)?.row.proof !== true))]];
    }),
  );
}

function collect(
  effects: readonly CompiledEffect[],
  actions: Actions,
  reads: Set<string>,
  entered: Set<string>,
): void {
  const add = (names: readonly string[]): void => names.forEach((name) => reads.add(name));
  const inside = (more: readonly CompiledEffect[] = []): void => collect(more, actions, reads, entered);
  for (const effect of effects) {
    switch (effect.kind) {
      case 'call':
        effect.body.forEach(({ formula }) => add(formula.reads));
        effect.outcomes.forEach(({ match, effects: then }) => {
          add(match.reads);
          inside(then);
        });
        inside(effect.failed);
        break;
      case 'download':
        effect.body.forEach(({ formula }) => add(formula.reads));
        break;
      case 'set':
        effect.writes.forEach(({ value }) => add('reads' in value ? value.reads : []));
        break;
      case 'copy':
        add(effect.copies.map(({ source }) => source));
        break;
      case 'if':
        add(effect.test.reads);
        inside(effect.then);
        inside(effect.else);
        break;
      case 'dialog':
        [...effect.dialog.buttons, effect.dialog.closeButton].forEach((button) => inside(button?.effects));
        break;
      case 'action':
        if (entered.has(effect.name)) break;
        entered.add(effect.name);
        inside(actions.get(effect.name));
        break;
      default:
    }
  }
}
