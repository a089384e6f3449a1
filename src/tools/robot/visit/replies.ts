import { isList } from '../../../language';
import {
  effectsIn,
  isFormula,
  isObject,
  nodesIn,
  outcomeOf,
  partsOf,
  type CallReply,
  type CompiledForm,
  type EffectOf,
  type FormulaNode,
  type Json,
  type Value,
} from '../../../interpreter';
import { answerKeysOf } from '../../checker/contract/answerAt';
import { anyOther } from '../../reach';

/** A call of an action with what follows from its answers. */
export type CallEffect = EffectOf<'call'>;

type Keys = NonNullable<ReturnType<typeof answerKeysOf>>;

/** An answer of the back end that some outcome of a definition waits for. */
export interface InventedReply {
  reply: CallReply & { response: Json };
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
  producers: ReadonlyMap<string, readonly Produced[]>;
  outcomes: readonly { id: string; call: string; match: string }[];
}

/** Every truth of so many answers is tried. */
const mostTruths = 4;
const today = '2026-01-01';
const usualStatuses = [200, 404, 409, 500];

/**
 * Makes up one answer of the back end for each outcome of each call, rich, poor and without any of it: from the parts of `response`
 * that formulas read, and what they are compared with. What no formula reads is not in it.
 */
export function inventReplies(form: CompiledForm): InventedReplies {
  const calls = callsOf(form);
  const byCall = new Map<string, InventedReply[]>();
  const producers = new Map<string, Produced[]>();
  for (const [call, effects] of calls) {
    const replies: InventedReply[] = [];
    const seen = new Set<string>();
    for (const reply of candidates(form, call, effects)) {
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
      (effect.outcomes ?? []).map(({ match }, number) => ({
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
  for (const effect of form.sources.effects.flatMap(({ compiled }) => compiled)) {
    if (effect.kind === 'call') calls.set(effect.call, [...(calls.get(effect.call) ?? []), effect]);
  }
  return calls;
}

/** Which outcomes an answer leads to: the first that matches of each effect that makes this call. */
export function outcomesOf(call: string, effects: readonly CallEffect[], reply: CallReply): string[] {
  return effects.flatMap((effect, at) => {
    const outcome = reached(effect, reply);
    return outcome ? [`${call}:${at}:${effect.outcomes?.indexOf(outcome)}`] : [];
  });
}

/** The outcome that an answer leads to; an unreadable one leads to none. */
function reached({ outcomes }: CallEffect, reply: CallReply): Exclude<ReturnType<typeof outcomeOf>, string> {
  const outcome = outcomeOf(outcomes, scopeOf(reply));
  return typeof outcome === 'object' ? outcome : undefined;
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
  return [...effectsIn(reached(effect, reply)?.do ?? [])].flatMap((inner) => {
    if (inner.kind !== 'set') return [];
    return Object.entries(inner.set).map(([name, value]) => {
      if (!isFormula(value)) return { name, result: value };
      return { name, result: value.reads.length > 0 ? anyOther : (value.evaluate(scopeOf(reply)) ?? null) };
    });
  });
}

function* candidates(
  form: CompiledForm,
  call: string,
  effects: readonly CallEffect[],
): Generator<InventedReply['reply']> {
  const matches = effects.flatMap(({ outcomes = [] }) => outcomes.flatMap(({ match }) => match.nodes));
  const read = formulasBehind(form, call);
  const paths = [...new Map(read.flatMap(partsRead).map((keys) => [keys.join('.'), keys])).values()];
  const truthPlaces = new Set([...truthsIn(read), ...matches.flatMap(decidersIn)].map(addressOf));
  const truths = paths.filter((keys) => truthPlaces.has(keys.join('.'))).slice(0, mostTruths);
  for (const status of new Set([...usualStatuses, ...statusesIn(read)])) {
    const reply = (response: Json): InventedReply['reply'] => {
      const ok = status < 300;
      return { ok, httpStatus: status, statusText: ok ? 'OK' : 'Error', status, response };
    };
    for (const rich of [true, false]) {
      for (let truth = 0; truth < 2 ** truths.length; truth += 1) {
        let response: Json = { statusCode: status };
        for (const keys of paths) {
          const at = truths.indexOf(keys);
          const value = at >= 0 ? ((truth >> at) & 1) === 1 : rich ? filling(form, effects, keys) : '';
          response = put(response, keys, value);
        }
        yield reply(response);
      }
    }
    yield reply({ statusCode: status });
  }
}

/** The formulas that see the answers of a call: those of its outcomes, and of all effects that follow. */
function formulasBehind({ sources }: CompiledForm, call: string): FormulaNode[] {
  const calls = sources.effects.flatMap(({ path, compiled }) =>
    compiled.flatMap((effect, at) =>
      effect.kind === 'call' && effect.call === call ? [`${path}[${at}].outcomes[`] : [],
    ),
  );
  return sources.formulas
    .filter(({ path }) => calls.some((one) => path.startsWith(one)))
    .flatMap(({ compiled }) => compiled.nodes);
}

function addressOf(node: FormulaNode): string | undefined {
  return answerKeysOf(node)?.join('.');
}

/** Every part of `response` that is read in a formula, the innermost only. */
function partsRead(node: FormulaNode): Keys[] {
  const keys = answerKeysOf(node);
  if (keys) return keys.length > 0 ? [keys] : [];
  return partsOf(node).flatMap(partsRead);
}

/** What is compared with a literal, by `==` or `!=`. */
function comparedWith(
  nodes: readonly FormulaNode[],
  fits: (value: Value) => boolean,
): [FormulaNode, Value][] {
  return [...nodesIn(nodes)].flatMap((node): [FormulaNode, Value][] => {
    if (node.kind !== 'binary' || (node.operator !== '==' && node.operator !== '!=')) return [];
    const { left, right } = node;
    if (right.kind === 'literal' && fits(right.value)) return [[left, right.value]];
    return left.kind === 'literal' && fits(left.value) ? [[right, left.value]] : [];
  });
}

function truthsIn(nodes: readonly FormulaNode[]): FormulaNode[] {
  return comparedWith(nodes, (value) => typeof value === 'boolean').map(([node]) => node);
}

function statusesIn(nodes: readonly FormulaNode[]): number[] {
  return comparedWith(nodes, (value) => typeof value === 'number' && value >= 100 && value < 600).flatMap(
    ([node, value]) => (node.kind === 'name' && /status$/i.test(node.name) ? [Number(value)] : []),
  );
}

/** What decides by itself whether a formula holds. */
function decidersIn(node: FormulaNode): FormulaNode[] {
  const isLogical =
    (node.kind === 'unary' && node.operator === '!') ||
    (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||'));
  return isLogical ? partsOf(node).flatMap(decidersIn) : [node];
}

/** What a rich answer says at an address: something that the field into which it is written takes. */
function filling(form: CompiledForm, calls: readonly CallEffect[], keys: Keys): Json {
  for (const effect of effectsIn(calls)) {
    if (effect.kind !== 'set') continue;
    const [target] = Object.entries(effect.set).find(
      ([, value]) => isFormula(value) && value.nodes.some((node) => addressOf(node) === keys.join('.')),
    ) ?? [''];
    const type = form.fields.get(target)?.definition.type;
    if (type === 'phone') return '081234567890';
    if (type === 'email') return 'nasabah@contoh.co.id';
    if (type === 'date' || type === 'monthYear') return '1990-01-01';
    if (type === 'number' || type === 'currency' || type === 'decimal') return 1_000_000;
    if (type) return 'NASABAH CONTOH';
  }
  return 'CONTOH';
}

/** An answer with a value at an address; what stands there in its way gives way. */
function put(body: Json | undefined, [key, ...rest]: Keys, value: Json): Json {
  if (key === undefined) return value;
  if (typeof key === 'string') {
    const object = isObject(body) ? body : {};
    return { ...object, [key]: put(object[key], rest, value) };
  }
  const list: Json[] = isList(body) ? [...body] : [];
  while (list.length <= key) list.push(null);
  list[key] = put(list[key], rest, value);
  return list;
}
