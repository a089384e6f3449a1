import { partsOf, type FormulaNode } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { isSumOf, kindOf, writtenName } from '../definition/formulas';
import type { Found } from '../finding';

/** `a + b - c` where a visitor may leave one of them empty: the result is then empty, too. */
export function optionalPlus({ definition, fields, names, sources }: Checked): Found[] {
  const values = definition.values ?? [];
  const isAtTimes = (name: string): boolean => values.some((one) => one.name === name && one.visibleWhen);
  return sources.formulas.flatMap(({ path, compiled, kind }): Found[] =>
    compiled.nodes.flatMap(chainsOf).flatMap((chain): Found[] => {
      const amounts = chain.flatMap(({ node, sign }) => {
        const asked = node.kind === 'call' && node.name === 'score' ? node.args[0] : node;
        if (asked?.kind !== 'name' || (kindOf(node, names) !== 'number' && !isAtTimes(asked.name))) return [];
        const word = writtenName(asked.name);
        return [{ name: asked.name, word: asked === node ? word : `score(${word})`, sign }];
      });
      const isShownAtTimes = values.some(
        ({ visibleWhen }, at) => visibleWhen && path === `values[${at}].compute`,
      );
      const optional = amounts.filter(({ name }) => {
        if (isAtTimes(name)) return !isShownAtTimes;
        const field = fields.get(writtenName(name))?.field;
        return field?.required !== true && field?.defaultValue === undefined && field?.compute === undefined;
      });
      if (amounts.length < 2 || optional.length === 0) return [];
      const written = amounts.map(({ word, sign }, at) => (at > 0 ? ` ${sign || '+'} ${word}` : word));
      const signs = [...new Set(amounts.slice(1).map(({ sign }) => sign || '+'))];
      const what = `${written.join('')} dijumlahkan dengan ${signs.join(' dan ')}, padahal ${optional.map(({ word }) => word).join(', ')} boleh kosong.`;
      const sum = `sum(${amounts.map(({ word, sign }) => sign + word).join(', ')})`;
      const isWhole =
        kind === 'formula' &&
        isSumOf(
          compiled.nodes[0],
          amounts.map(({ name }) => name),
        );
      const edit = isWhole ? { edit: { put: sum } } : {};
      return [{ rule: 'optional-plus', path, what, fix: `Tulis ${sum}.`, ...edit }];
    }),
  );
}

/** A part of a sum, with its sign: '' or '-'. */
interface Operand {
  node: FormulaNode;
  sign: string;
}

/** The operands of each longest `a + b - c` in a formula. */
function chainsOf(node: FormulaNode): Operand[][] {
  const operands = operandsOf(node);
  const inner = operands.length > 1 ? operands.map((one) => one.node) : partsOf(node);
  return [operands, ...inner.flatMap(chainsOf)];
}

function operandsOf(node: FormulaNode, sign = ''): Operand[] {
  if (node.kind !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return [{ node, sign }];
  const turned = sign === '' ? '-' : '';
  return [...operandsOf(node.left, sign), ...operandsOf(node.right, node.operator === '-' ? turned : sign)];
}
