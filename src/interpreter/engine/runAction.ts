import type { CompiledEffect } from '../compile/effectModel';
import type { CompiledForm } from '../compile/model';
import { isTruthy } from '../formulas/values';
import type { ActionCallName, JsonObject, Value } from '../language';
import type { Scope } from '../scope';
import { scopeOf } from './read';
import type { CallReply, FaultKind, Reply, Request, Run } from './requests';
import { toSubmission } from './submission';
import type { Facts, FormState, Write } from './state';
import { bodyOf, dialogOf, pendingOf, toastOf } from './words';

/** What a run reads while it goes on: the newest state, since the visitor types on while calls are on their way. */
export interface RunContext {
  form: CompiledForm;
  state: () => FormState;
  facts: () => Facts;
}

/**
 * `finished`: to its end. `moved`: an effect chose the next screen itself. `left`: `navigate` has left the form.
 * `stopped`: by `stop` or an error.
 */
export type RunEnd = 'finished' | 'moved' | 'left' | 'stopped';

type Steps = Generator<Request, RunEnd, Reply>;

/**
 * Runs an action: yields one request at a time and is resumed with how it ended. Knows nothing of React, the network or
 * time; the renderer, the scenario runner and other performers differ only in how they answer.
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
      const body = bodyOf(effect.body, scope);
      const fileName = effect.fileName.render(scope);
      const answer = yield { do: 'download', call: effect.call, body, fileName };
      if ('fault' in answer) return yield* standardError(effect.call, { fault: answer.fault });
      // An answer that can be read is no file.
      return 'reply' in answer ? yield* standardError(effect.call, answer.reply) : ended(answer);
    }
    case 'set': {
      const writes = effect.writes.map(
        ({ name, value }) =>
          [name, 'constant' in value ? value.constant : (value.evaluate(scope) ?? null)] as const,
      );
      return yield* write(context, writes);
    }
    case 'clear': {
      const empty = (name: string) => [name, { raw: emptyOf(context.form, name), afresh: true }] as const;
      return ended(yield { do: 'write', writes: Object.fromEntries(effect.names.map(empty)) });
    }
    case 'copy':
      return yield* write(
        context,
        effect.copies.map(
          ({ target, source }) => [target, scope.read(source) ?? emptyOf(context.form, target)] as const,
        ),
      );
    case 'toast':
      return ended(yield { do: 'toast', toast: toastOf(effect.toast, scope) });
    case 'dialog':
      return ended(yield { do: 'dialog', dialog: dialogOf(effect.dialog, scope, extras) });
    case 'closeDialog':
      return ended(yield { do: 'closeDialog' });
    case 'popup':
      return ended(yield { do: 'popup', slug: effect.slug });
    case 'goTo':
      yield { do: 'goTo', target: effect.target };
      return 'moved';
    case 'advance':
      yield { do: 'advance' };
      return 'moved';
    case 'navigate':
      yield { do: 'navigate', path: effect.path };
      return 'left';
    case 'wait':
      return ended(yield { do: 'wait', ms: effect.ms });
    case 'reset':
      return ended(yield { do: 'reset', target: effect.target });
    case 'clearStorage':
      return ended(yield { do: 'clearStorage' });
    case 'saveDraft':
      return ended(yield { do: 'saveDraft' });
    case 'stop':
      return 'stopped';
    case 'if':
      return yield* runAction(context, {
        effects: effect.test.test(scope) ? effect.then : effect.else,
        extras,
      });
    case 'action':
      return yield* runAction(context, { effects: actionEffects(context.form, effect.name), extras });
  }
}

/** The effects of a named action; `submit` is the form's submission. */
export function actionEffects(form: CompiledForm, name: string): readonly CompiledEffect[] {
  return form.actions.get(name) ?? (name === 'submit' ? form.submit : []);
}

function* runCall(
  context: RunContext,
  effect: Extract<CompiledEffect, { kind: 'call' }>,
  extras: Run['extras'],
): Steps {
  const scope = scopeFor(context, extras);
  const answer = yield {
    do: 'call',
    call: effect.call,
    body: bodyOf(effect.body, scope),
    pending: effect.pending && pendingOf(effect.pending, scope),
  };
  if ('fault' in answer) {
    if (!effect.failed) return yield* standardError(effect.call, { fault: answer.fault });
    const failed = { ...extras, errorMessage: answer.errorMessage };
    return yield* runAction(context, { effects: effect.failed, extras: failed });
  }
  if (!('reply' in answer)) return 'stopped';
  const answered = { ...extras, ...answer.reply };
  const newest = scopeFor(context, answered);
  const outcome = effect.outcomes.find((one) => isTruthy(one.match.evaluate(newest)));
  if (!outcome) return yield* standardError(effect.call, answer.reply);
  return yield* runAction(context, { effects: outcome.effects, extras: answered });
}

/** POST /api/submit with the answers as a JSON string; success brings a registration number (spec 3, section 7). */
function* runStandardSubmit(context: RunContext): Steps {
  const body = {
    subProductId: context.form.definition.subProductId,
    data: JSON.stringify(toSubmission(context.form, context.state())),
  };
  const answer = yield { do: 'call', call: 'submit', body };
  if ('fault' in answer) return yield* standardError('submit', { fault: answer.fault });
  if (!('reply' in answer)) return 'stopped';
  const { reply } = answer;
  if (!reply.ok || reply.status !== 200) return yield* standardError('submit', reply);
  const number = registrationNumber(reply.response);
  if (number === undefined) return yield* standardError('submit', { fault: 'unreadable' });
  yield { do: 'confirm', registrationNumber: number };
  return 'moved';
}

function registrationNumber(response: unknown): string | undefined {
  const data = isObject(response) ? response.data : undefined;
  const number = isObject(data) ? data.registrationNumber : undefined;
  return typeof number === 'string' || typeof number === 'number' ? String(number) : undefined;
}

function* standardError(call: ActionCallName | 'downloadpdf', what: CallReply | { fault: FaultKind }): Steps {
  if ('fault' in what) {
    yield { do: 'standardError', call, problem: { kind: 'exception', fault: what.fault } };
  } else if (!what.ok) {
    const { httpStatus, statusText } = what;
    yield { do: 'standardError', call, problem: { kind: 'http', httpStatus, statusText } };
  } else {
    const message = isObject(what.response) ? what.response.message : undefined;
    const problem = {
      kind: 'status' as const,
      status: what.status,
      message: typeof message === 'string' ? message : '',
    };
    yield { do: 'standardError', call, problem };
  }
  return 'stopped';
}

function* write(context: RunContext, values: readonly (readonly [string, Value])[]): Steps {
  const writes: Record<string, Write> = {};
  for (const [name, raw] of values) writes[name] = { raw: raw ?? emptyOf(context.form, name) };
  return ended(yield { do: 'write', writes });
}

function ended(reply: Reply): RunEnd {
  return 'stopped' in reply ? 'stopped' : 'finished';
}

function emptyOf(form: CompiledForm, name: string): Value {
  return form.fields.get(name)?.row.empty ?? null;
}

function scopeFor(context: RunContext, extras: Run['extras']): Scope {
  const { form } = context;
  const state = context.state();
  const { slug, subProductId, product } = form.definition;
  return {
    ...scopeOf(form, state, context.facts()),
    extras: { $slug: slug, $subProductId: subProductId, $product: product?.name ?? '', ...extras },
    answers: (stages) => toSubmission(form, state, stages),
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
