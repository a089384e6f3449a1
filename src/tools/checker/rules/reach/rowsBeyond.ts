import { slotsOf, type FormulaNode } from '../../../../interpreter';
import type { Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { rangeOf } from '../../reach/ranges';

/** Row groups that want more rows than may be added. Two numbers that are written out are reported elsewhere. */
export function rowsBeyond({ fields, sources }: Checked, model: Model): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    if (field.type !== 'rows' || (typeof field.minRows === 'number' && typeof field.maxRows === 'number'))
      return [];
    const nodeOf = (key: string): FormulaNode | undefined =>
      sources.formulas.find((one) => one.path === `${path}.${key}`)?.compiled.nodes[0];
    const least = typeof field.minRows === 'number' ? field.minRows : leastOf(model, nodeOf('minRows'));
    const node = nodeOf('maxRows');
    const most = Math.min(slotsOf(field), node ? rangeOf(model, node)[1] : Infinity);
    if (least <= most) return [];
    const what = `Paling sedikit ${least} baris diminta, padahal paling banyak ${most} yang dapat ditambahkan.`;
    return [
      { rule: 'rows-beyond', path: `${path}.minRows`, what, mend: 'Naikkan maxRows, atau turunkan minRows.' },
    ];
  });
}

function leastOf(model: Model, node: FormulaNode | undefined): number {
  return node ? rangeOf(model, node)[0] : 0;
}
