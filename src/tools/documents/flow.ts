import { effectsIn, type CompiledEffect, type CompiledForm } from '../../interpreter';
import { treeWords } from '../words/expressions';
import { factTable, type Facts, type FactTable } from './facts';

/** A box of the drawing. */
export interface FlowNode {
  id: string;
  title: string;
  /** The condition under which it is on the path. */
  when?: string;
  /** The name of that condition in words, where it has one: short enough for a box. */
  shortWhen?: string;
  /** The stage that begins with it. */
  stage?: string;
  kind: 'step' | 'end';
}

/** A way from one box to another. `branch`: Next leads there; `action`: an effect does. */
export interface FlowEdge {
  from: string;
  to: string;
  kind: 'next' | 'skip' | 'branch' | 'action';
  /** When it is taken. */
  label?: string;
}

export interface Flow {
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
}

const preview = 'ringkasan';
const sent = 'terkirim';

/** The steps of a form from top to bottom, and every way between them. */
export function flowOf(form: CompiledForm): Flow {
  const steps = form.stages.flatMap((stage) =>
    stage.steps.map((step, index): FlowNode => {
      const first = form.stages.length > 1 && index === 0;
      return {
        id: step.id,
        title: step.definition.title,
        kind: step.definition.ends ? 'end' : 'step',
        ...(first ? { stage: stage.title ?? stage.id } : {}),
        ...(step.visibleWhen ? { when: treeWords(form, step.visibleWhen) } : {}),
        ...(typeof step.definition.visibleWhen === 'string'
          ? { shortWhen: spaced(step.definition.visibleWhen) }
          : {}),
      };
    }),
  );
  const ends: FlowNode[] = [
    { id: preview, title: 'Ringkasan jawaban', kind: 'end' },
    { id: sent, title: 'Terkirim', kind: 'end' },
  ];
  const edges = form.stages.flatMap((stage) => edgesIn(form, stage));
  const toPreview = edges.some(({ to }) => to === preview);
  const own = toPreview ? edgesOf(form, preview, form.submit) : [];
  const all = unique([
    ...edges,
    ...own,
    ...(toPreview ? [{ from: preview, to: sent, kind: 'next' } as const] : []),
  ]);
  return { nodes: [...steps, ...ends.filter(({ id }) => all.some(({ to }) => to === id))], edges: all };
}

/** `nasabahDitemukan` as `nasabah ditemukan`. */
function spaced(name: string): string {
  return name.replace(/_/g, ' ').replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
}

type Stage = CompiledForm['stages'][number];
type Step = Stage['steps'][number];

/**
 * The ways between the steps of a stage that some answers take: a step is left for the next one whose condition can hold together with
 * all that led here, and past it where that condition can fail. An end is left by nobody.
 */
function edgesIn(form: CompiledForm, stage: Stage): FlowEdge[] {
  const { steps } = stage;
  const table = factTable(
    steps.flatMap(({ visibleWhen, branches }) =>
      [visibleWhen, ...branches.map(({ when }) => when)].flatMap((one) => one ?? []),
    ),
  );
  const come = new Map<string, Set<number>>();
  const arrive = (id: string, facts: Facts): void => {
    const before = come.get(id) ?? new Set<number>();
    come.set(id, new Set([...before, ...facts]));
  };
  for (const { step, facts } of waysOn(steps, table, table.all)) if (step) arrive(step.id, facts);
  // What an action leads to may be reached under any answers.
  const acts = new Map(steps.map((step) => [step.id, actionsOf(form, step)]));
  for (const { to } of [...acts.values()].flat()) arrive(to, table.all);
  return steps.flatMap((step): FlowEdge[] => {
    const { ends } = step.definition;
    if (ends) return [];
    const own = [...(come.get(step.id) ?? [])];
    const from = { form, step, later: steps.slice(steps.indexOf(step) + 1), table, facts: own };
    const ways = step.branches.length > 0 ? branchWays(from) : followingWays(from);
    for (const { edge, facts } of ways) arrive(edge.to, facts);
    return [...ways.map(({ edge }) => edge), ...(acts.get(step.id) ?? [])];
  });
}

const actionsOf = (form: CompiledForm, { id, definition: { ends, next } }: Step): FlowEdge[] =>
  ends || next?.do === undefined ? [] : edgesOf(form, id, form.actions.get(next.do) ?? []);

interface Way {
  edge: FlowEdge;
  facts: Facts;
}

/** A step that is left. */
interface Left {
  form: CompiledForm;
  step: Step;
  /** The steps behind it, in order. */
  later: readonly Step[];
  table: FactTable;
  /** The facts under which it is reached. */
  facts: Facts;
}

/** Where Next leads by its branches, the first that holds. */
function branchWays({ form, step, later, table, facts }: Left): Way[] {
  const [following] = later;
  let rest = facts;
  return step.branches.map((branch): Way => {
    const taken = table.where(rest, branch.when, true);
    rest = table.where(rest, branch.when, false);
    const edge: FlowEdge = {
      from: step.id,
      to: branch.step ?? preview,
      kind: branch.step === following?.id && !branch.when ? 'next' : 'branch',
      label: branch.when ? treeWords(form, branch.when) : 'selain itu',
    };
    return { edge, facts: taken };
  });
}

/** The steps that can be the next one under some facts, each with the facts that lead there; none: past the last. */
function waysOn(later: readonly Step[], table: FactTable, facts: Facts): { step?: Step; facts: Facts }[] {
  const ways: { step?: Step; facts: Facts }[] = [];
  let rest = facts;
  for (const step of later) {
    const taken = table.where(rest, step.visibleWhen, true);
    if (taken.length > 0) ways.push({ step, facts: taken });
    rest = table.where(rest, step.visibleWhen, false);
  }
  return rest.length > 0 ? [...ways, { facts: rest }] : ways;
}

/** Where Next leads without branches. */
function followingWays({ form, step, later, table, facts }: Left): Way[] {
  return waysOn(later, table, facts).flatMap(({ step: to, facts: taken }): Way[] => {
    const past = to !== later[0];
    const edges: FlowEdge[] = to
      ? [{ from: step.id, to: to.id, kind: 'next' }]
      : after(form, step.id).map((edge) => ({ ...edge, from: step.id }));
    return edges.map((edge) => ({
      edge: past && edge.kind === 'next' ? { ...edge, kind: 'skip' } : edge,
      facts: taken,
    }));
  });
}

/** What follows the last step of a stage. */
function after(form: CompiledForm, id: string): FlowEdge[] {
  const stage = form.definition.stages?.find((one) => one.steps.some((step) => step.id === id));
  const name = stage?.afterLastStep ?? form.definition.afterLastStep ?? 'preview';
  if (name === 'preview') return [{ from: id, to: preview, kind: 'next' }];
  if (name === 'submit') return [{ from: id, to: sent, kind: 'next' }];
  return edgesOf(form, id, form.actions.get(name) ?? []);
}

/** Where effects lead, those of dialogs, of what calls answer and of other actions included. */
function edgesOf(
  form: CompiledForm,
  from: string,
  effects: readonly CompiledEffect[],
  around: readonly string[] = [],
): FlowEdge[] {
  return [...effectsIn(effects)].flatMap((effect): FlowEdge[] => {
    if (effect.kind === 'goTo') {
      const { goTo: target } = effect;
      const stage = typeof target === 'object' && 'stage' in target ? target.stage : undefined;
      const first = form.stages.find(({ id }) => id === stage)?.steps[0]?.id;
      const to = target === 'preview' ? preview : 'step' in target ? target.step : first;
      return to === undefined ? [] : [{ from, to, kind: 'action' }];
    }
    if (effect.kind === 'call' && effect.call === 'submit') return [{ from, to: sent, kind: 'action' }];
    if (effect.kind !== 'action' || around.includes(effect.name)) return [];
    return edgesOf(form, from, form.actions.get(effect.name) ?? [], [...around, effect.name]);
  });
}

function unique(edges: readonly FlowEdge[]): FlowEdge[] {
  return [...new Map(edges.map((edge) => [JSON.stringify(edge), edge])).values()].filter(
    (edge) =>
      edge.kind !== 'action' ||
      !edges.some(
        (one) => one !== edge && one.kind === 'next' && one.from === edge.from && one.to === edge.to,
      ),
  );
}
