import { shorten } from '../issues';
import type { FormulaEnv } from './types';
import { isWord, token } from './scan';

/** A piece of a text: as it stands, or the inside of `{…}`. */
export type TextPart = { text: string } | { formula: string };

/** A doubled brace, a `{formula}` whose quoted texts may hold braces, a lone brace, or everything up to the next. */
const piece = /\{\{|\}\}|\{((?:[^{}'"]|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*")*)\}|[{}]|[^{}]+/gy;

/** Splits a text at its formulas; `{{` and `}}` become single braces. A brace that stays open is reported. */
export function textParts(source: string, env: Pick<FormulaEnv, 'path' | 'report'>): TextPart[] | undefined {
  if (!/[{}]/.test(source)) return [{ text: source }];
  const parts: TextPart[] = [];
  for (const match of source.matchAll(piece)) {
    const [found, formula] = match;
    if (found === '{') {
      env.report(env.path, {
        code: 'formula',
        received: shorten(source.slice(match.index)),
        expected: 'kurung kurawal penutup sesudah rumus',
        hint: 'Kurung kurawal sebagai huruf biasa ditulis {{.',
      });
      return undefined;
    }
    if (formula !== undefined) parts.push({ formula });
    else parts.push({ text: found === '{{' || found === '}}' ? found.charAt(0) : found });
  }
  return parts;
}

/** The formula of a text that is wholly one `{formula}`, whose result keeps its type; `undefined` for other texts. */
export function wholeFormula(text: string): string | undefined {
  const parts = textParts(text, { path: '', report: () => undefined });
  const only = parts?.length === 1 ? parts[0] : undefined;
  return only && 'formula' in only ? only.formula : undefined;
}

/** What a name becomes; `owner` is the name before its dot, as `ahliWaris` is for `bagian` in `ahliWaris.bagian`. */
export type NameOf = (name: string, owner: string | undefined) => string;

/** A formula with other names in it; everything else, functions and quoted texts, keep their spelling. */
export function formulaWithNames(formula: string, nameOf: NameOf): string {
  let [before, last] = ['', ''];
  const signs = [...formula.matchAll(token)].map(([sign]) => sign);
  const isCalled = (at: number): boolean => signs.slice(at + 1).find((sign) => sign.trim() !== '') === '(';
  return signs
    .map((sign, at) => {
      if (sign.trim() === '') return sign;
      const owner = last === '.' ? before : undefined;
      [before, last] = [last, sign];
      return isWord(sign) && !isCalled(at) ? nameOf(sign, owner) : sign;
    })
    .join('');
}

/** A text with other names in its `{formulas}`. */
export function textWithNames(text: string, nameOf: NameOf): string {
  return [...text.matchAll(piece)]
    .map(([found, formula]) => (formula === undefined ? found : `{${formulaWithNames(formula, nameOf)}}`))
    .join('');
}
