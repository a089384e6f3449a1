import { nodesIn } from '../formulas/nodes';
import type { WithFormulas } from '../formulas/types';
import { innerLists, usesOf, writesIn } from '../walk';
import type { CompiledEffect, CompiledField, CompiledForm } from './model';
import type { Computed } from './graph';

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
      const isRows = field.definition.type === 'rows';
      const columns = isRows
        ? [...form.fields.values()].filter(({ inRow }) => inRow?.rows === field.name)
        : [];
      waiting.push(...readsOfAnswer(field), ...columns.map((column) => column.name));
      if (!field.compute || field.computeWhen) inputs.add(name);
      // Of an answer that somebody can give it shows by itself whether it counts.
      else waiting.push(...readsOfComputed(form, field.counts));
    } else {
      waiting.push(...(form.values.get(name)?.compute?.reads ?? []), ...(readByWrites.get(name) ?? []));
      if (pressed.has(name)) inputs.add(name);
    }
  }
  return inputs;
}

function sentNames({ fields, values }: CompiledForm): string[] {
  const isSent = (own: boolean | undefined, { inRow }: Pick<CompiledField, 'inRow'>): boolean =>
    own !== false && (!inRow || fields.get(inRow.rows)?.definition.submit !== false);
  return [
    ...[...fields.values()].filter((one) => isSent(one.definition.submit, one)),
    ...[...values.values()].filter((one) => isSent(one.submit, one)),
  ].map(({ name }) => name);
}

/** What the calls that register something read beside all that is sent. */
function readByBodies(form: CompiledForm): string[] {
  return writesIn(form).flatMap((effect) =>
    effect.kind === 'call' ? Object.values(effect.body ?? {}).flatMap(({ reads }) => reads) : [],
  );
}

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
      const { reads: own, writes } = usesOf(effect);
      for (const write of writes) add(write.name, [...before, ...write.reads]);
      const reads = [...before, ...own];
      for (const inner of innerLists(effect)) collect(inner, reads);
    }
  };
  for (const effects of [form.submit, ...form.actions.values()]) collect(effects, []);
  return all;
}

/** The answers and remembered values that decide about a computed value, through whatever stands between. */
function readsOfComputed({ graph }: CompiledForm, computed: Computed<unknown>): string[] {
  const names: string[] = [];
  const waiting = 'node' in computed ? [computed.node] : [];
  const seen = new Set(waiting);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const node = graph.nodes[graph.numbers.get(key) ?? -1];
    if (node?.answer !== undefined) names.push(node.answer);
    else {
      for (const read of node?.reads ?? []) {
        if (!seen.has(read)) waiting.push(read);
        seen.add(read);
      }
    }
  }
  return names;
}

/**
 * The remembered values that a press or an answer of the visitor writes, and not only what the bank has said. What several actions write
 * behind answers of the bank without reading these depends on which of them was pressed.
 */
function setByVisitor(form: CompiledForm): ReadonlySet<string> {
  const readsReply = ({ nodes }: WithFormulas): boolean =>
    [...nodesIn(nodes)].some(
      (node) => node.kind === 'name' && !node.name.startsWith('$') && !form.names.get(node.name),
    );
  const pressed = new Set<string>();
  /** What one action or another writes behind an answer of the bank. */
  const behind = new Set<string>();
  for (const effects of [form.submit, ...form.actions.values()]) {
    const own = new Set<string>();
    const collect = (list: readonly CompiledEffect[], into: Set<string>): void => {
      for (const effect of list) {
        for (const { name, formula } of usesOf(effect).writes)
          if (!formula || !readsReply(formula)) into.add(name);
        // A button of a dialog is pressed by the visitor, also where the bank's answer has opened it.
        const within = effect.kind === 'dialog' ? pressed : effect.kind === 'call' ? own : into;
        for (const inner of innerLists(effect)) collect(inner, within);
      }
    };
    collect(effects, pressed);
    for (const name of own) (behind.has(name) ? pressed : behind).add(name);
  }
  return pressed;
}
