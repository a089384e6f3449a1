import type { CompiledCondition } from '../conditions/types';
import type { CompiledFormula, CompiledText } from '../formulas/types';
import type {
  ActionCallName,
  ContentBlock,
  Effect,
  GoToTarget,
  Json,
  ResetTarget,
  ToastText,
} from '../language';
import { condition, formula, text, type Builder } from './builder';
import { checkAction, checkKnown, checkTarget, checkWritable } from './references';

/** A toast whose texts are compiled. */
export interface CompiledToast {
  variant: 'default' | 'destructive';
  title: CompiledText;
  text?: CompiledText;
}

/** A dialog whose texts and buttons are compiled. */
export interface CompiledDialog {
  title: CompiledText;
  text?: CompiledText;
  blocks: readonly ContentBlock[];
  dismissable: boolean;
  closeButton?: { effects: readonly CompiledEffect[] };
  buttons: readonly { text: CompiledText; effects: readonly CompiledEffect[] }[];
}

/** What is shown while a call runs, compiled. */
export interface CompiledPending {
  dialog?: { title: CompiledText; text?: CompiledText };
  slowAfterMs?: number;
  slowToast?: CompiledToast;
}

/** One answer that an effect writes. */
interface SetWrite {
  name: string;
  value: CompiledFormula | { constant: Json };
}

type Body = readonly { key: string; formula: CompiledFormula }[];

/** An effect, ready to run. The last four have no spelling in the language: Next and the standard submission use them. */
export type CompiledEffect =
  | {
      kind: 'call';
      call: ActionCallName;
      body: Body;
      pending?: CompiledPending;
      outcomes: readonly { match: CompiledFormula; effects: readonly CompiledEffect[] }[];
      failed?: readonly CompiledEffect[];
    }
  | { kind: 'download'; call: 'downloadpdf'; body: Body; fileName: CompiledText }
  | { kind: 'set'; writes: readonly SetWrite[] }
  | { kind: 'clear'; names: readonly string[] }
  | { kind: 'copy'; copies: readonly { target: string; source: string }[] }
  | { kind: 'toast'; toast: CompiledToast }
  | { kind: 'dialog'; dialog: CompiledDialog }
  | { kind: 'closeDialog' }
  | { kind: 'goTo'; target: GoToTarget }
  | { kind: 'navigate'; path: string }
  | { kind: 'wait'; ms: number }
  | { kind: 'reset'; target: ResetTarget }
  | { kind: 'clearStorage' }
  | { kind: 'stop' }
  | {
      kind: 'if';
      test: CompiledCondition;
      then: readonly CompiledEffect[];
      else: readonly CompiledEffect[];
    }
  | { kind: 'action'; name: string }
  | { kind: 'popup'; slug: string }
  | { kind: 'saveDraft' }
  | { kind: 'advance' }
  | { kind: 'standardSubmit' };

/** Names that formulas of an action may use besides the form's own. */
const always = ['$slug', '$subProductId', '$product'] as const;
const answered = [...always, 'ok', 'httpStatus', 'statusText', 'status', 'response'] as const;
const failed = [...always, 'errorMessage'] as const;

/** Compiles a list of effects; what is wrong is reported, and the rest goes on. */
export function compileEffects(
  builder: Builder,
  effects: readonly Effect[],
  path: string,
  extras: readonly string[] = always,
): CompiledEffect[] {
  return effects.flatMap((effect, index): CompiledEffect[] => {
    const at = `${path}[${index}]`;
    const last = index === effects.length - 1;
    if ('navigate' in effect && !last) {
      builder.report(`${path}[${index + 1}]`, {
        received: 'efek sesudah "navigate"',
        expected: '"navigate" sebagai efek terakhir',
        hint: 'Efek sesudah pindah halaman tidak pernah dijalankan.',
      });
    }
    const compiled = compileEffect(builder, effect, at, extras);
    return compiled ? [compiled] : [];
  });
}

function compileEffect(
  builder: Builder,
  effect: Effect,
  at: string,
  extras: readonly string[],
): CompiledEffect | undefined {
  if ('call' in effect) {
    return {
      kind: 'call',
      call: effect.call,
      body: compileBody(builder, effect.body, `${at}.body`, extras),
      pending: effect.pending && {
        dialog: effect.pending.dialog && {
          title: textOf(builder, effect.pending.dialog.title, `${at}.pending.dialog.title`, extras),
          text: text(builder, effect.pending.dialog.text, `${at}.pending.dialog.text`, extras),
        },
        slowAfterMs: effect.pending.slowAfterMs,
        slowToast:
          effect.pending.slowToast &&
          compileToast(builder, effect.pending.slowToast, `${at}.pending.slowToast`, extras),
      },
      outcomes: (effect.outcomes ?? []).flatMap((outcome, index) => {
        const match = formula(builder, outcome.match, `${at}.outcomes[${index}].match`, { extras: answered });
        const effects = compileEffects(builder, outcome.do, `${at}.outcomes[${index}].do`, answered);
        return match ? [{ match, effects }] : [];
      }),
      failed: effect.failed && compileEffects(builder, effect.failed, `${at}.failed`, failed),
    };
  }
  if ('download' in effect) {
    return {
      kind: 'download',
      call: effect.download.call,
      body: compileBody(builder, effect.download.body, `${at}.download.body`, extras),
      fileName: textOf(builder, effect.download.fileName, `${at}.download.fileName`, extras),
    };
  }
  if ('set' in effect) {
    const writes = Object.entries(effect.set).flatMap(([name, value]): SetWrite[] => {
      checkWritable(builder, name, `${at}.set.${name}`);
      if (typeof value !== 'string') return [{ name, value: { constant: value } }];
      const compiled = formula(builder, value, `${at}.set.${name}`, { extras });
      return compiled ? [{ name, value: compiled }] : [];
    });
    return { kind: 'set', writes };
  }
  if ('clear' in effect) {
    effect.clear.forEach((name, index) => checkWritable(builder, name, `${at}.clear[${index}]`));
    return { kind: 'clear', names: effect.clear };
  }
  if ('copy' in effect) {
    const copies = Object.entries(effect.copy).map(([target, source]) => {
      checkWritable(builder, target, `${at}.copy.${target}`);
      checkKnown(builder, source, `${at}.copy.${target}`);
      return { target, source };
    });
    return { kind: 'copy', copies };
  }
  if ('toast' in effect) {
    return { kind: 'toast', toast: compileToast(builder, effect.toast, `${at}.toast`, extras) };
  }
  if ('dialog' in effect) {
    const { dialog } = effect;
    const inside = `${at}.dialog`;
    return {
      kind: 'dialog',
      dialog: {
        title: textOf(builder, dialog.title, `${inside}.title`, extras),
        text: text(builder, dialog.text, `${inside}.text`, extras),
        blocks: dialog.blocks ?? [],
        dismissable: dialog.dismissable ?? true,
        closeButton: dialog.closeButton && {
          effects: compileDo(builder, dialog.closeButton.do, `${inside}.closeButton.do`, extras),
        },
        buttons: (dialog.buttons ?? []).map((button, index) => ({
          text: textOf(builder, button.text, `${inside}.buttons[${index}].text`, extras),
          effects: compileDo(builder, button.do, `${inside}.buttons[${index}].do`, extras),
        })),
      },
    };
  }
  if ('if' in effect) {
    const test = condition(builder, effect.if, `${at}.if`);
    return (
      test && {
        kind: 'if',
        test,
        then: compileEffects(builder, effect.then, `${at}.then`, extras),
        else: compileEffects(builder, effect.else ?? [], `${at}.else`, extras),
      }
    );
  }
  if ('goTo' in effect) {
    checkTarget(builder, effect.goTo, `${at}.goTo`);
    return { kind: 'goTo', target: effect.goTo };
  }
  if ('reset' in effect) {
    if (typeof effect.reset === 'object') checkTarget(builder, effect.reset, `${at}.reset`);
    return { kind: 'reset', target: effect.reset };
  }
  if ('navigate' in effect) return { kind: 'navigate', path: effect.navigate };
  if ('wait' in effect) return { kind: 'wait', ms: effect.wait };
  if ('closeDialog' in effect) return { kind: 'closeDialog' };
  if ('clearStorage' in effect) return { kind: 'clearStorage' };
  return { kind: 'stop' };
}

/** A list of effects, the name of an action, or nothing: then a button closes its dialog. */
function compileDo(
  builder: Builder,
  source: readonly Effect[] | string | undefined,
  path: string,
  extras: readonly string[],
): CompiledEffect[] {
  if (source === undefined) return [{ kind: 'closeDialog' }];
  if (typeof source !== 'string') return compileEffects(builder, source, path, extras);
  checkAction(builder, source, path);
  return [{ kind: 'action', name: source }];
}

function compileToast(
  builder: Builder,
  toast: ToastText,
  path: string,
  extras: readonly string[],
): CompiledToast {
  return {
    variant: toast.variant ?? 'default',
    title: textOf(builder, toast.title, `${path}.title`, extras),
    text: text(builder, toast.text, `${path}.text`, extras),
  };
}

/** A text that must be there. A broken one is reported, and the form is refused, so the stand-in is never shown. */
function textOf(builder: Builder, source: string, path: string, extras: readonly string[]): CompiledText {
  return text(builder, source, path, extras) ?? { source, reads: [], constant: true, render: () => source };
}

function compileBody(
  builder: Builder,
  body: Readonly<Record<string, string>> | undefined,
  path: string,
  extras: readonly string[],
): Body {
  return Object.entries(body ?? {}).flatMap(([key, source]) => {
    const compiled = formula(builder, source, `${path}.${key}`, { extras, inBody: true });
    return compiled ? [{ key, formula: compiled }] : [];
  });
}
