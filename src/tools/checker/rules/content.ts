import { lengthsOf, type Field } from '../../../interpreter';
import { blocksOf, isField, ofFields, type Checked } from '../definition/checked';
import { localOptions } from '../definition/options';
import type { Found } from '../finding';

/** As many as fit on a phone's screen together with the question. */
const mostRadioOptions = 7;

const amountWords = /\b(jumlah|nominal|besaran|harga|plafond?|gaji|penghasilan|setoran|limit)\b/i;
const dateWords = /\b(tanggal|tgl)\b/i;

/** What a visitor misses on a field: words for the limits, labels, the fitting type. */
export const content = ofFields(missingGuide, missingLabels, longRadio, otherType);

function missingGuide(field: Field, path: string): Found[] {
  if (!('maxLength' in field) || field.readOnly === true || field.guideText || field.placeholder) return [];
  const { rule } = field;
  const { least = 0 } = lengthsOf(field);
  const limits = [
    ...(least > 1 ? [`paling sedikit ${least} karakter`] : []),
    ...(rule === 'restricted' || (typeof rule === 'object' && 'characters' in rule)
      ? ['hanya karakter tertentu']
      : []),
  ];
  if (limits.length === 0) return [];
  const what = `"${field.label}" menerima ${limits.join(' dan ')}, tetapi tidak ada petunjuknya.`;
  const fix = 'Tulis batas itu pada guideText, atau contohnya pada placeholder.';
  return [{ rule: 'missing-guide', path, what, fix }];
}

function missingLabels(field: Field, path: string): Found[] {
  const own: Found[] =
    field.label === field.name
      ? [
          {
            rule: 'missing-label',
            path: `${path}.label`,
            what: `Label "${field.label}" adalah nama teknisnya.`,
            fix: 'Tulis pertanyaan seperti yang dibaca pengunjung.',
          },
        ]
      : [];
  const bare = (localOptions(field) ?? []).flatMap(({ label, value }, index): Found | Found[] =>
    label.trim() !== ''
      ? []
      : {
          rule: 'missing-label',
          path: `${path}.options[${index}]`,
          what: `Pilihan "${value}" tidak mempunyai label.`,
          fix: 'Tulis labelnya di belakang tanda |.',
        },
  );
  return [...own, ...bare];
}

function longRadio(field: Field, path: string): Found[] {
  const count = field.type === 'radio' ? (localOptions(field) ?? []).length : 0;
  if (count <= mostRadioOptions) return [];
  const what = `"${field.label}" menampilkan ${count} pilihan bulat sekaligus.`;
  const fix = 'Pakai "select", atau "searchSelect" bila sangat panjang.';
  return [{ rule: 'many-radio-options', path: `${path}.type`, what, fix }];
}

/** What a text may have and an amount or a day may not. */
const ofTexts = ['rule', 'inputMode', 'case', 'format', 'minLength', 'maxLength'] as const;

function otherType(field: Field, path: string): Found[] {
  if (field.type !== 'text' || field.readOnly === true || field.compute !== undefined) return [];
  const numeric = field.rule === 'digits' || field.inputMode === 'numeric' || field.inputMode === 'decimal';
  const idle = ofTexts.filter((key) => field[key] !== undefined).map((key) => `"${key}"`);
  const without = idle.length > 0 ? `, tanpa ${idle.join(', ')}` : '';
  if (dateWords.test(field.label) && !/tempat/i.test(field.label) && (field.maxLength ?? Infinity) >= 8) {
    const what = `"${field.label}" menanyakan tanggal dengan isian teks.`;
    return [{ rule: 'date-as-text', path: `${path}.type`, what, fix: `Pakai "type": "date"${without}.` }];
  }
  if (!numeric || !amountWords.test(field.label)) return [];
  const what = `"${field.label}" menanyakan jumlah dengan isian teks.`;
  const fix = `Pakai "type": "currency"${without}.`;
  return [{ rule: 'amount-as-text', path: `${path}.type`, what, fix }];
}

/** As much as stands on a card of a phone without scrolling. */
const most = { facts: 6, name: 40, value: 80 };

/** Facts on a product's card that are too many, or too long for their line. */
export function card({ definition }: Checked): Found[] {
  const facts = Object.entries(definition.product?.facts ?? {});
  const path = 'product.facts';
  const finding = (at: string, what: string): Found => ({
    rule: 'card-facts',
    path: at,
    what,
    fix: 'Sisakan yang paling penting dalam beberapa kata; selebihnya ditulis di halaman awal.',
  });
  return [
    ...(facts.length > most.facts ? [finding(path, `Kartu produk memuat ${facts.length} fakta.`)] : []),
    ...facts.flatMap(([name, value]) => [
      ...(name.length > most.name
        ? [finding(path, `Nama fakta "${name.slice(0, most.name)}…" terlalu panjang.`)]
        : []),
      ...(value.length > most.value
        ? [
            finding(
              `${path}.${name}`,
              `Fakta "${name}" sepanjang ${value.length} huruf terlalu panjang untuk kartu.`,
            ),
          ]
        : []),
    ]),
  ];
}

/** As many questions as a row may have before several of them in place fill more than a few screens of a phone. */
const mostInPlace = 8;

/** Row groups that are filled in where it is hard: long rows one below the other, and a page of its own for a single question. */
export const rowEditing = ofFields((field, path): Found | Found[] => {
  if (field.type !== 'rows') return [];
  const count = questionsIn(field);
  if (field.editing === 'ownPage' && count === 1) {
    return {
      rule: 'row-editing',
      path: `${path}.editing`,
      what: `Setiap baris "${field.label}" berisi satu pertanyaan saja, tetapi diisi di halaman sendiri.`,
      fix: 'Tulis "inPlace".',
      edit: { put: 'inPlace' },
    };
  }
  // One row at most is no list.
  if (field.editing === 'ownPage' || count <= mostInPlace || field.maxRows === 1) return [];
  return {
    rule: 'row-editing',
    path: field.editing === undefined ? path : `${path}.editing`,
    what: `Setiap baris "${field.label}" berisi ${count} pertanyaan, satu baris di bawah yang lain.`,
    fix: 'Tulis "editing": "ownPage", sehingga setiap baris diisi di halaman sendiri dan diringkas dalam kartu.',
    ...(field.editing !== undefined && { edit: { put: 'ownPage' } }),
  };
});

function questionsIn({ blocks }: Extract<Field, { type: 'rows' }>): number {
  return [...blocksOf(blocks, '')].filter(({ block }) => isField(block)).length;
}
