import type { EffectOf, CompiledForm } from '../compile/model';
import type { Node } from '../formulas/parse';
import { isObject, type Json, type JsonObject } from '../../language';
import { nodesIn } from '../formulas/nodes';
import { effectsIn } from '../walk';
import { dialogOf, placedDialogs, actionEffects, scopeFor, type RunContext } from './runAction';
import type { Dialog, Run } from './effects';

/** A dialog that was open when its page ended, from what was kept of it; `undefined` when the form has it no more. */
export function dialogAt(context: RunContext, path: string, extras: Run['extras']): Dialog | undefined {
  const dialog = findDialog(context.form, path);
  return dialog && dialogOf(context.form, dialog, scopeFor(context, extras), extras);
}

/** What the formulas of a dialog, and of all that its buttons do, read of what a run has brought: no more of an answer is kept. */
export function extrasRead(form: CompiledForm, path: string, extras: Run['extras']): JsonObject {
  const dialog = findDialog(form, path);
  if (!dialog) return {};
  const prefixes = [path, ...actionsBehind(form, dialog)];
  const kept: Record<string, Json> = {};
  for (const { path: place, compiled } of form.sources.formulas) {
    if (!prefixes.some((prefix) => place.startsWith(prefix))) continue;
    for (const node of nodesIn(compiled.nodes)) {
      const keys = keysOf(node);
      if (keys) copyAt(kept, extras, keys);
    }
  }
  return kept;
}

function findDialog(form: CompiledForm, path: string): EffectOf<'dialog'> | undefined {
  return placedDialogs(form).find((one) => one.path === path)?.effect;
}

/** Where the named actions begin that buttons of a dialog run, and those inside these. */
function actionsBehind(form: CompiledForm, dialog: EffectOf<'dialog'>): string[] {
  const inside = [...effectsIn([dialog], (name) => actionEffects(form, name))];
  return inside.flatMap((effect) => (effect.kind === 'action' ? `actions.${effect.name}[` : []));
}

/** `['response', 'data', 'nomor']` for `response.data.nomor`; `undefined` for any other part of a formula. */
function keysOf(node: Node): string[] | undefined {
  if (node.kind === 'name') return [node.name];
  if (node.kind !== 'member' || node.key.kind !== 'literal') return undefined;
  const before = keysOf(node.object);
  const { value } = node.key;
  return before && typeof value === 'string' ? [...before, value] : undefined;
}

/** Copies what stands at a path; what is no object on the way there is copied as it is, and of an object nothing that is in it. */
function copyAt(
  to: Record<string, Json>,
  from: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): void {
  const [key, ...rest] = keys;
  if (key === undefined || !Object.hasOwn(from, key)) return;
  const value = from[key];
  if (!isObject(value)) {
    // What runs bring comes from JSON answers.
    to[key] = (value ?? null) as Json;
  } else {
    const inner = isObject(to[key]) ? to[key] : {};
    to[key] = inner;
    copyAt(inner, value, rest);
  }
}
