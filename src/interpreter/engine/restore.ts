import type { CompiledEffect, CompiledField, CompiledForm } from '../compile/model';
import { pathView } from '../compile/path';
import { readFailure, type Failure, type Failures } from '../../fields/pure';
import type { ResetTarget, Values, Value } from '../../language';
import { change, validateTouched } from './change';
import { recheck } from './checks';
import type { FormEvent, Transition } from './events';
import { firstOnPath, goTo, show, trailTo } from './moves';
import { passedBefore } from './passed';
import { activeStage, canEnter, formPath, isOnPath, stepOf, firstStep } from './path';
import { sameValue } from '../sameValue';
import { answersOfRecords } from './rows';
import { type Settled, settle } from './settle';
import { lookUp } from './sharedRecord';
import type { Moment } from './read';
import { stored, type Facts, type FormState, type Write } from './state';

/** Stored answers of unknown age: those that the form still has, read as its types read them. */
export function restore(at: Moment, event: Extract<FormEvent, { type: 'restore' }>): Transition {
  const { form, state, facts } = at;
  const writes: Record<string, Write> = {};
  const readable = (field: CompiledField | undefined, raw: unknown): unknown =>
    event.sameDefinition === true ? raw : ofDraft(field, raw);
  for (const name of [...form.fields.keys(), ...form.values.keys()]) {
    const field = form.fields.get(name);
    // What stands in rows comes with the records of its group.
    if (field?.inRow) continue;
    // What is kept as null was emptied: its default does not come back.
    const raw = storedUnder(form, event.data, name);
    if (raw === undefined) continue;
    if (!keepsDefault(field, raw)) writes[name] = { raw: readable(field, raw) };
    for (const [answer, value] of answersOfRecords(form, name, raw)) {
      const inRow = form.fields.get(answer);
      if (!keepsDefault(inRow, value)) writes[answer] = { raw: readable(inRow, value) };
    }
  }
  const known = new Set(form.stages.map((stage) => stage.id));
  const entered = [...new Set(event.stages)].filter((id) => known.has(id));
  const [firstStage] = form.stages;
  const stages = firstStage && entered[0] === firstStage.id ? entered : state.stages;
  const wanted =
    form.steps.get(event.activeStep) ??
    [...form.steps.values()].find(({ definition }) => definition.renamedFrom === event.activeStep);
  const last = stages.at(-1);
  const candidate = wanted && wanted.stage === last ? wanted.id : undefined;
  const result = change(form, state, { origin: 'restore', writes, stages, step: candidate }, facts);
  const step =
    candidate !== undefined && isOnPath(form, result.state, candidate)
      ? candidate
      : firstOnPath(form, result.state, last ?? '');
  const trail = trailTo(form, result.state, step);
  const said = {
    refused: failuresOf(form, event.refused),
    notices: { ...result.state.notices, ...failuresOf(form, event.notices) },
  };
  const names = [...Object.keys(said.refused), ...Object.keys(writes)];
  const restored = validateRestored({ ...at, state: { ...result.state, ...said } }, names).state;
  const finished = event.finished === true;
  const agreed = Object.fromEntries((event.agreed ?? []).map((slug) => [slug, true as const]));
  const back = {
    ...restored,
    ...{ step, agreed, trail, finished, passed: passedBefore(form, event.passed, trail) },
    // Who had come to the preview goes back to it, past the steps that are finished.
    editing: finished && activeStage(form, restored).afterLastStep.some(isPreview),
  };
  const changed = new Set([...result.changed, pathView]);
  const wrong = wrongBefore(form, back);
  if (wrong === undefined) return { state: back, changed, effects: [{ kind: 'showStep', step }] };
  const moved = goTo({ ...at, state: back }, { step: wrong });
  return { ...moved, state: { ...moved.state, trail: trailTo(form, moved.state, wrong) }, changed };
}

const isPreview = (effect: CompiledEffect): boolean => effect.kind === 'goTo' && effect.goTo === 'preview';

/** The first step of an earlier stage that Back leads into whose answer is wrong now: by newer limits, or by what a device made of it. */
function wrongBefore(form: CompiledForm, state: FormState): string | undefined {
  const { stage: active } = stepOf(form, state.step);
  return formPath(form, state).find(
    ({ stage, places }) =>
      stage !== active &&
      canEnter(form, state, stage) &&
      places.some(({ field }) => Object.hasOwn(state.failures, field)),
  )?.id;
}

/** What the page's address, or a form on another page, gives. */
export function query(at: Moment, { writes, locks }: Extract<FormEvent, { type: 'query' }>): Transition {
  const { form, state, facts } = at;
  const result = change(form, state, { origin: 'restore', writes, locks }, facts);
  const validated = validateRestored({ ...at, state: result.state }, Object.keys(writes));
  return { ...validated, changed: new Set([...result.changed, ...validated.changed]), effects: [] };
}

/** Judges what came filled in or refused: it was left before this page was opened. */
function validateRestored(at: Moment, names: readonly string[]): Settled {
  const { form, state, facts } = at;
  const left = names.filter(
    (name) =>
      lookUp(state.refused, name) !== undefined ||
      form.fields.get(name)?.row.given(stored(state.values, name)) === true,
  );
  const touched = { ...state.touched, ...Object.fromEntries(left.map((name) => [name, true as const])) };
  const validated = validateTouched({ ...at, state: { ...state, touched } }, left);
  return recheck(form, { ...validated, changed: new Set(left) }, facts);
}

/** Whether an answer with a default is stored as nothing, though no visitor can have emptied it: it is unset. */
function keepsDefault(field: CompiledField | undefined, raw: unknown): boolean {
  if (field?.defaultValue === undefined || !field.row.neverEmptied) return false;
  return sameValue(field.row.parse(raw), field.row.empty);
}

/** What was said of entries that the form still asks for. */
function failuresOf(form: CompiledForm, data: Values = {}): Failures {
  const failures: Record<string, Failure> = {};
  const take = (name: string, raw: unknown): void => {
    const failure = readFailure(raw);
    if (failure) failures[name] = failure;
  };
  for (const { name, inRow } of form.fields.values()) {
    if (inRow) continue;
    const raw = storedUnder(form, data, name);
    take(name, raw);
    for (const [answer, own] of answersOfRecords(form, name, raw)) take(answer, own);
  }
  return failures;
}

/** What is stored under a name, or under its former one. */
function storedUnder(form: CompiledForm, data: Values, name: string): Values[string] {
  const own = stored(data, name);
  const before = form.fields.get(name)?.definition.renamedFrom;
  return own === undefined && before !== undefined ? stored(data, before) : own;
}

/** A stored value without what cannot be an answer of the type that the field has now. */
function ofDraft(field: CompiledField | undefined, raw: unknown): unknown {
  return field?.row.ofDraft ? field.row.ofDraft(raw) : raw;
}

/** Empties the form or a stage, or leads to the active stage's first step. */
export function reset(at: Moment, target: ResetTarget): Transition {
  const { form, state, facts } = at;
  if (target === 'all') return resetAll(at);
  if (target === 'activeStep') {
    const first = firstOnPath(form, state, activeStage(form, state).id);
    return show({ ...at, state: { ...state, editing: false } }, first, []);
  }
  const stage = form.stages.find((one) => one.id === target.stage);
  const writes: Record<string, Write> = {};
  for (const place of stage?.steps.flatMap((step) => step.places) ?? []) {
    writes[place.field] = { raw: undefined, reset: true };
  }
  const result = change(form, state, { origin: 'effect', writes }, facts);
  return { ...result, changed: new Set([...result.changed, ...Object.keys(writes)]), effects: [] };
}

/** A blank form. What the page's address has locked stays: its parameter still stands there. */
function resetAll({ form, state, facts }: Moment): Transition {
  const { locks } = state;
  const writes = Object.fromEntries(
    Object.keys(locks).map((name) => [name, { raw: stored(state.values, name) }]),
  );
  const blank = change(form, startState(form, facts), { origin: 'restore', writes, locks }, facts).state;
  return {
    // The runs are kept so that they can be aborted.
    state: { ...blank, runs: state.runs },
    changed: new Set([...form.fields.keys(), ...form.values.keys(), pathView]),
    effects: [{ kind: 'showStep', step: blank.step }],
  };
}

/** A form as a visitor finds it: every answer empty or at its default, on the first step of the first stage. */
export function startState(form: CompiledForm, facts: Facts): FormState {
  const step = firstStep(form);
  const values: Record<string, Value> = {};
  for (const field of form.fields.values()) values[field.name] = field.row.empty;
  for (const value of form.values.values()) values[value.name] = value.initial;
  const blank: FormState = {
    values,
    touched: {},
    failures: {},
    deferred: {},
    failedChecks: {},
    notices: {},
    refused: {},
    locks: {},
    stages: [step.stage],
    step: step.id,
    trail: [],
    passed: {},
    finished: false,
    editing: false,
    runs: {},
    proven: {},
    agreed: {},
    pending: {},
    delisted: {},
    results: [],
  };
  return settle(form, blank, { origin: 'start', writes: {} }, facts).state;
}
