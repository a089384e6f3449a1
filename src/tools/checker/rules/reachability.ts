import { modelOf, type Model, all, placeGoal, search, type ShownBlock } from '../../reach';
import type { Checked } from '../definition/checked';
import { formulaAt } from '../definition/formulas';
import { writtenNames } from '../definition/writers';
import type { Found } from '../finding';
import { comparedValues } from './comparedValues';
import { reachableBlocks } from './reach/blocks';
import { hiddenTargets, reachableBranches, reachableStages, reachableSteps } from './reach/branches';
import { alwaysHolding, reachableConditions } from './reach/conditions';
import { metFormulas, unmetChecks, unmetFormulas } from './reach/checksMet';
import { closedSteps, silentStops } from './reach/stops';
import { emptyResults } from './reach/computed';
import { deadEnds } from './reach/deadEnds';
import { neverSent, waysWithoutEnd } from './reach/ends';
import { fieldsLookedAt, slotsOf, type CompiledBlock, type Value } from '../../../interpreter';
import { boundsInWords, rangeInWords, rangeOf, type Range } from '../reach/ranges';

/** What can never show, be taken, or be finished, proven over the conditions (language, sections 2 to 4). */
export function reachability(checked: Checked): Found[] {
  const { form } = checked;
  if (!form) return [];
  const suspects = suspectsOf(checked);
  const model = modelOf(form, {
    isSuspect: ({ left: { name }, operator, right }) => {
      const literal = right.kind === 'literal' ? right.value : undefined;
      const list: readonly unknown[] = Array.isArray(literal) ? literal : [literal];
      return list.some((one) => suspects.has(suspectKey(name, operator, String(one))));
    },
  });
  const onThisDay = checked.today === undefined ? model : modelOf(form, { today: checked.today });
  const stages = reachableStages(checked);
  const written = writtenNames(checked);
  const conditions = reachableConditions(checked, model, written);
  const steps = reachableSteps(model, conditions.never);
  const blocks = reachableBlocks(model, steps.unreachable, conditions.never, written);
  const unsent = neverSent(model);
  return [
    ...stages,
    ...conditions.found,
    ...alwaysHolding(checked, model),
    // Steps behind an end that all come to are no news.
    ...(unsent.length > 0 ? [] : steps.found),
    ...blocks.found,
    ...reachableBranches(model, steps.unreachable, conditions.never),
    ...deadEnds(checked, model, blocks.unreachable),
    ...emptyResults(checked, model),
    ...crossedRanges(checked, onThisDay),
    ...closedSteps(checked, model),
    ...unmetChecks(checked, onThisDay),
    ...unmetFormulas(checked, onThisDay),
    ...metFormulas(checked, onThisDay),
    ...rowsBeyond(checked, onThisDay),
    ...hiddenTargets(model),
    ...silentStops(model),
    ...unsent,
    ...waysWithoutEnd(model),
    ...sameQuestions(model),
  ];
}

/** What names a comparison with a literal. */
function suspectKey(name: string, operator: string, literal: string): string {
  return `${name} ${operator} ${literal}`;
}

/** Comparisons that another rule has found wrong: their mistake is reported there. */
function suspectsOf(checked: Checked): ReadonlySet<string> {
  return new Set(
    comparedValues(checked).flatMap(({ about }) =>
      about === undefined ? [] : [suspectKey(about.name, about.operator, about.code)],
    ),
  );
}

/** What an input holds: 15 digits. */
const largest = 999_999_999_999_999;

/** Bounds of a number that never meet, or that no input reaches, whatever the answers that they are computed from. */
function crossedRanges({ sources }: Checked, model: Model): Found[] {
  const { form } = model;
  return fieldsLookedAt(form).flatMap((field): Found | Found[] => {
    const { definition, path, row } = field;
    if (!('min' in definition || 'max' in definition) || row.input !== 'number') return [];
    const [lower, upper] = model.boundsOf(field);
    const rangeBy = (key: 'min' | 'max', known: Value): { range: Range; answers: readonly string[] } => {
      const formula = formulaAt(sources, `${path}.${key}`);
      const answers = (formula?.reads ?? []).filter((name) => form.fields.has(name));
      return { range: rangeOfLimit(model, known, formula), answers };
    };
    const [min, max] = [rangeBy('min', lower), rangeBy('max', upper)];
    const [least] = min.range;
    const [, most] = max.range;
    if (least > largest) {
      const what = `Isian angka menampung paling banyak 15 digit, jadi ${least} tidak pernah tercapai.`;
      const fix = 'Tulis batas paling banyak 15 digit.';
      return { rule: 'senseless-limit', path: `${path}.min`, what, fix };
    }
    // Two numbers that are written out are reported elsewhere.
    const isWritten = [definition.min, definition.max].every((bound) => typeof bound === 'number');
    if (isWritten || least <= most) return [];
    const [lowest = '', highest = ''] = boundsInWords(model, definition.name, [least, most]);
    const words = [...max.answers, ...min.answers].flatMap((name) => rangeInWords(model, name) ?? []);
    return {
      rule: 'bounds-crossed',
      path: `${path}.${max.answers.length > 0 ? 'max' : 'min'}`,
      what: `Batas terkecil, ${lowest}, selalu lebih besar daripada batas terbesar, ${highest}.`,
      fix:
        words.length > 0
          ? `Perbaiki salah satu batas: ${words.join('; ')}.`
          : 'Perbaiki kedua batas, atau konstantanya.',
    };
  });
}

/** Row groups that want more rows than may be added. Two numbers that are written out are reported elsewhere. */
function rowsBeyond({ fields, sources }: Checked, model: Model): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found | Found[] => {
    if (field.type !== 'rows' || (typeof field.minRows === 'number' && typeof field.maxRows === 'number'))
      return [];
    const limitAt = (key: 'minRows' | 'maxRows'): Range =>
      rangeOfLimit(model, field[key], formulaAt(sources, `${path}.${key}`));
    const [least] = limitAt('minRows');
    const most = Math.min(slotsOf(field), limitAt('maxRows')[1]);
    if (least <= most) return [];
    const what = `Paling sedikit ${least} baris diminta, padahal paling banyak ${most} yang dapat ditambahkan.`;
    const fix = 'Naikkan maxRows, atau turunkan minRows.';
    return { rule: 'rows-beyond', path: `${path}.minRows`, what, fix };
  });
}

/** Where a limit lies that is known as a number, or computed. */
function rangeOfLimit(model: Model, known: Value, formula: ReturnType<typeof formulaAt>): Range {
  if (typeof known === 'number') return [known, known];
  const [node] = formula?.nodes ?? [];
  return node ? rangeOf(model, node) : [-Infinity, Infinity];
}

/** Two questions that read alike, side by side at one time: nobody knows which is which. */
function sameQuestions(model: Model): Found[] {
  const seen = new Map<string, ShownBlock[]>();
  return model.blocks.flatMap((shown): Found | Found[] => {
    const { block, step } = shown;
    const label = labelOf(model, block);
    if (label === undefined) return [];
    // Groups and rows have headings of their own, which distinguish their questions.
    const key = `${step.id} ${block.path.replace(/\[\d+\]$/, '')} ${label}`;
    const earlier = seen.get(key) ?? [];
    seen.set(key, [...earlier, shown]);
    const twin = earlier.find(
      (one) =>
        // The rows of a group ask one question each.
        one.block.path !== block.path &&
        search(model, all([placeGoal(one), placeGoal(shown)]), { passed: () => true }).reached === 'yes',
    );
    if (!twin) return [];
    const words =
      model.form.fields.get(twin.block.kind === 'field' ? twin.block.field : '')?.definition.label ?? '';
    const what = `Pertanyaan "${words}" sudah ada di tempat yang sama.`;
    const fix = `Bedakan labelnya, misalnya "${words} …".`;
    return { rule: 'text-twice', path: `${block.path}.label`, what, fix };
  });
}

/** As people distinguish labels: letters and digits alone. A label that inserts answers is not looked at. */
function labelOf({ form }: Model, block: CompiledBlock): string | undefined {
  const label = block.kind === 'field' ? form.fields.get(block.field)?.definition.label : undefined;
  if (block.kind !== 'field' || label === undefined || label.includes('{')) return undefined;
  if (form.fields.get(block.field)?.path !== block.path) return undefined;
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
