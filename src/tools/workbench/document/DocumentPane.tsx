import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  isList,
  isObject,
  pathText,
  type AnswerCheck,
  type CompiledForm,
  type Json,
} from '../../../interpreter';
import { browserClock } from '../../../form';
import { visuallyHidden } from '../../../theme';
import { jsonOf, textIn, valueAt } from '../../checker/json/walk';
import { wordsAt } from '../../words/conditions';
import type { Schema } from '../../../language/schema';
import type { CodeHandle } from '../code/CodeEditor';
import type { SourceFolder } from '../source/files';
import { fittingComparisons, isBegun } from './comparison';
import { placeOf } from './drop';
import { canHold, readsChecks } from './beginnings';
import { withTexts } from './following';
import { FragmentNames } from './FragmentNames';
import { fitted, placed, schemaFor, type Put } from './fit';
import { Ask } from './Ask';
import { RefusedNotice, type Refused } from './RefusedNotice';
import { sayableAt } from './sayable';
import { usersOf } from './users';
import { outlinedIn, outlineOf, titleOf, type ListPart, type OutlineEntry } from './outline';
import { keyOf, Outline } from './Outline';
import { titleIn } from './OutlineLine';
import { withOwnNames } from './ownNames';
import { fittingOffers, takenNames } from './palette';
import { PartEditor } from './PartEditor';
import { partAt, partsOf, type Offer, type Part } from './parts';
import type { Known } from './known';
import { calledBy } from './calledBy';
import { keysAt, meantAt } from './references';
import { ageEnd, recipes } from './recipes';
import { RenamedNotice } from './RenamedNotice';
import { guestsOf, useShelf } from './shelf';
import { takenTo, type Edit } from './textEdits';
import { placesOf, reword } from './scenarioWords';
import { focusAt, useEditing, type Try } from './useEditing';
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
  const [chosen, setSelected] = useState<Path>([]);
  const panel = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<Refused & { of: 'outline' | 'part' }>();
  /** What is asked before something is added. */
  const [asks, setAsks] = useState<Asked>();
  const moved = useRef<string>(undefined);
  const entries = useMemo(() => (root ? outlineOf(root) : []), [root]);
  // A line that an edit has taken back gives way to the one around it.
  const selected = useMemo(() => lineAround(entries, chosen), [entries, chosen]);
  const line = keyOf(selected);
  // Of another line alone: what is pressed while a box is left must not move away.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [line]);

  // The button that was pressed moves along with its line.
  useEffect(() => {
    const direction = moved.current;
    if (direction === undefined) return;
    moved.current = undefined;
    const line = document.querySelector(`[data-outline="${CSS.escape(keyOf(selected))}"]`);
    const button = line?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (button ?? line?.querySelector('button'))?.focus();
  }, [entries, selected]);

  // What was told of the text before is old news.
  const [toldOf, setToldOf] = useState(text);
  if (toldOf !== text) {
    setToldOf(text);
    setRefused(undefined);
  }

  if (!root || json === undefined) return <Alert severity="info">{words.noJson}</Alert>;
  const part = partAt(root, selected) ?? root;
  const known: Known | undefined = form && { json, form, shelf };
  const told = (
    of: 'outline' | 'part',
    why: string | undefined,
    more: Partial<Refused> = {},
  ): string | undefined => {
    setRefused(why === undefined ? undefined : { of, why, ...more });
    return why;
  };
  /** Makes an edit; who keeps something from being taken away is told with why not. */
  const tried =
    (of: 'outline' | 'part'): Try =>
    (edit, focus) => {
      const now = code.current?.text() ?? '';
      const why = attempt(edit, focus);
      if (why === undefined || edit.do !== 'remove') return told(of, why);
      const own = partAt(root, edit.path);
      const users = usersOf(now, edit, { form, slug, guests: texts });
      return told(of, why, { users, title: own ? titleOf(own) || String(edit.path.at(-1)) : '' });
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
    const own = known ? withTexts(known, edit) : edit;
    const ways = others.length > 0 && isBegun(known?.json, edit) ? [...others, own] : [own, ...others];
    return firstOf(
      ways.map((way) => () => way),
      focus,
    );
  };
  const change: Try = (edit, focus) => {
    const why = fittingly(edit, focus);
    if (why === undefined) setRefused(undefined);
    return why;
  };
  const put = (edit: Put, otherwise: Offer['otherwise'] = [], focus: Path): string | undefined => {
    const schema = schemaFor(json, edit);
    const fit = (now: string, one: Put): Put =>
      known ? fitted(now, one, { ...known, json: JSON.parse(now) }, slug, texts) : one;
    const values = [edit.value, ...otherwise].filter(
      (value) => !schema || !known || canBegin(known, schema, value),
    );
    if (values.length === 0) return words.noCheck;
    const ways = values.flatMap((value) => {
      const own = { ...edit, value: schema ? withOwnNames(value, schema, json) : value };
      return [() => placed(text, own, fit), () => fit(text, own)];
    });
    return firstOf(ways, focus);
  };
  const take = (entry: OutlineEntry, list: Path, index: number, sentence: (to: Path) => string): void => {
    const { edit, path } = takenTo(entry.path, list, index);
    if (tried('outline')(edit) !== undefined) return;
    setSelected(path);
    setSaid(sentence(path));
  };
  const counted = (entry: OutlineEntry) => (to: Path) =>
    words.moved(titleIn(entry), Number(to.at(-1)) + 1, entry.count);
  const left = reworded ? placesOf(shelf.scenarios, reworded) : 0;
  const listAt = (path: readonly (string | number)[]): ListPart | undefined => {
    const found = partAt(root, path);
    return found?.kind === 'list' ? found : undefined;
  };
  const show = (path: readonly (string | number)[]): void => {
    flushSync(() => {
      setSelected(lineAround(entries, path));
      setRefused(undefined);
    });
    focusAt(path);
  };
  const notice = (of: 'outline' | 'part') =>
    refused?.of === of && (
      <RefusedNotice
        refused={refused}
        onGo={show}
        onTogether={(edit) => {
          if (told(of, attempt(edit)) !== undefined) return;
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
            if (tried('outline')({ do: 'remove', path: entry.path }, around) !== undefined) return;
            setSelected(around);
            setSaid(words.removed(titleIn(entry)));
          }}
          onAdd={(list, at, offer) => {
            const index = Math.min(at, listAt(list)?.parts.length ?? 0);
            const fragment = isObject(offer.value) ? offer.value.fragment : undefined;
            const isTaken = known && typeof fragment === 'string' && takenNames(known, fragment).length > 0;
            setAsks(isTaken ? { fragment, list: [...list], index, offer } : undefined);
            told('outline', isTaken ? undefined : add([...list], index, offer));
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
            const why = told('part', put(edit, otherwise, focus));
            if (why === undefined) added(edit.do === 'insert' ? [...edit.path, edit.index] : edit.path);
            return why;
          }}
          known={known}
          sayableAt={(path) => known && sayableAt(known, path)}
          onNeeds={(why) => told('part', why)}
          offersOf={(object) => fittingOffers(object, known)}
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
                  told('part', edit ? attempt(edit, focus) : needs);
                }}
              >
                {name}
              </Button>
            ))}
            <Button
              size="small"
              aria-expanded={asks?.age === true}
              onClick={() => setAsks(asks?.age ? undefined : { age: true })}
            >
              {words.ageEnd.add}
            </Button>
            {asks?.age && known && (
              <Ask
                name={words.ageEnd.years}
                first="17"
                onAnswer={(years) => {
                  const end = ageEnd(known, years);
                  if (typeof end === 'string') return end;
                  const path = [...end.step.path, end.step.index];
                  const why = attempt(end.edit, path);
                  if (why === undefined) {
                    setAsks(undefined);
                    setSelected(path);
                    setSaid(words.added(words.ageEnd.title(Number.parseInt(years, 10))));
                  }
                  return why;
                }}
              />
            )}
          </>
        )}
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

/** The path of the innermost line that a path is, or lies in. */
function lineAround(entries: readonly OutlineEntry[], path: Path | readonly (string | number)[]): Path {
  return entries.findLast((one) => one.path.every((key, at) => key === path[at]))?.path ?? [];
}

/** What is asked before something is added: by which names, or which age. */
type Asked =
  | { fragment: string; list: Path; index: number; offer: Offer; age?: never }
  | { age: true; fragment?: never };

/** Whether a check, or a list of them, can be passed by somebody; anything else may begin. */
function canBegin(known: Known, schema: Schema<unknown>, value: Json): boolean {
  if (readsChecks(schema) === undefined) return true;
  // What is offered as a check is one of the language.
  const checks = (isList(value) ? value : [value]) as readonly unknown[] as readonly AnswerCheck[];
  return checks.every((one) => canHold(known, one, browserClock.today()));
}

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
