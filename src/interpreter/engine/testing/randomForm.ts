import fc from '../../../../tests/fastCheck';
import type { CompiledForm } from '../../compile/model';
import type { FormState } from '../state';
import { formOf, stepOf, type Block } from './form';

/** A text field of a random form; what it reads is of a lower number, so that no cycle is possible. */
export interface Model {
  /** Shown only while another field holds this text; left out: always. */
  shownWhile?: { reads: number; text: string };
  /** Follows another field. */
  computes?: number;
  /** Follows another field while a switch of its own is on. */
  copies?: number;
  /** Which of the numbers beside the fields bounds its own one: with a part of it, and the whole of it. */
  bounded: number;
}

/** What a batch of input writes, by name. */
export type Batch = Readonly<Record<string, string | boolean | number>>;

const drawn = fc.array(
  fc.record(
    {
      shownWhile: fc.record({ reads: fc.nat(), text: fc.constantFrom('A', 'B') }),
      computes: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
      copies: fc.nat(),
      bounded: fc.nat(),
    },
    { requiredKeys: ['bounded'] },
  ),
  { minLength: 2, maxLength: 12 },
);

/** Random forms without cycles. */
export const models: fc.Arbitrary<Model[]> = drawn.map((fields) =>
  fields.map(({ shownWhile, computes, copies, bounded }, index) => ({
    ...(shownWhile && index > 0 ? { shownWhile: { ...shownWhile, reads: shownWhile.reads % index } } : {}),
    ...(computes !== undefined && index > 1 ? { computes: computes % index } : {}),
    ...(copies !== undefined && index > 0 ? { copies: copies % index } : {}),
    bounded: index > 0 ? bounded % index : 0,
  })),
);

/** Random batches of input, for forms of any size. */
export const batches: fc.Arbitrary<Batch[]> = fc.array(
  fc
    .tuple(
      fc.dictionary(fc.nat({ max: 11 }).map(nameOf), fc.constantFrom('', 'A', 'B'), { maxKeys: 4 }),
      fc.dictionary(fc.nat({ max: 11 }).map(switchOf), fc.boolean(), { maxKeys: 2 }),
      // Few names, so that one and then the one that bounds it are entered.
      fc.dictionary(fc.nat({ max: 2 }).map(numberOf), fc.nat({ max: 100 }), {
        minKeys: 1,
        maxKeys: 2,
      }),
    )
    .map(([texts, switches, numbers]) => ({ ...texts, ...switches, ...numbers })),
  { maxLength: 5 },
);

/** The name of a field. */
export function nameOf(number: number): string {
  return `f${number}`;
}

/** The name of the switch that makes a field follow another one. */
function switchOf(number: number): string {
  return `s${number}`;
}

/** The name of the number beside a field. */
export function numberOf(number: number): string {
  return `n${number}`;
}

/** The part of a batch that a form knows. */
export function known(model: readonly Model[], batch: Batch): Batch {
  const entries = Object.entries(batch).filter(([name]) => {
    const field = model[Number(name.slice(1))];
    return field && (!name.startsWith('s') || field.copies !== undefined);
  });
  return Object.fromEntries(entries);
}

/** A number that is lowered to its maximum; the bounds of one that reads itself are constants. */
function boundedBlock(index: number, read: number): Block {
  const bounds: Block = read === index ? { max: 50 } : { min: `${numberOf(read)} / 7`, max: numberOf(read) };
  return { type: 'number', name: numberOf(index), clampToMax: true, ...bounds };
}

/** The fields stand in reverse on the page: the order of reading is not the order of computing. `first`: asked in a stage before theirs. */
export function formFrom(model: readonly Model[], first: readonly Block[] = []): CompiledForm {
  const blocks = model.flatMap(({ shownWhile, computes, copies, bounded }, index): Block[] => [
    {
      name: nameOf(index),
      ...(shownWhile
        ? { visibleWhen: [{ name: nameOf(shownWhile.reads), condition: 'equals', value: shownWhile.text }] }
        : {}),
      ...(computes === undefined ? {} : { compute: nameOf(computes) }),
    },
    ...(copies === undefined
      ? []
      : [{ type: 'switch', name: switchOf(index), copies: { [nameOf(index)]: nameOf(copies) } }]),
    boundedBlock(index, bounded),
  ]);
  blocks.reverse();
  if (first.length === 0) return formOf({ satu: blocks });
  const stages = [
    { id: 'awal', steps: [stepOf('nol', first)] },
    { id: 'isi', steps: [stepOf('satu', blocks)] },
  ];
  return formOf({}, { steps: undefined, stages });
}

/** The answers after a batch by the meaning of the words alone: recursion, no order, no memory of what was computed. */
export function reference(model: readonly Model[], before: FormState, batch: Batch): string[] {
  const isOn = (index: number): boolean =>
    (batch[switchOf(index)] ?? before.values[switchOf(index)]) === true;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const isShown = (index: number): boolean => {
    const condition = model[index]?.shownWhile;
    return !condition || effective(condition.reads) === condition.text;
  };
  const effective = (index: number): string => (isShown(index) ? held(index) : '');
  const held = (index: number): string => {
    const { computes, copies } = model[index] ?? {};
    if (computes !== undefined) return effective(computes);
    if (copies !== undefined && isOn(index)) return effective(copies);
    return text(batch[nameOf(index)] ?? before.values[nameOf(index)]);
  };
  return model.map((_, index) => effective(index));
}
