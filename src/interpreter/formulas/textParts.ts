import { shorten } from '../issues';
import type { FormulaEnv } from './types';

/** A piece of a text: as it stands, or the inside of `{…}`. */
export type TextPart = { text: string } | { formula: string };

/** A doubled brace, a `{formula}` whose quoted texts may hold braces, a lone brace, or everything up to the next. */
export const piece = /\{\{|\}\}|\{((?:[^{}'"]|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*")*)\}|[{}]|[^{}]+/gy;

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
