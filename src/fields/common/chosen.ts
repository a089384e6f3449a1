import { codeOf, sameCode, toOption } from '../../interpreter';
import { type Option } from './types';

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
