import { effectsIn, type CompiledEffect, type CompiledForm } from '../../interpreter';
import { treeWords } from '../words/conditions';

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
        ...(step.visibleWhen ? { when: treeWords(form, step.visibleWhen.tree) } : {}),
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
  const edges = [...steps.flatMap(({ id }) => edgesFrom(form, id)), ...skips(form)];
  const toPreview = edges.some(({ to }) => to === preview);
  const own = toPreview ? edgesOf(form, preview, form.submit) : [];
  return {
    nodes: toPreview ? [...steps, ...ends] : [...steps, ...ends.slice(1)],
    edges: unique([
      ...edges,
      ...own,
      ...(toPreview ? [{ from: preview, to: sent, kind: 'next' } as const] : []),
    ]),
  };
}

/** `nasabahDitemukan` as `nasabah ditemukan`. */
function spaced(name: string): string {
  return name.replace(/_/g, ' ').replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
}

function edgesFrom(form: CompiledForm, id: string): FlowEdge[] {
  const step = form.steps.get(id);
  const stage = form.stages.find((one) => one.id === step?.stage);
  if (!step || !stage) return [];
  const { ends, next } = step.definition;
  if (ends) return [];
  const acts = next?.do === undefined ? [] : edgesOf(form, id, form.actions.get(next.do) ?? []);
  const following = stage.steps[stage.steps.indexOf(step) + 1];
  const branches = step.branches.map((branch): FlowEdge => ({
    from: id,
    to: branch.step ?? preview,
    kind: branch.step === following?.id && !branch.when ? 'next' : 'branch',
    label: branch.when ? treeWords(form, branch.when.tree) : 'selain itu',
  }));
  if (branches.length > 0) return [...branches, ...acts];
  return [
    ...(following ? [{ from: id, to: following.id, kind: 'next' } as const] : after(form, id)),
    ...acts,
  ];
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
      const { target } = effect;
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

/** Past each run of steps that may be missing. */
function skips(form: CompiledForm): FlowEdge[] {
  return form.stages.flatMap(({ steps }) =>
    steps.flatMap((step, at): FlowEdge[] => {
      if (
        step.visibleWhen ||
        step.definition.ends ||
        step.definition.next?.goTo ||
        steps[at + 1]?.visibleWhen === undefined
      )
        return [];
      const later = steps.slice(at + 1).find(({ visibleWhen }) => visibleWhen === undefined);
      const to = later?.id ?? after(form, steps.at(-1)?.id ?? '')[0]?.to;
      return to === undefined ? [] : [{ from: step.id, to, kind: 'skip' }];
    }),
  );
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
