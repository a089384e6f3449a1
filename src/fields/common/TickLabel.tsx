import { type TickProps } from './types';

/** The label beside a single tick or switch. */
export const TickLabel = ({ id, labelledBy, label }: TickProps) => (
  <label id={labelledBy} htmlFor={id}>
    {label}
  </label>
);
