import { hasCode, nearest, type Field, type Option, nodesIn, type FormulaNode } from '../../../interpreter';
import { ofFields, type Checked } from '../definition/checked';
import { writtenName } from '../definition/formulas';
import { localOptions } from '../definition/options';
import { meantWord, type Found } from '../finding';

/** The words that browsers fill in by (HTML, autofill detail tokens). */
const tokens =
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code language bday bday-day bday-month bday-year sex url photo email tel tel-country-code tel-national tel-area-code tel-local tel-extension impp'.split(
    ' ',
  );
const before = /^(?:section-[\w-]+ )?(?:(?:shipping|billing) )?(?:(?:home|work|mobile|fax|pager) )?/;

/** Options without a code among coded ones, or with an empty one, and autofill that no browser knows. */
export const choices = ofFields(withoutCode, withEmptyCode, unknownAutofill);

function withoutCode(field: Field, path: string): Found[] {
  const options = localOptions(field) ?? [];
  const bare = options.flatMap(({ code, label, value }, index) =>
    code === label && !value.includes('|') && hasCode(value) ? [{ label, index }] : [],
  );
  // Where most are their own codes, that is how this list is meant.
  if (bare.length === 0 || bare.length * 2 > options.length) return [];
  const free = freeCode(options);
  return bare.map(({ label, index }) => ({
    rule: 'option-without-code',
    path: `${path}.options[${index}]`,
    what: `Pilihan "${label}" tidak mempunyai kode, sedangkan pilihan lain mempunyainya.`,
    fix: `Bila itu memang kodenya, tulis "${label}|${label}"; bila tidak, beri kodenya, misalnya "${free}|${label}".`,
    // What is sent stays as it is.
    edit: { put: `${label}|${label}` },
  }));
}

/** Labels that stand where other forms have an invitation to choose. */
const invitation = /^\W*(?:$|(?:silakan|mohon|harap)?\s*(?:pilih|tentukan)\b)/i;

function withEmptyCode(field: Field, path: string): Found[] {
  const options = localOptions(field) ?? [];
  const free = freeCode(options);
  return options.flatMap(({ value, label }, index): Found[] => {
    if (hasCode(value)) return [];
    const found = {
      rule: 'option-empty-code' as const,
      path: `${path}.options[${index}]`,
      what: `Kode pilihan "${value}" kosong (di depan "|"), sehingga pilihan ini bukan jawaban.`,
    };
    const coded = `${free}|${label}`;
    return invitation.test(label)
      ? [{ ...found, fix: 'Hapus pilihan ini. Ajakan untuk memilih ditulis pada "placeholder".' }]
      : [{ ...found, fix: `Beri kode: "${coded}".`, edit: { put: coded } }];
  });
}

function freeCode(options: readonly Option[]): string {
  const codes = new Set(options.map(({ code }) => code));
  return options.map((_, index) => String(index + 1)).find((one) => !codes.has(one)) ?? 'kode';
}

function unknownAutofill({ autocomplete }: Field, path: string): Found[] {
  if (autocomplete === undefined) return [];
  const token = autocomplete.replace(before, '');
  if (tokens.includes(token)) return [];
  const what = `Peramban tidak mengenal autocomplete "${autocomplete}".`;
  const otherwise = 'Tulis misalnya "name", "email", "tel", "bday", atau "off".';
  const mended = meantWord(nearest(token, tokens), otherwise, (word) => ({ swap: [token, word] }));
  return [{ rule: 'unknown-autocomplete', path: `${path}.autocomplete`, what, ...mended }];
}

/** Choices without a score beside others that have one, and scores that no formula counts. */
export function scores({ fields, form }: Checked): Found[] {
  const counted = new Set(form?.sources.formulas.flatMap(({ compiled }) => countedIn(compiled.nodes)));
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const options = 'options' in field ? (field.options ?? []) : [];
    const scored = options.flatMap((one, index) =>
      typeof one === 'string' || one.score === undefined ? [] : [index],
    );
    const [first] = scored;
    if (first === undefined) return [];
    const bare = options.flatMap((one, index): Found[] => {
      if (scored.includes(index) || (typeof one !== 'string' && one.selectsAll)) return [];
      const value = typeof one === 'string' ? one : one.value;
      const what = `Pilihan "${value}" tidak mempunyai "score", sedangkan pilihan lain mempunyainya.`;
      const fix = `Tulis { "value": "${value}", "score": 0 } bila memang tidak bernilai.`;
      return [{ rule: 'score-missing', path: `${path}.options[${index}]`, what, fix }];
    });
    if (!form || counted.has(field.name)) return bare;
    const what = `Tidak ada rumus yang menghitung "score" pilihan "${field.label}" (${field.name}).`;
    const fix = `Tulis score(${field.name}) di dalam sebuah rumus, atau hapus "score".`;
    return [...bare, { rule: 'key-alone', path: `${path}.options[${first}].score`, what, fix }];
  });
}

/** The questions whose scores formulas count, those of rows by their names there. */
function countedIn(nodes: readonly FormulaNode[]): string[] {
  return [...nodesIn(nodes)].flatMap((node) => {
    const asked = node.kind === 'call' && node.name === 'score' ? node.args[0] : undefined;
    if (asked?.kind === 'name') return [writtenName(asked.name)];
    const column = asked?.kind === 'member' && asked.key.kind === 'literal' ? asked.key.value : undefined;
    return typeof column === 'string' ? [column] : [];
  });
}
