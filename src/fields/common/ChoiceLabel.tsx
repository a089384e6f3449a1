import { type Option } from './types';

/** The label of a choice that is in sight, with its hint below: read as one. */
export const ChoiceLabel = ({ htmlFor, option }: { htmlFor: string; option: Option }) => (
  <label htmlFor={htmlFor}>
    <span>{option.label}</span>
    {option.hint !== undefined && <small style={{ display: 'block' }}>{option.hint}</small>}
  </label>
);
