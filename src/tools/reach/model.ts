import {
  addDays,
  addMonths,
  addYears,
  computed,
  firstStep,
  leavesIn,
  isCalendarDay,
  isList,
  readsToday,
  rowsLookedAt,
  startState,
  stepOf,
  valuesIn,
  yearsOf,
  type Comparison,
  type CompiledBlock,
  type CompiledField,
  type CompiledForm,
  type CompiledStep,
  type CompiledCondition,
  type Computed,
  type Expression,
  type FormState,
  type Place,
  type Value,
  type ValueType,
} from '../../interpreter';
import { belowZero } from '../../fields/common/fieldTypeRow';
import { domainOf, isDistinct, type Domain, type DomainFacts } from './domains';
import { all, any, branchGoal, holds, not, onPath, type Goal } from './goals';
import { knownOf, type Known } from './known';

/** A block with every condition under which it is shown on its step, those of its groups first. */
export interface ShownBlock {
  block: CompiledBlock;
  step: CompiledStep;
  conditions: readonly CompiledCondition[];
}

/** What is known besides the form. */
export interface Assumptions {
  /** The visitor's day, `YYYY-MM-DD`; left out: what depends on it is not known. */
  today?: string;
  /** Comparisons that decide nothing. */
  isSuspect?: (comparison: Comparison) => boolean;
  /** What a remembered value can be, and what must hold for it to be that; left out: not known. */
  values?: (name: string) => readonly { value: Value; needs?: Goal }[] | undefined;
  /** The choices that are better tried first. */
  prefers?: (name: string, code: string) => boolean;
  /** How many goals may be looked at in the whole form; default: as many as take a few seconds on a slow machine. */
  effort?: number;
  /** What must hold beside an answer. */
  beside?: (name: string, value: Value) => readonly Goal[];
}

/** A form as the search sees it: what an answer can hold, and what must hold so that it is asked. */
export interface Model extends Omit<Assumptions, 'effort'> {
  form: CompiledForm;
  /** Every block of a step, groups opened, in reading order. */
  blocks: readonly ShownBlock[];
  placesOf: (name: string) => readonly ShownBlock[];
  /** What an answer can hold; `undefined`: not known. */
  domain: (name: string) => Domain | undefined;
  /** What an answer can hold at least and at most, as far as it is known. */
  boundsOf: (field: CompiledField) => readonly [min: Value, max: Value];
  /** What must hold so that the answers lead through a step. */
  pathGoal: (step: string) => Goal;
  /** Whether the order of two answers follows from their domains: one of them has one value only. */
  isFixed: (name: string) => boolean;
  /** Whether a step stands in a stage that a visitor enters later. */
  isLate: (step: string) => boolean;
  /** Whether a visitor who comes to a step by number has been told of what is wrong with this answer. */
  isPassed: (name: string, step: number) => boolean;
  /** Whether some condition distinguishes this choice from others. */
  isDistinct: (name: string, code: string) => boolean;
  /** How many goals may still be looked at; searches count it down. */
  effort: { left: number };
  known: Known;
}

const mostEffort = 2_000_000;

/** Makes the model of a form. */
export function modelOf(form: CompiledForm, assumptions: Assumptions = {}): Model {
  const steps = [...form.steps.values()];
  const screens = form.preview ? [...steps, form.preview] : steps;
  const blocks = screens.flatMap((step) => shownBlocks(step.blocks, step, []));
  const places = new Map<string, ShownBlock[]>();
  for (const shown of blocks) {
    if (shown.block.kind !== 'field') continue;
    places.set(shown.block.field, [...(places.get(shown.block.field) ?? []), shown]);
  }
  const placesOf = (name: string): readonly ShownBlock[] => places.get(name) ?? [];
  const fixed = fixedBy(form, assumptions.today);
  const mentions = mentionsIn(form, fixed, assumptions.today);
  const { written, cleared, jumpsFreely } = effectsOf(form);
  const writtenBounds = boundsBy(form, assumptions.today);
  const isWrittenElsewhere = ({ name, fills, definition, compute }: CompiledField): boolean =>
    written.has(name) ||
    fills.length > 0 ||
    compute !== undefined ||
    definition.defaultValue !== undefined ||
    definition.resetTo !== undefined;
  const boundsOf = (field: CompiledField): ReturnType<Model['boundsOf']> => {
    const [min, max] = writtenBounds(field);
    const isTyped =
      field.row.input === 'number' && !belowZero(field.definition) && !isWrittenElsewhere(field);
    return [min ?? (isTyped ? 0 : undefined), max];
  };
  const domains = new Map<string, Domain | undefined>();
  const domain = (name: string): Domain | undefined => {
    const field = form.fields.get(name);
    const value = fixed(name);
    if (value !== undefined) return { values: [value], alike: [], whole: true };
    if (!field || field.compute || field.copies.length > 0) return undefined;
    const isWritten = isWrittenElsewhere(field);
    const isWritable = field.places.some(({ readOnly }) => !('constant' in readOnly && readOnly.constant));
    // Nobody can give it: it keeps being empty, or what is written is not known.
    if (!isWritable) return isWritten ? undefined : { values: [field.row.empty], alike: [], whole: true };
    const [min, max] = writtenBounds(field);
    const { today } = assumptions;
    const years = today === undefined || isWritten ? undefined : yearsOf(today);
    return domainOf(field, { ...mentions(name), written: isWritten, min, max, ...(years && { years }) });
  };
  const pathGoals = new Map<string, Goal>();
  const first = firstStep(form).stage;
  const model: Omit<Model, 'known'> = {
    ...assumptions,
    form,
    blocks,
    placesOf,
    boundsOf,
    effort: { left: assumptions.effort ?? mostEffort },
    domain: (name) => {
      if (!domains.has(name)) domains.set(name, domain(name));
      return domains.get(name);
    },
    pathGoal: (step) => {
      const known = pathGoals.get(step) ?? pathGoalOf(form, step);
      pathGoals.set(step, known);
      return known;
    },
    isFixed: (name) => form.constants.has(name) || fixed(name) !== undefined,
    isDistinct: (name, code) => {
      const option = form.fields.get(name)?.listed?.find((one) => one.code === code);
      return isDistinct({ code, ...option }, mentions(name).mentioned);
    },
    isLate: (step) => stepOf(form, step).stage !== first,
    isPassed: (name, number) => {
      const [place, again] = placesOf(name);
      if (!place || again || place.conditions.length > 0) return false;
      if (jumpsFreely || written.has(name) || cleared.has(name)) return false;
      return place.step.index < number && place.step.stage === steps[number]?.stage;
    },
  };
  const shownGoal = (name: string): Goal => any(placesOf(name).map(placeGoal));
  const isPlaced = (name: string): boolean => placesOf(name).length > 0;
  return { ...model, known: knownOf({ ...model, shownGoal, isPlaced }) };
}

/** What must hold so that a block is shown on its step. */
export function placeGoal({ step, conditions }: ShownBlock): Goal {
  return all([onPath(step.id), ...conditions.map((tree) => holds(tree))]);
}

function shownRows(place: Place, step: CompiledStep, around: readonly CompiledCondition[]): ShownBlock[] {
  return rowsLookedAt(place).flatMap((row) => shownBlocks(row.blocks, step, [...around, row.inUseWhen]));
}

function shownBlocks(
  blocks: readonly CompiledBlock[],
  step: CompiledStep,
  around: readonly CompiledCondition[],
): ShownBlock[] {
  return blocks.flatMap((block) => {
    const conditions = block.visibleWhen ? [...around, block.visibleWhen] : around;
    return [
      { block, step, conditions },
      ...('blocks' in block ? shownBlocks(block.blocks, step, conditions) : []),
      ...(block.kind === 'field' ? shownRows(block, step, conditions) : []),
    ];
  });
}

/**
 * The answers lead through a step when it is visible and no step before it, itself on the path, is an end or jumps over it (the
 * first branch that holds decides). Whether a later stage is entered, actions decide: it is taken for possible.
 */
function pathGoalOf(form: CompiledForm, id: string): Goal {
  // Every way leads to the preview that does not end before it.
  if (id === form.preview?.id) return all([]);
  const step = stepOf(form, id);
  // The preview lies behind every step.
  const isBehind = (target: string | undefined): boolean =>
    target === undefined || stepOf(form, target).index > step.index;
  const jumps = [...form.steps.values()].flatMap((earlier): Goal[] => {
    if (earlier.stage !== step.stage || earlier.index >= step.index) return [];
    if (earlier.definition.ends) return [onPath(earlier.id)];
    const over = earlier.branches.flatMap((branch, at) =>
      isBehind(branch.step) ? [branchGoal(earlier, at)] : [],
    );
    return over.length === 0 ? [] : [all([onPath(earlier.id), any(over)])];
  });
  return all([...(step.visibleWhen ? [holds(step.visibleWhen)] : []), ...jumps.map(not)]);
}

/** Names that effects or the address write, those that effects empty, and whether some effect leads past steps. */
function effectsOf({ definition, sources }: CompiledForm): {
  written: ReadonlySet<string>;
  cleared: ReadonlySet<string>;
  jumpsFreely: boolean;
} {
  const written = new Set(Object.values(definition.query ?? {}).flatMap(({ sets }) => sets));
  const cleared = new Set<string>();
  let jumpsFreely = false;
  for (const effect of sources.effects.flatMap(({ compiled }) => compiled)) {
    if (effect.kind === 'set') Object.keys(effect.set).forEach((name) => written.add(name));
    if (effect.kind === 'copy') Object.keys(effect.copy).forEach((name) => written.add(name));
    if (effect.kind === 'clear') effect.clear.forEach((name) => cleared.add(name));
    jumpsFreely ||= effect.kind === 'goTo' && typeof effect.goTo === 'object';
  }
  return { written, cleared, jumpsFreely };
}

type Fixed = (name: string) => Value;

/** The values of computed answers that depend on nothing but constants and the day. */
function fixedBy({ constants, fields, values }: CompiledForm, today: string | undefined): Fixed {
  return (name) => {
    const field = fields.get(name);
    const compute = field ? !field.computeWhen && field.compute : values.get(name)?.compute;
    if (!compute || values.get(name)?.visibleWhen || !compute.reads.every((one) => constants.has(one)))
      return undefined;
    if (readsToday(compute.nodes) && today === undefined) return undefined;
    return compute.evaluate({ read: (one) => constants.get(one), today: today ?? '' });
  };
}

/** Bounds that stand in the definition, and where the day is known those that depend on nothing else. */
export function boundsBy(form: CompiledForm, today: string | undefined): Model['boundsOf'] {
  const { nodes, numbers } = form.graph;
  let state: FormState | undefined;
  const bound = (limit: Computed<Value>): Value => {
    if ('constant' in limit) return limit.constant;
    const readsAnswers = nodes[numbers.get(limit.node) ?? 0]?.reads.some((key) => numbers.has(key));
    if (today === undefined || readsAnswers) return undefined;
    state ??= startState(form, { today });
    return computed(form, state, limit);
  };
  return ({ min, max }) => [bound(min), bound(max)];
}

/** What an answer of a type can be so that a formula with these values in it comes out one way or the other. */
function samplesOf(type: ValueType, values: readonly Value[], today: string | undefined): Value[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  switch (type) {
    case 'number':
    case 'rows':
      return numbers;
    case 'date':
    case 'month': {
      // A number beside a day is mostly so many years, months or days before today or after it.
      const spans = today === undefined ? [] : numbers.flatMap((count) => daysAway(today, count));
      const days = [...texts, ...spans].filter(isCalendarDay);
      return type === 'date' ? days : days.map((day) => day.slice(0, 7));
    }
    case 'choices':
      return [...texts, ...numbers];
    case 'text':
      return [...texts, ...numbers.flatMap((count) => [count, count - 1, count + 1].map(String))];
    default:
      return texts;
  }
}

function daysAway(today: string, count: number): string[] {
  return [count, -count].flatMap((one) =>
    [addYears(today, one), addMonths(today, one), addDays(today, one)].filter((day) => day !== undefined),
  );
}

/** Values that are read by one another so deep are looked through. */
const deepestValue = 3;

/** The first row stands for all where conditions are kept: what its answer is compared with, those of all rows are. */
const inFirstRow = (name: string): string => name.replace(/\.\d+\./, '.0.');

type Mentions = Pick<DomainFacts, 'mentioned' | 'compared'>;

/** What each answer is compared with. Answers that are compared with one another share what they are compared with. */
function mentionsIn(
  { sources, constants, fields, values }: CompiledForm,
  fixed: Fixed,
  today: string | undefined,
): (name: string) => Mentions {
  const known = (name: string): Value => constants.get(name) ?? fixed(name);
  const groups = new Map<string, Set<string>>();
  const literals = new Map<string, readonly Value[]>();
  const note = (answer: string, value: Value): void => {
    const name = inFirstRow(answer);
    literals.set(name, [...(literals.get(name) ?? []), ...(isList(value) ? value : [value])]);
  };
  const mention = ({ left: { name }, right }: Comparison): void => {
    if (right.kind === 'literal') note(name, right.value);
    if (right.kind !== 'name') return;
    if (known(right.name) !== undefined) note(name, known(right.name));
    else if (known(name) !== undefined) note(right.name, known(name));
    else {
      const joined = [name, right.name].map(inFirstRow).flatMap((one) => [...(groups.get(one) ?? [one])]);
      const group = new Set(joined);
      joined.forEach((one) => groups.set(one, group));
    }
  };
  /** Every answer that a formula reads, itself or by a value, may be near to each number, text and day that stands in it. */
  const noteFormula = (node: Expression, compared: readonly Value[] = [], depth = deepestValue): void => {
    const constants = [...valuesIn([node]), ...compared, ...node.reads.map((name) => known(name))];
    for (const name of node.reads) {
      const type = fields.get(name)?.row.valueType;
      if (type !== undefined) samplesOf(type, constants, today).forEach((value) => note(name, value));
      const inner = values.get(name)?.compute;
      if (inner && depth > 0) noteFormula(inner.nodes[0], constants, depth - 1);
    }
  };
  for (const { compiled } of sources.conditions.values()) {
    for (const leaf of compiled ? leavesIn(compiled) : [])
      if (leaf.kind === 'compared') mention(leaf);
      else noteFormula(leaf);
  }
  // A value that conditions compare is decided by what its own formula compares.
  for (const [name, { compute }] of values) {
    if (compute && literals.has(name)) noteFormula(compute.nodes[0], literals.get(name));
  }
  return (answer) => {
    const name = inFirstRow(answer);
    const group = [...(groups.get(name) ?? [name])];
    const offered = group.length > 1 ? group.flatMap((one) => fields.get(one)?.listed ?? []) : [];
    const mentioned = [
      ...group.flatMap((one) => literals.get(one) ?? []),
      ...offered.map(({ code }) => code),
    ];
    return { mentioned: [...new Set(mentioned)], compared: group.length };
  };
}
