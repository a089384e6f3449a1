import { isWord, token } from './scan';
import { piece } from './textParts';

/** What a name becomes; `owner` is the name before its dot, as `ahliWaris` is for `bagian` in `ahliWaris.bagian`. */
export type NameOf = (name: string, owner: string | undefined) => string;

/** A formula with other names in it; everything else, and quoted texts, keep their spelling. */
export function formulaWithNames(formula: string, nameOf: NameOf): string {
  let [before, last] = ['', ''];
  return [...formula.matchAll(token)]
    .map(([sign]) => {
      if (sign.trim() === '') return sign;
      const owner = last === '.' ? before : undefined;
      [before, last] = [last, sign];
      return isWord(sign) ? nameOf(sign, owner) : sign;
    })
    .join('');
}

/** A text with other names in its `{formulas}`. */
export function textWithNames(text: string, nameOf: NameOf): string {
  return [...text.matchAll(piece)]
    .map(([found, formula]) => (formula === undefined ? found : `{${formulaWithNames(formula, nameOf)}}`))
    .join('');
}
