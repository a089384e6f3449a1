import type { Issue } from '../issues';
import type { FormDefinition, Value } from '../language';
import { nearest } from '../nearest';
import type { Report } from '../report';
import { compileBlocks, stepSurroundings, type PlacesByField } from './blocks';
import { condition, formula, readsOf, texts, type Builder } from './builder';
import { compileEffects, type CompiledEffect } from './effects';
import { reportCycles } from './cycles';
import { checkAction, checkWritable } from './references';
import { collectWriters, compileField } from './fields';
import { buildGraph } from './graph';
import type {
  CompiledBlock,
  CompiledField,
  CompiledForm,
  CompiledStage,
  CompiledStep,
  CompiledValue,
  CompiledWatch,
  Place,
} from './model';
import { allDeclarations, collectNames, stagesOf, type Declaration } from './names';
import { addPathNodes, checkPathReads, compileBranches } from './path';
import { valueNode } from './valueNode';

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

function compileValues(builder: Builder): Map<string, CompiledValue> {
  const values = new Map<string, CompiledValue>();
  builder.definition.values?.forEach((value, index) => {
    const compute = formula(builder, value.compute, `values[${index}].compute`);
    const initial = value.initial ?? null;
    values.set(value.name, { name: value.name, initial, compute, submit: value.submit ?? true });
    builder.nodes.push({
      key: `value:${value.name}`,
      view: value.name,
      answer: value.name,
      reads: readsOf(compute?.reads ?? []),
      run: (pass) => {
        if (compute) return compute.evaluate(pass.scope) ?? null;
        const written = Object.hasOwn(pass.writes, value.name) ? pass.writes[value.name] : undefined;
        // Remembered values hold any JSON; what writes them are formulas' results, literals and JSON drafts.
        if (written && pass.origin !== 'visitor') return written.raw ?? null;
        return pass.origin === 'start' ? initial : (pass.value(value.name) ?? null);
      },
    });
  });
  return values;
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

function compileSteps(
  builder: Builder,
  steps: FormDefinition['steps'] & object,
  path: string,
  stage: string,
  fields: PlacesByField,
): CompiledStep[] {
  const web = steps.flatMap((step, index) =>
    step.showInCSMobile === true ? [] : [{ step, path: `${path && `${path}.`}steps[${index}]` }],
  );
  return web.map(({ step, path: at }, index): CompiledStep => {
    const later = new Set(web.slice(index + 1).map((other) => other.step.id));
    const blocks = compileBlocks(
      builder,
      step.blocks,
      `${at}.blocks`,
      stepSurroundings(builder, step, at),
      fields,
    );
    if (step.back?.goTo !== undefined && !web.some((other) => other.step.id === step.back?.goTo)) {
      builder.report(`${at}.back.goTo`, {
        received: `"${step.back.goTo}"`,
        expected: 'id langkah pada tahap yang sama',
        hint: builder.didYouMean(
          step.back.goTo,
          web.map((other) => other.step.id),
        ),
      });
    }
    if (step.next?.do !== undefined) checkAction(builder, step.next.do, `${at}.next.do`);
    return {
      id: step.id,
      stage,
      index,
      definition: step,
      path: at,
      blocks,
      places: blocks.flatMap(placesIn),
      texts: texts(builder, stepView(step.id), `step:${step.id}`, at, {
        title: step.title,
        subtitle: step.subtitle,
      }),
      visibleWhen: condition(builder, step.visibleWhen, `${at}.visibleWhen`),
      branches: compileBranches(builder, step, at, later),
      popup: step.next?.popup === null ? undefined : (step.next?.popup ?? builder.definition.nextPopup),
    };
  });
}

/** The view key of a step's title and subtitle. */
export function stepView(step: string): string {
  return `@step:${step}`;
}

function placesIn(block: CompiledBlock): readonly Place[] {
  if (block.kind === 'field') return [block];
  return block.kind === 'group' ? block.blocks.flatMap(placesIn) : [];
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
