import { type TickProps, type Option } from './types';

/** The label beside a single tick or switch. */
export const TickLabel = ({ id, labelledBy, label }: TickProps) => (
  <label id={labelledBy} htmlFor={id}>
    {label}
  </label>
);

/** The label of a choice that is in sight, with its hint below: read as one. */
export const ChoiceLabel = ({ htmlFor, option }: { htmlFor: string; option: Option }) => (
  <label htmlFor={htmlFor}>
    <span>{option.label}</span>
    {option.hint !== undefined && <small style={{ display: 'block' }}>{option.hint}</small>}
  </label>
);

/** Parts of a name that stay whole: up to its next line or hyphen, and from a dot on, so that the extension is never torn. */
const partsOf = (name: string): string[] =>
  name.match(/\.?[^-_.]*[-_]*/g)?.filter((part) => part !== '') ?? [];

/** The name of a file, which breaks between its parts before it breaks inside a word. Another name is another element, as a whole. */
export const FileName = ({ name }: { name: string }) => (
  <span key={name}>
    {partsOf(name).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]))}
  </span>
);
