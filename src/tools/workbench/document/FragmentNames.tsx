import Alert from '@mui/material/Alert';
import { slugFrom } from '../../new-form/slug';
import { Ask } from './Ask';
import { camel } from './useEditing';
import { words } from './words';

interface FragmentNamesProps {
  fragment: string;
  /** Its names that the form has already. */
  taken: readonly string[];
  /** Adds it with its names after a pattern, or says why not. */
  onAdd: (pattern: string) => string | undefined;
  onClose: () => void;
}

/** Asks by which word the names of a fragment are distinguished from those that the form has already: they go to the bank. */
export function FragmentNames({ fragment, taken, onAdd, onClose }: FragmentNamesProps) {
  const [example = ''] = taken;
  return (
    <Alert
      severity="info"
      onClose={onClose}
      data-fragment-names={fragment}
      sx={{ position: 'sticky', top: 0, zIndex: 1 }}
    >
      {words.fragmentTaken(fragment, taken)}
      <Ask
        name={words.fragmentWord}
        about={(word) =>
          endingOf(word) === '' ? undefined : words.fragmentExample(`${example}${endingOf(word)}`)
        }
        onAnswer={(word) =>
          endingOf(word) === '' ? words.fragmentWordMissing : onAdd(`{name}${endingOf(word)}`)
        }
      />
    </Alert>
  );
}

/** `alamat kantor` as `AlamatKantor`. */
function endingOf(word: string): string {
  return camel(['', ...slugFrom(word).split('-').filter(Boolean)]);
}
