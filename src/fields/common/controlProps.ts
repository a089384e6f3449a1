import { type TypedProps, type WidgetProps } from './types';
import { type FocusEvent } from 'react';

type WithoutValue<P> = Omit<P, 'value' | 'onChange'>;

/** The attributes that tie a control to the texts of its frame. */
export const ariaProps = ({ describedBy, invalid, required }: WithoutValue<WidgetProps<never>>) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
});

/** The attributes that every typed control has. */
export const typedProps = (props: WithoutValue<TypedProps<never>>) => ({
  ...ariaProps(props),
  id: props.id,
  name: props.name,
  placeholder: props.placeholder,
  readOnly: props.readOnly,
  prefix: props.prefix,
  suffix: props.suffix,
  autoComplete: props.autoComplete,
  inputMode: props.inputMode,
  enterKeyHint: props.enterKeyHint ?? ('next' as const),
  // Names, addresses and codes are in no dictionary.
  spellCheck: false,
});

/** Calls `onBlur` when focus goes out of a group of controls, not when it moves inside. */
export const leavesGroup =
  (onBlur: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
