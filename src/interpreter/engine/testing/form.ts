import type { CompiledForm } from '../../compile/model';
import { loadForm } from '../../load';
import type { Json } from '../../../language';
import { startState } from '../restore';
import type { Facts, FormState } from '../state';
import type { FormEvent } from '../events';
import { transition } from '../transition';

/** A field or another block, as a definition writes it. */
export type Block = Readonly<Record<string, Json>>;

/** Any day will do, as long as it is always the same one. */
export const facts: Facts = { today: '2026-03-02' };

/** The text of a definition of the given steps; what every definition needs is filled in. */
export const definitionOf = (steps: readonly object[] | undefined, rest: object = {}): string =>
  JSON.stringify({ version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'CTH-01', steps, ...rest });

/** A step of text fields and other blocks. */
export const stepOf = <Rest extends object>(id: string, blocks: readonly object[], rest?: Rest) => ({
  id,
  title: id,
  blocks: blocks.map((block) =>
    'name' in block && typeof block.name === 'string' ? { type: 'text', label: block.name, ...block } : block,
  ),
  ...rest,
});

/** A step of one text field. */
export const textStep = (id: string, rest: Block = {}): Block => ({
  id,
  title: id,
  blocks: [{ type: 'text', name: id, label: id }],
  ...rest,
});

/** The form of a definition's text; throws what is wrong with it. */
export function loaded(text: string, texts?: ReadonlyMap<string, string>): CompiledForm {
  const { slug } = JSON.parse(text) as { slug: string };
  const result = loadForm(text, slug, texts);
  if (!result.ok) throw new Error(`${slug}: ${JSON.stringify(result.issues, null, 2)}`);
  return result.form;
}

/** A form of the given steps, each the list of its blocks or the whole of it. */
export function formOf(
  steps: Readonly<Record<string, readonly object[] | Step>>,
  rest: object = {},
): CompiledForm {
  const written = Object.entries(steps).map(([id, step]) => {
    const { blocks, ...own } = isList(step) ? { blocks: step } : step;
    return stepOf(id, blocks, own);
  });
  return loaded(definitionOf(written.length > 0 ? written : undefined, rest));
}

interface Step {
  readonly blocks: readonly object[];
  readonly [key: string]: unknown;
}

// `Array.isArray` does not take a read-only list for one.
const isList = (step: readonly object[] | Step): step is readonly object[] => Array.isArray(step);

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
