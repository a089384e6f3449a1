import {
  action as actionName,
  answer,
  assignedJson,
  bodyFormula,
  byKey,
  byKind,
  delay,
  dictionary,
  type Fields,
  filledList,
  flag,
  formula,
  type FormulaText,
  type Infer,
  later,
  list,
  type MadeInto,
  object,
  oneOf,
  optional,
  path,
  type Schema,
  stage as stageId,
  step as stepId,
  template,
  type TemplateText,
  union,
  writtenAnswer,
  yes,
} from '../schema';
import { condition, type Condition } from './conditions';
import { contentBlock } from './content';

/** The calls of the API contract that an action may make. */
export const actionCallNames = ['tipe-nasabah', 'wic-check', 'screening', 'registration', 'submit'] as const;

export type ActionCallName = (typeof actionCallNames)[number];

export type Action = readonly Effect[];

/** An action: effects, run in order. Its type is written: effects nest, and the compiler infers no type from itself. */
export const action: Schema<Action> = list(later(() => effect));

/** The name of an action in place of its effects. */
type ActionCalled = MadeInto<'effects'>;

export const actionOrName: Schema<Action | ActionCalled> = union(byKind('daftar efek atau nama tindakan'), {
  list: action,
  text: actionName,
});

const toast = object({
  variant: optional(oneOf(['default', 'destructive'])),
  title: template,
  text: optional(template),
});

export type ToastText = Infer<typeof toast>;

export interface DialogButton {
  text: TemplateText;
  do?: Action | ActionCalled;
}

const button: Schema<DialogButton> = object({ text: template, do: optional(actionOrName) });

const dialogKeys = {
  title: template,
  text: optional(template),
  blocks: optional(list(contentBlock)),
  dismissable: optional(flag),
  focus: optional(answer),
};

export interface DialogContent extends Fields<typeof dialogKeys> {
  closeButton?: Pick<DialogButton, 'do'>;
  buttons?: readonly DialogButton[];
}

const dialog: Schema<DialogContent> = object({
  ...dialogKeys,
  closeButton: optional(object({ do: optional(actionOrName) })),
  buttons: optional(list(button)),
});

const pending = object({
  dialog: optional(object({ title: template, text: optional(template) })),
  slowAfterMs: optional(delay),
  slowToast: optional(toast),
});

export type Pending = Infer<typeof pending>;

export interface Outcome {
  match: FormulaText;
  needs?: readonly FormulaText[];
  do: Action;
}

const outcome: Schema<Outcome> = object({
  match: formula,
  needs: optional(filledList(formula)),
  do: action,
});

/** Key to formula. */
const body = optional(dictionary(bodyFormula));

const callKeys = { call: oneOf(actionCallNames), body, pending: optional(pending) };

export interface CallEffect extends Fields<typeof callKeys> {
  outcomes?: readonly Outcome[];
  failed?: Action;
}

const call: Schema<CallEffect> = object({
  ...callKeys,
  outcomes: optional(list(later(() => outcome, ['ok', 'httpStatus', 'statusText', 'status', 'response']))),
  failed: optional(later(() => action, ['errorMessage'])),
});

const download = object({
  download: object({
    call: oneOf(['downloadpdf']),
    body,
    fileName: template,
  }),
});

export type DownloadEffect = Infer<typeof download>;

const stage = object({ stage: stageId });

const goToTarget = union(byKind('"preview", {"step": …} atau {"stage": …}'), {
  text: oneOf(['preview'], ['{"step": …}', '{"stage": …}']),
  object: union(byKey, { step: object({ step: stepId }), stage }),
});

export type GoToTarget = Infer<typeof goToTarget>;

const resetTarget = union(byKind('"all", "activeStep" atau {"stage": …}'), {
  text: oneOf(['all', 'activeStep'], ['{"stage": …}']),
  object: stage,
});

export type ResetTarget = Infer<typeof resetTarget>;

export interface IfEffect {
  if: Condition;
  then: Action;
  else?: Action;
}

const branching: Schema<IfEffect> = object({ if: condition, then: action, else: optional(action) });

/** The effects by the key that says which one it is. */
export const effects = {
  call,
  download,
  set: object({ set: dictionary(assignedJson, writtenAnswer) }),
  clear: object({ clear: filledList(writtenAnswer) }),
  copy: object({ copy: dictionary(answer, writtenAnswer) }),
  toast: object({ toast }),
  dialog: object({ dialog }),
  closeDialog: object({ closeDialog: yes }),
  goTo: object({ goTo: goToTarget }),
  navigate: object({ navigate: path }),
  wait: object({ wait: delay }),
  reset: object({ reset: resetTarget }),
  clearStorage: object({ clearStorage: yes }),
  stop: object({ stop: yes }),
  if: branching,
};

/** What an action can do, by the key that says which one it is. */
export type Effects = { [Key in keyof typeof effects]: Infer<(typeof effects)[Key]> };

export type Effect = Effects[keyof Effects];

const effect: Schema<Effect> = union(byKey, effects);
