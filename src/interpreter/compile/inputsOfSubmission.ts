import { nodesIn } from '../formulas/nodes';
import type { WithFormulas } from '../formulas/types';
import { effectsIn, innerLists } from '../walk';
import type { CompiledEffect } from './effectModel';
import type { CompiledField, CompiledForm } from './model';

const known = new WeakMap<CompiledForm, ReadonlySet<string>>();

/**
 * The names of all that decides what a form sends and that somebody can set: answers and remembered values that are sent, and those by
 * which others are computed. Computed ones are left out, since they follow from these, the day and the bank; so are remembered values that
 * only an answer of the bank writes. A static property of the definition, found at its first use.
 */
export function inputsOfSubmission(form: CompiledForm): ReadonlySet<string> {
  const inputs = known.get(form) ?? findInputs(form);
  known.set(form, inputs);
  return inputs;
}

function findInputs(form: CompiledForm): ReadonlySet<string> {
  const pressed = setByVisitor(form);
  const readByWrites = readsOfWrites(form);
  const inputs = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...sentNames(form), ...readByBodies(form)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const field = form.fields.get(name);
    if (field) {
      waiting.push(...readsOfAnswer(field), ...columnsOf(form, name));
      if (!field.compute || field.computeWhen) inputs.add(name);
    } else {
      waiting.push(...(form.values.get(name)?.compute?.reads ?? []), ...(readByWrites.get(name) ?? []));
      if (pressed.has(name)) inputs.add(name);
    }
  }
  return inputs;
}

function sentNames({ fields, values }: CompiledForm): string[] {
  const isSent = ({ definition, inRow }: CompiledField): boolean =>
    definition.submit !== false && (!inRow || fields.get(inRow.rows)?.definition.submit !== false);
  return [
    ...[...fields.values()].filter(isSent).map(({ name }) => name),
    ...[...values.values()].filter(({ submit }) => submit).map(({ name }) => name),
  ];
}

/** What the calls that register something read beside all that is sent. */
function readByBodies(form: CompiledForm): string[] {
  return [form.submit, ...form.actions.values()].flatMap((effects) =>
    [...effectsIn(effects)].flatMap((effect) =>
      effect.kind === 'call' && (effect.call === 'submit' || effect.call === 'registration')
        ? effect.body.flatMap(({ formula }) => formula.reads)
        : [],
    ),
  );
}

/** The names that an answer is computed from. */
function readsOfAnswer({ compute, computeWhen, copies }: CompiledField): string[] {
  return [
    ...(compute?.reads ?? []),
    ...(computeWhen?.reads ?? []),
    ...copies.flatMap((copy) => [copy.switch, copy.source]),
  ];
}

/** What effects read that write a name: in what they write, in what decides whether they do, and in what they have asked the bank before. */
function readsOfWrites(form: CompiledForm): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  const add = (name: string, reads: readonly string[]): void => {
    const known = all.get(name) ?? new Set();
    reads.forEach((read) => known.add(read));
    all.set(name, known);
  };
  const collect = (effects: readonly CompiledEffect[], before: readonly string[]): void => {
    for (const effect of effects) {
      if (effect.kind === 'set') {
        for (const { name, value } of effect.writes)
          add(name, 'constant' in value ? before : [...before, ...value.reads]);
      } else if (effect.kind === 'copy') {
        for (const { target, source } of effect.copies) add(target, [...before, source]);
      }
      const reads = [...before, ...readsAhead(effect)];
      for (const inner of innerLists(effect)) collect(inner, reads);
    }
  };
  for (const effects of [form.submit, ...form.actions.values()]) collect(effects, []);
  return all;
}

/** What an effect reads before those inside it run. */
function readsAhead(effect: CompiledEffect): readonly string[] {
  if (effect.kind === 'if') return effect.test.reads;
  if (effect.kind !== 'call') return [];
  return [...effect.body.map(({ formula }) => formula), ...effect.outcomes.map(({ match }) => match)].flatMap(
    ({ reads }) => reads,
  );
}

/** The answers in all rows of a group; none, where the name is not that of one. */
function columnsOf(form: CompiledForm, name: string): string[] {
  if (!form.names.rows(name)) return [];
  return [...form.fields.values()].filter(({ inRow }) => inRow?.rows === name).map((field) => field.name);
}

/** The remembered values that a press or an answer of the visitor writes, and not only what the bank has said. */
function setByVisitor(form: CompiledForm): ReadonlySet<string> {
  const names = new Set<string>();
  const readsReply = ({ nodes }: WithFormulas): boolean =>
    [...nodesIn(nodes)].some(
      (node) => node.kind === 'name' && !node.name.startsWith('$') && !form.names.get(node.name),
    );
  const collect = (effects: readonly CompiledEffect[]): void => {
    for (const effect of effects) {
      switch (effect.kind) {
        case 'set':
          for (const { name, value } of effect.writes)
            if ('constant' in value || !readsReply(value)) names.add(name);
          break;
        case 'clear':
          effect.names.forEach((name) => names.add(name));
          break;
        case 'copy':
          effect.copies.forEach(({ target }) => names.add(target));
          break;
        case 'if':
          collect(effect.then);
          collect(effect.else);
          break;
        case 'call':
          // What follows from an answer is the bank's; but a button of a dialog that it opens is pressed by the visitor.
          for (const inner of effectsIn([effect])) if (inner.kind === 'dialog') collect([inner]);
          break;
        case 'dialog':
          [...effect.dialog.buttons, effect.dialog.closeButton].forEach((button) =>
            collect(button?.effects ?? []),
          );
          break;
        default:
      }
    }
  };
  [form.submit, ...form.actions.values()].forEach(collect);
  return names;
}
