import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isObject, pathText, type CompiledForm, type Json } from '../../../interpreter';
import { visuallyHidden } from '../../../theme';
import { jsonOf, textIn, valueAt } from '../../checker/json/walk';
import { wordsAt } from '../../words/conditions';
import type { CodeHandle } from '../code/CodeEditor';
import type { SourceFolder } from '../source/files';
import { editsOf, type Half } from './edits';
import { FragmentNames } from './FragmentNames';
import { movesOf } from './moves';
import { lineAround, useSelection } from './useSelection';
import { RefusedNotice, type Refused } from './RefusedNotice';
import { WholeAdditions } from './WholeAdditions';
import { sayableAt } from './sayable';
import { outlinedIn, type ListPart, type OutlineEntry } from './outline';
import { keyOf, Outline } from './Outline';
import { fittingOffers, takenNames } from './palette';
import { PartEditor } from './PartEditor';
import { partAt, partsOf, type Offer, type Part } from './parts';
import type { Known } from './known';
import { calledBy } from './calledBy';
import { keysAt, meantAt } from './references';
import { RenamedNotice } from './RenamedNotice';
import { guestsOf, useShelf } from './shelf';
import { type Edit } from './textEdits';
import { placesOf, reword } from './scenarioWords';
import { focusAt, useEditing } from './useEditing';
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
  const [shelf, reread] = useShelf(folder, slug);
  const texts = useMemo(() => new Map([...guestsOf(shelf), ...guests]), [shelf, guests]);
  const { attempt, added, renamed, reworded, forget } = useEditing({ slug, read: text, code, guests: texts });
  const { entries, selected, setSelected, moved, panel } = useSelection(root);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<Refused & { of: Half }>();
  /** What is asked before something is added. */
  const [asks, setAsks] = useState<Asked>();
  // What was said of the text before holds no longer.
  const [answeredText, setAnsweredText] = useState(text);
  if (answeredText !== text) {
    setAnsweredText(text);
    setRefused(undefined);
  }

  if (!root || json === undefined) return <Alert severity="info">{words.noJson}</Alert>;
  const part = partAt(root, selected) ?? root;
  const known: Known | undefined = form && { json, form, shelf };
  const report = (of: Half, why: string | undefined, more: Partial<Refused> = {}): string | undefined => {
    setRefused(why === undefined ? undefined : { of, why, ...more });
    return why;
  };
  const { tried, change, put } = editsOf({
    ...{ slug, text, json, root, form, known, texts, attempt, report },
    newest: () => code.current?.text() ?? '',
  });
  const left = reworded ? placesOf(shelf.scenarios, reworded) : 0;
  const listAt = (path: readonly (string | number)[]): ListPart | undefined => {
    const found = partAt(root, path);
    return found?.kind === 'list' ? found : undefined;
  };
  const moves = movesOf({
    ...{ entries, listAt, moved },
    make: (edit, focus) => tried('outline')(edit, focus) === undefined,
    onMoved: (path, sentence) => {
      setSelected(path);
      setSaid(sentence);
    },
  });
  const show = (path: readonly (string | number)[]): void => {
    flushSync(() => {
      setSelected(lineAround(entries, path));
      setRefused(undefined);
    });
    focusAt(path);
  };
  const notice = (of: Half) =>
    refused?.of === of && (
      <RefusedNotice
        refused={refused}
        onGo={show}
        onTogether={(edit) => {
          if (report(of, attempt(edit)) !== undefined) return;
          setSelected([]);
          setSaid(words.removed(refused.title ?? ''));
        }}
        onClose={() => setRefused(undefined)}
      />
    );
  /** Adds what a line of a menu offers to a list; why not, or nothing. */
  const add = (
    list: Path,
    index: number,
    { name, title, about, value, otherwise = [] }: Offer,
  ): string | undefined => {
    const path = [...list, index];
    const why = put({ do: 'insert', path: [...list], index, value }, otherwise, path);
    if (why !== undefined) return why;
    added(path);
    setSelected(path);
    // The form beside shows where it is.
    const home = entries.find((one) => keyOf(one.path) === keyOf(list.slice(0, -1)));
    const made = textIn(valueAt(jsonOf(code.current?.text() ?? ''), path), 'name');
    if (home) onShow({ ...home, name: made === '' ? undefined : made });
    setSaid(words.added(title ?? calledBy(about ?? name).called));
    return undefined;
  };
  return (
    <Box
      sx={columns}
      data-document
      onKeyDown={(event) => {
        takeBack(event, code);
        addBelow(event, selected);
      }}
    >
      <div>
        {notice('outline')}
        {asks?.fragment !== undefined && (
          <FragmentNames
            fragment={asks.fragment}
            taken={known ? takenNames(known, asks.fragment) : []}
            onAdd={(names) => {
              const why = add(asks.list, asks.index, {
                ...asks.offer,
                value: { fragment: asks.fragment ?? '', names },
              });
              if (why === undefined) setAsks(undefined);
              return why;
            }}
            onClose={() => setAsks(undefined)}
          />
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
          {...moves}
          onAdd={(list, at, offer) => {
            const index = Math.min(at, listAt(list)?.parts.length ?? 0);
            const fragment = isObject(offer.value) ? offer.value.fragment : undefined;
            const isTaken = known && typeof fragment === 'string' && takenNames(known, fragment).length > 0;
            setAsks(isTaken ? { fragment, list: [...list], index, offer } : undefined);
            report('outline', isTaken ? undefined : add([...list], index, offer));
          }}
        />
      </div>
      <div ref={panel}>
        {notice('part')}
        {reworded && (renamed || left > 0) && (
          <RenamedNotice
            key={reworded.from}
            renamed={renamed}
            reworded={reworded}
            left={left}
            onUpdate={async () => {
              const failed = await reword(folder, shelf.scenarios, reworded);
              reread();
              return failed && words.scenariosUnsaved(failed);
            }}
            onKeep={
              renamed &&
              keeping(partAt(root, renamed.owner), (edit) => {
                if (attempt(edit(renamed.from)) === undefined) forget();
              })
            }
            onClose={forget}
          />
        )}
        <PartEditor
          key={keyOf(selected)}
          part={part}
          attempt={tried('part')}
          change={change}
          put={(edit, focus, otherwise) => {
            const why = report('part', put(edit, otherwise, focus));
            if (why === undefined) added(edit.do === 'insert' ? [...edit.path, edit.index] : edit.path);
            return why;
          }}
          known={known}
          sayableAt={(path) => known && sayableAt(known, path)}
          onNeeds={(why) => report('part', why)}
          offersOf={(object) => fittingOffers(object, known)}
          meantAt={(path) => known && meantAt(known, path)}
          keysAt={(path) => known && keysAt(known, path)}
          sentenceAt={(path) => (form ? wordsAt(form, pathText([...path])) : '')}
          outlined
        />
        {part === root && form && (
          <WholeAdditions
            {...{ form, known, attempt }}
            isAgeAsked={asks?.age === true}
            onAsk={(isAsked) => setAsks(isAsked ? { age: true } : undefined)}
            onReport={(why) => report('part', why)}
            onAdded={(path, title) => {
              setSelected(path);
              setSaid(words.added(title));
            }}
          />
        )}
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

/** What is asked before something is added: by which names, or which age. */
type Asked =
  | { fragment: string; list: Path; index: number; offer: Offer; age?: never }
  | { age: true; fragment?: never };

/** Takes the last edit back, or makes it again, from wherever the focus is: in a box with something new in it the box does. */
function takeBack(event: KeyboardEvent, code: RefObject<CodeHandle | null>): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const pressed = key.toLowerCase();
  const isRedo = pressed === 'y' || (pressed === 'z' && shiftKey);
  if (!(ctrlKey || metaKey) || altKey || !(isRedo || pressed === 'z')) return;
  if (target instanceof HTMLElement && target.dataset.changed !== undefined) return;
  event.preventDefault();
  if (isRedo) code.current?.redo();
  else code.current?.undo();
}

/** Opens the menu of what may be added below the chosen line, from wherever the focus is; what was typed was taken by its box. */
function addBelow({ key, ctrlKey, metaKey }: KeyboardEvent, selected: Path): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  const line = `[data-outline="${CSS.escape(keyOf(selected))}"]`;
  document.querySelector<HTMLElement>(`${line} [aria-label^="${words.addBelow('')}"]`)?.click();
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
