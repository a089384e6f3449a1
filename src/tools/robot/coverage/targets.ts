import { toOption, type CompiledForm } from '../../../interpreter';
import { placeGoal, type ShownBlock } from '../plan/blocks';
import { all, any, branchGoal, holds, type Goal } from '../plan/goals';
import type { Model } from '../plan/model';

/** What can be covered; the last is told apart in figures only. */
export type TargetKind = 'field' | 'option' | 'branch' | 'condition' | 'step' | 'outcome';

/** One thing that some walk should meet. */
export interface Target {
  /** Unique in the form. */
  id: string;
  kind: TargetKind;
  /** For an editor, in Indonesian. */
  words: string;
  goal: Goal;
  /** The call that must be made for it. It ends most walks, so that nothing else is planned beside it. */
  call?: string;
}

/** Everything that walks through a form are to meet. */
export function targetsOf(model: Model): Target[] {
  const { form, blocks } = model;
  return [
    ...blocks.flatMap((shown) => conditionTargets(form, shown)),
    ...branchTargets(form),
    ...stepTargets(form),
    ...fieldTargets(model),
    ...optionTargets(model),
    ...outcomeTargets(model),
  ];
}

/** Each block with a condition of its own: shown once, and hidden once while its step is there. */
function conditionTargets(form: CompiledForm, shown: ShownBlock): Target[] {
  const { block, step, around } = shown;
  if (!block.visibleWhen) return [];
  const what = `${blockWords(form, shown)} di langkah "${step.definition.title}"`;
  const here: Goal = { kind: 'onPath', step: step.id, wanted: true };
  return [
    {
      id: `shown:${block.id}`,
      kind: 'condition',
      words: `${what} ditampilkan`,
      goal: placeGoal(shown),
    },
    {
      id: `hidden:${block.id}`,
      kind: 'condition',
      words: `${what} disembunyikan`,
      goal: all([here, any([...around, block.visibleWhen.tree].map((tree) => holds(tree, false)))]),
    },
  ];
}

function blockWords(form: CompiledForm, { block }: ShownBlock): string {
  switch (block.kind) {
    case 'field':
      return `kolom "${labelOf(form, block.field)}"`;
    case 'group':
      return `kelompok di ${block.path}`;
    case 'content':
      return `isi "${block.content.type}" di ${block.path}`;
    case 'plan':
      return `rencana angsuran di ${block.path}`;
  }
}

function labelOf(form: CompiledForm, name: string): string {
  return `${form.fields.get(name)?.definition.label ?? name} (${name})`;
}

/** Each way on from a step that has several, 'none of these' included. */
function branchTargets(form: CompiledForm): Target[] {
  return [...form.steps.values()].flatMap((step) => {
    const { branches, definition } = step;
    const open = branches.length > 0 && branches.at(-1)?.when !== undefined;
    const ways = branches.length + (open ? 1 : 0);
    return Array.from({ length: ways }, (_, at): Target => {
      const target = branches[at]?.step ?? 'langkah berikutnya';
      return {
        id: `branch:${step.id}:${at}`,
        kind: 'branch',
        words: `cabang ke ${target} dari langkah "${definition.title}"`,
        goal: all([{ kind: 'onPath', step: step.id, wanted: true }, branchGoal(step, at)]),
      };
    });
  });
}

/** Each step: seen, and if it can be, skipped. */
function stepTargets(form: CompiledForm): Target[] {
  return [...form.steps.values()].flatMap((step): Target[] => {
    const seen: Target = {
      id: `step:${step.id}`,
      kind: 'step',
      words: `langkah "${step.definition.title}"`,
      goal: { kind: 'onPath', step: step.id, wanted: true },
    };
    if (!step.visibleWhen) return [seen];
    return [
      seen,
      {
        id: `skipped:${step.id}`,
        kind: 'condition',
        words: `langkah "${step.definition.title}" dilewatkan`,
        goal: holds(step.visibleWhen.tree, false),
      },
    ];
  });
}

function fieldTargets({ form, shownGoal }: Model): Target[] {
  return [...form.fields.keys()].map((name) => ({
    id: `field:${name}`,
    kind: 'field',
    words: `kolom "${labelOf(form, name)}"`,
    goal: shownGoal(name),
  }));
}

/** The options that stand in the definition; of remote lists the conditions say which records matter. */
function optionTargets({ form, shownGoal }: Model): Target[] {
  return [...form.fields.values()].flatMap(({ name, definition, compute }) => {
    if (!('options' in definition) || compute || definition.readOnly === true) return [];
    return (definition.options ?? []).map(toOption).map(({ code, label }): Target => ({
      id: `option:${name}:${code}`,
      kind: 'option',
      words: `pilihan "${label}" di kolom "${labelOf(form, name)}"`,
      goal: all([{ kind: 'chosen', name, code, wanted: true }, shownGoal(name)]),
    }));
  });
}

function outcomeTargets({ replies }: Model): Target[] {
  return replies.outcomes.map(({ id, call, match }) => {
    const ways = (replies.byCall.get(call) ?? []).flatMap(({ outcomes }, reply) =>
      outcomes.includes(id) ? [reply] : [],
    );
    return {
      id: `outcome:${id}`,
      kind: 'outcome',
      words: `jawaban "${match}" dari panggilan "${call}"`,
      goal: any(ways.map((reply): Goal => ({ kind: 'reply', call, reply }))),
      call,
    };
  });
}
