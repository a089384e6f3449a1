import {
  addDays,
  isDay,
  operatorOf,
  parseFormula,
  partsOf,
  type FormulaNode,
  type OperatorName,
  type PlacedCheck,
  type Value,
} from '../../../../interpreter';
import type { Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { nodeWords } from '../../../words/expressions';
import { rangeOf } from '../../reach/ranges';
import { columnsOf } from '../../definition/columns';

type Side = { name: string } | { literal: number | string };

/** What a check demands of one answer, or of two beside each other. */
interface Demand {
  check: PlacedCheck;
  name: string;
  than: Side;
  /** Whether it is met when the answer comes before the other side (-1), is the same (0), or comes behind it (1). */
  isMet: (order: number) => boolean;
}

const ordered: Partial<Record<OperatorName, Demand['isMet']>> = {
  equals: (order) => order === 0,
  notEquals: (order) => order !== 0,
  greaterThan: (order) => order > 0,
  atLeast: (order) => order >= 0,
  lessThan: (order) => order < 0,
  atMost: (order) => order <= 0,
};

/** What an operator of conditions or formulas asks of the order of its sides. */
function askedBy(operator: string): Demand['isMet'] | undefined {
  const name = operatorOf(operator);
  return name && ordered[name];
}

/** Checks that no answer passes: each alone, beside the bounds of what it reads, or beside the other checks of its step. */
export function unmetChecks({ form }: Checked, model: Model): Found[] {
  if (!form) return [];
  return [...form.checks.values()].flatMap((checks) => {
    // The rows of a group have one check each.
    const once = checks.filter(({ path }, index) => checks.findIndex((one) => one.path === path) === index);
    const found = new Map<string, Found>();
    for (const check of once) {
      const finding = alone(model, check);
      if (finding) found.set(check.path, finding);
    }
    const together = once.filter(({ level, path }) => level === 'error' && !found.has(path));
    for (const finding of conflicts(model, together)) found.set(finding.path, finding);
    return [...found.values()];
  });
}

/** Conditions that are formulas which never hold, whatever the answers within their bounds; those of checks are reported above. */
export function unmetFormulas({ sources }: Checked, model: Model): Found[] {
  return [...sources.conditions.values()].flatMap(({ path, role, compiled }): Found | Found[] => {
    const node = role !== 'check' && compiled ? failing(model, compiled) : undefined;
    if (!node) return [];
    return {
      rule: 'condition-unreachable',
      path,
      what: `Syarat ini tidak pernah terpenuhi dengan jawaban yang diterima${sidesInWords(model, node)}.`,
      fix: 'Periksa rumusnya, dan batas jawaban yang dibacanya.',
    };
  });
}

/** Functions whose range an editor knows. */
const narrow = new Set(['age', 'years', 'score']);

/** Conditions on an age that everybody has whose day of birth may be entered. */
export function metFormulas({ sources }: Checked, model: Model): Found[] {
  return [...sources.conditions.values()].flatMap(({ path, role, compiled }): Found[] => {
    const node = role !== 'check' && compiled?.kind === 'binary' ? compiled : undefined;
    const opposite = node && opposites[node.operator];
    if (!opposite || !fails(model, { ...node, operator: opposite })) return [];
    if (!partsOf(node).some((side) => side.kind === 'call' && narrow.has(side.name))) return [];
    const what = `Syarat ini terpenuhi oleh setiap jawaban yang diterima${sidesInWords(model, node)}.`;
    const fix = 'Periksa rumusnya, dan batas jawaban yang dibacanya; atau hapus syaratnya.';
    return [{ rule: 'condition-always', path, what, fix }];
  });
}

const opposites: Readonly<Record<string, '<' | '<=' | '>' | '>='>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Where the first side of a comparison that is no literal can lie, as far as that is known. */
function sidesInWords(model: Model, node: FormulaNode): string {
  const side = node.kind === 'binary' ? partsOf(node).find(({ kind }) => kind !== 'literal') : node;
  if (!side) return '';
  const [least, most] = rangeOf(model, side);
  const ends = [
    ...(Number.isFinite(least) ? [`paling sedikit ${least}`] : []),
    ...(Number.isFinite(most) ? [`paling banyak ${most}`] : []),
  ];
  return ends.length === 0 ? '' : `: ${nodeWords(model.form, side)} ${ends.join(' dan ')}`;
}

/** The part of a condition that is never met: of a comparison its answer. */
function failing(model: Model, node: FormulaNode): FormulaNode | undefined {
  if (node.kind === 'joined') {
    const parts = node.join === 'all' ? node.parts : [];
    return parts.map((part) => failing(model, part)).find((part) => part !== undefined);
  }
  if (!fails(model, node)) return undefined;
  return node.kind === 'compared' ? node.left : node;
}

const never = (check: PlacedCheck, why: string): Found => ({
  rule: 'check-never',
  path: `${check.path}.that`,
  what: `Pemeriksaan ini tidak pernah terpenuhi: ${why}.`,
  fix: 'Perbaiki perbandingannya: "that" adalah yang benar, bukan yang salah.',
});

/** What is wrong with a check whatever else there is. */
function alone(model: Model, check: PlacedCheck): Found | undefined {
  const node = failing(model, check.that);
  return node ? never(check, whyFails(node)) : conflicts(model, [check])[0];
}

/** Whether a formula is false whatever the answers within their bounds. */
export function isNeverMet(model: Model, formula: string): boolean {
  const node = parseFormula(formula);
  return !('problem' in node) && fails(model, node);
}

function whyFails(node: FormulaNode): string {
  const isSame = node.kind === 'binary' && isOneName(node.left, node.right);
  return isSame ? 'kedua sisinya jawaban yang sama' : 'batas jawaban yang dibacanya tidak memungkinkannya';
}

function isOneName(left: FormulaNode, right: FormulaNode): boolean {
  return left.kind === 'name' && right.kind === 'name' && left.name === right.name;
}

/** Whether a part of a formula is false whatever the answers within their bounds. */
function fails(model: Model, node: FormulaNode): boolean {
  if (node.kind !== 'binary' && node.kind !== 'compared') return false;
  const { left, operator, right } = node;
  if (operator === '&&') return fails(model, left) || fails(model, right);
  if (operator === '||') return fails(model, left) && fails(model, right);
  // What a comparison says of answers a search finds.
  const isNumber = right.kind === 'literal' && typeof right.value === 'number';
  if (node.kind === 'compared' && !(isNumber && model.form.values.has(node.left.name))) return false;
  const isMet = askedBy(operator);
  if (!isMet) return false;
  if (isOneName(left, right)) return !isMet(0);
  const [a, b] = rangeOf(model, left);
  const [c, d] = rangeOf(model, right);
  return !((a < d && isMet(-1)) || (a <= d && c <= b && isMet(0)) || (b > c && isMet(1)));
}

/** The first check by which no answers are left, one for each answer or pair that cannot be given. */
function conflicts(model: Model, checks: readonly PlacedCheck[]): Found[] {
  const demands = checks.flatMap((check) => demandsIn(model, check, check.that));
  const keys = [...new Set(demands.map(keyOf))];
  return keys.flatMap((key): Found[] => {
    const own = demands.filter((one) => keyOf(one) === key);
    const broken = own.findIndex((_, last) => !isPossible(model, own.slice(0, last + 1)));
    const check = own[broken]?.check;
    if (!check) return [];
    // What is shown at different times may differ.
    const others = own.slice(0, broken).filter((one) => one.check !== check);
    if (others.some((one) => !isTogether(one.check, check))) return [];
    return [
      others.length === 0
        ? never(check, 'batas jawaban yang dibacanya tidak memungkinkannya')
        : {
            rule: 'check-conflict',
            path: `${check.path}.that`,
            what: `Pemeriksaan ini dan pemeriksaan “${others.at(-1)?.check.source.message ?? ''}” tidak pernah terpenuhi bersama.`,
            fix: 'Perbaiki salah satunya, atau beri keduanya syarat yang memisahkan siapa yang diperiksa.',
          },
    ];
  });
}

/** Whether two checks are judged at the same time: always, or while the same is shown. */
function isTogether(one: PlacedCheck, other: PlacedCheck): boolean {
  const isAlways = ({ visible }: PlacedCheck): boolean => 'constant' in visible;
  return isAlways(one) || isAlways(other) || one.host === other.host;
}

function keyOf({ name, than }: Demand): string {
  return 'name' in than ? [name, than.name].sort().join(' ') : name;
}

function demandsIn(model: Model, check: PlacedCheck, node: FormulaNode): Demand[] {
  if (node.kind === 'joined')
    return node.join === 'all' ? node.parts.flatMap((part) => demandsIn(model, check, part)) : [];
  if (node.kind !== 'binary' && node.kind !== 'compared') return [];
  const { operator, left, right } = node;
  if (operator === '&&') return [...demandsIn(model, check, left), ...demandsIn(model, check, right)];
  return demandOf(check, operator, sideIn(model, left), sideIn(model, right));
}

/** Two answers are compared from the first of their names on, whichever stands first. */
function demandOf(
  check: PlacedCheck,
  operator: string,
  left: Side | undefined,
  right: Side | undefined,
): Demand[] {
  const isMet = askedBy(operator);
  if (!isMet || !left || !right) return [];
  if ('name' in left && (!('name' in right) || left.name < right.name))
    return [{ check, name: left.name, than: right, isMet }];
  if (!('name' in right) || ('name' in left && left.name === right.name)) return [];
  return [{ check, name: right.name, than: left, isMet: (order) => isMet(-order) }];
}

function sideIn({ form }: Model, node: FormulaNode): Side | undefined {
  if (node.kind === 'literal') return isLiteral(node.value) ? { literal: node.value } : undefined;
  const [asked] = node.kind === 'call' && node.name === 'code' ? node.args : [node];
  if (asked?.kind !== 'name') return undefined;
  const constant = form.constants.get(asked.name);
  return isLiteral(constant) ? { literal: constant } : { name: asked.name };
}

function isLiteral(value: Value): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Whether some answer, or some order of two, meets all demands. */
function isPossible(model: Model, demands: readonly Demand[]): boolean {
  const [first] = demands;
  if (!first) return true;
  if ('name' in first.than) {
    return [-1, 0, 1].some((order) => demands.every(({ isMet }) => isMet(order)));
  }
  const literals = demands.flatMap(({ than }) => ('literal' in than ? [than.literal] : []));
  const tried = candidatesOf(model, first.name, literals);
  return (
    tried === undefined ||
    tried.some((value) =>
      demands.every(
        ({ isMet, than }) =>
          !('literal' in than) || typeof than.literal !== typeof value || isMet(orderOf(value, than.literal)),
      ),
    )
  );
}

function orderOf(one: number | string, other: number | string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What an answer can be around the values that it is compared with; `undefined`: not known. */
function candidatesOf(
  model: Model,
  name: string,
  literals: readonly (number | string)[],
): readonly (number | string)[] | undefined {
  const field = columnsOf(model.form).get(name);
  if (!field || field.compute) return undefined;
  const { input, valueType } = field.row;
  if (valueType === 'choice') return field.listed?.map(({ code }) => code);
  const [min, max] = model.boundsOf(field);
  const isWithin = (value: number | string): boolean =>
    (!isLiteral(min) || value >= min) && (!isLiteral(max) || value <= max);
  const edges = [...literals, ...[min, max].filter(isLiteral)];
  if (input === 'number') {
    const step = field.definition.type === 'decimal' ? 0.001 : 1;
    const numbers = edges.filter((one) => typeof one === 'number');
    return numbers.flatMap((one) => [one - step, one, one + step]).filter(isWithin);
  }
  if (valueType === 'date') {
    const days = edges.filter((one) => typeof one === 'string' && isDay(one));
    return days.flatMap((day) => [-1, 0, 1].flatMap((by) => addDays(String(day), by) ?? [])).filter(isWithin);
  }
  return undefined;
}
