import Alert from '@mui/material/Alert';
import type { Path } from '../../../language/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { CompiledForm, Json } from '../../../interpreter';
import { visuallyHidden } from '../../../theme';
import type { Finding } from '../../checker';
import { keysIn, treeOf } from '../../checker/json/locate';
import { jsonOf, schemaOf } from '../../checker/json/walk';
import type { CodeHandle } from '../code/CodeEditor';
import type { SourceFolder } from '../source/files';
import { editsOf, type Half, type AskedFragment, lineEditsOf } from './edits';
import { keyOf, lineAround, listIn, outlinedIn, type OutlineEntry, titleIn, useSelection } from './outline';
import { type Refused, RefusedNotice, RenamedNotice } from './notices';
import { WholeAdditions } from './WholeAdditions';
import { headingOf } from '../../schema/described';
import { Outline } from './Outline';
import type { OutlineActions } from './OutlineLine';
import { paletteOf, takenNames } from './palette';
import { PartEditor } from './PartEditor';
import { PieceEditor, type Reach } from './PieceEditor';
import { inPieceForm, pieceAt, type PieceUse } from './pieces';
import { jsonOf as jsonOfPart, type Offer, type Part, partAt, partsOf, textAt } from './parts';
import type { Known } from './questions';
import { includedFormsOf, placesOf, projectFilesOf, useWhole } from './projectFiles';
import { camel, reach, type Try, useEditing } from './useEditing';
import { words } from './words';
import { slugFrom } from '../../new-form/slug';
import { Ask } from './ChoiceMenu';
import type { Source } from '../preview/marks';

interface DocumentPaneProps {
  slug: string;
  folder: SourceFolder;
  text: string;
  /** The newest form that could be made: says conditions in words. */
  form: CompiledForm | undefined;
  includedForms: readonly (readonly [string, string])[];
  code: RefObject<CodeHandle | null>;
  findings: readonly Finding[];
  goal: Source | undefined;
  acts: RefObject<FormActs | undefined>;
  /** Something else stands in the place of what is chosen. */
  folded: boolean;
  /** Something was chosen; `undefined`: the form as a whole. */
  onShow: (entry: OutlineEntry | undefined) => void;
  /** What is chosen is there now, or is called otherwise. */
  onFollow: (entry: OutlineEntry) => void;
}

/** Its parts stand in columns of the page, with the form between them; on a phone below each other. */
const columns = {
  display: 'contents',
  '& > *': { minHeight: 0, overflow: 'auto', px: 1.5, py: 1 },
  '& > :first-of-type': { gridColumn: { lg: 1 }, gridRow: { lg: 1 }, maxHeight: { xs: '40vh', lg: 'none' } },
  '& > :nth-of-type(2)': { gridColumn: { lg: 3 }, gridRow: { lg: 1 }, maxHeight: { xs: '60vh', lg: 'none' } },
} as const;

/** The definition as a document: its outline, and every word of what is chosen in it. */
export function DocumentPane({
  slug,
  folder,
  text,
  form,
  includedForms,
  code,
  findings,
  goal,
  acts,
  folded,
  onShow,
  onFollow,
}: DocumentPaneProps) {
  const json = useMemo(() => jsonOf(text) as Json | undefined, [text]);
  const root = useMemo(
    () => (json === undefined ? undefined : partsOf(json, schemaOf(`${slug}.json`))),
    [json, slug],
  );
  const [whole, reread] = useWhole(folder);
  const projectFiles = useMemo(() => projectFilesOf(whole?.texts ?? {}, slug), [whole, slug]);
  const texts = useMemo(
    () => new Map([...includedFormsOf(projectFiles), ...includedForms]),
    [projectFiles, includedForms],
  );
  const { attempt, added, renamed, reworded, forget } = useEditing({
    slug,
    read: text,
    code,
    includedForms: texts,
  });
  const { entries, selected, select, said, moved, panel } = useSelection(slug, root, projectFiles.fragments);
  const place = keyOf(selected);
  const line = entries.find(({ path }) => keyOf(path) === place);
  const follow = useEffectEvent(() => line && onFollow(line));
  useEffect(() => void follow(), [place, line?.name, line?.title]);
  const [reaches, setReaches] = useState<Readonly<Record<string, Reach>>>({});
  const { refused, report, clear } = useRefusal(text);
  const tree = useMemo(() => treeOf(text), [text]);
  const faults = useMemo(
    () => new Map(findings.map(({ path, what }) => [keyOf(keysIn(tree, path)), what])),
    [findings, tree],
  );
  const wrong = new Set(findings.map(({ path }) => keyOf(lineAround(entries, keysIn(tree, path)))));
  const reached = useRef<typeof goal>(undefined);
  useEffect(() => {
    if (!goal || whole === undefined || reached.current === goal) return;
    reached.current = goal;
    const named = goal.name === undefined ? undefined : entries.find(({ name }) => name === goal.name);
    const keys = named?.path ?? keysIn(tree, goal.path);
    const line = lineAround(entries, keys);
    select(line);
    const entry = named ?? entries.find(({ path }) => keyOf(path) === keyOf(line));
    if (entry) onShow(entry);
    // Once it is drawn.
    queueMicrotask(() => reach(keys));
  });
  const [asks, setAsks] = useState<Asked>();

  if (!root || json === undefined) return <Alert severity="info">{words.noJson}</Alert>;
  // Lines of shared pieces come with the folder, and would move those that stand there.
  if (whole === undefined)
    return (
      <Box sx={columns}>
        <div role="status">{words.loading}</div>
      </Box>
    );
  const inPiece = pieceAt(selected);
  const part = partAt(root, inPiece?.use ?? selected) ?? root;
  const pieceName = textAt(part, 'fragment') ?? '';
  const again = line?.again;
  const asked = again === undefined ? undefined : entries.find((one) => one.name === again);
  const newest = (): string => code.current?.text() ?? '';
  const known: Known | undefined = form && { json, form, projectFiles };
  const { tried, change, put, putInPart } = editsOf({
    ...{ slug, text, newest, root, known, texts, attempt, added, report },
  });
  const left = reworded ? placesOf(projectFiles.scenarios, reworded) : 0;
  const listAt = (path: Path) => listIn(root, path);
  const beside = { projectFiles, ...(form && { form }) };
  const { addFragment, ...lineEdits } = lineEditsOf({
    ...{ entries, known, listAt, moved, put, added, select, onShow },
    make: (edit, focus) => tried('outline')(edit, focus) === undefined,
    ask: setAsks,
    report: (why) => report('outline', why),
  });
  const show = (path: Path): void => {
    flushSync(() => {
      select(lineAround(entries, path));
      clear();
    });
    reach(path);
  };
  const notice = (of: Half) =>
    refused?.of === of && (
      <RefusedNotice
        refused={refused}
        onGo={show}
        onTogether={(edit) => {
          if (report(of, attempt(edit)) !== undefined) return;
          select([], words.removed(refused.title ?? ''));
        }}
        onClose={clear}
      />
    );
  return (
    <Box sx={columns} data-document onKeyDown={(event) => pressKey(event, code)}>
      <InForm
        {...{ acts, entries, root, selected, beside, keysOf: (path) => keysIn(tree, path) }}
        reword={tried('part')}
        {...lineEdits}
      />
      <div>
        {notice('outline')}
        {asks?.fragment !== undefined && (
          <FragmentNames
            fragment={asks.fragment}
            taken={known ? takenNames(known, asks.fragment) : []}
            onAdd={(names) => addFragment(asks, names)}
            onClose={() => setAsks(undefined)}
          />
        )}
        <Outline
          entries={entries}
          selected={keyOf(selected)}
          wrong={wrong}
          beside={beside}
          top={outlinedIn(root)[0]}
          listAt={listAt}
          onSelect={(entry) => {
            select(entry?.path ?? []);
            onShow(entry);
          }}
          {...lineEdits}
        />
      </div>
      <div ref={panel} hidden={folded}>
        {notice('part')}
        {asked && (
          <Button
            size="small"
            onClick={() => {
              select(asked.path);
              onShow(asked);
            }}
          >
            {words.toQuestion(form?.steps.get(asked.step ?? '')?.definition.title ?? titleIn(asked))}
          </Button>
        )}
        {reworded && (renamed || left > 0) && (
          <RenamedNotice
            key={reworded.from}
            {...{ folder, projectFiles, reread, root, attempt, renamed, reworded, left }}
            onClose={forget}
          />
        )}
        {inPiece ? (
          <PieceEditor
            key={keyOf(inPiece.use)}
            name={pieceName}
            // The language has read it as a use.
            use={jsonOfPart(part) as PieceUse}
            at={inPiece.use}
            inside={inPiece.inside}
            {...{ slug, text, folder, projectFiles, form, attempt }}
            reach={reaches[pieceName]}
            onReach={(reach) => setReaches((now) => ({ ...now, [pieceName]: reach }))}
          />
        ) : (
          <PartEditor
            key={keyOf(selected)}
            part={part}
            attempt={tried('part')}
            change={change}
            put={putInPart}
            onNeeds={(why) => report('part', why)}
            faultAt={(path) => faults.get(keyOf(path))}
            known={known}
            around={slug.includes('/') ? inPieceForm : []}
            outlined
          />
        )}
        {part === root && form && !slug.includes('/') && (
          <WholeAdditions
            {...{ form, known, attempt }}
            isAgeAsked={asks?.age === true}
            onAsk={(isAsked) => setAsks(isAsked ? { age: true } : undefined)}
            onReport={(why) => report('part', why)}
            onAdded={(path, title) => select(path, words.added(title))}
          />
        )}
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Box>
  );
}

/** What is done to a line where it stands in the form. */
export interface FormActs extends Pick<OutlineActions, 'onMove' | 'onDrop'> {
  entryAt: (source: Source) => OutlineEntry | undefined;
  /** What visitors read first of a line; `undefined`: it has no such text, or it stands elsewhere. */
  wordsOf: (entry: OutlineEntry) => string | undefined;
  /** Puts other words in place of those; gives why not. */
  reword: (entry: OutlineEntry, text: string) => string | undefined;
  /** What may be added below the chosen line, in a step at its end, below a shared piece behind it; and what adds it. */
  additions: () => { lines: readonly Offer[]; onChoose: (offer: Offer) => void };
}

interface InFormProps
  extends Pick<OutlineActions, 'onMove' | 'onDrop' | 'onAdd' | 'beside'>, Pick<DocumentPaneProps, 'acts'> {
  entries: readonly OutlineEntry[];
  root: Part;
  selected: Path;
  keysOf: (path: string) => Path;
  reword: Try;
}

/** Hands to the form what the document that is drawn now lets be done. */
function InForm({
  acts,
  entries,
  root,
  selected,
  beside,
  keysOf,
  reword,
  onMove,
  onDrop,
  onAdd,
}: InFormProps) {
  useImperativeHandle(acts, () => {
    const headOf = ({ path, isShared }: OutlineEntry): Part | undefined => {
      const part = isShared ? undefined : partAt(root, path);
      const key = part?.schema && headingOf(part.schema);
      return key === undefined ? undefined : partAt(root, [...path, key]);
    };
    return {
      onMove,
      onDrop,
      entryAt: ({ path, name }) => {
        const key = keyOf(keysOf(path));
        return entries.find((one) => (name === undefined ? keyOf(one.path) === key : one.name === name));
      },
      wordsOf: (entry) => {
        const head = headOf(entry);
        return head?.kind === 'text' ? head.value : undefined;
      },
      reword: (entry, text) => {
        const head = headOf(entry);
        return head && reword({ do: 'set', path: head.path, value: text });
      },
      additions: () => {
        const at = pieceAt(selected)?.use ?? selected;
        const inner = at.at(-2) === 'steps' ? [...at, 'blocks'] : undefined;
        const list = listIn(root, inner ?? at.slice(0, -1));
        const index = inner ? Number.POSITIVE_INFINITY : Number(at.at(-1)) + 1;
        return {
          lines: list ? paletteOf(list, beside) : [],
          onChoose: (offer) => list && onAdd(list.path, index, offer),
        };
      },
    };
  });
  return null;
}

/** What is asked before something is added: by which names, or which age. */
type Asked = (AskedFragment & { age?: never }) | { age: true; fragment?: never };

/** What keys do wherever the focus is: an edit is taken back or made again, or the menu of what may be added below the chosen line opens. */
function pressKey(event: KeyboardEvent, code: RefObject<CodeHandle | null>): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey)) return;
  // What was typed was taken by its box.
  if (key === 'Enter') return openMenuBelow();
  const pressed = key.toLowerCase();
  const isRedo = pressed === 'y' || (pressed === 'z' && shiftKey);
  // In a box with something new in it the box does it.
  const isInBox = target instanceof HTMLElement && target.dataset.changed !== undefined;
  if (altKey || isInBox || !(isRedo || pressed === 'z')) return;
  event.preventDefault();
  code.current?.[isRedo ? 'redo' : 'undo']();
}

function openMenuBelow(): void {
  document.querySelector<HTMLElement>(`[data-outline] [aria-label^="${words.addBelow('')}"]`)?.click();
}

interface FragmentNamesProps {
  fragment: string;
  taken: readonly string[];
  /** Adds it with its names after a pattern, or says why not. */
  onAdd: (pattern: string) => string | undefined;
  onClose: () => void;
}

/** Asks by which word the names of a fragment are distinguished from those that the form has already: they go to the bank. */
function FragmentNames({ fragment, taken, onAdd, onClose }: FragmentNamesProps) {
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

function useRefusal(text: string) {
  const [refused, setRefused] = useState<Refused & { of: Half }>();
  // What was said of the text before holds no longer.
  const [answeredText, setAnsweredText] = useState(text);
  if (answeredText !== text) {
    setAnsweredText(text);
    setRefused(undefined);
  }
  return {
    refused,
    /** Shows why an edit was refused, or nothing; gives the reason back. */
    report: (of: Half, why: string | undefined, more: Partial<Refused> = {}): string | undefined => {
      setRefused(why === undefined ? undefined : { of, why, ...more });
      return why;
    },
    clear: (): void => setRefused(undefined),
  };
}
