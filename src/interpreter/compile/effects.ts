import type { DialogContent, Effect } from '../../language';
import { condition, formula, text, type Builder } from './builder';
import {
  type CompiledBody,
  type CompiledDialog,
  type CompiledEffect,
  type SetWrite,
  compilePlainEffect,
} from './effectModel';
import { compileContent, compilePending, compileToast, textOf } from './effectTexts';
import { checkAction, checkKnown, checkTarget, checkWritable } from './references';

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
  const list: CompiledEffect[] = [];
  builder.sources.effects.push({ path, source: effects, compiled: list });
  effects.forEach((effect, index) => {
    const at = `${path}[${index}]`;
    const last = index === effects.length - 1;
    if ('navigate' in effect && !last) {
      builder.report(`${path}[${index + 1}]`, {
        code: 'after-navigate',
        received: 'efek sesudah "navigate"',
        expected: '"navigate" sebagai efek terakhir',
        hint: 'Efek sesudah pindah halaman tidak pernah dijalankan.',
      });
    }
    const compiled = compileEffect(builder, effect, at, extras);
    if (compiled) list.push(compiled);
  });
  return list;
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
      pending: effect.pending && compilePending(builder, effect.pending, `${at}.pending`, extras),
      outcomes: (effect.outcomes ?? []).flatMap((outcome, index) => {
        const within = `${at}.outcomes[${index}]`;
        const of = (source: string, key: string) =>
          formula(builder, source, `${within}.${key}`, { extras: answered });
        const match = of(outcome.match, 'match');
        const needs = (outcome.needs ?? []).flatMap((need, number) => of(need, `needs[${number}]`) ?? []);
        const effects = compileEffects(builder, outcome.do, `${within}.do`, answered);
        return match ? [{ match, needs, effects }] : [];
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
    return { kind: 'dialog', dialog: compileDialog(builder, effect.dialog, `${at}.dialog`, extras) };
  }
  if ('if' in effect) {
    const test = condition(builder, effect.if, `${at}.if`, 'effect');
    return (
      test && {
        kind: 'if',
        test,
        then: compileEffects(builder, effect.then, `${at}.then`, extras),
        else: compileEffects(builder, effect.else ?? [], `${at}.else`, extras),
      }
    );
  }
  if ('stop' in effect) return { kind: 'stop' };
  if ('goTo' in effect) checkTarget(builder, effect.goTo, `${at}.goTo`);
  if ('reset' in effect) checkTarget(builder, effect.reset, `${at}.reset`);
  return compilePlainEffect(effect);
}

function compileDialog(
  builder: Builder,
  dialog: DialogContent,
  at: string,
  extras: readonly string[],
): CompiledDialog {
  return {
    path: at,
    title: textOf(builder, dialog.title, `${at}.title`, extras),
    text: text(builder, dialog.text, `${at}.text`, extras),
    blocks: (dialog.blocks ?? []).map((block, index) =>
      compileContent(builder, block, `${at}.blocks[${index}]`, extras),
    ),
    dismissable: dialog.dismissable ?? true,
    closeButton: dialog.closeButton && {
      effects: compileDo(builder, dialog.closeButton.do, `${at}.closeButton.do`, extras),
    },
    buttons: (dialog.buttons ?? []).map((button, index) => ({
      text: textOf(builder, button.text, `${at}.buttons[${index}].text`, extras),
      effects: compileDo(builder, button.do, `${at}.buttons[${index}].do`, extras),
    })),
  };
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

/** The body of a call. */
export function compileBody(
  builder: Builder,
  body: Readonly<Record<string, string>> | undefined,
  path: string,
  extras: readonly string[],
): CompiledBody {
  return Object.entries(body ?? {}).flatMap(([key, source]) => {
    const compiled = formula(builder, source, `${path}.${key}`, { extras, inBody: true });
    return compiled ? [{ key, formula: compiled }] : [];
  });
}
