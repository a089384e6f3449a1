import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formulaWords } from '../../words/formulas';
import { numberWords } from '../../words/plain';
import { ListRow } from './ChoiceMenu';
import { type Line, Picked, rowStyle, Ticks, TypedBox, withPresent } from './Control';
import { type Operand, type Sign, signs, type Term, writtenOperand, writtenTerms } from './expressions';
import { labelIn, type Known } from './questions';
import { numberIn } from './plainWords';
import { type Sayable, sideLabel } from './sayable';
import { words } from './words';

const { said } = words;

interface AmountControlsProps {
  sayable: Extract<Sayable, { kind: 'amount' }>;
  known: Known;
  terms: readonly Term[];
  onSet: (formula: string) => string | undefined;
}

/** By what an operand is chosen: what is asked further of it has one line for all. */
const keyOf = (operand: Operand): string =>
  Object.hasOwn(said.operands, operand.kind) ? operand.kind : writtenOperand(operand);

/** An amount out of others: each in a row, with a sign before it. */
export function AmountControls({ sayable, known, terms, onSet }: AmountControlsProps) {
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
