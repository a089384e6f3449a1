import { stepsOf, type Field } from '../../../interpreter';
import { isBirth } from '../../words/values';
import { ofFields, type Checked } from '../definition/checked';
import type { Found } from '../finding';
import { textsIn } from '../json/walk';

/** A limit in numbers, and how it stands in a text. */
interface Limit {
  /** What a text says; none, or several at once, are not judged. */
  said: (text: string) => number[];
  is: number | undefined;
  words: (limit: number) => string;
  /** Whether the two are the same in some way of counting. */
  fits?: (said: number, limit: number) => boolean;
}

const mostWords = '(?:paling banyak|paling besar|maksimal|maksimum|maks\\.?|tidak lebih dari)';
const leastWords = '(?:paling sedikit|paling kecil|minimal|minimum|min\\.?|sekurang-kurangnya)';
const amount = 'Rp\\.?\\s*([\\d.]*\\d(?:,\\d+)?)(?:\\s*(ribu|juta|miliar))?';
const age = /(?:paling muda|berusia|usia|umur)[^.,;]{0,30}?(\d+)\s*tahun/gi;
const scales: Readonly<Record<string, number>> = { ribu: 1e3, juta: 1e6, miliar: 1e9 };

const numbersIn =
  (pattern: RegExp) =>
  (text: string): number[] =>
    [...text.matchAll(pattern)].map(
      ([, number = '', scale = '']) => numberOf(number) * (scales[scale.toLowerCase()] ?? 1),
    );

const numberOf = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

const counted = (before: string, after: string): Limit['said'] =>
  numbersIn(new RegExp(`${before}\\s+(\\d+)\\s+(?:${after})`, 'gi'));

/** The texts of a field that stand beside its question, by their paths. */
const besideField = /^(?:label|guideText|help|placeholder|messages\..*)$/;

/** Texts that say another limit than the one that is checked: beside a question, on the start page, on the card. */
export function textFacts(checked: Checked): Found[] {
  const { start, product } = checked.definition;
  const ages = endingAges(checked);
  const limitsOf = (field: Field): Limit[] => limitsOfField(field, ages.get(field.name));
  const declared = [...checked.fields.values()];
  // An age on the start page is the applicant's, whose birth date is asked before a spouse's.
  const applicant = declared.find(
    ({ field }) => isBirthDate(field) && limitsOf(field).some(({ is }) => is !== undefined),
  );
  const beside = declared.flatMap(({ field, path }) =>
    [...textsIn(field)].flatMap(({ text, path: at }) =>
      besideField.test(at) ? contradictions(limitsOf(field), text, `${path}.${at}`, field) : [],
    ),
  );
  const documents = start?.documents?.map((one) => (typeof one === 'string' ? one : { text: one.text }));
  const around = [
    ...textsIn({ who: start?.who, documents }, 'start'),
    ...textsIn({ facts: product?.facts, shortDescription: product?.shortDescription }, 'product'),
  ];
  return [
    ...beside,
    ...around.flatMap(({ path, key, text: own }) => {
      const text = path.startsWith('product.facts.') ? `${key}: ${own}` : own;
      return declared.flatMap(({ field }) => {
        if (isBirthDate(field))
          return field === applicant?.field ? contradictions(limitsOf(field), text, path, field) : [];
        return speaksOf(text, field)
          ? contradictions([...limitsOf(field), ...plainAmount(field, text)], text, path, field)
          : [];
      });
    }),
  ];
}

const isBirthDate = (field: Field): boolean => field.type === 'date' && isBirth(field);

function speaksOf(text: string, { label, type }: Field): boolean {
  const known = label.replace(/\s*\(.*$/, '').toLowerCase();
  return ['upload', 'currency'].includes(type) && known.length > 5 && text.toLowerCase().includes(known);
}

/** An amount on a card without a word before it is the least. */
function plainAmount(field: Field, text: string): Limit[] {
  const says = new RegExp(`(?:${mostWords}|${leastWords}|mulai|sampai|hingga)`, 'i').test(text);
  if (field.type !== 'currency' || says || typeof field.min !== 'number') return [];
  return [{ said: numbersIn(new RegExp(amount, 'gi')), is: field.min, words: rupiah }];
}

const isSame = (one: number, other: number): boolean => one === other;

function contradictions(limits: readonly Limit[], text: string, path: string, { label }: Field): Found[] {
  for (const { said, is, words, fits = isSame } of limits) {
    const [number, another] = said(text);
    if (number === undefined || another !== undefined || is === undefined || fits(number, is)) continue;
    const what = `Teks ini menyebut ${words(number)}, padahal batas “${label}” ${words(is)}.`;
    return [{ rule: 'text-fact', path, what, fix: 'Samakan teks dengan batasnya, atau sebaliknya.' }];
  }
  return [];
}

/** The ages below which the form ends, by the question of the day of birth. */
export function endingAges({ definition }: Pick<Checked, 'definition'>): ReadonlyMap<string, number> {
  const conditions = stepsOf(definition).flatMap(({ step: { ends, visibleWhen } }) => {
    if (ends !== true || visibleWhen === undefined) return [];
    return [typeof visibleWhen === 'string' ? definition.conditions?.[visibleWhen] : visibleWhen];
  });
  const ages = conditions.flatMap((one) => [
    ...JSON.stringify(one ?? '').matchAll(/age\((\w+)\)\s*<\s*(\d+)/g),
  ]);
  return new Map(ages.map(([, name = '', years]) => [name, Number(years)]));
}

function limitsOfField(field: Field, endingAge: number | undefined): Limit[] {
  switch (field.type) {
    case 'upload':
      return uploadFacts(field);
    case 'text':
    case 'textarea':
    case 'phone':
    case 'email':
      return lengthFacts(field);
    case 'currency':
    case 'number':
    case 'decimal':
      return amountFacts(field);
    case 'date':
      return [
        {
          said: numbersIn(age),
          is: youngest(field.maxDate) ?? endingAge,
          words: (years) => `${years} tahun`,
        },
      ];
    case 'rows':
      return countFacts('baris', field.minRows, field.maxRows);
    case 'checkboxGroup':
      return countFacts('pilihan', field.minChosen, field.maxChosen);
    default:
      return [];
  }
}

type Written = number | string | undefined;

/** The limits that a text may say, each with the words before it; one that is computed is not known. */
function limitsAs(
  said: (before: string) => Limit['said'],
  words: Limit['words'],
  ...limits: readonly (readonly [before: string, limit: Written])[]
): Limit[] {
  return limits.map(([before, limit]) => ({
    said: said(before),
    is: typeof limit === 'number' ? limit : undefined,
    words,
  }));
}

const countFacts = (unit: string, least: Written, most: Written): Limit[] =>
  limitsAs(
    (before) => numbersIn(new RegExp(`${before}\\s+(\\d+)\\b`, 'gi')),
    (count) => `${count} ${unit}`,
    [mostWords, most],
    [leastWords, least],
  );

function uploadFacts(field: Field & { type: 'upload' }): Limit[] {
  const { maxSizeBytes = 5_242_880 } = field;
  const size = /(\d+(?:[.,]\d+)?)\s*(KB|MB)\b/gi;
  const inBytes = (text: string): number[] =>
    [...text.matchAll(size)].map(
      ([, number = '', unit = '']) =>
        Number(number.replace(',', '.')) * (unit.toUpperCase() === 'KB' ? 1024 : 1_048_576),
    );
  // A thousand and 1024 are distinguished by nobody.
  const fits = (said: number, limit: number): boolean => said >= limit * 0.95 && said <= limit * 1.05;
  return [
    {
      said: inBytes,
      is: maxSizeBytes,
      fits,
      words: (bytes) => `${Math.round((bytes / 1_048_576) * 100) / 100} MB`.replace('.', ','),
    },
    {
      said: counted(mostWords, 'berkas|file|foto|dokumen|lembar'),
      is: field.multiple === true ? (field.maxFiles ?? 1) : undefined,
      words: (count) => `${count} berkas`,
    },
  ];
}

const letters = 'huruf|karakter|digit|angka';

function lengthFacts({
  minLength,
  maxLength,
}: Pick<Field & { type: 'text' }, 'minLength' | 'maxLength'>): Limit[] {
  const words = (count: number): string => `${count} karakter`;
  const isExact = minLength !== undefined && minLength === maxLength;
  const alone = (text: string): number[] =>
    /\b(?:atau|sampai|hingga|contoh|misalnya|pertama|terakhir)\b|\d\s*[-–]\s*\d/i.test(text)
      ? []
      : counted('(?:^|\\b)', letters)(` ${text}`);
  return [
    ...limitsAs((before) => counted(before, letters), words, [mostWords, maxLength], [leastWords, minLength]),
    { said: alone, is: isExact ? maxLength : undefined, words },
  ];
}

const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;

const amountFacts = ({ min, max }: Pick<Field & { type: 'number' }, 'min' | 'max'>): Limit[] =>
  limitsAs(
    (before) => numbersIn(new RegExp(`(?:${before})\\s+${amount}`, 'gi')),
    rupiah,
    [`${leastWords}|mulai(?: dari)?`, min],
    [`${mostWords}|hingga|sampai`, max],
  );

/** Bounds of a day of birth in months where the number is that of an age: `addMonths(today(), -17)` is last year. */
export const monthsForYears = ofFields((field, path) => {
  if (field.type !== 'date' || !isBirth(field)) return [];
  return (['minDate', 'maxDate'] as const).flatMap((key): Found | Found[] => {
    const [, count] = /^\s*addMonths\(\s*today\(\)\s*,\s*-(\d+)\s*\)\s*$/.exec(field[key] ?? '') ?? [];
    const months = Number(count);
    if (count === undefined || months < 13 || months > 99 || months % 12 === 0) return [];
    const what = `Batas “${field.label}” ini ${months} bulan sebelum hari ini, bukan ${months} tahun.`;
    const fix = `Bila maksudnya usia ${months} tahun, tulis "addYears(today(), -${months})".`;
    return { rule: 'months-for-years', path: `${path}.${key}`, what, fix };
  });
});

/** The least age by the last day of birth, where that is so many years or months before today. */
function youngest(maxDate: string | undefined): number | undefined {
  const [, unit, count = ''] =
    /^\s*add(Years|Months)\(\s*today\(\)\s*,\s*-(\d+)\s*\)\s*$/.exec(maxDate ?? '') ?? [];
  if (unit === undefined) return undefined;
  return unit === 'Years' ? Number(count) : Number(count) / 12;
}
