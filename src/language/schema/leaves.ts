import type { Json } from '../values';
import { foldersBesideProducts, slugPattern } from '../slug';
import { isLonger } from '../utf8';
import {
  customSchema,
  finding,
  nullable,
  result,
  type JsonRole,
  type Node,
  type Reading,
  type Role,
  type Schema,
  type TextNode,
} from './schema';
import { oneOfWords } from './words';

/** Names that JavaScript objects answer to by themselves: an answer of that name would vanish or seem to be there. */
const inheritedNames = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];

type LeafNode = Extract<Node, { expected: string }>;

/** A value that is right or wrong as a whole; `fails` gives what may stand there in place of a wrong one. */
function leaf<T>(node: LeafNode, fails: (value: unknown) => string | undefined): Schema<T> {
  return customSchema(node, (input): Reading<T> => {
    const value = input as T; // Where it does not fit there is a finding, and the value is not used.
    const expected = fails(input);
    return expected === undefined ? { value } : { value, findings: [finding(input, { expected })] };
  });
}

function textLeaf(said: Omit<TextNode, 'kind'>): Schema<string> {
  const { expected, filled, maxBytes, pattern, patternExpected = expected } = said;
  return leaf({ kind: 'text', ...said }, (value) => {
    if (typeof value !== 'string' || (filled === true && value === '')) return expected;
    if (maxBytes !== undefined && isLonger(value, maxBytes)) return expected;
    return pattern === undefined || pattern.test(value) ? undefined : patternExpected;
  });
}

const filledText = 'teks yang tidak kosong';

const filled = (role: Role): Schema<string> => textLeaf({ expected: filledText, role, filled: true });

/** A text that says something and means nothing to the language: a code, or a word of the bank's. */
export const text = textLeaf({ expected: filledText, filled: true });

/** A text that visitors read as it is written. */
export const prose = filled('prose');

/** A text that visitors read, with `{formula}` in it. */
export const template = filled('template');

/** As `template`, of what is wrong with an answer. */
export const message = filled('message');

/** As `prose`, or empty. */
export const anyProse = textLeaf({ expected: 'teks', role: 'prose' });

/** As `template`, or empty. */
export const anyTemplate = textLeaf({ expected: 'teks', role: 'template' });

/** A text that may be empty and means nothing. */
export const anyText = textLeaf({ expected: 'teks' });

/** The name of an answer that is declared elsewhere. */
export const answer = filled('answer');
export const step = filled('step');
export const stage = filled('stage');
export const action = filled('action');
export const conditionName = filled('condition');
/** The name of a condition, or a formula. */
export const conditionOrFormula = filled('conditionOrFormula');
export const formula = filled('formula');
export const afterLastStep = filled('afterLastStep');
export const option = filled('option');
export const filter = filled('filter');
export const category = filled('category');
export const popup = filled('popup');

/** The slug of a popup, or null. */
export const popupOrNull: Schema<string | null> = nullable(
  textLeaf({ expected: `${filledText}, atau null`, role: 'popup', filled: true }),
);

const flagWords = 'true atau false';

export const flag = leaf<boolean>({ kind: 'flag', expected: flagWords }, (value) =>
  typeof value === 'boolean' ? undefined : flagWords,
);

export const yes: Schema<true> = customSchema({ kind: 'literal', literal: true }, (input) =>
  result<true>(true, input === true ? [] : [finding(input, { expected: 'true' })]),
);

/** Any JSON, in which texts may mean something: the walk has seen that it is nothing else. */
const anyJson = (role?: JsonRole): Schema<Json> =>
  customSchema(role === undefined ? { kind: 'json' } : { kind: 'json', role }, (input) => ({
    value: input as Json,
  }));

export const json = anyJson();
export const defaultJson = anyJson('default');
export const comparedJson = anyJson('compared');
export const assignedJson = anyJson('assigned');

/**
 * One of a closed set of texts or numbers, with the nearest one as a hint. `others` says what else may stand there
 * in another shape.
 */
export function oneOf<const Names extends readonly (string | number)[]>(
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

/** Any number. */
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

/** Milliseconds, at most a minute. */
export const delay = wholeNumber(0, 60_000);

const name = (role: Role): Schema<string> =>
  textLeaf({
    role,
    declares: true,
    pattern: new RegExp(`^(?!(?:${inheritedNames.join('|')})$)[a-z][A-Za-z0-9_]{0,63}$`),
    expected:
      'nama: huruf kecil, lalu huruf, angka, atau _ (1 sampai 64 karakter), bukan nama bawaan JavaScript',
  });

/** The name of a field, a remembered value or a declaration, where it is declared or called otherwise. */
export const answerName = name('answer');
/** What an answer was called before. */
export const formerName = name('formerAnswer');
/** The id of a step where it is declared. */
export const stepId = textLeaf({ expected: filledText, role: 'step', declares: true, filled: true });
/** The id of a stage where it is declared. */
export const stageId = textLeaf({ expected: filledText, role: 'stage', declares: true, filled: true });
/** The name of a constant where it is declared. */
export const constantName = name('constant');
/** The name of a condition where it is declared. */
export const conditionKey = name('condition');
/** The name of an action where it is declared. */
export const actionName = name('action');

/** A text of this form, which means nothing to the language. */
export const matching = (pattern: RegExp, expected: string): Schema<string> =>
  textLeaf({ pattern, expected });

/** The name of a product's file; the folders beside the products have the other three. */
export const slug = textLeaf({
  role: 'form',
  pattern: new RegExp(`^(?!(?:${foldersBesideProducts.join('|')})$)${slugPattern}$`),
  expected: 'slug: huruf kecil dan angka, dipisah tanda hubung, bukan pages, popups, atau fragments',
});

/** The name of a fragment's file. */
export const fragmentFile = textLeaf({
  role: 'fragment',
  pattern: new RegExp(`^${slugPattern}$`),
  expected: 'nama berkas tanpa .json: huruf kecil dan angka, dipisah tanda hubung',
});

/** How the fields of a fragment are called in a form. */
export const namePattern = matching(
  /^[A-Za-z0-9_]*\{[nN]ame\}[A-Za-z0-9_]*$/,
  'pola nama dengan {name} atau {Name} satu kali, misalnya "{name}Domisili"',
);

/** A parameter of the form's address; `step` is the address of a step. */
export const queryName = matching(
  /^(?!(step|row)$)[^\s]+$/,
  'nama parameter alamat tanpa spasi, bukan step atau row',
);

/** Browsers read `//x`, `/\x` and `/<tab>/x` as another site, and drop control characters before they look. */
const pathPattern = '/(?![/\\\\])[^\\s\\\\\\u0000-\\u001f]*';

/** A path of this site. */
export const path = textLeaf({
  role: 'url',
  pattern: new RegExp(`^${pathPattern}$`),
  expected: 'jalur yang diawali tepat satu /',
});

/** What a lookup asks the back end for: it is sent in the body, with a slash in front or without. */
export const lookupUrl = matching(
  new RegExp(`^(?:${pathPattern}|[A-Za-z][^\\s\\\\:\\u0000-\\u001f]*)$`),
  'jalur data tanpa spasi dan titik dua, seperti /city/filter atau branch/get-offices',
);

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

/** A tag with plain attributes: nothing in it can end it early, or begin another one. */
const plainTag =
  '</?[A-Za-z][A-Za-z0-9]*(?:\\s+[A-Za-z-]+(?:=(?:"[^"<>{}]*"|\'[^\'<>{}]*\'|[^\\s"\'<>{}=`]+))?)*\\s*/?>';
const loneSign = '<(?![A-Za-z/!?{])';

/**
 * Rich text; it is sanitised when shown. Answers all stand between its tags: in a tag, `{formula}` would take them into an address.
 * Browsers mend broken tags and comments in many ways, so beside a brace all tags have to be plain ones.
 */
export const html = textLeaf({
  role: 'html',
  filled: true,
  maxBytes: 100_000,
  expected: 'HTML yang tidak kosong, paling banyak 100 kB',
  pattern: new RegExp(`^(?:[^{]*|[^<]*(?:(?:${loneSign}|${plainTag})[^<]*)*)$`),
  patternExpected:
    'HTML yang tidak memuat {…} di dalam tag: jawaban tidak boleh ikut dalam href atau atribut lain. Bila memuat {…}, semua tagnya ' +
    'sederhana, seperti <a href="https://…">, tanpa komentar',
});
