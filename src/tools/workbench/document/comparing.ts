import { ofTime } from './beginnings';
import { writtenOperand, type Comparator, type Compared, type Operand } from './expressions';
import { adult, today } from './dayWays';
import type { Line } from './Control';
import type { Known } from './known';
import { questionNamed } from './questions';
import type { Sayable } from './sayable';
import { words } from './words';

type Sides = Extract<Sayable, { kind: 'comparison' }>;

/** An operand's place in a list; of a choice and its code the same. */
export const keyOf = (operand: Operand): string =>
  operand.kind === 'code' ? operand.name : writtenOperand(operand);

/** Whether a comparison may have this on one of its sides. */
export function hasSide({ sides }: Sides, operand: Operand): boolean {
  return sides.some((one) => keyOf(one) === keyOf(operand));
}

/** Two choices are compared as they are; with a value by the code. */
export function plainSide(operand: Operand): Operand {
  return operand.kind === 'code' ? { kind: 'answer', name: operand.name } : operand;
}

type Kind = 'amount' | 'time' | 'choice' | 'text';

/** What an operand is, to what it may be compared with. */
export function kindOf(known: Pick<Known, 'form'>, operand: Operand): Kind {
  if (ofTime(known, operand)) return 'time';
  if (operand.kind === 'answer' || operand.kind === 'code') {
    const type = questionNamed(known, operand.name)?.row.valueType;
    if (type === 'choice') return 'choice';
    return type === 'number' ? 'amount' : 'text';
  }
  return operand.kind === 'text' ? 'text' : 'amount';
}

/** The value that a comparison with a side begins with. */
export function valueFor(known: Known, left: Operand): Operand {
  switch (kindOf(known, left)) {
    case 'time':
      return today;
    case 'amount':
      return { kind: 'number', value: left.kind === 'age' ? adult : left.kind === 'column' ? 100 : 1 };
    case 'choice': {
      const [first] = optionsOf(known, left);
      return { kind: 'text', value: first?.[0] ?? '' };
    }
    case 'text':
      return { kind: 'text', value: words.said.sampleText };
  }
}

/** The same comparison of another side: what does not fit it gives way. */
export function fitting(known: Known, { sides }: Sides, { left, comparator, right }: Compared): Compared {
  const kind = kindOf(known, left);
  const isOrder = kind === 'amount' || kind === 'time';
  const own: Comparator = isOrder || comparator === '!=' ? comparator : '==';
  const isSide = sides.some((one) => keyOf(one) === keyOf(right));
  const fits = isSide && kindOf(known, right) === kind && keyOf(right) !== keyOf(left);
  if (fits) return { left: plainSide(left), comparator: own, right: plainSide(right) };
  const isNumber = kind === 'amount' && right.kind === 'number';
  return { left, comparator: own, right: isNumber ? right : valueFor(known, left) };
}

/** The options of a choice, by code and label; none of any other operand. */
export function optionsOf(known: Known, operand: Operand): readonly Line[] {
  const name = operand.kind === 'code' || operand.kind === 'answer' ? operand.name : '';
  return (questionNamed(known, name)?.listed ?? []).map(({ code, label }): Line => [code, label]);
}
