import type { CompiledForm } from '../../compile/model';
import { loadForm } from '../../load';
import type { Json } from '../../../language';
import { startState } from '../start';
import type { Facts, FormState } from '../state';
import type { FormEvent } from '../events';
import { transition } from '../transition';

/** A field or another block, as a definition writes it. */
export type Block = Readonly<Record<string, Json>>;

/** Any day will do, as long as it is always the same one. */
export const facts: Facts = { today: '2026-03-02' };

/** A form of the given steps, each a list of blocks; texts that every definition needs are filled in. */
export function formOf(steps: Readonly<Record<string, readonly Block[]>>, rest: Block = {}): CompiledForm {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: Object.entries(steps).map(([id, blocks]) => ({ id, title: id, blocks: blocks.map(labelled) })),
    ...rest,
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues, null, 2));
  return loaded.form;
}

/** A field without a label gets its name; what is no field stays as it is. */
function labelled(block: Block): Block {
  return typeof block.name === 'string' ? { type: 'text', label: block.name, ...block } : block;
}

/** A form of one step, begun. */
export function begun(blocks: readonly Block[], rest: Block = {}): { form: CompiledForm; state: FormState } {
  const form = formOf({ satu: blocks }, rest);
  return { form, state: startState(form, facts) };
}

/** The state after some events. */
export function after(form: CompiledForm, state: FormState, ...events: readonly FormEvent[]): FormState {
  return events.reduce((now, event) => transition(form, now, event, facts).state, state);
}

/** Input in several fields at once. */
export function typed(
  writes: Readonly<Record<string, Json>>,
  by: 'visitor' | 'effect' = 'visitor',
): FormEvent {
  const entries = Object.entries(writes).map(([name, raw]) => [name, { raw }] as const);
  return { type: 'write', by, writes: Object.fromEntries(entries) };
}

const required: Block = { name: 'nama', required: true };

const whenFilled = (name: string) => [{ name, condition: 'isFilled' }];

/** A required answer, two that need not be given, and one that depends on the first of them: a step each. */
export const form = formOf({
  satu: [required],
  dua: [{ name: 'catatan' }, { type: 'switch', name: 'lewati' }],
  tiga: [{ name: 'alasan', visibleWhen: whenFilled('catatan') }],
});

export const start = startState(form, facts);
