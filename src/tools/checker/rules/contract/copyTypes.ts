import { fillsOf, rowOf, typeWords, type Effect, type ValueType } from '../../../../interpreter';
import { answerTypeOf, callAt } from '../../contract/answerAt';
import type { AnswerType } from '../../contract/contract';
import { placedEffects, type Checked } from '../../definition/checked';
import { formulaAt } from '../../definition/formulas';
import { copiesIn } from '../../definition/writers';
import type { Found } from '../../finding';

type Given = ValueType | AnswerType;

/** What an answer takes from others; from what is not known it takes everything. */
const takes: Partial<Record<ValueType, readonly Given[]>> = {
  text: ['text', 'number', 'date', 'month', 'choice', 'boolean'],
  number: ['number'],
  date: ['date'],
  month: ['month', 'date'],
  boolean: ['boolean'],
  choice: ['choice'],
  choices: ['choices', 'choice'],
  rows: ['rows'],
};

const words: Readonly<Record<Given, string>> = {
  ...typeWords,
  object: 'sebuah objek',
  list: 'sebuah daftar',
  any: 'apa saja',
  unknown: 'apa saja',
};

/** Answers that are filled with what they cannot hold: they stay empty. */
export function copyTypes(checked: Checked): Found[] {
  const { fields, sources } = checked;
  const typeOf = (name: string): ValueType | undefined => {
    const field = fields.get(name)?.field;
    return field && rowOf(field).valueType;
  };
  const finding = (path: string, target: string, given: Given | undefined, isCode = false): Found[] => {
    const wanted = typeOf(target);
    const known = wanted && takes[wanted];
    if (!known || given === undefined || given === 'any' || given === 'unknown' || known.includes(given))
      return [];
    if (isCode && wanted === 'choice' && given === 'text') return [];
    const label = fields.get(target)?.field.label ?? target;
    const what = `"${label}" (${target}) menerima ${words[wanted]}, tetapi diisi dengan ${words[given]}.`;
    const fix = `Isi jawaban lain, atau ubah jenis "${target}"; yang diberikan adalah ${words[given]}.`;
    return [{ rule: 'copy-type', path, what, fix }];
  };
  const written = (effect: Effect, path: string): Found[] => {
    if (!('set' in effect)) return [];
    return Object.keys(effect.set).flatMap((target) => {
      const at = `${path}.set.${target}`;
      const [node] = formulaAt(sources, at)?.nodes ?? [];
      const call = callAt(sources, at);
      if (!node || !call) return [];
      const type = answerTypeOf(node, call.call);
      const found = finding(at, target, type, true);
      const inside = Object.keys(call.call.answer).filter((one) => one.startsWith('data.'));
      return type === 'object' && inside.length > 0
        ? found.map((one) => ({
            ...one,
            fix: `Tulis salah satu isinya, misalnya "response.${inside.at(-1) ?? ''}".`,
          }))
        : found;
    });
  };
  return [
    ...copiesIn(checked).flatMap(({ path, target, source }) => finding(path, target, typeOf(source))),
    ...placedEffects(sources).flatMap(({ effect, path }) => written(effect, path)),
    ...[...fields.values()].flatMap(({ field, path }) => {
      const { fills, at } = fillsOf(field);
      // The columns of records are texts.
      return Object.keys(fills).flatMap((target) => finding(`${path}.${at}.${target}`, target, 'text', true));
    }),
  ];
}
