import { isFormula, pressed, type CompiledEffect, type CompiledForm, type EffectOf } from '../../interpreter';
import { treeWords } from '../words/expressions';
import { nameWords } from '../words/values';
import { code } from './fieldWords';
import { escaped, sentence, title } from './words';

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A list of effects in a reader's words, as nested HTML lists. */
export function effectsWords(form: CompiledForm, effects: readonly CompiledEffect[]): string {
  return list(effects.map((effect) => effectWords(form, effect)));
}

type Body = EffectOf<'download'>['download']['body'];

const bodyWords = (body: Body = {}): string => {
  const keys = Object.entries(body).map(([key, { source }]) => `${escaped(key)} = ${code(source)}`);
  return keys.length === 0 ? '' : ` Dikirim: ${keys.join(', ')}.`;
};

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

const needsWords = (needs: readonly { source: string }[] = []): string =>
  needs.length === 0
    ? ''
    : ` (tanpa ${needs.map(({ source }) => code(source)).join(' atau ')}: jawaban tidak terbaca)`;

function effectWords(form: CompiledForm, effect: CompiledEffect): string {
  const names = (all: readonly string[]): string =>
    escaped(all.map((name) => nameWords(form, name)).join(', '));
  switch (effect.kind) {
    case 'call': {
      const outcomes = (effect.outcomes ?? []).map(
        ({ match, needs, do: then }) =>
          `Bila ${code(match.source)}${needsWords(needs)}:${effectsWords(form, then)}`,
      );
      const failed = effect.failed ? [`Bila tidak terjawab:${effectsWords(form, effect.failed)}`] : [];
      const about = escaped(sentence('efek-call', 'call', effect.call));
      return `Memanggil <b>${effect.call}</b>: ${about}.${bodyWords(effect.body)}${list([...outcomes, ...failed])}`;
    }
    case 'download': {
      const { call, body, fileName } = effect.download;
      return `Mengunduh ${escaped(fileName.source)} dari <b>${call}</b>.${bodyWords(body)}`;
    }
    case 'set':
      return `Mengisi ${Object.entries(effect.set)
        .map(([name, value]) => {
          const written = isFormula(value) ? value.source : JSON.stringify(value);
          return `${names([name])} dengan ${code(written)}`;
        })
        .join(', ')}`;
    case 'clear':
      return `Mengosongkan ${names(effect.clear)}`;
    case 'copy':
      return `Menyalin ${Object.entries(effect.copy)
        .map(([target, source]) => `${names([source])} ke ${names([target])}`)
        .join(', ')}`;
    case 'toast':
      return `Pesan singkat: ${escaped(said(effect.toast.title, effect.toast.text))}`;
    case 'dialog': {
      const { title, text, buttons = [], dismissable = true } = effect.dialog;
      const choices = buttons.map(
        (button) => `Tombol “${escaped(button.text.source)}”: ${doing(form, pressed(button))}`,
      );
      const words = escaped(said(title, text).replace(/[.]$/, ''));
      return `Dialog: ${words}.${dismissable ? '' : ' Harus dijawab.'}${list(choices)}`;
    }
    case 'goTo':
      return `Pindah ke ${escaped(targetWords(form, effect.goTo))}`;
    case 'navigate':
      return `Meninggalkan formulir ke ${code(effect.navigate)}`;
    case 'wait':
      return `Menunggu ${effect.wait} milidetik`;
    case 'stop':
      return 'Berhenti; tidak pindah langkah';
    case 'if': {
      const otherwise = effect.else?.length ? ` Bila tidak:${effectsWords(form, effect.else)}` : '';
      return `Bila ${escaped(treeWords(form, effect.if))}:${effectsWords(form, effect.then)}${otherwise}`;
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

type Target = EffectOf<'goTo'>['goTo'];

function targetWords(form: CompiledForm, target: Target): string {
  if (target === 'preview') return 'ringkasan jawaban';
  if ('step' in target) return `langkah “${form.steps.get(target.step)?.definition.title ?? target.step}”`;
  const stage = form.stages.find(({ id }) => id === target.stage);
  return `tahap “${stage?.title ?? target.stage}”`;
}
