import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { AmountControls } from './AmountControls';
import { type LabelledProps, Why } from './Control';
import { DayControls } from './DayControls';
import {
  isDayIn,
  type Operand,
  readOperand,
  readTerms,
  today,
  writtenBound,
  writtenOperand,
} from './expressions';
import type { Known } from './questions';
import type { Sayable } from './sayable';
import { words } from './words';

const { said } = words;

interface ExpressionProps extends Pick<LabelledProps, 'name' | 'about'> {
  sayable: Extract<Sayable, { kind: 'bound' | 'amount' }>;
  known: Known;
  value: string;
  onSet: (formula: string) => string | undefined;
  children: ReactNode;
}

/** A formula in words, each with a control of its own; one that the words cannot say stays a formula, and so does one that is to stay one. */
export function Expression({ name, about, children, ...rest }: ExpressionProps) {
  const { sayable, onSet } = rest;
  const [writing, setWriting] = useState(false);
  const [why, setWhy] = useState<string>();
  const title = useId();
  const controls = writing ? undefined : controlsOf(rest);
  const beginning = beginningOf(sayable);
  const inWords = (): void => {
    setWriting(false);
    // What no words say gives way to what they can; undo brings it back.
    if (beginning !== undefined && !controlsOf(rest)) setWhy(onSet(beginning));
  };
  return (
    <div role="group" aria-labelledby={title}>
      {controls ? (
        <>
          <Box id={title} sx={{ fontWeight: 600, fontSize: 14 }}>
            {name}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{controls}</Box>
          {about !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{about}</Box>}
          <Button size="small" onClick={() => setWriting(true)}>
            {said.asFormula}
          </Button>
        </>
      ) : (
        <>
          <span id={title} hidden>
            {name}
          </span>
          {children}
          {beginning !== undefined && (
            <Button size="small" onClick={inWords}>
              {said.inWords}
            </Button>
          )}
          <Why>{why}</Why>
        </>
      )}
    </div>
  );
}

type ControlsProps = Pick<ExpressionProps, 'sayable' | 'known' | 'value' | 'onSet'>;

/** What the words begin with where a formula gives way to them. */
function beginningOf(sayable: ExpressionProps['sayable']): string | undefined {
  if (sayable.kind === 'bound') return writtenBound(today);
  return sayable.amounts[0] && writtenOperand(sayable.amounts[0]);
}

const amountKinds: ReadonlySet<string> = new Set<Operand['kind']>([
  ...(['answer', 'age', 'count', 'column', 'total', 'percent', 'between', 'number'] as const),
]);

function controlsOf({ sayable, known, value, onSet }: ControlsProps): ReactNode {
  if (sayable.kind === 'amount') {
    const terms = readTerms(value);
    const isSaid = terms?.every(({ operand }) => amountKinds.has(operand.kind)) === true;
    return isSaid && <AmountControls {...{ sayable, known, terms, onSet }} />;
  }
  const operand = readOperand(value);
  if (!operand) return undefined;
  return isDayIn(operand, sayable.dates) ? (
    <DayControls {...sayable} day={operand} onSet={(day) => onSet(writtenBound(day))} />
  ) : undefined;
}
