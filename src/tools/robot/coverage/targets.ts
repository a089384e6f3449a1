import { fieldsLookedAt, toOption, type CompiledField, type CompiledForm } from '../../../interpreter';
import {
  all,
  any,
  branchGoal,
  holds,
  onPath,
  openPlan,
  placeGoal,
  type Goal,
  type ShownBlock,
} from '../../reach';
import { extend, type Model } from '../plan/model';
import { actionOf } from '../../visit/buttons';

/** What can be covered; the last is distinguished in figures only. */
export type TargetKind = 'field' | 'option' | 'branch' | 'condition' | 'step' | 'button' | 'outcome';

/** One thing that some walk should meet. */
export interface Target {
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
    ...branchTargets(model),
    ...stepTargets(form),
    ...fieldTargets(model),
    ...blocks.flatMap(buttonTargets),
    ...optionTargets(model),
    ...outcomeTargets(model),
  ];
}

/** Each block with a condition of its own: shown once, and hidden once while its step is there. */
function conditionTargets(form: CompiledForm, shown: ShownBlock): Target[] {
  const { block, step, conditions } = shown;
  if (!block.visibleWhen) return [];
  const what = `${blockWords(form, shown)} di langkah "${step.definition.title}"`;
  const hidden = all([onPath(step.id), any(conditions.map((tree) => holds(tree, false)))]);
  return [
    target('condition', `shown:${block.id}`, `${what} ditampilkan`, placeGoal(shown)),
    target('condition', `hidden:${block.id}`, `${what} disembunyikan`, hidden),
  ];
}

const target = (kind: TargetKind, id: string, words: string, goal: Goal): Target => ({
  id,
  kind,
  words,
  goal,
});

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

/** Each way on from a step that has several, 'none of these' included where it can be. */
function branchTargets(model: Model): Target[] {
  return [...model.form.steps.values()].flatMap((step) => {
    const ways = [...step.branches.map((branch) => branch.step ?? 'tinjauan'), 'langkah berikutnya'].map(
      (target, at): Target => ({
        id: `branch:${step.id}:${at}`,
        kind: 'branch',
        words: `cabang ke ${target} dari langkah "${step.definition.title}"`,
        goal: all([onPath(step.id), branchGoal(step, at)]),
      }),
    );
    const others = ways.at(-1);
    const fallsThrough =
      step.branches.length > 0 &&
      step.branches.every(({ when }) => when) &&
      others !== undefined &&
      extend(model, openPlan, others.goal).reached !== 'no';
    return fallsThrough ? ways : ways.slice(0, -1);
  });
}

/** Each step: seen, and if it can be, skipped. */
function stepTargets(form: CompiledForm): Target[] {
  return [...form.steps.values()].flatMap(({ id, definition, visibleWhen }): Target[] => {
    const words = `langkah "${definition.title}"`;
    const seen = target('step', `step:${id}`, words, onPath(id));
    return visibleWhen
      ? [seen, target('condition', `skipped:${id}`, `${words} dilewatkan`, holds(visibleWhen, false))]
      : [seen];
  });
}

function asked(name: string): Goal {
  return { kind: 'asked', name, wanted: true };
}

/** A field is seen. One whose answer is kept counts without its step, too; then it is not seen. */
function seen({ placesOf }: Model, { name, keep }: CompiledField): Goal {
  return keep ? any(placesOf(name).map(placeGoal)) : asked(name);
}

function fieldTargets(model: Model): Target[] {
  const { form } = model;
  return fieldsLookedAt(form).map((field) =>
    target('field', `field:${field.name}`, `kolom "${labelOf(form, field.name)}"`, seen(model, field)),
  );
}

function buttonTargets(shown: ShownBlock): Target[] {
  const { block, step } = shown;
  if (actionOf(block) === undefined) return [];
  const words = `tombol di ${block.path} di langkah "${step.definition.title}"`;
  return [target('button', `button:${block.id}`, words, placeGoal(shown))];
}

/** The options that stand in the definition; of remote lists the conditions say which records matter. */
function optionTargets(model: Model): Target[] {
  const { form } = model;
  return fieldsLookedAt(form).flatMap((field) => {
    const { name, definition, compute } = field;
    if (!('options' in definition) || compute || definition.readOnly === true) return [];
    return (definition.options ?? []).map(toOption).map(({ code, label }): Target => ({
      id: `option:${name}:${code}`,
      kind: 'option',
      words: `pilihan "${label}" di kolom "${labelOf(form, name)}"`,
      goal: all([{ kind: 'chosen', name, code, wanted: true }, seen(model, field)]),
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
