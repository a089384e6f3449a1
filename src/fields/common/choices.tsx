import Button from '@mui/material/Button';
import { choiceWords } from '../../messages';
import { fieldClasses, visuallyHidden } from '../../theme';
import { type ChoiceProps, type ChoiceStatus, type Option } from './types';
import { codeOf, sameCode, toOption } from '../../interpreter';

interface ListStateProps extends Pick<ChoiceProps, 'status' | 'onRetry' | 'options'> {
  /** Which answer is needed first; of a list with a box the box says so. */
  waiting?: string | undefined;
}

const announcementOf: Record<ChoiceStatus, (options: readonly Option[]) => string> = {
  ready: (options) => (options.length === 0 ? choiceWords.empty : ''),
  loading: () => choiceWords.loading,
  failed: () => choiceWords.failed,
  waiting: () => '',
};

/** More capitals than these do not fit into the box of a list on a small phone. */
const cutFrom = 22;

/** The whole of a choice that a narrow box cuts; to a screen reader the box says it. */
export const LongChoice = ({ chosen }: { chosen: Option | undefined }) =>
  chosen && chosen.label.length > cutFrom ? (
    <p aria-hidden className={fieldClasses.longChoice}>
      {chosen.label}
    </p>
  ) : null;

/**
 * How far a list is, below its control: read out as it changes, and 'Coba lagi' where the keyboard finds it. It
 * stands in the page while it has nothing to say, or its first words would not be read out.
 */
export const ListState = ({ status, options, onRetry, waiting }: ListStateProps) => (
  <div className={fieldClasses.state} aria-live="polite">
    <span className={status === 'failed' ? fieldClasses.error : undefined}>
      {status === 'waiting' ? waiting : announcementOf[status](options)}
    </span>
    {status === 'ready' && onRetry && options.length > 0 && (
      // Not shown; read out when the list is loaded.
      <span style={visuallyHidden}>{choiceWords.loaded(options.length)}</span>
    )}
    {(status === 'failed' || (status === 'ready' && options.length === 0)) && onRetry && (
      <Button size="small" onClick={onRetry}>
        {choiceWords.retry}
      </Button>
    )}
  </div>
);

/** Whether a stored answer is this option: codes are compared, whatever the label was when it was stored. */
export const isChosen = (stored: string, option: Option): boolean =>
  stored !== '' && sameCode(stored, option.value);

/**
 * The option that a stored answer stands for; one that is not offered (list not here yet, or failed) is read from
 * the stored text itself. `undefined` for the empty answer.
 */
export const chosenOption = (stored: string, options: readonly Option[]): Option | undefined => {
  if (stored === '') return undefined;
  const code = codeOf(stored);
  return options.find((option) => option.code === code) ?? toOption(stored);
};
