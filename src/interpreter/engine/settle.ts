import type { CompiledForm } from '../compile/model';
import type { Value } from '../language';
import { sameValue } from '../sameValue';
import { rankQueue } from './heap';
import type { Pass } from './pass';
import { facetIn, readEffective } from './read';
import { stored, type Facts, type FormState, type Marks, type Origin, type Writes } from './state';

/** What a batch brings besides the answers that it writes. */
export interface Batch {
  origin: Origin;
  writes: Writes;
  stages?: readonly string[];
  step?: string;
  locks?: Marks;
}

/** The settled state, and whom it concerns: field names and view keys. */
export interface Settled {
  state: FormState;
  changed: ReadonlySet<string>;
}

/**
 * Settles a batch in one pass over the graph: nodes are visited by rank, each at most once, and only what depends on a
 * node whose result differs is visited after it. Every origin but a visitor's and an effect's visits the whole graph.
 */
export function settle(form: CompiledForm, before: FormState, batch: Batch, facts: Facts): Settled {
  const { nodes, numbers, readers } = form.graph;
  const changed = new Set<string>();
  const queue = rankQueue();
  const answers = copyOnWrite(before.values);
  const touched = copyOnWrite(before.touched);
  const failures = copyOnWrite(before.failures);
  const notices = copyOnWrite(before.notices);
  const unreadable = copyOnWrite(before.unreadable);
  let results = before.results;
  const locks = batch.locks ?? before.locks;

  const pass: Pass = {
    form,
    before,
    locks,
    scope: { read: (name) => readEffective(form, answers.now(), results, name), today: facts.today },
    scopeBefore: {
      read: (name) => readEffective(form, before.values, before.results, name),
      today: facts.today,
    },
    value: (name) => stored(answers.now(), name),
    read: (of) => facetIn(form, results, of),
    readBefore: (of) =>
      before.results.length === 0 && 'node' in of ? undefined : facetIn(form, before.results, of),
    origin: batch.origin,
    writes: batch.writes,
    facts,
    stages: batch.stages ?? before.stages,
    step: batch.step ?? before.step,
    notice: (name, notice) => {
      notices.set(name, notice);
      changed.add(name);
    },
    unreadable: (name) => {
      unreadable.set(name, true);
      changed.add(name);
    },
    forget: (name) => {
      const dropped = [touched, failures, notices, unreadable].map((marks) => marks.drop(name));
      if (dropped.includes(true)) changed.add(name);
    },
  };

  const whole = batch.origin !== 'visitor' && batch.origin !== 'effect';
  if (whole) nodes.forEach((_, number) => queue.push(number));
  for (const [name, { afresh }] of Object.entries(batch.writes)) {
    if (afresh) pass.forget(name);
    const number = numbers.get(`value:${name}`);
    if (number === undefined) continue;
    queue.push(number);
    const dropped = [unreadable, notices].map((marks) => marks.drop(name));
    if (dropped.includes(true)) changed.add(name);
  }

  for (let rank = queue.pop(); rank >= 0; rank = queue.pop()) {
    const node = nodes[rank];
    if (!node) break;
    const previous: unknown = node.answer === undefined ? results[rank] : stored(answers.now(), node.answer);
    const result = node.run(pass);
    if (node.same ? node.same(previous, result) : sameValue(previous, result)) continue;
    if (node.answer === undefined) {
      if (results === before.results) results = results.slice();
      // Writable: it was copied in the line above.
      (results as unknown[])[rank] = result;
    } else {
      // A value node's result is a value: `valueNode` is the only maker of nodes with an answer.
      answers.set(node.answer, result as Value);
      if (!Object.hasOwn(batch.writes, node.answer)) {
        notices.dropUnlessSet(node.answer);
        unreadable.drop(node.answer);
      }
    }
    if (node.view !== undefined) changed.add(node.view);
    for (const reader of readers[rank] ?? []) queue.push(reader);
  }

  const state: FormState = {
    ...before,
    locks,
    values: answers.now(),
    touched: touched.now(),
    failures: failures.now(),
    notices: notices.now(),
    unreadable: unreadable.now(),
    stages: pass.stages,
    step: pass.step,
    results,
  };
  return { state, changed };
}

interface CopyOnWrite<T> {
  now: () => Readonly<Record<string, T>>;
  set: (name: string, value: T) => void;
  /** True when there was something to drop. */
  drop: (name: string) => boolean;
  /** Drops what was there before the batch, not what the batch has set. */
  dropUnlessSet: (name: string) => void;
}

/** A record that is copied at its first change, so that an unchanged one stays the same object. */
function copyOnWrite<T>(original: Readonly<Record<string, T>>): CopyOnWrite<T> {
  let current: Record<string, T> | undefined;
  const set = new Set<string>();
  const own = (): Record<string, T> => (current ??= { ...original });
  const drop = (name: string): boolean => {
    if (!Object.hasOwn(current ?? original, name)) return false;
    delete own()[name];
    return true;
  };
  return {
    now: () => current ?? original,
    set: (name, value) => {
      own()[name] = value;
      set.add(name);
    },
    drop,
    dropUnlessSet: (name) => {
      if (!set.has(name)) drop(name);
    },
  };
}
