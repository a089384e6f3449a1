import type { CompiledEffect, EffectOf, CompiledForm } from '../compile/model';
import { isEmpty, isTruthy } from '../formulas/values';
import { isObject, type ActionCallName, type Value } from '../../language';
import type { Scope } from '../scope';
import { isFormula, pressed } from '../walk';
import { scopeOf } from './read';
import type { ActionEffect, CallProblem, CallReply, FaultKind, Reply, Run, Dialog } from './effects';
import { toSubmission } from './submission';
import type { Facts, FormState, Write } from './state';
import { resolve } from './resolve';

/** What a run reads while it goes on: the newest state, since the visitor types on while calls are on their way. */
export interface RunContext {
  form: CompiledForm;
  state: () => FormState;
  facts: () => Facts;
  /** Answers and facts that a call was made of when the same went out first; left out: those of now. */
  asSent?: (by: { call: ActionCallName; source: string }) => { state: FormState; facts: Facts } | undefined;
  /** Why there is no readable answer, in words for the visitor. */
  reasonOf: (fault: FaultKind) => string;
}

/**
 * `finished`: to its end. `moved`: an effect chose the next screen itself. `left`: `navigate` has left the form.
 * `stopped`: by `stop` or an error.
 */
export type RunEnd = 'finished' | 'moved' | 'left' | 'stopped';

type Steps = Generator<ActionEffect, RunEnd, Reply>;

/**
 * Runs an action: yields one effect at a time and is resumed with how it ended. Knows nothing of React, the network or
 * time.
 */
export function* runAction(context: RunContext, run: Run): Steps {
  let moved = false;
  for (const effect of run.effects) {
    if (moved && effect.kind === 'advance') continue;
    const end = yield* runEffect(context, effect, run.extras);
    if (end === 'stopped' || end === 'left') return end;
    if (end === 'moved') moved = true;
  }
  return moved ? 'moved' : 'finished';
}

function* runEffect(context: RunContext, effect: CompiledEffect, extras: Run['extras']): Steps {
  const scope = scopeFor(context, extras);
  switch (effect.kind) {
    case 'call':
      return yield* runCall(context, effect, extras);
    case 'standardSubmit':
      return yield* runStandardSubmit(context);
    case 'download': {
      const { call, body = {}, fileName } = resolve(effect.download, scope);
      const answer = yield { kind: 'download', call, body, fileName };
      if ('fault' in answer) return yield* standardError(call, { fault: answer.fault });
      // An answer that can be read is no file.
      return 'reply' in answer ? yield* standardError(call, answer.reply) : ended(answer);
    }
    case 'set':
      return yield* write(
        context,
        Object.entries(effect.set).map(([name, value]) => [
          name,
          isFormula(value) ? value.evaluate(scope) : value,
        ]),
      );
    case 'clear': {
      const empty = (name: string) => [name, { raw: emptyOf(context.form, name), reset: true }] as const;
      return ended(yield { kind: 'write', writes: Object.fromEntries(effect.clear.map(empty)) });
    }
    case 'copy':
      return yield* write(
        context,
        Object.entries(effect.copy).map(([target, source]) => [target, scope.read(source)]),
      );
    case 'dialog':
      return ended(yield { kind: 'dialog', dialog: dialogOf(context.form, effect, scope, extras) });
    case 'goTo':
    case 'advance':
      yield effect;
      return 'moved';
    case 'navigate':
      yield effect;
      return 'left';
    case 'stop':
      return 'stopped';
    case 'if':
      return yield* runAction(context, {
        effects: effect.if.test(scope) ? effect.then : (effect.else ?? []),
        extras,
      });
    case 'action':
      return yield* runAction(context, { effects: actionEffects(context.form, effect.name), extras });
    default:
      return ended(yield resolve(effect, scope));
  }
}

/** The effects of a named action; `submit` is the form's submission. */
export function actionEffects(form: CompiledForm, name: string): readonly CompiledEffect[] {
  return form.actions.get(name) ?? (name === 'submit' ? form.submit : []);
}

/** The body of a call as the definition writes it. */
export function sourceOf(effect: CompiledEffect): string {
  if (effect.kind !== 'call') return '';
  return JSON.stringify(Object.entries(effect.body ?? {}).map(([key, { source }]) => [key, source]));
}

/** What a call is made of: what was sent before goes out as it was. */
function madeOf(context: RunContext, call: ActionCallName, source = ''): RunContext {
  const sent = context.asSent?.({ call, source });
  return sent ? { ...context, state: () => sent.state, facts: () => sent.facts } : context;
}

function* runCall(context: RunContext, effect: EffectOf<'call'>, extras: Run['extras']): Steps {
  const source = sourceOf(effect);
  const scope = scopeFor(madeOf(context, effect.call, source), extras);
  const answer = yield* ask({
    kind: 'call',
    call: effect.call,
    body: resolve(effect.body ?? {}, scope),
    source,
    pending: resolve(effect.pending, scope),
  });
  if (!('fault' in answer) && !('reply' in answer)) return 'stopped';
  const answered = { ...extras, ...('reply' in answer ? answer.reply : {}) };
  const outcome = 'reply' in answer ? outcomeOf(effect.outcomes, scopeFor(context, answered)) : answer.fault;
  if (typeof outcome === 'object')
    return yield* runAction(context, { effects: outcome.do, extras: answered });
  if ('reply' in answer && !outcome) return yield* standardError(effect.call, answer.reply);
  const fault = outcome ?? 'unreadable';
  if (!effect.failed) return yield* standardError(effect.call, { fault });
  const failed = { ...extras, errorMessage: context.reasonOf(fault) };
  return yield* runAction(context, { effects: effect.failed, extras: failed });
}

type Outcome = NonNullable<EffectOf<'call'>['outcomes']>[number];

/** The first outcome that an answer matches; `unreadable` where the answer lacks what that one needs. */
export function outcomeOf(
  outcomes: readonly Outcome[] = [],
  scope: Scope,
): Outcome | 'unreadable' | undefined {
  const found = outcomes.find(({ match }) => isTruthy(match.evaluate(scope)));
  return found?.needs?.some((need) => isEmpty(need.evaluate(scope))) ? 'unreadable' : found;
}

/** POST /api/submit with the answers as a JSON string; success brings a registration number. */
function* runStandardSubmit(context: RunContext): Steps {
  const body = {
    subProductId: context.form.definition.subProductId ?? '',
    data: JSON.stringify(toSubmission(context.form, madeOf(context, 'submit').state())),
  };
  const answer = yield* ask({ kind: 'call', call: 'submit', body });
  if ('fault' in answer) return yield* standardError('submit', { fault: answer.fault });
  if (!('reply' in answer)) return 'stopped';
  const { reply } = answer;
  if (!reply.ok || reply.status !== 200) return yield* standardError('submit', reply);
  yield { kind: 'confirm', registrationNumber: registrationNumberOf(reply) ?? '' };
  return 'moved';
}

/** Makes a call. A submission that was taken without a number to name it by has no readable answer: nobody knows what came of it. */
function* ask(effect: Extract<ActionEffect, { kind: 'call' }>): Generator<ActionEffect, Reply, Reply> {
  const answer = yield effect;
  if (effect.call !== 'submit' || !('reply' in answer)) return answer;
  const { ok, status } = answer.reply;
  const lost = ok && status === 200 && registrationNumberOf(answer.reply) === undefined;
  return lost ? { fault: 'unreadable' } : answer;
}

/** The number under which the back end has registered a submission; `undefined` where it names none. */
export function registrationNumberOf({ response }: CallReply): string | undefined {
  const data = isObject(response) ? response.data : undefined;
  const number = isObject(data) ? data.registrationNumber : undefined;
  const text = typeof number === 'number' ? String(number) : typeof number === 'string' ? number.trim() : '';
  return text === '' ? undefined : text;
}

function* standardError(call: ActionCallName | 'downloadpdf', what: CallReply | { fault: FaultKind }): Steps {
  yield { kind: 'standardError', call, problem: problemOf(what) };
  return 'stopped';
}

function problemOf(what: CallReply | { fault: FaultKind }): CallProblem {
  if ('fault' in what) return { kind: 'exception', fault: what.fault };
  const { ok, status, httpStatus, statusText, retryAfterMs } = what;
  const message = messageIn(what);
  if (ok) return { kind: 'status', status, message };
  return {
    kind: 'http',
    httpStatus,
    statusText,
    ...(message !== '' && { message }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** What the server says for the visitor; `''` when it says nothing. */
function messageIn({ response }: CallReply): string {
  const message = isObject(response) ? response.message : undefined;
  return typeof message === 'string' ? message.trim() : '';
}

function* write(context: RunContext, values: readonly (readonly [string, Value])[]): Steps {
  const writes: Record<string, Write> = {};
  for (const [name, raw] of values) writes[name] = { raw: raw ?? emptyOf(context.form, name) };
  return ended(yield { kind: 'write', writes });
}

function ended(reply: Reply): RunEnd {
  return 'stopped' in reply ? 'stopped' : 'finished';
}

function emptyOf(form: CompiledForm, name: string): Value {
  return form.fields.get(name)?.row.empty ?? null;
}

/** What the formulas of a run read: the form, and what the run has brought. */
export function scopeFor(context: RunContext, extras: Run['extras']): Scope {
  const { form } = context;
  const state = context.state();
  const { slug, subProductId = '', product } = form.definition;
  return {
    ...scopeOf(form, state, context.facts()),
    extras: { $slug: slug, $subProductId: subProductId, $product: product?.name ?? '', ...extras },
    answers: (stages) => toSubmission(form, state, stages),
  };
}

/** Every dialog of a form, with its name in what outlives the page: where it stands in the definition. */
export function placedDialogs({ sources }: CompiledForm): { path: string; effect: EffectOf<'dialog'> }[] {
  return sources.effects.flatMap(({ path, compiled }) =>
    compiled.flatMap((effect, index) =>
      effect.kind === 'dialog' ? { path: `${path}[${index}].dialog`, effect } : [],
    ),
  );
}

/** A dialog in words; its buttons keep what the formulas of the run may use. */
export function dialogOf(
  form: CompiledForm,
  effect: EffectOf<'dialog'>,
  scope: Scope,
  extras: Run['extras'],
): Dialog {
  const { buttons = [], closeButton, ...said } = effect.dialog;
  const { blocks = [], dismissable = true, ...words } = resolve(said, scope);
  return {
    ...words,
    path: placedDialogs(form).find((one) => one.effect === effect)?.path ?? '',
    extras,
    blocks,
    dismissable,
    closeButton: closeButton && { effects: pressed(closeButton), extras },
    buttons: buttons.map((button) => ({
      text: resolve(button.text, scope),
      run: { effects: pressed(button), extras },
    })),
  };
}
