import { type InputBaseComponentProps } from '@mui/material/InputBase';
import { memo, useState, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { fieldClasses } from '../../theme';
import { DownIcon } from './icons';
import { type Elements } from './types';

interface InputBoxProps extends Omit<ComponentProps<'div'>, 'className' | 'children'> {
  /** A class beside those of the box. */
  className?: string | undefined;
  /** What is typed into, or chosen from; left out: a line of text. */
  tag?: 'input' | 'textarea' | 'select';
  /** The attributes of the control inside the box, and the units beside it. */
  input: InputBaseComponentProps & { type?: string; readOnly?: boolean; suffix?: string | undefined };
  /** What stands behind the control. */
  endAdornment?: Elements;
  /** The options of a list. */
  children?: Elements;
}

/** What stands beside a control, tied to it by an id. */
const unitBeside = (id: string, unit: string | undefined) =>
  unit ? (
    <span id={id} className={fieldClasses.unit}>
      {unit}
    </span>
  ) : null;

const same = (one: object, other: object): boolean => {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
};

const isControl = ({ target }: FocusEvent): boolean => target.matches('input, textarea, select');

/** The box itself, which shows whether its control has the focus: the control is not drawn again for that. */
const Box = ({ className = '', ...props }: ComponentProps<'div'>) => {
  const [focused, setFocused] = useState(false);
  const events = {
    onFocus: (event: FocusEvent) => isControl(event) && setFocused(true),
    onBlur: (event: FocusEvent) => isControl(event) && setFocused(false),
    // The room beside a control belongs to it.
    onClick: ({ target, currentTarget: box }: MouseEvent) =>
      target === box && box.querySelector<HTMLElement>('input, textarea')?.focus(),
  };
  return <div {...props} {...events} className={focused ? `${className} Mui-focused` : className} />;
};

/** Which of MUI's looks a box wears (`fieldLooks` of `baseStyles.tsx`). */
const lookOf = (tag: string, before: unknown, behind: unknown): string => {
  if (tag === 'select') return 'list';
  if (tag === 'textarea') return 'lines';
  return `box${before ? 'Before' : ''}${behind ? 'Behind' : ''}`;
};

/**
 * A box with a control in it, as wide as its field, in elements of our own and MUI's styles. Its label and its error are the frame's.
 * Memoized by what is in `input`: a key changes a text, which is none of the attributes.
 */
export const InputBox = memo(
  function InputBox(props: InputBoxProps) {
    const { tag = 'input', input: given, className, endAdornment, children, ...box } = props;
    const { prefix, suffix, ...input } = given;
    const [before, behind] = [`${input.id ?? ''}-prefix`, `${input.id ?? ''}-suffix`];
    const described = [prefix && before, suffix && behind, input['aria-describedby']]
      .filter(Boolean)
      .join(' ');
    const look = `Eform-${lookOf(tag, prefix, endAdornment || suffix)}`;
    const isReadOnly = input.readOnly || input['aria-readonly'] === true;
    const state = `${input['aria-invalid'] === true ? ' Mui-error' : ''}${isReadOnly ? ' Mui-readOnly' : ''}`;
    const isList = tag === 'select';
    // Their attributes are those that widgets give.
    const Control = tag as 'input';
    return (
      <Box
        {...box}
        className={`MuiInputBase-root MuiOutlinedInput-root ${look}${state}${className ? ` ${className}` : ''}`}
      >
        {unitBeside(before, prefix)}
        <Control
          {...input}
          className={`MuiInputBase-input MuiOutlinedInput-input ${look}In ${isList ? 'MuiNativeSelect-select' : (input.className ?? '')}`}
          aria-describedby={described || undefined}
        >
          {children}
        </Control>
        {endAdornment ?? unitBeside(behind, suffix)}
        {isList && !isReadOnly && <DownIcon className="MuiNativeSelect-icon Eform-listIcon" />}
        <fieldset className="MuiOutlinedInput-notchedOutline Eform-outline" aria-hidden />
      </Box>
    );
  },
  ({ input, ...box }, { input: nextInput, ...nextBox }) => same(input, nextInput) && same(box, nextBox),
);
