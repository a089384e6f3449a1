import { codeOf, nearest, toOption, type Field, type Option } from '../../../interpreter';
import type { RuleId } from '../catalogue';
import type { FindingEdit } from '../finding';

/** The options of a field that lists them itself; `undefined` when they come from the bank, or it has none. */
export function localOptions(field: Field | undefined): readonly Option[] | undefined {
  return field && 'options' in field && field.options ? field.options.map(toOption) : undefined;
}

/** What is wrong with a text that is meant to be a code of these options; `undefined` when it is one. */
export function misread(
  written: string | number,
  options: readonly Option[],
  fits: (code: string, wanted: string) => boolean = (code, wanted) => code === wanted,
): { rule: RuleId; fix: string; meant?: string; edit?: FindingEdit } | undefined {
  const wanted = codeOf(String(written));
  if (options.some(({ code }) => fits(code, wanted))) return undefined;
  const same = (a: string): boolean => a.trim().toLowerCase() === String(written).trim().toLowerCase();
  const labelled = options.find(({ label }) => same(label));
  if (labelled) {
    return {
      rule: 'label-instead-of-code',
      fix: `Tulis kodenya: "${labelled.code}".`,
      meant: labelled.code,
      edit: { put: labelled.code },
    };
  }
  const codes = options.map(({ code }) => code);
  const padded = codes.find((code) => /^0/.test(code) && code.replace(/^0+(?=.)/, '') === wanted);
  if (typeof written === 'number' && padded !== undefined) {
    return {
      rule: 'number-for-text',
      fix: `Tulis kodenya sebagai teks: "${padded}".`,
      meant: padded,
      edit: { put: padded },
    };
  }
  const near = padded ?? nearest(wanted, codes);
  return {
    rule: 'value-not-an-option',
    fix: `Pakai salah satu kode: ${listed(codes)}.`,
    meant: near,
    ...(near !== undefined && { edit: { put: near } }),
  };
}

function listed(words: readonly string[]): string {
  const shown = words.slice(0, 8).map((word) => `"${word}"`);
  return shown.join(', ') + (words.length > shown.length ? ', …' : '');
}
