import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Picked, withPresent, type Line } from './Control';
import { writtenOperand, type Operand } from './expressions';
import type { Known } from './known';
import { sideLabel, type Sayable } from './sayable';
import { words } from './words';

const { said } = words;

/** Whether an operand is an amount that the controls say. */
export function isAmount(operand: Operand): boolean {
  return ['column', 'total', 'age', 'count'].includes(operand.kind);
}

interface AmountControlsProps {
  sayable: Extract<Sayable, { kind: 'amount' }>;
  known: Known;
  operand: Operand;
  onSet: (formula: string) => string | undefined;
}

/** One amount: which, and of a sum of several answers which ones. */
export function AmountControls({ sayable: { amounts }, known, operand, onSet }: AmountControlsProps) {
  const all = amounts.find(({ kind }) => kind === 'total');
  const summed = operand.kind === 'total' ? operand.names : [];
  const key = (one: Operand): string => (one.kind === 'total' ? one.kind : writtenOperand(one));
  const lines = amounts.map((one): Line => [
    key(one),
    one.kind === 'total' ? said.total : sideLabel(known, one),
  ]);
  return (
    <>
      <Picked
        label={said.amount}
        value={key(operand)}
        lines={withPresent(lines, key(operand), sideLabel(known, operand))}
        onPick={(wanted) => {
          const next = amounts.find((one) => key(one) === wanted);
          return next && onSet(writtenOperand(next));
        }}
      />
      {summed.length > 0 && all?.kind === 'total' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {all.names.map((name) => {
            const names = all.names.filter((one) =>
              one === name ? !summed.includes(one) : summed.includes(one),
            );
            return (
              <li key={name}>
                <FormControlLabel
                  label={sideLabel(known, { kind: 'answer', name })}
                  // A sum has two parts.
                  disabled={names.length < 2}
                  control={
                    <Checkbox
                      size="small"
                      checked={summed.includes(name)}
                      onChange={() => onSet(writtenOperand({ kind: 'total', names }))}
                    />
                  }
                />
              </li>
            );
          })}
        </Box>
      )}
    </>
  );
}
