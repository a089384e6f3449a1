import { comparison, partsOf, type FormulaNode } from '../../../../interpreter';
import { all, holds, placeGoal, search, type Goal, type Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import { isSumOf, kindOf } from '../../definition/formulas';
import type { Found } from '../../finding';
import { nameWords } from '../../../words/values';
import { answersInWords } from '../../reach/words';

/** Results that are always empty, and required ones that are empty while nothing else is missing: nobody can fill them. */
export function emptyResults(checked: Checked, model: Model): Found[] {
  const never = checked.sources.formulas.flatMap((one) => neverTogether(checked, model, one));
  const reported = new Set(never.map(({ path }) => path));
  return [...never, ...deadResults(model).filter(({ path }) => !reported.has(path))];
}

const arithmetic = new Set(['+', '-', '*', '/', '%']);

/** The names that an arithmetic formula cannot do without. */
function operandsOf(node: FormulaNode): readonly string[] {
  if (node.kind === 'name') return [node.name];
  const isArithmetic =
    (node.kind === 'binary' && arithmetic.has(node.operator)) ||
    (node.kind === 'unary' && node.operator === '-');
  return isArithmetic ? partsOf(node).flatMap(operandsOf) : [];
}

/** Every part of a formula that computes with numbers, the whole of each. */
function sumsIn(node: FormulaNode): FormulaNode[] {
  if (node.kind === 'binary' && arithmetic.has(node.operator)) return [node];
  return partsOf(node).flatMap(sumsIn);
}

function neverTogether(
  { names }: Checked,
  model: Model,
  { path, kind, compiled: { nodes } }: Checked['sources']['formulas'][number],
): Found[] {
  return nodes.flatMap(sumsIn).flatMap((sum): Found[] => {
    const isWhole = kind === 'formula' && sum === nodes[0];
    const asked = [...new Set(operandsOf(sum))].filter(
      (name) => model.placesOf(name).length > 0 && kindOf({ kind: 'name', name }, names) === 'number',
    );
    const isShown = (name: string): Goal => ({ kind: 'asked', name, wanted: true });
    const pair = asked
      .flatMap((one, at) => asked.slice(at + 1).map((other) => [one, other] as const))
      .find(([one, other]) => search(model, all([isShown(one), isShown(other)])).reached === 'no');
    if (!pair) return [];
    const skipping = skippingSum(sum);
    const [one, other] = pair.map((name) => nameWords(model.form, name));
    return [
      {
        rule: 'sum-never',
        path,
        what: `Hasilnya selalu kosong: ${one} dan ${other} tidak pernah ditanyakan bersama.`,
        mend: skipping ? `Tulis ${skipping}.` : mendApart(pair),
        ...(skipping !== undefined && isWhole && { fix: { put: skipping } }),
      },
    ];
  });
}

function mendApart([one]: readonly [string, string]): string {
  return `Tulis if(isEmpty(${one}), …, …), dengan rumus sendiri untuk masing-masing keadaan.`;
}

/** The same sum, or difference of two, that passes over what is empty; `undefined` for any other formula. */
function skippingSum(node: FormulaNode): string | undefined {
  const names = operandsOf(node);
  if (isSumOf(node, names)) return `sum(${names.join(', ')})`;
  const isDifference = node.kind === 'binary' && node.operator === '-' && names.length === 2;
  const ofNames = isDifference && node.left.kind === 'name' && node.right.kind === 'name';
  return ofNames ? `sum(${names.join(', -')})` : undefined;
}

/** Required results that may be empty while every answer of the visitor is right. */
function deadResults(model: Model): Found[] {
  return model.blocks.flatMap((shown): Found[] => {
    const { block } = shown;
    if (block.kind !== 'field') return [];
    const field = model.form.fields.get(block.field);
    const node = field?.compute?.nodes[0];
    if (!field || field.path !== block.path || field.computeWhen || field.inRow || !node) return [];
    const needed = block.requiredWhen;
    if (field.definition.required !== true && !needed) return [];
    const empties = [...new Set(operandsOf(node))].flatMap((name) => emptiesOf(model, name));
    const around = all([placeGoal(shown), ...(needed ? [holds(needed)] : [])]);
    const found = empties.flatMap(({ name, goal }) => {
      const outcome = search(model, all([around, goal]), { passed: () => true });
      return outcome.reached === 'yes' && outcome.sure ? [{ name, plan: outcome.plan }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const skipping = skippingSum(node);
    const labels = found.map(({ name }) => `${nameWords(model.form, name)} (${name})`);
    return [
      {
        rule: 'dead-end',
        path: `${field.path}.compute`,
        what: `${nameWords(model.form, field.name)} wajib diisi, tetapi hasilnya kosong selama ${labels.join(' atau ')} kosong atau tersembunyi.`,
        mend:
          skipping === undefined
            ? `Wajibkan ${found.map(({ name }) => name).join(', ')} dan tampilkan selalu, atau hapus "required" pada ${nameWords(model.form, field.name)}.`
            : `Tulis ${skipping}, yang melewati bagian yang kosong.`,
        ...(skipping !== undefined && { fix: { put: skipping } }),
        witness: answersInWords(model.form, first.plan),
      },
    ];
  });
}

/** What must hold so that an operand is empty; none: that is not known, or never so. */
function emptiesOf({ form, placesOf }: Model, name: string): { name: string; goal: Goal }[] {
  const field = form.fields.get(name);
  if (!field || field.compute || field.copies.length > 0 || placesOf(name).length === 0) return [];
  return [{ name, goal: holds(comparison({ name, operator: 'isEmpty', expected: { literal: undefined } })) }];
}
