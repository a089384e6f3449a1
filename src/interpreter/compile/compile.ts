import { unknownName, type Issue } from '../issues';
import type { FormDefinition, Value } from '../../language';
import type { Report } from '../report';
import { compileConfirmation, compilePreview, compileStart } from './around';
import type { PlacesByField } from './blocks';
import { condition, type Builder } from './builder';
import type { CompiledEffect } from './effectModel';
import { compileEffects } from './effects';
import { sourceOf, titleOf } from '../conditions/named';
import { reportCycles } from './cycles';
import { checkAction, checkWritable } from './references';
import { compileField } from './fields';
import { buildGraph } from './graph';
import type {
  CompiledField,
  CompiledForm,
  CompiledStage,
  CompiledValue,
  CompiledWatch,
  Place,
  Sources,
} from './model';
import { allDeclarations, collectNames, stagesOf, type Declaration } from './names';
import { sendsNothing, withOwnEnd } from './ownEnd';
import { addPathNodes, certainSteps, checkPathReads, showsPreview } from './path';
import { checksOn, compileSteps } from './steps';
import { valueNode } from './valueNode';
import { compileValues } from './values';
import { readsOfNext } from './readsOfNext';
import { builderOf, unroll } from './rows';
import { collectWriters } from './writers';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type CompileResult =
  { ok: true; form: CompiledForm } | { ok: false; issues: readonly Issue[]; sources: Sources };

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

/** As `compile`, with pauses at which something else may be done. */
export function* compileInParts(written: FormDefinition): Generator<undefined, CompileResult> {
  const definition = withOwnEnd(written);
  const issues: Issue[] = [];
  const known = new Set<string>();
  // A named condition is compiled at each place that names it; its mistake is told once.
  const report: Report = (path, problem) => {
    const issue = { path, ...problem };
    const key = JSON.stringify(issue);
    if (!known.has(key)) issues.push(issue);
    known.add(key);
  };
  const stages = stagesOf(definition);
  const steps = stages.flatMap(({ stage, path }) =>
    stage.steps.map(({ id }, index) => ({ id, path: `${path && `${path}.`}steps[${index}]` })),
  );
  const builder: Builder = {
    definition,
    report,
    names: collectNames(definition, report),
    conditions: Object.fromEntries(
      Object.entries(definition.conditions ?? {}).map(([name, named]) => [name, sourceOf(named)]),
    ),
    nodes: [],
    sources: { conditions: new Map(), formulas: [], effects: [], called: new Set() },
    stepIds: steps.map((step) => step.id),
    stageIds: stages.map(({ stage }) => stage.id),
  };
  reportTwice(report, steps, 'langkah');
  reportTwice(
    report,
    stages.map(({ stage, path }) => ({ id: stage.id, path })),
    'tahap',
  );

  const values = compileValues(builder);
  const templates = [...allDeclarations(definition)];
  const declared = unroll(builder, templates);
  const fieldPlaces = collectPlaces(builder, templates);
  yield;
  const compiledStages = stages.map(({ stage, path }): CompiledStage => {
    const inStage = compileSteps(builder, stage.steps, path, stage.id, fieldPlaces.add);
    return {
      id: stage.id,
      title: stage.title,
      subtitle: stage.subtitle,
      navigation: stage.navigation ?? 'steps',
      steps: inStage,
      afterLastStep: afterLastStep(
        builder,
        stage.afterLastStep ?? definition.afterLastStep,
        stage.afterLastStep === undefined ? 'afterLastStep' : `${path}.afterLastStep`,
      ),
    };
  });
  if (compiledStages[0]?.steps.length === 0) {
    report(definition.stages ? 'stages[0].steps' : 'steps', {
      code: 'wrong-value',
      received: 'hanya langkah untuk petugas (showInCSMobile)',
      expected: 'sedikitnya satu langkah yang diisi pengunjung',
    });
  }
  const webSteps = compiledStages.flatMap((stage) => stage.steps);
  webSteps.forEach((step, index) => Object.assign(step, { index }));

  const lastStage = compiledStages.at(-1)?.id ?? '';
  const preview = compilePreview(builder, lastStage, webSteps.length, fieldPlaces.add);

  const writers = collectWriters(builder, declared);
  const certain = certainSteps(compiledStages[0]);
  const fields = new Map<string, CompiledField>();
  for (const [index, declaration] of declared.entries()) {
    if (index % fieldsInPart === 0) yield;
    const { name } = declaration.field;
    const { places, keep } = fieldPlaces.of(name);
    const field = compileField(
      builderOf(builder, declaration),
      declaration,
      places,
      keep || declaration.field.keep === true,
      writers,
      certain,
    );
    fields.set(name, field);
    builder.nodes.push(valueNode(field));
  }
  yield;
  const stepNumber = new Map(webSteps.map((step, index) => [step.id, index]));
  const askedAt = (name: string): number | undefined => {
    const numbers = fields.get(name)?.places.map((place) => stepNumber.get(place.step) ?? 0) ?? [];
    return numbers.length > 0 ? Math.min(...numbers) : undefined;
  };
  for (const stage of compiledStages) {
    addPathNodes(builder, stage.id, stage.steps);
    for (const step of stage.steps) checkPathReads(builder, step, step.index, askedAt);
  }

  for (const [name, named] of Object.entries(definition.conditions ?? {})) {
    const within = titleOf(named) === undefined ? '' : '.when';
    condition(builder, sourceOf(named), `conditions.${name}${within}`, 'named');
  }
  const actions = new Map<string, readonly CompiledEffect[]>();
  for (const [name, effects] of Object.entries(definition.actions ?? {})) {
    actions.set(name, compileEffects(builder, effects, `actions.${name}`));
  }
  const watches = compileWatches(builder);
  const submit = definition.submit
    ? compileEffects(builder, definition.submit, 'submit')
    : [{ kind: 'standardSubmit' } as const];
  for (const [parameter, { sets }] of Object.entries(definition.query ?? {})) {
    const at = `query.${parameter}.sets`;
    for (const name of [sets].flat()) {
      checkWritable(builder, name, at);
      if (!isGivenByText(fields.get(name) ?? values.get(name))) {
        const expected = 'kolom yang dapat diisi dari alamat: bukan berkas, captcha, atau yang dihitung';
        report(at, { code: 'wrong-value', received: `"${name}"`, expected });
      }
    }
  }

  const start = compileStart(builder);
  const confirmation = compileConfirmation(builder);

  const result = buildGraph(builder.nodes);
  if ('cycles' in result && issues.length === 0)
    reportCycles(report, result.cycles, fields, definition.values);
  if (issues.length > 0 || 'cycles' in result) return { ok: false, issues, sources: builder.sources };
  return {
    ok: true,
    form: {
      definition,
      names: builder.names,
      constants: new Map<string, Value>(Object.entries(definition.constants ?? {})),
      values,
      fields,
      stages: compiledStages,
      steps: new Map(webSteps.map((step) => [step.id, step])),
      checks: new Map(webSteps.map((step) => [step.id, checksOn(step, fields)])),
      showsPreview: showsPreview(compiledStages, builder.sources.effects),
      start,
      preview,
      confirmation,
      actions,
      readsOfNext: readsOfNext(webSteps, actions, fields),
      watches,
      submit,
      sources: builder.sources,
      graph: result.graph,
    },
  };
}

/** Whether a text from outside can be its answer: a link gives no files, proves nobody's presence, and no formula is overruled. */
function isGivenByText(target: CompiledField | CompiledValue | undefined): boolean {
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
function collectPlaces(
  builder: Builder,
  declared: readonly Declaration[],
): { add: PlacesByField; of: (name: string) => { places: readonly Place[]; keep: boolean } } {
  const fields = new Map(declared.map((declaration) => [declaration.field.name, declaration]));
  const collected = new Map<string, { places: Place[]; keep: boolean }>();
  return {
    add: {
      add: (place, keep) => {
        const known = collected.get(place.field) ?? { places: [], keep: false };
        known.places.push(place);
        collected.set(place.field, { places: known.places, keep: known.keep || keep });
      },
      declared: (name, path) => {
        const declaration = fields.get(name);
        if (!declaration) {
          const expected = 'nama kolom yang dideklarasikan di formulir ini';
          builder.report(path, unknownName(name, expected, fields.keys()));
        }
        return declaration;
      },
    },
    of: (name) => collected.get(name) ?? { places: [], keep: false },
  };
}

function afterLastStep(builder: Builder, after: string | undefined, path: string): CompiledEffect[] {
  if (after === undefined && sendsNothing(builder.definition)) return [];
  if (after === undefined || after === 'preview') return [{ kind: 'goTo', target: 'preview' }];
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
