import {
  isEmpty,
  isTruthy,
  leavesIn,
  type CompiledForm,
  type Expression,
  type Value,
} from '../../interpreter';
import { treeWords } from './expressions';
import { nameWords, valueWords } from './values';

/** Why a condition holds or not, as parts of a sentence. */
export interface Reason {
  holds: boolean;
  /** The answers that decide, as they are now: `“Jenis Pemohon” adalah Perorangan`. */
  because: string;
  /** When it holds: `“Jenis Pemohon” adalah Badan Usaha`; where the answers are reported beside it, `Badan Usaha`. */
  rule: string;
}

/** What a condition is read from. */
type Scope = Parameters<Expression['evaluate']>[0];

/** Why a condition holds or not, in the words of the document. */
export function reasonOf(form: CompiledForm, condition: Expression, scope: Scope): Reason {
  const facts = deciding(condition, scope).flatMap((leaf) =>
    leaf.reads
      .filter((name) => leaf.kind === 'compared' || !form.constants.has(name))
      .map((name) => factWords(form, name, scope.read(name))),
  );
  return {
    holds: isTruthy(condition.evaluate(scope)),
    because: [...new Set(facts)].join(' dan '),
    rule: ruleWords(form, condition),
  };
}

/** 'Tersembunyi karena “Jenis Pemohon” adalah Perorangan; tampil bila Badan Usaha.' */
export function reasonWords({ holds, because, rule }: Reason, is: string, wanted: string): string {
  return holds ? `${is} karena ${because}.` : `${is} karena ${because}; ${wanted} bila ${rule}.`;
}

/** The comparisons and formulas that make a condition hold or fail: of one that fails, only those that are not so. */
function deciding(condition: Expression, scope: Scope): Expression[] {
  if (condition.kind !== 'joined') return [condition];
  const { join, parts } = condition;
  const holds = condition.evaluate(scope);
  // What a group owes its result to: a part that says otherwise has not decided.
  return parts
    .filter((part) => join === 'not' || isTruthy(part.evaluate(scope)) === holds)
    .flatMap((part) => deciding(part, scope));
}

/** Of one equality, only what is equal: the answer's name stands before it already. */
function ruleWords(form: CompiledForm, condition: Expression): string {
  const words = treeWords(form, condition);
  const [only, another] = leavesIn(condition);
  const isLiteral = only?.kind === 'compared' && !another && only.right.kind === 'literal';
  const start = isLiteral ? `${nameWords(form, only.left.name)} adalah ` : '';
  return words.startsWith(start) ? words.slice(start.length) : words;
}

function factWords(form: CompiledForm, name: string, value: Value): string {
  const said = nameWords(form, name);
  const isField = form.fields.has(name);
  if (value === undefined) return `${said} ${isField ? 'tidak ditanyakan atau belum diisi' : 'belum ada'}`;
  if (isEmpty(value)) return `${said} belum diisi`;
  if (typeof value === 'boolean' && isField) return `${said} ${value ? 'dicentang' : 'tidak dicentang'}`;
  return `${said} adalah ${answerWords(form, name, value)}`;
}

/** The longest text of an answer that is reported whole. */
const longest = 60;

/** An answer as `valueWords` has it, without what is far behind its beginning. */
function answerWords(form: CompiledForm, name: string, value: Value): string {
  const text = valueWords(form, name, value);
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
