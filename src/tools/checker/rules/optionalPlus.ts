import { partsOf, type Expression } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { amountIn, kindOf, operandsOf, skippingSum, writtenName, type Operand } from '../definition/formulas';
import type { Found } from '../finding';

/** `a + b - c` where a visitor may leave one of them empty: the result is then empty, too. */
export function optionalPlus({ definition, fields, sources }: Checked): Found[] {
  const values = definition.values ?? [];
  const isAtTimes = (name: string): boolean => values.some((one) => one.name === name && one.visibleWhen);
  return sources.formulas.flatMap(({ path, compiled, kind }): Found[] =>
    compiled.nodes.flatMap(chainsOf).flatMap((chain): Found | Found[] => {
      const amounts = chain.filter(({ node }) => {
        const name = amountIn(node);
        return name !== undefined && (kindOf(node) === 'number' || isAtTimes(name));
      });
      const isShownAtTimes = values.some(
        ({ visibleWhen }, at) => visibleWhen && path === `values[${at}].compute`,
      );
      const optional = amounts.flatMap(({ node }) => {
        const name = amountIn(node) ?? '';
        const field = fields.get(writtenName(name))?.field;
        const isGiven =
          field?.required === true || field?.defaultValue !== undefined || field?.compute !== undefined;
        return (isAtTimes(name) ? isShownAtTimes : isGiven) ? [] : [writtenName(name)];
      });
      const sum = skippingSum(amounts);
      if (sum === undefined || optional.length === 0) return [];
      const what = `Hasilnya kosong selama ${optional.join(' atau ')} kosong: + dan - tidak melewatinya.`;
      const isWhole =
        kind === 'formula' && skippingSum(compiled.nodes.flatMap((one) => operandsOf(one))) === sum;
      return {
        rule: 'optional-plus',
        path,
        what,
        fix: `Tulis ${sum}.`,
        ...(isWhole && { edit: { put: sum } }),
      };
    }),
  );
}

/** The operands of each longest `a + b - c` in a formula. */
function chainsOf(node: Expression): Operand[][] {
  const operands = operandsOf(node);
  const inner = operands.length > 1 ? operands.map((one) => one.node) : partsOf(node);
  return [operands, ...inner.flatMap(chainsOf)];
}
