import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledForm } from '../../../interpreter';
import { visuallyHidden } from '../../../theme';
import { pathText } from '../../../interpreter';
import { wordsAt } from '../../documents/conditionWords';
import { words } from '../words';
import { keyOf, Outline } from './Outline';
import { outlineOf, type OutlineEntry } from './outline';
import { withOwnNames } from './ownNames';
import { PartEditor, type Attempt, type Try } from './PartEditor';
import { partAt, type Offer, type Part } from './parts';
import { meantAt } from './references';
import { useParts } from './useParts';

type Path = Part['path'];

interface DocumentPaneProps {
  text: string;
  /** The newest form that could be made: says conditions in words. */
  form: CompiledForm | undefined;
  attempt: Attempt;
  /** Shows a step or a field in the form beside. */
  onShow: (entry: OutlineEntry) => void;
}

const columns = {
  display: 'grid',
  height: '100%',
  minHeight: 0,
  // On a phone what is chosen stands below the outline, not below its end.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 1fr)' },
  '& > *': { overflow: 'auto', px: 1.5, py: 1 },
} as const;

/** What the outline shows. */
const outlined: ReadonlySet<string> = new Set(['stages', 'steps', 'blocks']);

/** The definition as a document: its outline, and every word of what is chosen in it. */
export function DocumentPane({ text, form, attempt, onShow }: DocumentPaneProps) {
  const { root, text: read } = useParts(text);
  const [selected, setSelected] = useState<Path>([]);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string>();
  const moved = useRef<string>(undefined);
  const entries = useMemo(() => (root ? outlineOf(root) : []), [root]);

  // The button that was pressed moves along with its line.
  useEffect(() => {
    const direction = moved.current;
    if (direction === undefined) return;
    moved.current = undefined;
    const line = document.querySelector(`[data-outline="${CSS.escape(keyOf(selected))}"]`);
    const button = line?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (button ?? line?.querySelector('button'))?.focus();
  }, [entries, selected]);

  if (!root) return <Alert severity="info">{words.document.noJson}</Alert>;
  const part = partAt(root, selected) ?? root;
  const inTime: Try = (edit) => attempt(edit, read);
  const tried: Try = (edit) => {
    const why = inTime(edit);
    setRefused(why);
    return why;
  };
  const offersIn = (list: readonly (string | number)[]): readonly Offer[] => {
    const found = partAt(root, list);
    return found?.kind === 'list' ? found.offers : [];
  };
  const titleIn = (entry: OutlineEntry): string =>
    entry.title === '' ? words.document.untitled : entry.title;
  return (
    <Box sx={columns} data-document>
      <div>
        {refused !== undefined && (
          <Alert severity="warning" role="alert" onClose={() => setRefused(undefined)}>
            {words.document.refused(refused)}
          </Alert>
        )}
        <Outline
          entries={entries}
          selected={keyOf(selected)}
          offersIn={offersIn}
          onSelect={(entry) => {
            setSelected(entry?.path ?? []);
            if (entry) onShow(entry);
          }}
          onMove={(entry, by) => {
            const path = entry.path.slice(0, -1);
            const to = entry.index + by;
            if (tried({ do: 'move', path, from: entry.index, to }) !== undefined) return;
            moved.current = by === 1 ? 'down' : 'up';
            setSelected([...path, to]);
            setSaid(words.document.moved(titleIn(entry), to + 1, entry.count));
          }}
          onRemove={(entry) => {
            if (tried({ do: 'remove', path: entry.path }) !== undefined) return;
            setSelected(entry.path.slice(0, -2));
            setSaid(words.document.removed(titleIn(entry)));
          }}
          onAdd={(list, at, offer) => {
            const found = partAt(root, list);
            const index = Math.min(at, found && 'parts' in found ? found.parts.length : 0);
            const value = withOwnNames(offer.value, text);
            if (tried({ do: 'insert', path: [...list], index, value }) !== undefined) return;
            setSelected([...list, index]);
            setSaid(words.document.added(offer.name));
          }}
        />
      </div>
      <div>
        <PartEditor
          key={keyOf(selected)}
          part={part}
          attempt={inTime}
          meantAt={(path) => (form ? meantAt(root, form, path) : undefined)}
          sentenceAt={(path) => (form ? wordsAt(form, pathText([...path])) : '')}
          leaveOut={outlined}
        />
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}
