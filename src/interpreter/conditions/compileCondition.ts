import { didYouMean, shorten, type Problem, type Report } from '../issues';
import { unknownName } from '../unknownNames';
import { compileFormula } from '../formulas/compileFormula';
import { isList, type Condition, type ConditionEntry, type ConditionItem } from '../../language';
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
  const compiled = new Compiler(env).whole(condition, env.path);
  return compiled && asCondition(compiled);
}

class Compiler {
  private readonly env: ConditionEnv;
  /** The named conditions that we are inside of, outermost first. */
  private readonly trail: string[] = [];
  /** Named conditions in which something is wrong: that is said once. */
  private readonly broken = new Set<string>();
  private comparisons = 0;

  constructor(env: ConditionEnv) {
    this.env = env;
  }

  whole(condition: Condition, path: string): Expression | undefined {
    return isList(condition) ? this.list(condition, path) : this.entry(condition, path);
  }

  private fail(path: string, problem: Problem): undefined {
    this.env.report(path, problem);
  }

  private entry(entry: ConditionEntry, path: string): Expression | undefined {
    if (typeof entry === 'string') return this.named(entry, path);
    if ('name' in entry) return this.item(entry, path);
    if ('formula' in entry) return this.formula(entry.formula, `${path}.formula`);
    if ('not' in entry) {
      const part = this.entry(entry.not, `${path}.not`);
      return part && joined('not', [part]);
    }
    const [kind, entries] = 'all' in entry ? (['all', entry.all] as const) : (['any', entry.any] as const);
    return join(
      kind,
      entries.map((one, index) => this.entry(one, `${path}.${kind}[${index}]`)),
    );
  }

  /** An item list is an 'any' of 'all's. */
  private list(items: readonly ConditionItem[], path: string): Expression | undefined {
    const alternatives = alternativesOf(items, (item, index) => {
      const part = this.item(item, `${path}[${index}]`);
      const { nextCondition = '' } = item;
      if (index === items.length - 1 || connectorOf(nextCondition)) return part;
      const near = meantConnector(nextCondition);
      return this.fail(`${path}[${index}].nextCondition`, {
        code: 'missing-connector',
        received: item.nextCondition === undefined ? 'tidak ada' : `"${shorten(nextCondition)}"`,
        expected: '"and" atau "or", yang menyambung syarat ini dengan syarat berikutnya',
        hint: didYouMean(near),
        args: { near },
      });
    });
    return join(
      'any',
      alternatives.map((parts) => join('all', parts)),
    );
  }

  /** Counts a comparison or formula; too many are reported. */
  private isWithinLimit(path: string): boolean {
    this.comparisons += 1;
    // One report is enough; the others would say the same.
    if (this.comparisons === mostComparisons + 1) {
      this.fail(path, {
        code: 'limit',
        received: 'syarat yang memuat terlalu banyak perbandingan',
        expected: `paling banyak ${mostComparisons} perbandingan, termasuk yang di dalam syarat bernama`,
      });
    }
    return this.comparisons <= mostComparisons;
  }

  private item(item: ConditionItem, path: string): Expression | undefined {
    if (!this.isWithinLimit(path)) return undefined;
    return compileComparison(item, this.env.names, (key, problem) => this.fail(`${path}.${key}`, problem));
  }

  /** Compiles a formula in the place of a comparison; its result must be yes or no. */
  private formula(source: string, path: string): Expression | undefined {
    if (!this.isWithinLimit(path)) return undefined;
    const { names, report, onFormula } = this.env;
    const formula = compileFormula(source, { names, path, report });
    if (!formula || !isYesOrNo(formula, path, report)) return undefined;
    // That of a named condition is reported where that one is compiled itself.
    if (this.trail.length === 0) onFormula?.(path, formula);
    return formula.nodes[0];
  }

  private named(name: string, path: string): Expression | undefined {
    const { broken, trail } = this;
    const { conditions, names } = this.env;
    if (broken.has(name)) return undefined;
    const named = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
    if (named === undefined) {
      const hint = names.get(name)
        ? `"${name}" adalah sebuah nama jawaban. Tulis [{ "name": "${name}", "condition": … }].`
        : undefined;
      const expected = 'nama sebuah syarat pada "conditions"';
      return this.fail(path, unknownName(name, expected, Object.keys(conditions), hint));
    }
    const start = trail.indexOf(name);
    if (start >= 0) {
      broken.add(name);
      const circle = trail.slice(start);
      return this.fail(`conditions.${name}`, {
        code: 'cycle',
        received: [...circle, name].join(' → '),
        expected: 'syarat-syarat bernama yang tidak saling memuat',
        args: { names: circle },
      });
    }
    if (trail.length >= mostNested) {
      return this.fail(path, {
        code: 'limit',
        received: trail.join(' → '),
        expected: `paling banyak ${mostNested} syarat bernama yang saling memuat`,
      });
    }
    // Past the limit nothing is resolved any more: the number of ways through the names may be astronomical.
    if (this.comparisons > mostComparisons) return undefined;
    trail.push(name);
    const compiled = this.whole(named, `conditions.${name}`);
    trail.pop();
    if (!compiled) broken.add(name);
    // Under its name readers know it.
    return compiled?.kind === 'joined' && compiled.label === undefined
      ? { ...compiled, label: name }
      : compiled && joined('all', [compiled], name);
  }
}

/** The parts as one; `undefined` when one of them is broken. */
function join(kind: 'all' | 'any', parts: readonly (Expression | undefined)[]): Expression | undefined {
  const right = parts.filter((part) => part !== undefined);
  if (right.length < parts.length) return undefined;
  return right.length === 1 ? right[0] : joined(kind, right);
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
