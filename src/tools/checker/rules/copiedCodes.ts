import {
  compared,
  fitsRule,
  formatOf,
  lengthKeys,
  lengthsOf,
  rowOf,
  type CompiledCondition,
  type CompiledForm,
  type Field,
} from '../../../interpreter';
import { belowZero } from '../../../fields/common/fieldTypeRow';
import { all, any, boundsBy, holds, modelOf, placeGoal, type Goal, type ShownBlock } from '../../reach';
import type { Rule } from '../../../language';
import { placedEffects, plainRule, type Checked } from '../definition/checked';
import { columnsOf } from '../definition/columns';
import { localOptions } from '../definition/options';
import { copiesIn, copiesOf, type Copied } from '../definition/writers';
import type { Found } from '../finding';
import { partOf } from '../json/walk';
import { proofOf } from '../reach/words';

/** Answers that are copied where they have no place: to themselves, or from a choice with codes that the other one lacks. */
export function copiedCodes(checked: Checked): Found[] {
  return [
    ...[...copiesIn(checked), ...givenIn(checked)].flatMap((one) => [
      ...ofItself(one),
      ...lackingCodes(checked, one),
      ...narrower(checked, one),
    ]),
    ...nothing(checked),
  ];
}

/** Defaults and formulas of effects that are another answer as it is. */
function givenIn({ fields, sources }: Checked): Copied[] {
  return [
    ...[...fields.values()].flatMap(({ field, path }) => defaultsOf(field, path)),
    ...placedEffects(sources).flatMap(({ effect, path }) =>
      Object.entries('set' in effect ? effect.set : {}).flatMap(([target, source]) =>
        typeof source === 'string' && source !== target
          ? [{ path: `${path}.set.${target}`, target, source }]
          : [],
      ),
    ),
  ];
}

function defaultsOf({ name, defaultValue }: Field, path: string): Copied[] {
  const source = typeof defaultValue === 'string' ? /^\{(\w+)\}$/.exec(defaultValue)?.[1] : undefined;
  return source === undefined ? [] : [{ path: `${path}.defaultValue`, target: name, source }];
}

function ofItself({ path, target, source }: Copied): Found[] {
  if (target !== source) return [];
  const what = `"${target}" disalin ke dirinya sendiri.`;
  const fix = 'Tulis jawaban lain sebagai sumbernya, atau hapus salinan ini.';
  return [{ rule: 'copy-nothing', path, what, fix }];
}

/** A switch between two uses of fragments that have no question in common. */
function nothing({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const copies = copiesOf(field);
    if (!copies || Object.keys(copies).length > 0) return [];
    const what = `"${field.label}" tidak menyalin apa pun: kedua potongan itu sama, atau tidak mempunyai pertanyaan yang sama.`;
    return [{ rule: 'copy-nothing', path: `${path}.copies`, what, fix: 'Periksa "from" dan "to".' }];
  });
}

function lackingCodes({ fields }: Checked, { path, target, source }: Copied): Found[] {
  const [to, from] = [target, source].map((name) => fields.get(name)?.field);
  const [taken, given] = [localOptions(to), localOptions(from)];
  if (!to || !from || !taken || !given) return [];
  const codes = new Set(taken.map(({ code }) => code));
  const lacking = given.filter(({ code }) => !codes.has(code));
  if (lacking.length === 0) return [];
  const words = lacking.slice(0, 4).map(({ value }) => `"${value}"`);
  return [
    {
      rule: 'copy-codes',
      path,
      what: `Pilihan ${words.join(', ')} dari "${from.label}" (${source}) tidak ada pada "${to.label}" (${target}).`,
      fix: 'Samakan kode kedua daftar pilihan; labelnya boleh lain.',
    },
  ];
}

/** What a switch copies cannot be corrected at its target: an answer that is right at the source must be right there, too. */
function narrower({ fields, form, today }: Checked, copied: Copied): Found[] {
  const { path, target, source, by } = copied;
  const [to, from] = [target, source].map((name) => fields.get(name)?.field);
  if (!form || !to || !from || target === source || by === undefined) return [];
  const [taken, given] = [limitsOf(form, to, today), limitsOf(form, from, today)];
  const beyond = Object.keys(taken).filter((key) => {
    const [limit, other] = [taken[key], given[key]];
    if (limit === undefined || (other === undefined && partOf(from, key) !== undefined)) return false;
    if (other === undefined && formatOf(from)) return false;
    return other === undefined || (key.startsWith('max') ? other > limit : other < limit);
  });
  const [rule, own] = [plainRule(to), plainRule(from)];
  const isText = ['text', 'textarea'].includes(from.type) && !formatOf(from);
  const lacksRule =
    rule !== undefined && isText && (own === undefined ? !('rule' in from) : goesBeyond(own, rule));
  const isClosed = ['weekends', 'holidays'].some((days) => closes(to, days) && !closes(from, days));
  const hasFormat = formatOf(to) !== undefined && partOf(from, 'format') !== partOf(to, 'format');
  const isPlain = to.required === true && from.required !== true && !from.requiredWhen;
  const isNeeded =
    isPlain || ((to.required === true || to.requiredWhen !== undefined) && mayLack(form, copied));
  const hasOwn = from.defaultValue !== undefined || from.compute !== undefined;
  const keys = [
    ...beyond,
    ...(isClosed ? ['disable'] : []),
    ...(lacksRule ? ['rule'] : []),
    ...(hasFormat ? ['format'] : []),
    ...(decimalsOf(from) > decimalsOf(to) ? ['decimals'] : []),
    ...(!hasOwn && isNeeded ? ['required'] : []),
  ];
  return keys.slice(0, 1).map((key): Found => {
    const limit = (field: Field): string => {
      const value: unknown = partOf(field, key);
      return value === undefined ? `tanpa "${key}"` : `"${key}" ${JSON.stringify(value)}`;
    };
    return {
      rule: 'copy-narrower',
      path,
      what: `"${from.label}" (${source}, ${limit(from)}) disalin ke "${to.label}" (${target}, ${limit(to)}), yang terkunci dan menolaknya.`,
      fix: `Samakan "${key}" keduanya.`,
    };
  });
}

/** The bounds and lengths of a field, by their keys; of a formula what it gives today, where no answer decides it. */
function limitsOf(
  form: CompiledForm,
  field: Field,
  today: string | undefined,
): Readonly<Record<string, number | string | undefined>> {
  const { least, most } = lengthsOf(field);
  const keys = lengthKeys[rowOf(field).input === 'choices' ? 'choices' : 'text'];
  const lengths = { [keys.most]: most, [keys.least]: least };
  const compiled = form.fields.get(field.name);
  const bounds = rowOf(field).bounds?.(field);
  if (!compiled || !bounds) return lengths;
  const [min, max] = boundsBy(
    form,
    today,
  )(compiled).map((one) =>
    typeof one === 'number' || (typeof one === 'string' && one !== '') ? one : undefined,
  );
  const typed = rowOf(field).input === 'number' && field.compute === undefined && !belowZero(field);
  return { ...lengths, [bounds.maxKey]: max, [bounds.minKey]: min ?? (typed ? 0 : undefined) };
}

/** How many digits behind the comma an answer may have. */
function decimalsOf(field: Field): number {
  return field.type === 'currency' ? (field.decimals ?? 0) : field.type === 'decimal' ? Infinity : 0;
}

/** Whether the target must be given while the switch is on and its source may be empty. */
function mayLack(form: CompiledForm, { target, source, by = '' }: Copied): boolean {
  const model = modelOf(form);
  const nameOf = (name: string): string => columnsOf(form).get(name)?.name ?? name;
  const from = nameOf(source);
  const neededBy = ({ block }: ShownBlock): CompiledCondition[] =>
    block.kind === 'field' && block.requiredWhen ? [block.requiredWhen] : [];
  const lacking: Goal[] = [
    any(model.placesOf(nameOf(by)).map(placeGoal)),
    holds(compared(from, 'isEmpty')),
    ...model
      .placesOf(from)
      .flatMap(neededBy)
      .map((one) => any([holds(one, false), { kind: 'asked', name: from, wanted: false }])),
  ];
  return model
    .placesOf(nameOf(target))
    .some((place) =>
      proofOf(model, all([placeGoal(place), ...neededBy(place).map((one) => holds(one)), ...lacking])),
    );
}

const closes = (field: Field, days: string): boolean => [partOf(field, 'disable')].flat().includes(days);

function goesBeyond(rule: Rule, other: Rule): boolean {
  const characters = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code));
  return characters.some((one) => fitsRule(rule, one) && !fitsRule(other, one));
}
