import type { CompiledEffect, CompiledForm } from '../../interpreter';
import { treeWords } from '../words/conditions';
import { nameWords } from '../words/values';
import { code } from './fieldWords';
import { escaped, sentence, title } from './words';

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A list of effects in a reader's words, as nested HTML lists. */
export function effectsWords(form: CompiledForm, effects: readonly CompiledEffect[]): string {
  return list(effects.map((effect) => effectWords(form, effect)));
}

type Body = Extract<CompiledEffect, { kind: 'download' }>['body'];

const bodyWords = (body: Body): string =>
  body.length === 0
    ? ''
    : ` Dikirim: ${body.map(({ key, formula }) => `${escaped(key)} = ${code(formula.source)}`).join(', ')}.`;

/** What a button does: something of its own, or one thing that needs no list. */
const doing = (form: CompiledForm, effects: readonly CompiledEffect[]): string => {
  const [only] = effects;
  if (effects.length === 1 && only?.kind === 'closeDialog') return 'menutup dialog';
  if (effects.length === 1 && only?.kind === 'action') return `menjalankan <b>${escaped(only.name)}</b>`;
  return effectsWords(form, effects);
};

/** Texts in one line. */
const said = (...texts: readonly ({ source: string } | undefined)[]): string =>
  texts.flatMap((text) => text?.source || []).join(' · ');

const needsWords = (needs: readonly { source: string }[]): string =>
  needs.length === 0
    ? ''
    : ` (tanpa ${needs.map(({ source }) => code(source)).join(' atau ')}: jawaban tidak terbaca)`;

function effectWords(form: CompiledForm, effect: CompiledEffect): string {
  const names = (all: readonly string[]): string =>
    escaped(all.map((name) => nameWords(form, name)).join(', '));
  switch (effect.kind) {
    case 'call': {
      const outcomes = effect.outcomes.map(
        ({ match, needs, effects }) =>
          `Bila ${code(match.source)}${needsWords(needs)}:${effectsWords(form, effects)}`,
      );
      const failed = effect.failed ? [`Bila tidak terjawab:${effectsWords(form, effect.failed)}`] : [];
      const about = escaped(sentence('efek-call', 'call', effect.call));
      return `Memanggil <b>${effect.call}</b>: ${about}.${bodyWords(effect.body)}${list([...outcomes, ...failed])}`;
    }
    case 'download':
      return `Mengunduh ${escaped(effect.fileName.source)} dari <b>${effect.call}</b>.${bodyWords(effect.body)}`;
    case 'set':
      return `Mengisi ${effect.writes
        .map(({ name, value }) => {
          const written = 'constant' in value ? JSON.stringify(value.constant) : value.source;
          return `${names([name])} dengan ${code(written)}`;
        })
        .join(', ')}`;
    case 'clear':
      return `Mengosongkan ${names(effect.names)}`;
    case 'copy':
      return `Menyalin ${effect.copies
        .map(({ target, source }) => `${names([source])} ke ${names([target])}`)
        .join(', ')}`;
    case 'toast':
      return `Pesan singkat: ${escaped(said(effect.toast.title, effect.toast.text))}`;
    case 'dialog': {
      const { title, text, buttons, dismissable } = effect.dialog;
      const pressed = buttons.map(
        (button) => `Tombol “${escaped(button.text.source)}”: ${doing(form, button.effects)}`,
      );
      const words = escaped(said(title, text).replace(/[.]$/, ''));
      return `Dialog: ${words}.${dismissable ? '' : ' Harus dijawab.'}${list(pressed)}`;
    }
    case 'goTo':
      return `Pindah ke ${escaped(targetWords(form, effect.target))}`;
    case 'navigate':
      return `Meninggalkan formulir ke ${code(effect.path)}`;
    case 'wait':
      return `Menunggu ${effect.ms} milidetik`;
    case 'stop':
      return 'Berhenti; tidak pindah langkah';
    case 'if': {
      const otherwise = effect.else.length > 0 ? ` Bila tidak:${effectsWords(form, effect.else)}` : '';
      return `Bila ${escaped(treeWords(form, effect.test))}:${effectsWords(form, effect.then)}${otherwise}`;
    }
    case 'action':
      return `Menjalankan <b>${escaped(effect.name)}</b>`;
    case 'popup':
    case 'saveDraft':
    case 'advance':
    case 'standardSubmit':
      // No action of a definition holds these.
      return '';
    default:
      return title(`efek-${effect.kind}`);
  }
}

type Target = Extract<CompiledEffect, { kind: 'goTo' }>['target'];

function targetWords(form: CompiledForm, target: Target): string {
  if (target === 'preview') return 'ringkasan jawaban';
  if ('step' in target) return `langkah “${form.steps.get(target.step)?.definition.title ?? target.step}”`;
  const stage = form.stages.find(({ id }) => id === target.stage);
  return `tahap “${stage?.title ?? target.stage}”`;
}
