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

/** An action: effects, run in order. */
export type Action = readonly Effect[];

/** An action: effects, run in order. Its type is written: effects nest, and the compiler infers no type from itself. */
export const action: Schema<Action> = list(later(() => effect));

/** The name of an action in place of its effects. */
type ActionCalled = MadeInto<'effects'>;

/** What a button does: effects, or the name of an action. */
export const actionOrName: Schema<Action | ActionCalled> = union(byKind('daftar efek atau nama tindakan'), {
  list: action,
  text: actionName,
});

const toast = object({
  /** Default `default`. */
  variant: optional(oneOf(['default', 'destructive'])),
  /** May hold `{formula}`. */
  title: template,
  /** May hold `{formula}`. */
  text: optional(template),
});

/** A short message at the edge of the screen. */
export type ToastText = Infer<typeof toast>;

/** A button of a dialog. */
export interface DialogButton {
  text: TemplateText;
  /** What it does; left out: it closes the dialog. */
  do?: Action | ActionCalled;
}

const button: Schema<DialogButton> = object({ text: template, do: optional(actionOrName) });

const dialogKeys = {
  /** May hold `{formula}`. */
  title: template,
  /** May hold `{formula}`. */
  text: optional(template),
  blocks: optional(list(contentBlock)),
  /** False: neither Escape nor a press beside it closes it. */
  dismissable: optional(flag),
};

/** A window over the page. */
export interface DialogContent extends Fields<typeof dialogKeys> {
  /** A close button in the corner, and what it does. */
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
  /** Milliseconds after which `slowToast` is shown. */
  slowAfterMs: optional(delay),
  slowToast: optional(toast),
});

/** What is shown while a call runs. */
export type Pending = Infer<typeof pending>;

/** What to do for one kind of answer. */
export interface Outcome {
  /** A formula over `ok`, `httpStatus`, `statusText`, `status` and `response`. */
  match: FormulaText;
  /** Formulas of which each must give something: an answer that matches without is an unreadable one. */
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

/** Ask the back end. */
export interface CallEffect extends Fields<typeof callKeys> {
  /** The first that matches is run; none: the standard error of the call. */
  outcomes?: readonly Outcome[];
  /** Network fault, timeout, unreadable answer; left out: the standard error of the call. */
  failed?: Action;
}

const call: Schema<CallEffect> = object({
  ...callKeys,
  outcomes: optional(list(later(() => outcome, ['ok', 'httpStatus', 'statusText', 'status', 'response']))),
  failed: optional(later(() => action, ['errorMessage'])),
});

/** Fetch a file and hand it to the visitor. */
const download = object({
  download: object({
    call: oneOf(['downloadpdf']),
    body,
    /** May hold `{formula}`. */
    fileName: template,
  }),
});

export type DownloadEffect = Infer<typeof download>;

const stage = object({ stage: stageId });

const goToTarget = union(byKind('"preview", {"step": …} atau {"stage": …}'), {
  text: oneOf(['preview'], ['{"step": …}', '{"stage": …}']),
  object: union(byKey, { step: object({ step: stepId }), stage }),
});

/** Where `goTo` leads. */
export type GoToTarget = Infer<typeof goToTarget>;

const resetTarget = union(byKind('"all", "activeStep" atau {"stage": …}'), {
  text: oneOf(['all', 'activeStep'], ['{"stage": …}']),
  object: stage,
});

/** What `reset` empties. */
export type ResetTarget = Infer<typeof resetTarget>;

/** One way or another. */
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
  /** Write answers: a text is a formula, any other JSON a literal. */
  set: object({ set: dictionary(assignedJson, writtenAnswer) }),
  /** Empty answers. */
  clear: object({ clear: filledList(writtenAnswer) }),
  /** Copy answers once: target to source. */
  copy: object({ copy: dictionary(answer, writtenAnswer) }),
  toast: object({ toast }),
  dialog: object({ dialog }),
  closeDialog: object({ closeDialog: yes }),
  goTo: object({ goTo: goToTarget }),
  /** Leave for a path of the portal. */
  navigate: object({ navigate: path }),
  /** Milliseconds. */
  wait: object({ wait: delay }),
  reset: object({ reset: resetTarget }),
  clearStorage: object({ clearStorage: yes }),
  /** End the list, and the move that it belongs to. */
  stop: object({ stop: yes }),
  if: branching,
};

/** What an action can do, by the key that says which one it is. */
export type Effects = { [Key in keyof typeof effects]: Infer<(typeof effects)[Key]> };

/** The closed union of what an action can do. */
export type Effect = Effects[keyof Effects];

/** One thing that an action does, recognised by its key. */
const effect: Schema<Effect> = union(byKey, effects);
