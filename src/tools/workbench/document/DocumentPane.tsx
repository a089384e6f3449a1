import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { pathText, type CompiledForm, type Json } from '../../../interpreter';
import { visuallyHidden } from '../../../theme';
import { jsonOf } from '../../checker/json/walk';
import { wordsAt } from '../../words/conditions';
import type { CodeHandle } from '../code/CodeEditor';
import type { SourceFolder } from '../source/files';
import { fittingComparisons, isBegun } from './comparison';
import { placeOf } from './drop';
import { fitted, placed, schemaFor, type Put } from './fit';
import { outlinedIn, outlineOf, type ListPart, type OutlineEntry } from './outline';
import { keyOf, Outline } from './Outline';
import { titleIn } from './OutlineLine';
import { withOwnNames } from './ownNames';
import { keyOffers } from './palette';
import { PartEditor } from './PartEditor';
import { partAt, partsOf, type Offer, type Part } from './parts';
import type { Known } from './known';
import { keysAt, meantAt } from './references';
import { recipes } from './recipes';
import { RenamedNotice } from './RenamedNotice';
import { guestsOf, useShelf } from './shelf';
import { takenTo, type Edit } from './textEdits';
import { placesOf, useEditing, type Try } from './useEditing';
import { words } from './words';

type Path = Part['path'];

interface DocumentPaneProps {
  slug: string;
  folder: SourceFolder;
  text: string;
  /** The newest form that could be made: says conditions in words. */
  form: CompiledForm | undefined;
  /** The texts of what the form takes in. */
  guests: readonly (readonly [string, string])[];
  code: RefObject<CodeHandle | null>;
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

/** The definition as a document: its outline, and every word of what is chosen in it. */
export function DocumentPane({ slug, folder, text, form, guests, code, onShow }: DocumentPaneProps) {
  const json = useMemo(() => jsonOf(text) as Json | undefined, [text]);
  const root = useMemo(() => (json === undefined ? undefined : partsOf(json)), [json]);
  const shelf = useShelf(folder, slug);
  const texts = useMemo(() => new Map([...guestsOf(shelf), ...guests]), [shelf, guests]);
  const { attempt, added, renamed, forget } = useEditing({ slug, read: text, code, guests: texts });
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

  if (!root || json === undefined) return <Alert severity="info">{words.noJson}</Alert>;
  const part = partAt(root, selected) ?? root;
  const known: Known | undefined = form && { json, form, shelf };
  const tried: Try = (edit, focus) => {
    const why = attempt(edit, focus);
    setRefused(why);
    return why;
  };
  const firstOf = (ways: readonly (() => Edit)[], focus?: Parameters<Try>[1]): string | undefined => {
    const reasons: string[] = [];
    for (const way of ways) {
      const why = attempt(way(), focus);
      if (why === undefined) return undefined;
      reasons.push(why);
    }
    return reasons[0];
  };
  const fittingly: Try = (edit, focus) => {
    const others = known ? fittingComparisons(known.json, known.form, edit) : [];
    const ways = others.length > 0 && isBegun(known?.json, edit) ? [...others, edit] : [edit, ...others];
    return firstOf(
      ways.map((way) => () => way),
      focus,
    );
  };
  const put = (edit: Put, otherwise: Offer['otherwise'] = [], focus: Path): string | undefined => {
    const schema = schemaFor(json, edit);
    const fit = (now: string, one: Put): Put =>
      known ? fitted(now, one, { ...known, json: JSON.parse(now) }, slug, texts) : one;
    const ways = [edit.value, ...otherwise].flatMap((value) => {
      const own = { ...edit, value: schema ? withOwnNames(value, schema, json) : value };
      return [() => placed(text, own, fit), () => fit(text, own)];
    });
    return firstOf(ways, focus);
  };
  const take = (entry: OutlineEntry, list: Path, index: number, told: (to: Path) => string): void => {
    const { edit, path } = takenTo(entry.path, list, index);
    if (tried(edit) !== undefined) return;
    setSelected(path);
    setSaid(told(path));
  };
  const counted = (entry: OutlineEntry) => (to: Path) =>
    words.moved(titleIn(entry), Number(to.at(-1)) + 1, entry.count);
  const listAt = (path: readonly (string | number)[]): ListPart | undefined => {
    const found = partAt(root, path);
    return found?.kind === 'list' ? found : undefined;
  };
  return (
    <Box sx={columns} data-document>
      <div>
        {refused !== undefined && (
          <Alert severity="warning" role="alert" onClose={() => setRefused(undefined)}>
            {words.refused(refused)}
          </Alert>
        )}
        <Outline
          entries={entries}
          selected={keyOf(selected)}
          beside={{ shelf, ...(form && { form }) }}
          top={outlinedIn(root)[0]}
          listAt={listAt}
          onSelect={(entry) => {
            setSelected(entry?.path ?? []);
            if (entry) onShow(entry);
          }}
          onMove={(entry, by) => {
            moved.current = by === 1 ? 'down' : 'up';
            take(entry, entry.path.slice(0, -1), entry.index + (by === 1 ? 2 : -1), counted(entry));
          }}
          onCarry={(entry, home) => {
            const list = home.inner ?? [];
            moved.current = 'up';
            take(entry, list, listAt(list)?.parts.length ?? 0, () =>
              words.into(titleIn(entry), titleIn(home)),
            );
          }}
          onDrop={(dragged, target, side) => {
            const { list, index } = placeOf(target, side);
            const home = entries.find(({ inner }) => inner && keyOf(inner) === keyOf(list));
            const isOwn = keyOf(list) === keyOf(dragged.path.slice(0, -1));
            take(
              dragged,
              list,
              index,
              isOwn
                ? counted(dragged)
                : () => words.into(titleIn(dragged), home ? titleIn(home) : words.whole),
            );
          }}
          onRemove={(entry) => {
            const around = entry.path.slice(0, -2);
            if (tried({ do: 'remove', path: entry.path }, around) !== undefined) return;
            setSelected(around);
            setSaid(words.removed(titleIn(entry)));
          }}
          onAdd={(list, at, offer) => {
            const index = Math.min(at, listAt(list)?.parts.length ?? 0);
            const path = [...list, index];
            const why = put(
              { do: 'insert', path: [...list], index, value: offer.value },
              offer.otherwise,
              path,
            );
            setRefused(why);
            if (why !== undefined) return;
            added(path);
            setSelected(path);
            setSaid(words.added(offer.name));
          }}
        />
      </div>
      <div>
        {renamed && (
          <RenamedNotice
            renamed={renamed}
            left={placesOf(shelf.scenarios, renamed.from)}
            onKeep={keeping(partAt(root, renamed.owner), (edit) => {
              if (attempt(edit(renamed.from)) === undefined) forget();
            })}
            onClose={forget}
          />
        )}
        <PartEditor
          key={keyOf(selected)}
          part={part}
          attempt={fittingly}
          put={(edit, focus, otherwise) => put(edit, otherwise, focus)}
          offersOf={(object) => keyOffers(object, known)}
          meantAt={(path) => known && meantAt(known, path)}
          keysAt={(path) => known && keysAt(known, path)}
          sentenceAt={(path) => (form ? wordsAt(form, pathText([...path])) : '')}
          outlined
        />
        {part === root && form && (
          <>
            {recipes.map(({ name, needs, make, focus }) => (
              <Button
                key={name}
                size="small"
                onClick={() => {
                  const edit = make(form);
                  setRefused(edit ? attempt(edit, focus) : needs);
                }}
              >
                {name}
              </Button>
            ))}
          </>
        )}
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

/** What takes stored answers along, where the schema knows a former name. */
function keeping(
  owner: Part | undefined,
  make: (edit: (from: string) => Edit) => void,
): (() => void) | undefined {
  const isKnown = owner?.kind === 'object' && owner.missing.some(({ name }) => name === 'renamedFrom');
  if (!isKnown) return undefined;
  return () => make((value) => ({ do: 'set', path: [...owner.path, 'renamedFrom'], value }));
}
