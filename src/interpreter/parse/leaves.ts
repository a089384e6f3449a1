import * as v from 'valibot';
import { foldersBesideProducts, slugPattern, type Json } from '../../language';
import { exact, finding, customSchema, nullable, result } from './schema';
import type { Schema } from '../../fields/pure';
import { oneOfWords } from './words';

/** Names that JavaScript objects answer to by themselves: an answer of that name would vanish or seem to be there. */
const inheritedNames = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];

const matching = (pattern: RegExp, expected: string): Schema<string> =>
  exact(v.pipe(v.string(expected), v.regex(pattern, expected)));

const filledText = 'teks yang tidak kosong';

/** A text that says something; also every reference and formula, whose meaning is looked at by `compile`. */
export const text: Schema<string> = exact(v.pipe(v.string(filledText), v.nonEmpty(filledText)));

/** A text that may be empty. */
export const anyText: Schema<string> = exact(v.string('teks'));

/** A text, or null. */
export const textOrNull: Schema<string | null> = nullable(
  exact(v.pipe(v.string(`${filledText}, atau null`), v.nonEmpty(`${filledText}, atau null`))),
);

export const flag: Schema<boolean> = exact(v.boolean('true atau false'));

export const yes: Schema<true> = exact(v.literal(true, 'true'));

/** Any JSON: the walk has seen that it is nothing else. */
export const json: Schema<Json> = customSchema<Json, object>('json', {}, (input) => ({
  value: input as Json,
}));

/**
 * One of a closed set of texts or numbers, with the nearest one as a hint. `others` tells what else may stand there
 * in another shape.
 */
export function oneOf<const Names extends readonly (string | number)[]>(
  names: Names,
  others: readonly string[] = [],
): Schema<Names[number]> {
  const allowed = new Set<unknown>(names);
  return customSchema<Names[number], { options: Names }>('one_of', { options: names }, (input) => {
    // A member of the set is one of the names.
    const chosen = input as Names[number];
    if (allowed.has(input)) return result(chosen, []);
    return result(chosen, [finding(input, oneOfWords('salah satu dari', names.map(String), input, others))]);
  });
}

/** A whole number in these bounds, both included. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const end = max === Number.MAX_SAFE_INTEGER ? 'atau lebih' : `sampai ${max}`;
  const expected = `bilangan bulat ${min} ${end}`;
  return exact(
    v.pipe(v.number(expected), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected)),
  );
}

/** Milliseconds, at most a minute. */
export const delay = wholeNumber(0, 60_000);

/** The name of a field, value, constant, condition or action. */
export const name = matching(
  new RegExp(`^(?!(?:${inheritedNames.join('|')})$)[a-z][A-Za-z0-9_]{0,63}$`),
  'nama: huruf kecil, lalu huruf, angka, atau _ (1 sampai 64 karakter), bukan nama bawaan JavaScript',
);

/** The name of a product's file; the folders beside the products have the other three. */
export const slug = matching(
  new RegExp(`^(?!(?:${foldersBesideProducts.join('|')})$)${slugPattern}$`),
  'slug: huruf kecil dan angka, dipisah tanda hubung, bukan pages, popups, atau fragments',
);

/** The name of a file beside the products. */
export const fileName = matching(
  new RegExp(`^${slugPattern}$`),
  'nama berkas tanpa .json: huruf kecil dan angka, dipisah tanda hubung',
);

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
export const path = matching(new RegExp(`^${pathPattern}$`), 'jalur yang diawali tepat satu /');

/** What a lookup asks the back end for: it is sent in the body, with a slash in front or without. */
export const lookupUrl = matching(
  new RegExp(`^(?:${pathPattern}|[A-Za-z][^\\s\\\\:\\u0000-\\u001f]*)$`),
  'jalur data tanpa spasi dan titik dua, seperti /city/filter atau branch/get-offices',
);

/** Where a link may lead. */
export const href = matching(
  new RegExp(`^(?:https://[^\\s\\\\]+|mailto:\\S+|tel:\\S+|#\\S*|${pathPattern})$`),
  'tautan https:, mailto:, tel:, #…, atau jalur yang diawali tepat satu /',
);

/** A picture: a path of this site or a full address. */
export const pictureAddress = matching(
  new RegExp(`^(?:https://[^\\s\\\\]+|${pathPattern})$`),
  'jalur yang diawali tepat satu /, atau alamat https:',
);

const mostHtmlBytes = 100_000;
const htmlWords = 'HTML yang tidak kosong, paling banyak 100 kB';

/** A tag with plain attributes: nothing in it can end it early, or begin another one. */
const plainTag =
  '</?[A-Za-z][A-Za-z0-9]*(?:\\s+[A-Za-z-]+(?:=(?:"[^"<>{}]*"|\'[^\'<>{}]*\'|[^\\s"\'<>{}=`]+))?)*\\s*/?>';
const loneSign = '<(?![A-Za-z/!?{])';

/**
 * Formatted text whose answers all stand between its tags: in a tag, `{formula}` would take them into an address. Browsers mend
 * broken tags and comments in many ways, so beside a brace all tags have to be plain ones.
 */
const answersBetweenTags = new RegExp(`^(?:[^{]*|[^<]*(?:(?:${loneSign}|${plainTag})[^<]*)*)$`);
const answersBetweenTagsWords =
  'HTML yang tidak memuat {…} di dalam tag: jawaban tidak boleh ikut dalam href atau atribut lain. Bila memuat {…}, semua tagnya ' +
  'sederhana, seperti <a href="https://…">, tanpa komentar';

/** Rich text; it is sanitised when shown. Answers stand between its tags, never in them. */
export const html: Schema<string> = exact(
  v.pipe(
    v.string(htmlWords),
    v.nonEmpty(htmlWords),
    v.maxBytes(mostHtmlBytes, htmlWords),
    v.regex(answersBetweenTags, answersBetweenTagsWords),
  ),
);
