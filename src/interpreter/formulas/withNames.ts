import { isWord, token } from './scan';
import { piece } from './textParts';

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
