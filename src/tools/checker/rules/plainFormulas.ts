import { operatorOf, type FormulaNode, type OperatorName } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { writtenName } from '../definition/formulas';
import type { Found } from '../finding';

/** Conditions that are a formula, though a comparison says the same and can be read without knowing formulas. */
export function plainFormulas({ sources }: Checked): Found[] {
  return sources.formulas.flatMap(({ path, compiled }): Found | Found[] => {
    if (!path.endsWith('.formula')) return [];
    const [node] = compiled.nodes;
    const comparison = node && comparisonOf(node);
    if (comparison === undefined) return [];
    // Alone it stands in a list; inside of one, or denied, it is its own.
    const written = /(?:\]|\.not)\.formula$/.test(path) ? comparison : `[${comparison}]`;
    const what = `Rumus "${compiled.source}" mengatakan apa yang dapat dikatakan sebuah perbandingan.`;
    const fix = `Tulis ${written} di tempat {"formula": …}.`;
    return { rule: 'formula-reads-plainer', path, what, fix };
  });
}

const mirrored: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** The comparison that a formula is, as an editor writes it; `undefined` where it is more than one. */
function comparisonOf(node: FormulaNode): string | undefined {
  if (node.kind === 'unary' && node.operator === '!') {
    const { operand } = node;
    if (operand.kind === 'name') return comparing(operand.name, 'isFalse');
    return emptyTest(operand, { isEmpty: 'isFilled', given: 'isEmpty' });
  }
  if (node.kind === 'name') return comparing(node.name, 'isTrue');
  const asked = emptyTest(node, { isEmpty: 'isEmpty', given: 'isFilled' });
  if (asked !== undefined) return asked;
  if (node.kind === 'call' && node.name === 'contains') return containing(node);
  if (node.kind !== 'binary') return undefined;
  const { left, right, operator } = node;
  return compared(left, operator, right) ?? compared(right, mirrored[operator] ?? operator, left);
}

function emptyTest(node: FormulaNode, says: Readonly<Record<string, OperatorName>>): string | undefined {
  if (node.kind !== 'call') return undefined;
  const [condition, [argument]] = [says[node.name], node.args];
  return condition && argument?.kind === 'name' ? comparing(argument.name, condition) : undefined;
}

/** `contains(name, 'a')`. */
function containing({ args: [whole, part] }: FormulaNode & { kind: 'call' }): string | undefined {
  return whole?.kind === 'name' && part?.kind === 'literal'
    ? comparing(whole.name, 'contains', part.value)
    : undefined;
}

/** `name > 5`, `code(name) == 'a'`, `name < other`; not `!=`, which as a comparison holds of an empty answer, too. */
function compared(left: FormulaNode, sign: string, right: FormulaNode): string | undefined {
  const operator = operatorOf(sign);
  const [argument] = left.kind === 'call' && left.name === 'code' ? left.args : [left];
  if (operator === undefined || operator === 'notEquals' || argument?.kind !== 'name') return undefined;
  if (right.kind === 'name') return comparing(argument.name, operator, `{${writtenName(right.name)}}`);
  return right.kind === 'literal' && right.value !== null
    ? comparing(argument.name, operator, right.value)
    : undefined;
}

function comparing(name: string, condition: OperatorName, value?: unknown): string {
  return JSON.stringify({ name: writtenName(name), condition, value });
}
