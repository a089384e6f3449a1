import type { CallReply, CompiledForm, Json, JsonObject, Value } from '../../../interpreter';
import { anyOther } from '../answers/answerOf';
import { effectsOf, withInner, type CallEffect } from './effects';

/** An answer of the back end that some outcome of a definition waits for. */
export interface InventedReply {
  reply: CallReply;
  /** The outcomes that it leads to, as `call:number of the effect:number of the outcome`. */
  outcomes: readonly string[];
}

/** What a form's remembered values become by an answer of the back end. */
export interface Produced {
  result: Value;
  call: string;
  reply: number;
}

/** Answers of the back end made up from what a definition says of them. */
export interface InventedReplies {
  /** By call; none is worse than another. */
  byCall: ReadonlyMap<string, readonly InventedReply[]>;
  /** By the name of a remembered value. */
  producers: ReadonlyMap<string, readonly Produced[]>;
  /** Every outcome that a definition knows. */
  outcomes: readonly { id: string; call: string; match: string }[];
}

/** Every truth of so many answers is tried. */
const mostTruths = 4;
const today = '2026-01-01';
const usualStatuses = [200, 404, 409, 500];

/**
 * Makes up one answer of the back end for each outcome of each call, rich and poor: from the addresses `response.…` in the formulas
 * and what they are compared with. What no formula reads is not in it.
 */
export function inventReplies(form: CompiledForm): InventedReplies {
  const calls = callsOf(form);
  const byCall = new Map<string, InventedReply[]>();
  const producers = new Map<string, Produced[]>();
  for (const [call, effects] of calls) {
    const replies: InventedReply[] = [];
    const seen = new Set<string>();
    for (const reply of candidates(form, effects)) {
      const outcomes = outcomesOf(call, effects, reply);
      const made = effects.flatMap((effect) => results(effect, reply));
      // Two answers with the same consequences are one.
      const key = JSON.stringify([outcomes, made]);
      if (outcomes.length === 0 || seen.has(key)) continue;
      seen.add(key);
      for (const { name, result } of made) {
        const known = producers.get(name) ?? [];
        producers.set(name, [...known, { result, call, reply: replies.length }]);
      }
      replies.push({ reply, outcomes });
    }
    byCall.set(call, replies);
  }
  const outcomes = [...calls].flatMap(([call, effects]) =>
    effects.flatMap((effect, at) =>
      effect.outcomes.map(({ match }, number) => ({
        id: `${call}:${at}:${number}`,
        call,
        match: match.source,
      })),
    ),
  );
  return { byCall, producers, outcomes };
}

/** Every effect that makes a call, by call. */
export function callsOf(form: CompiledForm): ReadonlyMap<string, readonly CallEffect[]> {
  const calls = new Map<string, CallEffect[]>();
  for (const effect of effectsOf(form)) {
    if (effect.kind === 'call') calls.set(effect.call, [...(calls.get(effect.call) ?? []), effect]);
  }
  return calls;
}

/** Which outcomes an answer leads to: the first that matches of each effect that makes this call. */
export function outcomesOf(call: string, effects: readonly CallEffect[], reply: CallReply): string[] {
  return effects.flatMap((effect, at) => {
    const number = effect.outcomes.findIndex(({ match }) => truthOf(match.evaluate(scopeOf(reply))));
    return number < 0 ? [] : [`${call}:${at}:${number}`];
  });
}

function truthOf(value: Value): boolean {
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
}

function scopeOf(reply: CallReply): {
  read: () => undefined;
  today: string;
  extras: Readonly<Record<string, unknown>>;
} {
  return { read: () => undefined, today, extras: { ...reply } };
}

/** What an answer writes into remembered values, as far as no answer of the visitor takes part. */
function results(effect: CallEffect, reply: CallReply): { name: string; result: Value }[] {
  const outcome = effect.outcomes.find(({ match }) => truthOf(match.evaluate(scopeOf(reply))));
  return (outcome?.effects ?? []).flatMap(withInner).flatMap((inner) => {
    if (inner.kind !== 'set') return [];
    return inner.writes.map(({ name, value }) => {
      if ('constant' in value) return { name, result: value.constant };
      return { name, result: value.reads.length > 0 ? anyOther : (value.evaluate(scopeOf(reply)) ?? null) };
    });
  });
}

function* candidates(form: CompiledForm, effects: readonly CallEffect[]): Generator<CallReply> {
  const formulas = effects.flatMap(({ outcomes }) => outcomes.map(({ match }) => match.source));
  const inside = effects.flatMap((effect) => withInner(effect).slice(1));
  const read = [...formulas, ...inside.flatMap(textsIn)].join('\n');
  const paths = [
    ...new Set([...read.matchAll(/response((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1))),
  ];
  const truths = paths.filter((path) => isTruth(read, formulas.join('\n'), path)).slice(0, mostTruths);
  const statuses = [...read.matchAll(/status\s*[=!]=\s*(\d{3})/gi)].map(([, status]) => Number(status));
  for (const status of [...new Set([...usualStatuses, ...statuses])]) {
    for (const rich of [true, false]) {
      for (let truth = 0; truth < 2 ** truths.length; truth += 1) {
        const body: Record<string, Json> = { statusCode: status };
        for (const path of paths) {
          const at = truths.indexOf(path);
          const value = at >= 0 ? ((truth >> at) & 1) === 1 : rich ? filling(form, inside, path) : '';
          put(body, path.split('.'), value);
        }
        const ok = status < 300;
        yield { ok, httpStatus: status, statusText: ok ? 'OK' : 'Error', status, response: body };
      }
    }
  }
}

/** Compared with true or false anywhere, or standing for itself in what decides. */
function isTruth(read: string, matches: string, path: string): boolean {
  const address = `response\\.${path.replaceAll('.', '\\.')}`;
  return (
    new RegExp(`${address}\\s*[=!]=\\s*(?:true|false)`).test(read) ||
    new RegExp(`(?:&&|\\|\\||^|!)\\s*${address}\\s*(?:&&|\\|\\||\\)|$)`, 'm').test(matches)
  );
}

/** What a rich answer says at an address: something that the field into which it is written takes. */
function filling(form: CompiledForm, effects: ReturnType<typeof withInner>, path: string): Json {
  for (const effect of effects) {
    if (effect.kind !== 'set') continue;
    const target = effect.writes.find(
      ({ value }) => !('constant' in value) && value.source.trim() === `response.${path}`,
    );
    const type = target && form.fields.get(target.name)?.definition.type;
    if (type === 'phone') return '081234567890';
    if (type === 'email') return 'nasabah@contoh.co.id';
    if (type === 'date') return '1990-01-01';
    if (type === 'number' || type === 'currency' || type === 'decimal') return 1_000_000;
    if (type) return 'NASABAH CONTOH';
  }
  return 'CONTOH';
}

function textsIn(effect: ReturnType<typeof withInner>[number]): string[] {
  return [...JSON.stringify(effect).matchAll(/"source":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, source = '']) => source,
  );
}

function put(body: Record<string, Json>, [key = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    body[key] = value;
    return;
  }
  const inner = body[key];
  const object: Record<string, Json> = isObject(inner) ? { ...inner } : {};
  put(object, rest, value);
  body[key] = object;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
