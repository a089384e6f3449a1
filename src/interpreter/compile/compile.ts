import type { Issue, Report } from '../issues';
import { unknownName } from '../unknownNames';
import type { FormDefinition, Value } from '../../language';
import { compileConfirmation, compilePreview, compileStart } from './pages';
import { condition, type Builder, type PlacesByField } from './builder';
import type {
  CompiledEffect,
  CompiledField,
  CompiledForm,
  CompiledStage,
  CompiledStep,
  CompiledValue,
  CompiledWatch,
  Place,
  Sources,
} from './model';
import { bindEffects } from './bind';
import { sourceOf, titleOf } from '../conditions/named';
import type { PlaceOf } from '../fragments/places';
import { checkAction, checkWritable } from './references';
import { compileField, collectWriters } from './fields';
import { buildGraph } from './graph';
import { withLists } from './lists';
import { allDeclarations, collectNames, stagesOf, stepsOf } from './names';
import { withRowLimits } from './rowLimits';
import { isWrite } from '../walk';
import {
  addPathNodes,
  certainSteps,
  checkPathReads,
  leadsToEnd,
  readsOfNext,
  stagesWith,
  sendsNothing,
  withOwnEnd,
} from './path';
import { checksOn, compileSteps } from './steps';
import { compileRowValues, compileValues, valueNode } from './values';
import { builderOf, knowing, unroll } from './rows';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type CompileResult =
  | { ok: true; form: CompiledForm }
  | { ok: false; issues: readonly Issue[]; sources: Sources };

/**
 * Makes a parsed definition ready: resolves names, settles the order of all dependencies, compiles conditions, formulas
 * and actions. Linear in the definition. Never throws for a definition that `parse` let through.
 */
export function compile(written: FormDefinition): CompileResult {
  const parts = compileInParts(written);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}

/** Fields that are compiled in one part. */
const fieldsInPart = 16;

/** As `compile`, with pauses at which something else may be done. What is made is used by what follows it. */
export function* compileInParts(written: FormDefinition): Generator<undefined, CompileResult> {
  const issues: Issue[] = [];
  const builder = begin(withRowLimits(withOwnEnd(written)), issues);
  const { definition, names, report, sources } = builder;
  checkIds(builder);
  const ownValues = compileValues(builder);
  const declared = unroll(builder, [...allDeclarations(definition)]);
  yield;
  const stages = compileStages(builder);
  const steps = stages.flatMap((stage) => stage.steps);
  steps.forEach((step, index) => Object.assign(step, { index }));
  const preview = compilePreview(builder, stages.at(-1)?.id ?? '', steps.length);

  const fields = new Map<string, CompiledField>();
  const writers = collectWriters(builder, declared);
  const certain = certainSteps(stages[0]);
  for (const [index, declaration] of declared.entries()) {
    if (index % fieldsInPart === 0) yield;
    const { name, keep: isKept } = declaration.field;
    const { places: asked, keep } = builder.places.of(name);
    const own = builderOf(builder, declaration);
    const field = compileField(own, declaration, asked, keep || isKept === true, writers, certain);
    fields.set(name, field);
    builder.nodes.push(valueNode(field));
  }
  yield;
  const values = new Map([...ownValues, ...compileRowValues(builder, fields.values())]);
  addPath(builder, stages, steps, fields);
  // Once for themselves, so that a condition that nothing uses is judged as well.
  for (const [name, named] of Object.entries(definition.conditions ?? {})) {
    const within = titleOf(named) === undefined ? '' : '.when';
    condition(knowing(builder, name), sourceOf(named), `conditions.${name}${within}`, 'named');
  }
  const actions = new Map(
    Object.entries(definition.actions ?? {}).map(([name, effects]) => [
      name,
      bindEffects(builder, effects, `actions.${name}`),
    ]),
  );
  const watches = compileWatches(builder);
  const submit: readonly CompiledEffect[] = definition.submit
    ? bindEffects(builder, definition.submit, 'submit')
    : [{ kind: 'standardSubmit' }];
  checkQuery(builder, fields, values);
  const [start, confirmation] = [compileStart(builder), compileConfirmation(builder)];

  const result = buildGraph(builder.nodes);
  if ('cycles' in result && issues.length === 0) reportCycles(report, result.cycles, fields, values);
  if (issues.length > 0 || 'cycles' in result) return { ok: false, issues, sources };
  const form: Omit<CompiledForm, 'registering' | 'ending'> = {
    definition,
    names,
    constants: new Map<string, Value>(Object.entries(definition.constants ?? {})),
    values,
    fields,
    stages,
    steps: new Map(steps.map((step) => [step.id, step])),
    checks: new Map(steps.map((step) => [step.id, checksOn(step, fields)])),
    start,
    preview,
    confirmation,
    actions,
    readsOfNext: readsOfNext(steps, actions, fields),
    watches,
    submit,
    sources,
    graph: result.graph,
  };
  const [registering, ending] = [stagesWith(isWrite, form), stagesWith(leadsToEnd, form)];
  return { ok: true, form: { ...form, registering, ending } };
}

/** What the compiler works with; what is wrong is added to `issues`. */
function begin(written: FormDefinition, issues: Issue[]): Builder {
  const known = new Set<string>();
  let placeOf: PlaceOf = (path) => path;
  // A named condition is compiled at each place that names it, a list for each field that names it; a mistake is reported once.
  const report: Report = (path, problem) => {
    const issue = { path: placeOf(path), ...problem };
    const key = JSON.stringify(issue);
    if (!known.has(key)) issues.push(issue);
    known.add(key);
  };
  const listed = withLists(written, report);
  const { definition } = listed;
  ({ placeOf } = listed);
  const stages = stagesOf(definition).map(({ stage }) => stage);
  return {
    definition,
    report,
    names: collectNames(definition, report),
    conditions: Object.fromEntries(
      Object.entries(definition.conditions ?? {}).map(([name, named]) => [name, sourceOf(named)]),
    ),
    places: collectPlaces(definition, report),
    nodes: [],
    sources: { conditions: new Map(), formulas: [], effects: [], called: new Set() },
    stepIds: stages.flatMap(({ steps }) => steps.map(({ id }) => id)),
    stageIds: stages.map(({ id }) => id),
  };
}

function checkIds({ definition, report }: Builder): void {
  const steps = stepsOf(definition).map(({ step: { id }, path }) => ({ id, path }));
  reportTwice(report, steps, 'langkah');
  const stages = stagesOf(definition).map(({ stage: { id }, path }) => ({ id, path }));
  reportTwice(report, stages, 'tahap');
}

function compileStages(builder: Builder): CompiledStage[] {
  const { definition, report } = builder;
  const stages = stagesOf(definition).map(({ stage, path }): CompiledStage => {
    const steps = compileSteps(builder, stage.steps, path, stage.id);
    return {
      id: stage.id,
      title: stage.title,
      subtitle: stage.subtitle,
      navigation: stage.navigation ?? 'steps',
      steps,
      afterLastStep: afterLastStep(
        builder,
        stage.afterLastStep ?? definition.afterLastStep,
        stage.afterLastStep === undefined ? 'afterLastStep' : `${path}.afterLastStep`,
      ),
    };
  });
  if (stages[0]?.steps.length === 0) {
    report(definition.stages ? 'stages[0].steps' : 'steps', {
      code: 'wrong-value',
      received: 'hanya langkah untuk petugas (showInCSMobile)',
      expected: 'sedikitnya satu langkah yang diisi pengunjung',
    });
  }
  return stages;
}

function addPath(
  builder: Builder,
  stages: readonly CompiledStage[],
  steps: readonly CompiledStep[],
  fields: ReadonlyMap<string, CompiledField>,
): void {
  const stepNumber = new Map(steps.map((step, index) => [step.id, index]));
  const askedAt = (name: string): number | undefined => {
    const numbers = fields.get(name)?.places.map((place) => stepNumber.get(place.step) ?? 0) ?? [];
    return numbers.length > 0 ? Math.min(...numbers) : undefined;
  };
  for (const stage of stages) {
    addPathNodes(builder, stage.id, stage.steps);
    for (const step of stage.steps) checkPathReads(builder, step, step.index, askedAt);
  }
}

function checkQuery(
  builder: Builder,
  fields: ReadonlyMap<string, CompiledField>,
  values: ReadonlyMap<string, CompiledValue>,
): void {
  for (const [parameter, { sets }] of Object.entries(builder.definition.query ?? {})) {
    const at = `query.${parameter}.sets`;
    for (const name of [sets].flat()) {
      checkWritable(builder, name, at);
      if (!isGivenByText(fields.get(name) ?? values.get(name))) {
        const expected = 'kolom yang dapat diisi dari alamat: bukan berkas, captcha, atau yang dihitung';
        builder.report(at, { code: 'wrong-value', received: `"${name}"`, expected });
      }
    }
  }
}

/** Whether a text from outside can be its answer: a link gives no files, proves nobody's presence, and no formula is overruled. */
export function isGivenByText(target: CompiledField | CompiledValue | undefined): boolean {
  if (!target) return true;
  if ('row' in target && (target.row.proof || target.row.input === 'files')) return false;
  return !target.compute || ('computeWhen' in target && target.computeWhen !== undefined);
}

function reportTwice(report: Report, all: readonly { id: string; path: string }[], what: string): void {
  const seen = new Set<string>();
  for (const { id, path } of all) {
    if (seen.has(id)) {
      report(`${path}.id`, {
        code: 'duplicate-id',
        received: `"${id}"`,
        expected: `id ${what} yang berbeda-beda`,
        hint: `Id ini dipakai dua kali.`,
        args: { name: id },
      });
    }
    seen.add(id);
  }
}

/** Collects the places of each answer while the blocks of all steps are compiled. */
function collectPlaces(definition: FormDefinition, report: Report): PlacesByField {
  const declared = [...allDeclarations(definition)];
  const fields = new Map(declared.map((declaration) => [declaration.field.name, declaration]));
  const collected = new Map<string, { places: Place[]; keep: boolean }>();
  return {
    add: (place, keep) => {
      const known = collected.get(place.field) ?? { places: [], keep: false };
      known.places.push(place);
      collected.set(place.field, { places: known.places, keep: known.keep || keep });
    },
    declared: (name, path) => {
      const declaration = fields.get(name);
      if (!declaration) {
        const expected = 'nama kolom yang dideklarasikan di formulir ini';
        report(path, unknownName(name, expected, fields.keys()));
      }
      return declaration;
    },
    of: (name) => collected.get(name) ?? { places: [], keep: false },
  };
}

function afterLastStep(builder: Builder, after: string | undefined, path: string): CompiledEffect[] {
  if (after === undefined && sendsNothing(builder.definition)) return [];
  if (after === undefined || after === 'preview') return [{ kind: 'goTo', goTo: 'preview' }];
  if (after === 'submit') return [{ kind: 'action', name: 'submit' }];
  checkAction(builder, after, path, ['preview', 'submit']);
  return [{ kind: 'action', name: after }];
}

function compileWatches(builder: Builder): CompiledWatch[] {
  return (builder.definition.watch ?? []).map((watch, index) => {
    watch.fields.forEach((name, at) => checkWritable(builder, name, `watch[${index}].fields[${at}]`));
    checkAction(builder, watch.do, `watch[${index}].do`);
    return {
      fields: watch.fields,
      when: condition(builder, watch.when, `watch[${index}].when`, 'watch'),
      action: watch.do,
    };
  });
}

/** Names the fields, values and steps of each cycle in the order in which each waits for the next, and what undoes it. */
function reportCycles(
  report: Report,
  cycles: readonly (readonly string[])[],
  fields: ReadonlyMap<string, CompiledField>,
  values: ReadonlyMap<string, CompiledValue>,
): void {
  const placeOf = (name: string): string => {
    const value = values.get(name);
    return fields.get(name)?.path ?? (value ? `${value.path}.compute` : '');
  };
  for (const cycle of cycles) {
    const subjects = cycle.map((key) => key.slice(key.indexOf(':') + 1));
    const named = subjects.filter(
      (subject, index) => fields.has(subject) && subjects.indexOf(subject) === index,
    );
    const shown = named.length > 0 ? named : [...new Set(subjects)];
    const first = shown[0] ?? '';
    const onward = pathTo(cycle);
    report(placeOf(first), {
      code: 'cycle',
      received: [
        ...shown.flatMap((name) => (name === onward?.name ? [name, onward.step] : [name])),
        first,
      ].join(' → '),
      expected: 'ketergantungan tanpa lingkaran',
      hint: onward
        ? `"${onward.name}" tampil di langkah "${onward.step}", padahal jalur ke langkah itu bergantung padanya. Tampilkan di sana dengan teks "{${onward.name}}", atau tulis "keep": true pada "${onward.name}" supaya jawabannya berlaku di jalur mana pun.`
        : 'Kolom-kolom ini saling menunggu. Ubah salah satu syarat, rumus, atau salinannya.',
      args: { names: shown },
    });
  }
}

/** The answer of a cycle that counts by being shown on a step, and that step, the way to which depends on the answer. */
function pathTo(cycle: readonly string[]): { name: string; step: string } | undefined {
  for (const [at, key] of cycle.entries()) {
    const [, name] = /^counts:(.*)/.exec(key) ?? [];
    const [, step] = /^onPath:(.*)/.exec(cycle[(at + 1) % cycle.length] ?? '') ?? [];
    if (name !== undefined && step !== undefined) return { name, step };
  }
  return undefined;
}
