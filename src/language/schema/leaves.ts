import type { Json } from '../values';
import { foldersBesideProducts, slugPattern } from '../slug';
import { isLonger } from '../utf8';
import {
  customSchema,
  finding,
  result,
  type JsonRole,
  type Node,
  type Reading,
  type Role,
  type Schema,
  type TemplateText,
  type TextNode,
} from './schema';
import { oneOfWords } from './nearest';

type LeafNode = Extract<Node, { expected: string }>;

/** A value that is right or wrong as a whole; `fails` gives what may stand there in place of a wrong one. */
function leaf<T>(node: LeafNode, fails: (value: unknown) => string | undefined): Schema<T> {
  return customSchema(node, (input): Reading<T> => {
    const value = input as T; // Where it does not fit there is a finding, and the value is not used.
    const expected = fails(input);
    return expected === undefined ? { value } : { value, findings: [finding(input, { expected })] };
  });
}

/** A text. */
export function textLeaf(said: Omit<TextNode, 'kind'>): Schema<string> {
  const { expected, filled, maxBytes, pattern, patternExpected = expected } = said;
  return leaf({ kind: 'text', ...said }, (value) => {
    if (typeof value !== 'string' || (filled === true && value === '')) return expected;
    if (maxBytes !== undefined && isLonger(value, maxBytes)) return expected;
    return pattern === undefined || pattern.test(value) ? undefined : patternExpected;
  });
}

export const filledText = 'teks yang tidak kosong';

/** A text that says something, with this role. */
export const filled = (role: Role): Schema<string> => textLeaf({ expected: filledText, role, filled: true });

/** A text that says something and means nothing to the language: a code, or a word of the bank's. */
export const text = textLeaf({ expected: filledText, filled: true });

/** A text that visitors read as it is written. */
export const prose = filled('prose');

/** A text that visitors read, with `{formula}` in it. */
export const template: Schema<TemplateText> = filled('template');

/** As `prose`, or empty. */
export const anyProse = textLeaf({ expected: 'teks', role: 'prose' });

/** As `template`, or empty. */
export const anyTemplate: Schema<TemplateText> = textLeaf({ expected: 'teks', role: 'template' });

/** A text that may be empty and means nothing. */
export const anyText = textLeaf({ expected: 'teks' });

/** The name of an answer that is declared elsewhere. */
export const answer = filled('answer');
export const action = filled('action');
export const conditionName = filled('condition');
export const category = filled('category');

const flagWords = 'true atau false';

export const flag = leaf<boolean>({ kind: 'flag', expected: flagWords }, (value) =>
  typeof value === 'boolean' ? undefined : flagWords,
);

/** Any JSON, in which texts may mean something: the walk has seen that it is nothing else. */
export const anyJson = (role?: JsonRole): Schema<Json> =>
  customSchema(role === undefined ? { kind: 'json' } : { kind: 'json', role }, (input) => ({
    value: input as Json,
  }));

export const json = anyJson();
export const comparedJson = anyJson('compared');

/**
 * One of a closed set of texts, numbers or truths, with the nearest one as a hint. `others` says what else may stand there
 * in another shape.
 */
export function oneOf<const Names extends readonly (string | number | boolean)[]>(
  names: Names,
  others: readonly string[] = [],
): Schema<Names[number]> {
  const allowed = new Set<unknown>(names);
  return customSchema<Names[number]>({ kind: 'oneOf', options: names }, (input) => {
    // A member of the set is one of the names.
    const chosen = input as Names[number];
    if (allowed.has(input)) return { value: chosen };
    return result(chosen, [finding(input, oneOfWords('salah satu dari', names.map(String), input, others))]);
  });
}

export const number = leaf<number>({ kind: 'number', expected: 'bilangan' }, (value) =>
  typeof value === 'number' ? undefined : 'bilangan',
);

/** A whole number in these bounds, both included. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const end = max === Number.MAX_SAFE_INTEGER ? 'atau lebih' : `sampai ${max}`;
  const expected = `bilangan bulat ${min} ${end}`;
  return leaf({ kind: 'number', expected, integer: true, min, max }, (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? undefined : expected,
  );
}

/** A text of this form, which means nothing to the language. */
export const matching = (pattern: RegExp, expected: string): Schema<string> =>
  textLeaf({ pattern, expected });

/** The folders beside the products have the other three names. */
export const slugWords = {
  role: 'form',
  pattern: new RegExp(`^(?!(?:${foldersBesideProducts.join('|')})$)${slugPattern}$`),
  expected: 'slug: huruf kecil dan angka, dipisah tanda hubung, bukan pages, popups, atau fragments',
} as const;

/** The name of a product's file. */
export const slug = textLeaf(slugWords);

/** Browsers read `//x`, `/\x` and `/<tab>/x` as another site, and drop control characters before they look. */
export const pathPattern = '/(?![/\\\\])[^\\s\\\\\\u0000-\\u001f]*';

/** Where a link may lead. */
export const href = textLeaf({
  role: 'url',
  pattern: new RegExp(`^(?:https://[^\\s\\\\]+|mailto:\\S+|tel:\\S+|#\\S*|${pathPattern})$`),
  expected: 'tautan https:, mailto:, tel:, #…, atau jalur yang diawali tepat satu /',
});

/** A picture: a path of this site or a full address. */
export const pictureAddress = textLeaf({
  role: 'picture',
  pattern: new RegExp(`^(?:https://[^\\s\\\\]+|${pathPattern})$`),
  expected: 'jalur yang diawali tepat satu /, atau alamat https:',
});

/** A colour, as `#RRGGBB`. */
export const colour = textLeaf({ pattern: /^#[\dA-Fa-f]{6}$/, expected: 'warna seperti #00695C' });

/** A tag with plain attributes: nothing in it can end it early, or begin another one. */
const plainTag =
  '</?[A-Za-z][A-Za-z0-9]*(?:\\s+[A-Za-z-]+(?:=(?:"[^"<>{}]*"|\'[^\'<>{}]*\'|[^\\s"\'<>{}=`]+))?)*\\s*/?>';
const loneSign = '<(?![A-Za-z/!?{])';

/**
 * Rich text; it is sanitised when shown. Answers all stand between its tags: in a tag, `{formula}` would take them into an address.
 * Browsers mend broken tags and comments in many ways, so beside a brace all tags have to be plain ones.
 */
export const html: Schema<TemplateText> = textLeaf({
  role: 'html',
  filled: true,
  maxBytes: 100_000,
  expected: 'HTML yang tidak kosong, paling banyak 100 kB',
  pattern: new RegExp(`^(?:[^{]*|[^<]*(?:(?:${loneSign}|${plainTag})[^<]*)*)$`),
  patternExpected:
    'HTML yang tidak memuat {…} di dalam tag: jawaban tidak boleh ikut dalam href atau atribut lain. Bila memuat {…}, semua tagnya ' +
    'sederhana, seperti <a href="https://…">, tanpa komentar',
});
