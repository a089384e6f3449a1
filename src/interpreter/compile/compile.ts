import type { Issue } from '../issues';
import type { FormDefinition, Value } from '../language';
import { nearest } from '../nearest';
import type { Report } from '../report';
import type { PlacesByField } from './blocks';
import { condition, type Builder } from './builder';
import type { CompiledEffect } from './effectModel';
import { compileEffects } from './effects';
import { reportCycles } from './cycles';
import { checkAction, checkWritable } from './references';
import { compileField } from './fields';
import { buildGraph } from './graph';
import type { CompiledField, CompiledForm, CompiledStage, CompiledWatch, Place } from './model';
import { allDeclarations, collectNames, stagesOf, type Declaration } from './names';
import { addPathNodes, checkPathReads } from './path';
import { compileSteps } from './steps';
import { valueNode } from './valueNode';
import { compileValues } from './values';
import { collectWriters } from './writers';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type CompileResult = { ok: true; form: CompiledForm } | { ok: false; issues: readonly Issue[] };

/**
 * Makes a parsed definition ready: resolves names, settles the order of all dependencies, compiles conditions, formulas
 * and actions. Linear in the definition. Never throws for a definition that `parse` let through.
 */
export function compile(definition: FormDefinition): CompileResult {
  const issues: Issue[] = [];
  const known = new Set<string>();
  // A named condition is compiled at each place that names it; its mistake is told once.
  const report: Report = (path, problem) => {
    const key = `${path} ${problem.received}`;
    if (!known.has(key)) issues.push({ path, ...problem });
    known.add(key);
  };
  const stages = stagesOf(definition);
  const steps = stages.flatMap(({ stage }) => stage.steps);
  const builder: Builder = {
    definition,
    report,
    names: collectNames(definition, report),
    nodes: [],
    stepIds: steps.map((step) => step.id),
    stageIds: stages.map(({ stage }) => stage.id),
    didYouMean: (word, candidates) => {
      const near = nearest(word, candidates);
      return near === undefined ? undefined : `Mungkin maksud Anda "${near}"?`;
    },
  };
  reportTwice(report, builder.stepIds, 'langkah');
  reportTwice(report, builder.stageIds, 'tahap');

  const values = compileValues(builder);
  const declared = [...allDeclarations(definition)];
  const fieldPlaces = collectPlaces(builder, declared);
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
  const webSteps = compiledStages.flatMap((stage) => stage.steps);
  webSteps.forEach((step, index) => Object.assign(step, { index }));

  const writers = collectWriters(builder, declared);
  const fields = new Map<string, CompiledField>();
  for (const declaration of declared) {
    const { name } = declaration.field;
    if (fields.has(name)) continue;
    const { places, keep } = fieldPlaces.of(name);
    const field = compileField(
      builder,
      declaration,
      places,
      keep || declaration.field.keep === true,
      writers,
    );
    fields.set(name, field);
    builder.nodes.push(valueNode(field));
  }
  const stepNumber = new Map(webSteps.map((step, index) => [step.id, index]));
  const askedAt = (name: string): number | undefined => {
    const numbers = fields.get(name)?.places.map((place) => stepNumber.get(place.step) ?? 0) ?? [];
    return numbers.length > 0 ? Math.min(...numbers) : undefined;
  };
  for (const stage of compiledStages) {
    addPathNodes(builder, stage.id, stage.steps);
    for (const step of stage.steps) checkPathReads(builder, step, step.index, askedAt);
  }

  for (const name of Object.keys(definition.conditions ?? {})) {
    condition(builder, name, `conditions.${name}`);
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
    checkWritable(builder, sets, `query.${parameter}.sets`);
  }

  const result = buildGraph(builder.nodes);
  if ('cycles' in result && issues.length === 0) reportCycles(report, result.cycles, fields);
  if (issues.length > 0 || 'cycles' in result) return { ok: false, issues };
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
      actions,
      watches,
      submit,
      graph: result.graph,
    },
  };
}

function reportTwice(report: Report, ids: readonly string[], what: string): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) {
      report('', {
        received: `"${id}"`,
        expected: `id ${what} yang berbeda-beda`,
        hint: `Id ini dipakai dua kali.`,
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
  const fields = new Map(declared.map(({ field }) => [field.name, field]));
  const collected = new Map<string, { places: Place[]; keep: boolean }>();
  return {
    add: {
      add: (place, keep) => {
        const known = collected.get(place.field) ?? { places: [], keep: false };
        known.places.push(place);
        collected.set(place.field, { places: known.places, keep: known.keep || keep });
      },
      declared: (name, path) => {
        const field = fields.get(name);
        if (!field) {
          builder.report(path, {
            received: `"${name}"`,
            expected: 'nama kolom yang dideklarasikan di formulir ini',
            hint: builder.didYouMean(name, [...fields.keys()]),
          });
        }
        return field;
      },
    },
    of: (name) => collected.get(name) ?? { places: [], keep: false },
  };
}

function afterLastStep(builder: Builder, after: string | undefined, path: string): CompiledEffect[] {
  if (after === undefined || after === 'preview') return [{ kind: 'goTo', target: 'preview' }];
  if (after === 'submit') return [{ kind: 'action', name: 'submit' }];
  checkAction(builder, after, path);
  return [{ kind: 'action', name: after }];
}

function compileWatches(builder: Builder): CompiledWatch[] {
  return (builder.definition.watch ?? []).map((watch, index) => {
    watch.fields.forEach((name, at) => checkWritable(builder, name, `watch[${index}].fields[${at}]`));
    checkAction(builder, watch.do, `watch[${index}].do`);
    return {
      fields: watch.fields,
      when: condition(builder, watch.when, `watch[${index}].when`),
      action: watch.do,
    };
  });
}
