import type { CompiledForm, Effect } from '../../../src/interpreter';
import { conditionWords, nameWords } from './conditionWords';
import { code } from './fieldWords';
import { escaped, sentence } from './words';

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A list of effects in a reader's words, as nested HTML lists. */
export function effectsWords(form: CompiledForm, effects: readonly Effect[]): string {
  return list(effects.map((effect) => effectWords(form, effect)));
}

const body = (sent: Readonly<Record<string, string>> | undefined): string =>
  sent === undefined
    ? ''
    : ` Dikirim: ${Object.entries(sent)
        .map(([key, formula]) => `${escaped(key)} = ${code(formula)}`)
        .join(', ')}.`;

/** What a button does: a list of effects, or an action by its name. */
const doing = (form: CompiledForm, effects: readonly Effect[] | string | undefined): string =>
  effects === undefined
    ? 'menutup dialog'
    : typeof effects === 'string'
      ? `menjalankan <b>${escaped(effects)}</b>`
      : effectsWords(form, effects);

function effectWords(form: CompiledForm, effect: Effect): string {
  const names = (all: readonly string[]): string =>
    escaped(all.map((name) => nameWords(form, name)).join(', '));
  if ('call' in effect) {
    const outcomes = (effect.outcomes ?? []).map(
      ({ match, do: then }) => `Bila ${code(match)}:${effectsWords(form, then)}`,
    );
    const failed = effect.failed ? [`Bila tidak terjawab:${effectsWords(form, effect.failed)}`] : [];
    const about = escaped(sentence('efek-call', 'call', effect.call));
    return `Memanggil <b>${effect.call}</b>: ${about}.${body(effect.body)}${list([...outcomes, ...failed])}`;
  }
  if ('download' in effect)
    return `Mengunduh ${escaped(effect.download.fileName)} dari <b>${effect.download.call}</b>.${body(effect.download.body)}`;
  if ('set' in effect)
    return `Mengisi ${Object.entries(effect.set)
      .map(
        ([name, value]) =>
          `${names([name])} dengan ${code(typeof value === 'string' ? value : JSON.stringify(value))}`,
      )
      .join(', ')}`;
  if ('clear' in effect) return `Mengosongkan ${names(effect.clear)}`;
  if ('copy' in effect)
    return `Menyalin ${Object.entries(effect.copy)
      .map(([target, from]) => `${names([from])} ke ${names([target])}`)
      .join(', ')}`;
  if ('toast' in effect)
    return `Pesan singkat: ${escaped([effect.toast.title, effect.toast.text].filter(Boolean).join(' · '))}`;
  if ('dialog' in effect) {
    const { title, text, buttons = [], dismissable } = effect.dialog;
    const closing = dismissable === false ? ' Harus dijawab.' : '';
    const pressed = buttons.map((button) => `Tombol “${escaped(button.text)}”: ${doing(form, button.do)}`);
    const said = [title, text].filter(Boolean).join(' · ').replace(/[.]$/, '');
    return `Dialog: ${escaped(said)}.${closing}${list(pressed)}`;
  }
  if ('closeDialog' in effect) return 'Menutup dialog';
  if ('goTo' in effect) return `Pindah ke ${escaped(targetWords(form, effect.goTo))}`;
  if ('navigate' in effect) return `Meninggalkan formulir ke ${code(effect.navigate)}`;
  if ('wait' in effect) return `Menunggu ${effect.wait} milidetik`;
  if ('reset' in effect) return 'Mengosongkan isian';
  if ('clearStorage' in effect) return 'Menghapus simpanan di perangkat';
  if ('stop' in effect) return 'Berhenti; tidak pindah langkah';
  const otherwise = effect.else ? ` Bila tidak:${effectsWords(form, effect.else)}` : '';
  return `Bila ${escaped(conditionWords(form, effect.if))}:${effectsWords(form, effect.then)}${otherwise}`;
}

type Target = Extract<Effect, { goTo: unknown }>['goTo'];

function targetWords(form: CompiledForm, target: Target): string {
  if (target === 'preview') return 'ringkasan jawaban';
  if ('step' in target) return `langkah “${form.steps.get(target.step)?.definition.title ?? target.step}”`;
  const stage = form.stages.find(({ id }) => id === target.stage);
  return `tahap “${stage?.title ?? target.stage}”`;
}
