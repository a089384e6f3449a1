import type { FormulaNode } from '../../interpreter';
import type { Checked } from '../definition/checked';
import { kindOf, nodeOf } from '../definition/formulas';
import type { Found } from '../finding';

/** `a + b` where a visitor may leave one of them empty: the result is then empty, too (language, section 5). */
export function optionalPlus({ fields, sources }: Checked): Found[] {
  return sources.flatMap((source): Found[] => {
    const node = source.kind === 'formula' ? nodeOf(source.value) : undefined;
    if (!node) return [];
    return chainsOf(node).flatMap((chain): Found[] => {
      const amounts = chain.flatMap((one) =>
        one.kind === 'name' && kindOf(one, fields) === 'number' ? [one.name] : [],
      );
      const optional = amounts.filter((name) => {
        const field = fields.get(name)?.field;
        return field?.required !== true && field?.defaultValue === undefined && field?.compute === undefined;
      });
      if (amounts.length < 2 || optional.length === 0) return [];
      const what = `${amounts.join(' + ')} dijumlahkan dengan +, padahal ${optional.join(', ')} boleh kosong.`;
      return [{ rule: 'optional-plus', path: source.path, what, mend: `Tulis sum(${amounts.join(', ')}).` }];
    });
  });
}

/** The operands of each longest `a + b + c` in a formula. */
function chainsOf(node: FormulaNode): FormulaNode[][] {
  if (node.kind === 'binary' && node.operator === '+') {
    const operands = operandsOf(node);
    return [operands, ...operands.flatMap(chainsOf)];
  }
  switch (node.kind) {
    case 'unary':
      return chainsOf(node.operand);
    case 'binary':
      return [...chainsOf(node.left), ...chainsOf(node.right)];
    case 'choose':
      return [node.test, node.then, node.otherwise].flatMap(chainsOf);
    case 'call':
      return node.args.flatMap(chainsOf);
    default:
      return [];
  }
}

function operandsOf(node: FormulaNode): FormulaNode[] {
  const plus = node.kind === 'binary' && node.operator === '+';
  return plus ? [...operandsOf(node.left), ...operandsOf(node.right)] : [node];
}
