import { fieldClasses } from '../../theme';

interface ResultProps {
  id: string;
  name: string;
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  /** What came out, as a person reads it; nothing yet is a dash. */
  text: string;
  /** Words, which take less room than a figure. */
  inWords: boolean;
}

/** What was worked out from other answers: no control, since nobody writes it. Changes are reported politely, as browsers report an output's. */
export const Result = ({ id, name, labelledBy, describedBy, invalid, text, inWords }: ResultProps) => (
  <output
    id={id}
    name={name}
    className={fieldClasses.result}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    // The summary of a failed Next leads here when a check names it.
    tabIndex={-1}
    data-words={inWords || undefined}
    data-invalid={invalid || undefined}
  >
    {text}
  </output>
);
