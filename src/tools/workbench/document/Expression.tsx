import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import {
  type LabelledProps,
  type Line,
  Picked,
  rowStyle,
  Ticks,
  TypedBox,
  Why,
  withPresent,
} from './Control';
import { DayControls } from './ConditionControls';
import {
  isDayIn,
  type Operand,
  readOperand,
  readTerms,
  type Sign,
  signs,
  type Term,
  today,
  writtenBound,
  writtenOperand,
  writtenTerms,
} from './expressions';
import { type Known, labelIn } from './questions';
import { type Sayable, sideLabel } from './sayable';
import { words } from './words';
import { formulaWords } from '../../words/expressions';
import { numberWords } from '../../words/plain';
import { ListRow } from './ChoiceMenu';
import { numberIn } from './plainWords';

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
          <Box id={title} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {name}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>{controls}</Box>
          {about !== undefined && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{about}</Box>}
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

interface AmountControlsProps {
  sayable: Extract<Sayable, { kind: 'amount' }>;
  known: Known;
  terms: readonly Term[];
  onSet: (formula: string) => string | undefined;
}

/** By what an operand is chosen: what is asked further of it has one line for all. */
const keyOf = (operand: Operand): string =>
  Object.hasOwn(said.operands, operand.kind) ? operand.kind : writtenOperand(operand);

function AmountControls({ sayable, known, terms, onSet }: AmountControlsProps) {
  const { amounts } = sayable;
  const set = (next: readonly Term[]): string | undefined => onSet(writtenTerms(next));
  const wordsOf = (operand: Operand): string =>
    (said.operands as Readonly<Record<string, string>>)[operand.kind] ?? sideLabel(known, operand);
  const lines = amounts.map((one): Line => [keyOf(one), wordsOf(one)]);
  const used = terms.map(({ operand }) => keyOf(operand));
  const fresh = amounts.find((one) => !used.includes(keyOf(one))) ?? amounts[0];
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {terms.map(({ sign, operand }, at) => {
        const put = (term: Partial<Term>): string | undefined =>
          set(terms.map((one, index) => (index === at ? { ...one, ...term } : one)));
        return (
          <div key={at} role="group" aria-label={said.termAt(at + 1)}>
            <ListRow
              name={said.termAt(at + 1)}
              sx={rowStyle}
              onRemove={at > 0 ? () => set(terms.filter((_, index) => index !== at)) : undefined}
            >
              {at > 0 && (
                <Picked
                  label={said.sign}
                  value={sign}
                  lines={signs.map((one): Line => [one, said.signs[one]])}
                  onPick={(next) => put({ sign: next as Sign })}
                />
              )}
              <Picked
                label={said.amount}
                value={keyOf(operand)}
                lines={withPresent(lines, keyOf(operand), wordsOf(operand))}
                onPick={(next) => put({ operand: amounts.find((one) => keyOf(one) === next) ?? operand })}
              />
              <Detail {...{ sayable, operand }} onSet={(next) => put({ operand: next })} />
            </ListRow>
          </div>
        );
      })}
      {terms.length > 1 && <span>{formulaWords(known.form, writtenTerms(terms))}</span>}
      {fresh && (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => set([...terms, { sign: '+', operand: fresh }])}
        >
          {said.addTerm}
        </Button>
      )}
    </Box>
  );
}

interface DetailProps extends Pick<AmountControlsProps, 'sayable'> {
  operand: Operand;
  onSet: (operand: Operand) => string | undefined;
}

function Detail({ sayable: { numbers, dates }, operand, onSet }: DetailProps) {
  const number = (value: number, onNumber: (value: number) => string | undefined) => (
    <TypedBox
      label={said.value}
      value={numberWords(value)}
      short
      onLeave={(typed) => {
        const read = numberIn(typed);
        return typeof read === 'number' ? onNumber(read) : said.noNumber;
      }}
    />
  );
  const asked = (questions: typeof numbers): Line[] => questions.map((one): Line => [one.name, labelIn(one)]);
  switch (operand.kind) {
    case 'number':
      return number(operand.value, (value) => onSet({ kind: 'number', value }));
    case 'percent':
      return (
        <>
          {number(operand.by, (by) => onSet({ ...operand, by }))}
          <Picked
            label={said.percentOf}
            value={operand.of}
            lines={withPresent(asked(numbers), operand.of)}
            onPick={(of) => onSet({ ...operand, of })}
          />
        </>
      );
    case 'between': {
      const until: Line[] = [...asked(dates), ['', words.today]];
      return (
        <>
          <Picked
            label={said.from}
            value={operand.from}
            lines={withPresent(asked(dates), operand.from)}
            onPick={(from) => onSet({ ...operand, from })}
          />
          <Picked
            label={said.until}
            value={operand.to ?? ''}
            lines={withPresent(until, operand.to ?? '')}
            onPick={(to) => onSet({ kind: 'between', from: operand.from, ...(to !== '' && { to }) })}
          />
        </>
      );
    }
    case 'total':
      return (
        <Ticks
          label={said.operands.total}
          lines={asked(numbers)}
          chosen={operand.names}
          least={2}
          onPick={(names) => onSet({ kind: 'total', names })}
        />
      );
    default:
      return null;
  }
}
