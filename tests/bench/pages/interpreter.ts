// The interpreter alone: reading a definition, and one key.
import { loadForm, startState, type CompiledForm, type FormState } from '../../../src/interpreter';
import { transition } from '../../../src/interpreter/machine';
import { definitionText, slug } from './definition';
import { benchFields, hidingText, readField } from './fields';

const fieldsOfStep = 100;
const facts = { today: '2026-01-15' };

/** What the driver asks of this page; `window.interpreter`. */
export interface InterpreterPage {
  /** Milliseconds in which the definition of a form with so many fields is parsed and compiled. */
  load: (count: number) => number;
  /** Microseconds of one key, the mean of many, in a form where so many fields read what is typed. */
  key: (count: number, readers: number, turning: boolean) => number;
  /** Microseconds in which the whole graph of a form is visited, the mean of many. */
  everything: (count: number) => number;
}

declare global {
  interface Window {
    interpreter: InterpreterPage;
  }
}

const textOf = (count: number, readers?: number): string =>
  definitionText(benchFields(count, readers), Math.ceil(count / fieldsOfStep));

function compiled(count: number, readers?: number): CompiledForm {
  const loaded = loadForm(textOf(count, readers), slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues.slice(0, 5)));
  return loaded.form;
}

/** Microseconds of one call, the mean of `times`, after as many calls that are not counted. */
function mean(times: number, call: (index: number) => void): number {
  for (let index = 0; index < times; index += 1) call(index);
  const start = performance.now();
  for (let index = 0; index < times; index += 1) call(index);
  return ((performance.now() - start) * 1000) / times;
}

/** One event after the other on a form's state. */
function machine(form: CompiledForm): (event: Parameters<typeof transition>[2]) => void {
  let state: FormState = startState(form, facts);
  return (event) => {
    ({ state } = transition(form, state, event, facts));
  };
}

window.interpreter = {
  load: (count) => {
    const text = textOf(count);
    const start = performance.now();
    const loaded = loadForm(text, slug);
    const time = performance.now() - start;
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues.slice(0, 5)));
    return time;
  },
  key: (count, readers, turning) => {
    const send = machine(compiled(count, readers));
    const texts = turning ? [hidingText, ''] : ['a', 'ab'];
    return mean(40, (index) => {
      send({ type: 'write', by: 'visitor', writes: { [readField]: { raw: texts[index % 2] } } });
    });
  },
  everything: (count) => {
    const send = machine(compiled(count));
    return mean(10, () => send({ type: 'dayChange' }));
  },
};
