import { partsOf, type FormulaNode } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { isSumOf, kindOf, writtenName } from '../definition/formulas';
import type { Found } from '../finding';

/** `a + b` where a visitor may leave one of them empty: the result is then empty, too. */
export function optionalPlus({ fields, names, sources }: Checked): Found[] {
  return sources.formulas.flatMap(({ path, compiled, kind }): Found[] =>
    compiled.nodes.flatMap(chainsOf).flatMap((chain): Found[] => {
      const amounts = chain.flatMap((one) =>
        one.kind === 'name' && kindOf(one, names) === 'number' ? [one.name] : [],
      );
      const optional = amounts.filter((name) => {
        const field = fields.get(writtenName(name))?.field;
        return field?.required !== true && field?.defaultValue === undefined && field?.compute === undefined;
      });
      if (amounts.length < 2 || optional.length === 0) return [];
      const words = amounts.map(writtenName);
      const what = `${words.join(' + ')} dijumlahkan dengan +, padahal ${optional.map(writtenName).join(', ')} boleh kosong.`;
      const sum = `sum(${words.join(', ')})`;
      const edit = kind === 'formula' && isSumOf(compiled.nodes[0], amounts) ? { edit: { put: sum } } : {};
      return [{ rule: 'optional-plus', path, what, fix: `Tulis ${sum}.`, ...edit }];
    }),
  );
}

/** The operands of each longest `a + b + c` in a formula. */
function chainsOf(node: FormulaNode): FormulaNode[][] {
  if (node.kind === 'binary' && node.operator === '+') {
    const operands = operandsOf(node);
    return [operands, ...operands.flatMap(chainsOf)];
  }
  return partsOf(node).flatMap(chainsOf);
}

function operandsOf(node: FormulaNode): FormulaNode[] {
  const plus = node.kind === 'binary' && node.operator === '+';
  return plus ? [...operandsOf(node.left), ...operandsOf(node.right)] : [node];
}
