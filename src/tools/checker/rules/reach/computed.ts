import { compared, neededBy, partsOf, type Expression } from '../../../../interpreter';
import { all, holds, placeGoal, search, type Goal, type Model, type Plan } from '../../../reach';
import type { Checked } from '../../definition/checked';
import { operandsOf, skippingSum, writtenName } from '../../definition/formulas';
import type { Found } from '../../finding';
import { nameWords } from '../../../words/values';
import { answersInWords, proofOf } from '../../reach/words';

/** Results that are always empty, and required ones that are empty while nothing else is missing: nobody can fill them. */
export function emptyResults(checked: Checked, model: Model): Found[] {
  const never = checked.sources.formulas.flatMap((one) => neverTogether(model, one));
  const reported = new Set(never.map(({ path }) => path));
  const others = [...deadResults(model), ...blankResults(checked, model)];
  return [...never, ...others.filter(({ path }) => !reported.has(path))];
}

const arithmetic = new Set(['+', '-', '*', '/', '%']);

/** The names that an arithmetic formula cannot do without. */
function namesIn(node: Expression): readonly string[] {
  if (node.kind === 'name') return [node.name];
  const isArithmetic =
    (node.kind === 'binary' && arithmetic.has(node.operator)) ||
    (node.kind === 'unary' && node.operator === '-');
  return isArithmetic ? partsOf(node).flatMap(namesIn) : [];
}

/** Every part of a formula that computes with numbers, the whole of each. */
function sumsIn(node: Expression): Expression[] {
  if (node.kind === 'binary' && arithmetic.has(node.operator)) return [node];
  return partsOf(node).flatMap(sumsIn);
}

function neverTogether(
  model: Model,
  { path, kind, compiled: { nodes } }: Checked['sources']['formulas'][number],
): Found[] {
  const own = path.endsWith('.defaultValue')
    ? [...model.form.fields.values()].find((one) => path === `${one.path}.defaultValue`)
    : undefined;
  const sums = own ? nodes.filter(({ kind: one }) => one === 'name') : nodes.flatMap(sumsIn);
  return sums.flatMap((sum): Found | Found[] => {
    const isWhole = kind === 'formula' && sum === nodes[0];
    const operands = namesIn(sum).filter((name) => model.placesOf(name).length > 0);
    const asked = own
      ? [own.name, ...operands]
      : [...new Set(operands)].filter((name) => model.form.fields.get(name)?.row.valueType === 'number');
    const isShown = (name: string): Goal => ({ kind: 'asked', name, wanted: true });
    const pair = asked
      .flatMap((one, at) => asked.slice(at + 1).map((other) => [one, other] as const))
      .find(([one, other]) => search(model, all([isShown(one), isShown(other)])).reached === 'no');
    if (!pair) return [];
    const skipping = skippingSum(operandsOf(sum));
    const [one, other] = pair.map((name) => nameWords(model.form, name));
    return {
      rule: 'sum-never',
      path,
      what: `Hasilnya selalu kosong: ${one} dan ${other} tidak pernah ditanyakan bersama.`,
      fix: own
        ? 'Ambil dari jawaban yang ditanyakan bersamanya, atau pertahankan jawaban itu dengan "keep".'
        : skipping
          ? `Tulis ${skipping}.`
          : fixApart(pair),
      ...(skipping !== undefined && isWhole && { edit: { put: skipping } }),
    };
  });
}

function fixApart([one]: readonly [string, string]): string {
  return `Tulis if(isEmpty(${writtenName(one)}), …, …), dengan rumus sendiri untuk masing-masing keadaan.`;
}

/** Required results that may be empty while every answer of the visitor is right. */
function deadResults(model: Model): Found[] {
  return model.blocks.flatMap((shown): Found | Found[] => {
    const { block } = shown;
    if (block.kind !== 'field') return [];
    const field = model.form.fields.get(block.field);
    const node = field?.compute?.nodes[0];
    if (!field || field.path !== block.path || field.computeWhen || field.inRow || !node) return [];
    const needed = block.requiredWhen;
    if (field.definition.required !== true && !needed) return [];
    const found = emptiesIn(model, node, all([placeGoal(shown), ...(needed ? [holds(needed)] : [])]));
    const [first] = found;
    if (!first) return [];
    const skipping = skippingSum(operandsOf(node));
    const labels = found.map(({ name }) => `${nameWords(model.form, name)} (${name})`);
    return {
      rule: 'dead-end',
      path: `${field.path}.compute`,
      what: `${nameWords(model.form, field.name)} wajib diisi, tetapi hasilnya kosong selama ${labels.join(' atau ')} kosong atau tersembunyi.`,
      fix: isChoice(node)
        ? withAnswer(first.name)
        : skipping === undefined
          ? `Wajibkan ${found.map(({ name }) => name).join(', ')} dan tampilkan selalu, atau hapus "required" pada ${nameWords(model.form, field.name)}.`
          : `Tulis ${skipping}, yang melewati bagian yang kosong.`,
      ...(skipping !== undefined && { edit: { put: skipping } }),
      witness: answersInWords(model.form, first.plan),
    };
  });
}

const isChoice = (node: Expression): boolean => node.kind === 'call' && node.name === 'if';

const withAnswer = (name: string): string =>
  `Tulis given(${writtenName(name)}) ? … : …, dengan hasil untuk keadaan itu.`;

/** Results of a choice that the bank is not sent while what is asked in the choice is empty. */
function blankResults({ definition, sources }: Checked, model: Model): Found[] {
  const watched = new Set(definition.watch?.flatMap((one) => one.fields));
  const { fields, values } = model.form;
  const results = [
    ...model.blocks.flatMap((shown) => {
      const field = shown.block.kind === 'field' ? fields.get(shown.block.field) : undefined;
      const isOwn = field?.path === shown.block.path && !field.computeWhen && !field.inRow;
      return isOwn && field.definition.required !== true
        ? [
            {
              ...field,
              at: `${field.path}.compute`,
              submit: field.definition.submit,
              around: placeGoal(shown),
            },
          ]
        : [];
    }),
    ...[...values.values()].map((value) => ({
      ...value,
      at: `${value.path}.compute`,
      around: all(value.visibleWhen ? [holds(value.visibleWhen)] : []),
    })),
    // Inside of a condition it may be asked that the answer is given.
    ...sources.formulas
      .filter(({ path }) => /\.(?:set|body)\.\w+$/.test(path) && !/\.(?:then|else)\[/.test(path))
      .map(({ path, compiled }) => ({ at: path, compute: compiled, submit: true, around: all([]) })),
  ];
  return results.flatMap(({ at, compute, submit, around }): Found | Found[] => {
    const node = compute?.nodes[0];
    if (!node || !isChoice(node) || submit === false) return [];
    const first = emptiesIn(model, node, around).find(
      ({ name }) => at.endsWith('.compute') || !(watched.has(name) || fields.get(name)?.definition.required),
    );
    if (!first) return [];
    return {
      rule: 'blank-choice',
      path: at,
      what: `Hasilnya kosong, dan tidak dikirim, selama ${nameWords(model.form, first.name)} (${writtenName(first.name)}) kosong atau tersembunyi.`,
      fix: withAnswer(first.name),
      witness: answersInWords(model.form, first.plan),
    };
  });
}

/** The answers that may be empty while something else holds, and with them a part of a formula. */
function emptiesIn(model: Model, node: Expression, around: Goal): { name: string; plan: Plan }[] {
  return [...new Set(neededBy(node))].flatMap((name) => {
    const field = model.form.fields.get(name);
    if (!field || field.compute || field.copies.length > 0 || model.placesOf(name).length === 0) return [];
    const isEmpty = holds(compared(name, 'isEmpty'));
    const plan = proofOf(model, all([around, isEmpty]));
    return plan ? [{ name, plan }] : [];
  });
}
