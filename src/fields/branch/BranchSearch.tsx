import { type ChangeEvent, type KeyboardEvent } from 'react';
import { branchWords as words } from '../../messages';
import { InputBox } from '../common/InputBox';

interface BranchSearchProps {
  /** Id of the list that is searched. */
  listId: string;
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed: the list follows each letter, so that nothing is left to look for. */
  onEnter: () => void;
}

/** What is looked for in a long list. It is no answer, so it has no name. */
export const BranchSearch = ({ listId, text, onText, onEnter }: BranchSearchProps) => (
  <InputBox
    input={{
      type: 'search',
      'aria-label': words.search,
      'aria-controls': listId,
      placeholder: words.searchHint,
      autoComplete: 'off',
      enterKeyHint: 'search',
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onText(currentTarget.value),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // Sending the step is what Enter would do.
        event.preventDefault();
        onEnter();
      },
    }}
  />
);
