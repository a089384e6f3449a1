import { branchWords as words } from '../../messages/branch';
import { fieldClasses } from '../../theme/fieldClasses';

interface BranchSearchProps {
  /** Id of the list that is searched. */
  listId: string;
  text: string;
  onText: (text: string) => void;
}

/** What is looked for in a long list. It is no answer, so it has no name. */
export const BranchSearch = ({ listId, text, onText }: BranchSearchProps) => (
  <input
    type="search"
    className={fieldClasses.input}
    aria-label={words.search}
    aria-controls={listId}
    placeholder={words.searchHint}
    autoComplete="off"
    enterKeyHint="search"
    value={text}
    onChange={({ target }) => onText(target.value)}
    onKeyDown={(event) => {
      // The list follows each letter; sending the step is what Enter would do.
      if (event.key === 'Enter') event.preventDefault();
    }}
  />
);
