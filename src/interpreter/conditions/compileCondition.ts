import { didYouMean, shorten, type Problem, type Report } from '../issues';
import { unknownName } from '../unknownNames';
import { compileFormula } from '../formulas/compileFormula';
import type { Condition, ConditionEntry, ConditionItem } from '../../language';
import type { Names } from '../scope';
import { connectorOf, meantConnector } from './aliases';
import { compileComparison } from './compileComparison';
import { alternativesOf } from './named';
import { asCondition, joined } from '../formulas/build';
import { type CompiledCondition, type CompiledFormula, type Expression, typeWords } from '../formulas/types';

/** Named conditions are copied in where they are used: a few of them that use each other twice could fill any memory. */
const mostComparisons = 2000;
const mostNested = 32;

/** What a condition is checked against. */
export interface ConditionEnv {
  names: Names;
  conditions: Readonly<Record<string, Condition>>;
  path: string;
  report: Report;
  /** Called with each formula in it that is right. */
  onFormula?: (path: string, compiled: CompiledFormula) => void;
}

/**
 * Makes the tree of a condition and checks it. Gives `undefined` for a
 * broken one, which is reported; what is wrong inside a named condition is reported at that condition's own place.
 */
export function compileCondition(condition: Condition, env: ConditionEnv): CompiledCondition | undefined {
  const work: Work = { env, broken: new Set(), issues: 0, comparisons: 0 };
  const compiled = compileWhole(work, condition, env.path, []);
  return work.issues > 0 ? undefined : compiled && asCondition(compiled);
}

interface Work {
  env: ConditionEnv;
  /** Named conditions in which something is wrong: that is said once. */
  broken: Set<string>;
  issues: number;
  comparisons: number;
}

/** The named conditions that we are inside of, outermost first. */
type Trail = readonly string[];

function fail(work: Work, path: string, problem: Problem): undefined {
  work.issues += 1;
  work.env.report(path, problem);
}

function compileWhole(work: Work, condition: Condition, path: string, trail: Trail): Expression | undefined {
  return isItemList(condition)
    ? compileList(work, condition, path, trail)
    : compileEntry(work, condition, path, trail);
}

function isItemList(condition: Condition): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}

function compileEntry(work: Work, entry: ConditionEntry, path: string, trail: Trail): Expression | undefined {
  if (typeof entry === 'string') return compileNamed(work, entry, path, trail);
  if ('name' in entry) return compileItem(work, entry, path);
  if ('formula' in entry) return compileTest(work, entry.formula, `${path}.formula`, trail);
  if ('not' in entry) {
    const part = compileEntry(work, entry.not, `${path}.not`, trail);
    return part && joined('not', [part]);
  }
  return 'all' in entry
    ? compileParts(work, 'all', entry.all, `${path}.all`, trail)
    : compileParts(work, 'any', entry.any, `${path}.any`, trail);
}

function compileParts(
  work: Work,
  kind: 'all' | 'any',
  entries: readonly ConditionEntry[],
  path: string,
  trail: Trail,
): Expression | undefined {
  const parts = entries.map((entry, index) => compileEntry(work, entry, `${path}[${index}]`, trail));
  return join(kind, whole(parts));
}

/** An item list is an 'any' of 'all's. */
function compileList(
  work: Work,
  items: readonly ConditionItem[],
  path: string,
  trail: Trail,
): Expression | undefined {
  const alternatives = alternativesOf(items, (item, index) => {
    const part = compileEntry(work, item, `${path}[${index}]`, trail);
    const { nextCondition = '' } = item;
    if (index === items.length - 1 || connectorOf(nextCondition)) return part;
    const near = meantConnector(nextCondition);
    return fail(work, `${path}[${index}].nextCondition`, {
      code: 'missing-connector',
      received: item.nextCondition === undefined ? 'tidak ada' : `"${shorten(nextCondition)}"`,
      expected: '"and" atau "or", yang menyambung syarat ini dengan syarat berikutnya',
      hint: didYouMean(near),
      args: { near },
    });
  });
  return join('any', whole(alternatives.map((parts) => join('all', whole(parts)))));
}

/** All the parts, or `undefined` when one of them is broken. */
function whole<T>(parts: readonly (T | undefined)[]): T[] | undefined {
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? found : undefined;
}

function join(kind: 'all' | 'any', parts: readonly Expression[] | undefined): Expression | undefined {
  return parts?.length === 1 ? parts[0] : parts && joined(kind, parts);
}

/** Counts a comparison or formula; too many are reported. */
function isWithinLimit(work: Work, path: string): boolean {
  work.comparisons += 1;
  if (work.comparisons <= mostComparisons) return true;
  // One report is enough; the others would say the same.
  if (work.comparisons === mostComparisons + 1) {
    fail(work, path, {
      code: 'limit',
      received: 'syarat yang memuat terlalu banyak perbandingan',
      expected: `paling banyak ${mostComparisons} perbandingan, termasuk yang di dalam syarat bernama`,
    });
  }
  return false;
}

function compileItem(work: Work, item: ConditionItem, path: string): Expression | undefined {
  if (!isWithinLimit(work, path)) return undefined;
  return compileComparison(item, work.env.names, (key, problem) => {
    fail(work, `${path}.${key}`, problem);
  });
}

/** Compiles a formula in the place of a comparison; its result must be yes or no. */
function compileTest(work: Work, source: string, path: string, trail: Trail): Expression | undefined {
  if (!isWithinLimit(work, path)) return undefined;
  const { names, onFormula } = work.env;
  const report = (at: string, problem: Problem): void => {
    fail(work, at, problem);
  };
  const formula = compileFormula(source, { names, path, report });
  if (!formula || !isYesOrNo(formula, path, report)) return undefined;
  // That of a named condition is reported where that one is compiled itself.
  if (trail.length === 0) onFormula?.(path, formula);
  return formula.nodes[0];
}

/** Whether the result of a formula is yes or no, or may be; reported where it is not. */
export function isYesOrNo({ type, source }: CompiledFormula, path: string, report: Report): boolean {
  if (type === 'boolean' || type === 'unknown') return true;
  report(path, {
    code: 'formula',
    received: `"${shorten(source)}" (${typeWords[type]})`,
    expected: 'rumus yang hasilnya ya atau tidak, misalnya "jumlah <= batas"',
  });
  return false;
}

function compileNamed(work: Work, name: string, path: string, trail: Trail): Expression | undefined {
  if (work.broken.has(name)) return undefined;
  const { conditions } = work.env;
  const named = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (named === undefined) {
    const hint = work.env.names.get(name)
      ? `"${name}" adalah sebuah nama jawaban. Tulis [{ "name": "${name}", "condition": … }].`
      : undefined;
    return fail(
      work,
      path,
      unknownName(name, 'nama sebuah syarat pada "conditions"', Object.keys(conditions), hint),
    );
  }
  const start = trail.indexOf(name);
  if (start >= 0) {
    work.broken.add(name);
    const names = trail.slice(start);
    return fail(work, `conditions.${name}`, {
      code: 'cycle',
      received: [...names, name].join(' → '),
      expected: 'syarat-syarat bernama yang tidak saling memuat',
      args: { names },
    });
  }
  if (trail.length >= mostNested) {
    return fail(work, path, {
      code: 'limit',
      received: trail.join(' → '),
      expected: `paling banyak ${mostNested} syarat bernama yang saling memuat`,
    });
  }
  // Past the limit nothing is resolved any more: the number of ways through the names may be astronomical.
  if (work.comparisons > mostComparisons) return undefined;
  const issues = work.issues;
  const compiled = compileWhole(work, named, `conditions.${name}`, [...trail, name]);
  if (work.issues > issues) work.broken.add(name);
  if (!compiled) return undefined;
  // Under its name readers know it.
  return compiled.kind === 'joined' && compiled.label === undefined
    ? { ...compiled, label: name }
    : joined('all', [compiled], name);
}
