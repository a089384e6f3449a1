import type { GraphNode, Pass } from '../compile/graph';
import type { CompiledForm } from '../compile/model';
import { sameValue } from '../sameValue';
import { computedIn, readEffective } from './read';
import { editRecord } from './sharedRecord';
import { stored, type Facts, type FormState, type Marks, type Origin, type Writes } from './state';
import { writeValue } from './writeValue';

/** What a batch brings besides the answers that it writes. */
export interface Batch {
  origin: Origin;
  writes: Writes;
  /** Further keys of the same entry may follow. */
  typing?: true;
  stages?: readonly string[];
  step?: string | undefined;
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
  const answers = editRecord(before.values);
  const touched = editRecord(before.touched);
  const failures = editRecord(before.failures);
  const notices = editRecord(before.notices);
  const refused = editRecord(before.refused);
  const delisted = editRecord(before.delisted);
  /** The results, from the first on that differs. */
  let results: unknown[] | undefined;
  const resultNow = (rank: number): unknown => (results ?? before.results)[rank];
  /** What this batch has something to say on: it outlives the writing of the answer. */
  const noticed = new Set<string>();
  const locks = batch.locks ?? before.locks;
  const resultBefore = (rank: number): unknown => before.results[rank];

  const pass: Pass = {
    before,
    locks,
    scope: { read: (name) => readEffective(form, answers.get, resultNow, name), today: facts.today },
    scopeBefore: {
      read: (name) => readEffective(form, (answer) => stored(before.values, answer), resultBefore, name),
      today: facts.today,
    },
    value: answers.get,
    read: (of) => computedIn(form, resultNow, of),
    readBefore: (of) =>
      before.results.length === 0 && 'node' in of ? undefined : computedIn(form, resultBefore, of),
    origin: batch.origin,
    writes: batch.writes,
    typing: batch.typing,
    facts,
    stages: batch.stages ?? before.stages,
    step: batch.step ?? before.step,
    notice: (name, notice) => {
      notices.set(name, notice);
      noticed.add(name);
      changed.add(name);
    },
    refuse: (name, failure) => {
      refused.set(name, failure);
      changed.add(name);
    },
    forget: (name) => {
      const dropped = [touched, failures, notices, refused].map((marks) => marks.drop(name));
      if (dropped.includes(true)) changed.add(name);
    },
  };

  for (const [name, { reset }] of Object.entries(batch.writes)) {
    if (reset) pass.forget(name);
    if (!numbers.has(`value:${name}`)) continue;
    const dropped = [refused, notices].map((marks) => marks.drop(name));
    if (dropped.includes(true)) changed.add(name);
  }

  /** Computes a node again; whether its result is another one. */
  const visit = (rank: number, node: GraphNode): boolean => {
    if (node.answer !== undefined) {
      const name = node.answer;
      const value = writeValue(form, name, pass);
      if (sameValue(answers.get(name), value)) return false;
      answers.set(name, value);
      delisted.drop(name);
      if (!Object.hasOwn(batch.writes, name)) {
        if (!noticed.has(name)) notices.drop(name);
        refused.drop(name);
      }
    } else {
      const result = node.run(pass);
      if ((node.same ?? sameValue)(resultNow(rank), result)) return false;
      results ??= before.results.slice();
      results[rank] = result;
    }
    if (node.view !== undefined) changed.add(node.view);
    return true;
  };
  if (batch.origin !== 'visitor' && batch.origin !== 'effect') {
    // The nodes stand in the order of their ranks: nobody needs to be told when all are visited.
    nodes.forEach((node, rank) => visit(rank, node));
  } else {
    const marks = new Uint8Array(nodes.length);
    const mark = (rank: number): void => void (marks[rank] = 1);
    for (const name of Object.keys(batch.writes)) {
      const number = numbers.get(`value:${name}`);
      if (number !== undefined) mark(number);
    }
    // Readers have higher ranks than what they read.
    for (let rank = marks.indexOf(1); rank >= 0; rank = marks.indexOf(1, rank + 1)) {
      const node = nodes[rank];
      if (node && visit(rank, node)) readers[rank]?.forEach(mark);
    }
  }

  const state: FormState = {
    ...before,
    locks,
    values: answers.done(),
    touched: touched.done(),
    failures: failures.done(),
    notices: notices.done(),
    refused: refused.done(),
    delisted: delisted.done(),
    stages: pass.stages,
    step: pass.step,
    results: results ?? before.results,
  };
  return { state, changed };
}
