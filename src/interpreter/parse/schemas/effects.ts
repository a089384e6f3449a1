import type {
  Action,
  CallEffect,
  DialogButton,
  DialogContent,
  DownloadEffect,
  Effect,
  GoToTarget,
  Outcome,
  Pending,
  ResetTarget,
  ToastText,
} from '../../../language';
import { actionCallNames } from '../../../language';
import { dictionary, filledList, list } from '../collections';
import { byKey, byKind, dispatch } from '../dispatch';
import { entries } from '../entries';
import { delay, flag, json, oneOf, path, text, yes } from '../leaves';
import { later, optional } from '../schema';
import type { Schema } from '../../../fields/pure';
import { condition } from './conditions';
import { contentBlock } from './content';

/** The member of the union with this key. */
type With<Key extends string> = Extract<Effect, Readonly<Record<Key, unknown>>>;

/** Effects, run in order. */
export const action: Schema<Action> = list(later(() => effect));

const actionOrName = dispatch(byKind('daftar efek atau nama tindakan'), { list: action, text });

const toast = entries<ToastText>({
  variant: optional(oneOf(['default', 'destructive'])),
  title: text,
  text: optional(text),
});

const button = entries<DialogButton>({ text, do: optional(actionOrName) });

const dialog = entries<DialogContent>({
  title: text,
  text: optional(text),
  blocks: optional(list(contentBlock)),
  dismissable: optional(flag),
  closeButton: optional(entries<NonNullable<DialogContent['closeButton']>>({ do: optional(actionOrName) })),
  buttons: optional(list(button)),
});

const pending = entries<Pending>({
  dialog: optional(entries<NonNullable<Pending['dialog']>>({ title: text, text: optional(text) })),
  slowAfterMs: optional(delay),
  slowToast: optional(toast),
});

const call = entries<CallEffect>({
  call: oneOf(actionCallNames),
  body: optional(dictionary(text)),
  pending: optional(pending),
  outcomes: optional(list(entries<Outcome>({ match: text, do: action }))),
  failed: optional(action),
});

const download = entries<DownloadEffect>({
  download: entries<DownloadEffect['download']>({
    call: oneOf(['downloadpdf']),
    body: optional(dictionary(text)),
    fileName: text,
  }),
});

const stage = entries<{ stage: string }>({ stage: text });

const goToTarget: Schema<GoToTarget> = dispatch(byKind('"preview", {"step": …} atau {"stage": …}'), {
  text: oneOf(['preview'], ['{"step": …}', '{"stage": …}']),
  object: dispatch(byKey, { step: entries<{ step: string }>({ step: text }), stage }),
});

const resetTarget: Schema<ResetTarget> = dispatch(byKind('"all", "activeStep" atau {"stage": …}'), {
  text: oneOf(['all', 'activeStep'], ['{"stage": …}']),
  object: stage,
});

/** One thing that an action does, told by its key. */
const effect: Schema<Effect> = dispatch(byKey, {
  call,
  download,
  set: entries<With<'set'>>({ set: dictionary(json) }),
  clear: entries<With<'clear'>>({ clear: filledList(text) }),
  copy: entries<With<'copy'>>({ copy: dictionary(text) }),
  toast: entries<With<'toast'>>({ toast }),
  dialog: entries<With<'dialog'>>({ dialog }),
  closeDialog: entries<With<'closeDialog'>>({ closeDialog: yes }),
  goTo: entries<With<'goTo'>>({ goTo: goToTarget }),
  navigate: entries<With<'navigate'>>({ navigate: path }),
  wait: entries<With<'wait'>>({ wait: delay }),
  reset: entries<With<'reset'>>({ reset: resetTarget }),
  clearStorage: entries<With<'clearStorage'>>({ clearStorage: yes }),
  stop: entries<With<'stop'>>({ stop: yes }),
  if: entries<With<'if'>>({ if: condition, then: action, else: optional(action) }),
});
