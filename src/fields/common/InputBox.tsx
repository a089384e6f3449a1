import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { memo } from 'react';
import { fieldClasses } from '../../theme';

/**
 * The line around a control, styled by the theme under MUI's own name. MUI's outline keeps a gap for a label that floats into it,
 * which ours never does, and costs as many elements as the rest of the control.
 */
const Outline = styled('fieldset', {
  name: 'MuiOutlinedInput',
  slot: 'NotchedOutline',
  // Words for MUI's own outline, not attributes.
  shouldForwardProp: (name) => name !== 'notched' && name !== 'ownerState',
})(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  borderStyle: 'solid',
  borderWidth: 1,
  borderColor: theme.palette.action.active,
}));

const slots = { notchedOutline: Outline };
const outline = { 'aria-hidden': true };

interface InputBoxProps extends Omit<OutlinedInputProps, 'slots' | 'slotProps'> {
  /** The attributes of the control inside the box. */
  input: InputBaseComponentProps & { type?: string; readOnly?: boolean; suffix?: string | undefined };
}

/** What stands beside a control, tied to it by an id. */
const unitBeside = (id: string, unit: string | undefined) =>
  unit && (
    <span id={id} className={fieldClasses.unit}>
      {unit}
    </span>
  );

const same = (one: object, other: object): boolean => {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
};

/**
 * MUI's box with a control in it, as wide as its field. Its label and its error are the frame's. Memoized by what is in `input`: a
 * key changes a text, which is none of the attributes.
 */
export const InputBox = memo(
  function InputBox({ input: { prefix, suffix, ...input }, ...box }: InputBoxProps) {
    const [before, behind] = [`${input.id ?? ''}-prefix`, `${input.id ?? ''}-suffix`];
    const described = [prefix && before, suffix && behind, input['aria-describedby']]
      .filter(Boolean)
      .join(' ');
    return (
      <OutlinedInput
        fullWidth
        // They let a floating label know what the browser fills in. Each box that comes would bring them again, upon which the browser
        // looks through the styles of all the others.
        disableInjectingGlobalStyles
        error={input['aria-invalid'] === true}
        type={input.type}
        readOnly={input.readOnly}
        slots={slots}
        startAdornment={unitBeside(before, prefix)}
        endAdornment={unitBeside(behind, suffix)}
        slotProps={{
          input: { ...input, 'aria-describedby': described || undefined },
          notchedOutline: outline,
        }}
        {...box}
      />
    );
  },
  ({ input, ...box }, { input: nextInput, ...nextBox }) => same(input, nextInput) && same(box, nextBox),
);
