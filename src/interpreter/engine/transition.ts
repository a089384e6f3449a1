import type { CompiledForm } from '../compile/model';
import { change } from './change';
import { checkField } from './check';
import { still, type FormEvent, type Transition } from './events';
import { edit, goTo } from './moves';
import { advance, back, next } from './next';
import { reset, restore } from './restore';
import type { Settled } from './settle';
import { without, type Facts, type FormState, type Marks } from './state';
import { watchCommands } from './watch';

/** The whole behaviour of a form as one pure function. */
export function transition(form: CompiledForm, state: FormState, event: FormEvent, facts: Facts): Transition {
  const result = take(form, state, event, facts);
  if (result.state.values === state.values && event.type !== 'write') return result;
  const by = event.type === 'write' ? event.by : 'effect';
  const watched = watchCommands(form, state, result.state, by, facts);
  return { ...result, state: watched.state, commands: [...result.commands, ...watched.commands] };
}

function take(form: CompiledForm, state: FormState, event: FormEvent, facts: Facts): Transition {
  switch (event.type) {
    case 'write':
      return settled(change(form, state, { origin: event.by, writes: event.writes }, facts));
    case 'touch':
      return touch(form, state, event.name, facts);
    case 'next':
      return next(form, state, facts);
    case 'advance':
      return advance(form, state, facts);
    case 'back':
      return back(form, state, facts);
    case 'goTo':
      return goTo(form, state, event.target, facts);
    case 'edit':
      return edit(form, state, event.step, facts);
    case 'outcome':
      return still({ ...state, runs: ended(state, event.action) });
    case 'restore':
      return restore(form, state, event, facts);
    case 'query':
      return settled(
        change(form, state, { origin: 'restore', writes: event.writes, locks: event.locks }, facts),
      );
    case 'reset':
      return reset(form, state, event.target, facts);
    case 'pending':
      return still({ ...state, pending: marked(state.pending, event.name, event.running) });
    case 'tick':
      return settled(change(form, state, { origin: 'move', writes: {} }, facts));
  }
}

function settled(result: Settled): Transition {
  return { ...result, commands: [] };
}

function touch(form: CompiledForm, state: FormState, name: string, facts: Facts): Transition {
  if (Object.hasOwn(state.touched, name)) return still(state);
  const failure = checkField(form, state, name, facts);
  return {
    state: {
      ...state,
      touched: { ...state.touched, [name]: true },
      failures: failure ? { ...state.failures, [name]: failure } : state.failures,
    },
    changed: new Set([name]),
    commands: [],
  };
}

function ended(state: FormState, action: string): FormState['runs'] {
  const run = state.runs[action];
  return run ? { ...state.runs, [action]: { ...run, running: false } } : state.runs;
}

function marked(marks: Marks, name: string, on: boolean): Marks {
  if (on) return { ...marks, [name]: true };
  return without(marks, new Set([name]));
}
