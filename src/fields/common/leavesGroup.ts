import { type FocusEvent } from 'react';

/** Calls `onBlur` when focus goes out of a group of controls, not when it moves inside. */
export const leavesGroup =
  (onBlur: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
