import { slugPattern } from '../slug';
import type { Json } from '../values';
import {
  anyJson,
  filled,
  filledText,
  matching,
  pathPattern,
  slugWords,
  textLeaf,
  wholeNumber,
} from './leaves';
import {
  customSchema,
  finding,
  type FormulaText,
  nullable,
  result,
  type Role,
  type Schema,
  type TextNode,
} from './schema';

// Leaves that stand in forms alone: pages are read without them.

/** Names that JavaScript objects answer to by themselves: an answer of that name would vanish or seem to be there. */
const inheritedNames = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];

export const step = filled('step');

export const stage = filled('stage');
export const fragmentUse = filled('fragmentUse');

export const formula: Schema<FormulaText> = filled('formula');

/** A formula in what a call sends. */
export const bodyFormula: Schema<FormulaText> = textLeaf({
  expected: filledText,
  role: 'formula',
  inBody: true,
  filled: true,
});

/** The name of an answer that an effect writes. */
export const writtenAnswer = textLeaf({ expected: filledText, role: 'answer', writes: true, filled: true });

/** The name of a condition, or a formula. */
export const conditionOrFormula = filled('conditionOrFormula');

export const afterLastStep = filled('afterLastStep');

export const option = filled('option');

export const filter = filled('filter');

export const listName = filled('list');

/** As `template`, of what is wrong with an answer. */
export const message = filled('message');

export const branchList = filled('branchList');

export const popup = filled('popup');

/** The slug of a popup, or null. */
export const popupOrNull: Schema<string | null> = nullable(
  textLeaf({ expected: `${filledText}, atau null`, role: 'popup', filled: true }),
);

export const defaultJson = anyJson('default');

/** A formula, or any other JSON as it is. */
export const assignedJson: Schema<FormulaText | Exclude<Json, string>> = anyJson('assigned');

export const yes: Schema<true> = customSchema({ kind: 'literal', literal: true }, (input) =>
  result<true>(true, input === true ? [] : [finding(input, { expected: 'true' })]),
);

/** Milliseconds, at most a minute. */
export const delay = wholeNumber(0, 60_000);

const name = (role: Role, use: Pick<TextNode, 'declares'> = { declares: true }): Schema<string> =>
  textLeaf({
    role,
    ...use,
    pattern: new RegExp(`^(?!(?:${inheritedNames.join('|')})$)[a-z][A-Za-z0-9_]{0,63}$`),
    expected:
      'nama: huruf kecil, lalu huruf, angka, atau _ (1 sampai 64 karakter), bukan nama bawaan JavaScript',
  });

/** The name of a field, a remembered value or a declaration, where it is declared or called otherwise. */
export const answerName = name('answer');

/** The name of a text that a choice asks for; `{name}` is that of its question. */
export const askedName = textLeaf({
  role: 'answer',
  declares: true,
  pattern: new RegExp(`^(?!(?:${inheritedNames.join('|')})$)(?:[a-z]|\\{name\\})[A-Za-z0-9_]{0,63}$`),
  expected: 'nama jawaban, atau pola seperti "{name}Lainnya"',
});

/** What an answer was called before. */
export const formerName = name('formerAnswer');

/** The name of a field in the fragment that is used. */
export const fragmentAnswer = name('fragmentAnswer', {});

/** What a use of a fragment is called, where that is said. */
export const fragmentUseId = textLeaf({
  role: 'fragmentUse',
  declares: true,
  expected: filledText,
  filled: true,
});
// What is named where it is declared.
export const constantName = name('constant');
export const listKey = name('list');
export const conditionKey = name('condition');
export const actionName = name('action');
export const stepId = textLeaf({ expected: filledText, role: 'step', declares: true, filled: true });
export const stageId = textLeaf({ expected: filledText, role: 'stage', declares: true, filled: true });
export const ownSlug = textLeaf({ ...slugWords, declares: true });

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
