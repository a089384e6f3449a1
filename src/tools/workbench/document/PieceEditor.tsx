import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import { useMemo, useRef, useState } from 'react';
import type { CompiledForm, Json, JsonObject } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { fragment } from '../../../language/schemas/form';
import { jsonOf } from '../../checker/json/walk';
import { editorPath } from '../address';
import { Choice } from '../Choice';
import type { SourceFolder } from '../source/files';
import { editsOf } from './edits';
import { keyOf } from './outline';
import type { Known } from './questions';
import { PartEditor } from './PartEditor';
import { partAt, partsOf } from './parts';
import {
  asUsed,
  brokenBy,
  formOfPiece,
  inPieceForm,
  newFindings,
  type PieceUse,
  setFor,
  titleOfFile,
  usersOfPiece,
  writePiece,
} from './pieces';
import { RefusedNotice } from './notices';
import type { ProjectFiles } from './projectFiles';
import { type Edit, textAfter } from './textEdits';
import type { Try } from './useEditing';
import { words } from './words';

const { pieces: panelWords } = words;

/** For whom a change of a piece holds. */
export type Reach = 'here' | 'all';

interface PieceEditorProps {
  name: string;
  /** The product that takes it in, with its text as it is edited. */
  slug: string;
  text: string;
  /** The use of the piece, and where that stands in the product. */
  use: PieceUse;
  at: Path;
  inside: Path;
  folder: SourceFolder;
  projectFiles: ProjectFiles;
  /** The product's form, where the piece makes none alone. */
  form: CompiledForm | undefined;
  /** `undefined`: it was not asked yet. */
  reach: Reach | undefined;
  onReach: (reach: Reach) => void;
  attempt: Try;
}

interface Written {
  before: string;
  next: string;
  /** What the checker finds since then; left out: it is looking. */
  findings?: readonly string[];
}

/** A part of a shared piece, in the product that takes it in: the first change asks whether it is for that product alone. */
export function PieceEditor({
  name,
  slug,
  text,
  use,
  at,
  inside,
  folder,
  projectFiles,
  form,
  reach,
  onReach,
  attempt,
}: PieceEditorProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Edit>();
  const [why, setWhy] = useState<string>();
  const [written, setWritten] = useState<Written>();
  const original = projectFiles.fragments.get(name) ?? '{}';
  const piece = useMemo(() => jsonOf(original) as Json, [original]);
  const here = useMemo(() => JSON.stringify(asUsed(piece, use), undefined, 2), [piece, use]);
  const shown = reach === 'all' ? original : here;
  const known = useMemo((): Known | undefined => {
    const own = formOfPiece(name, shown) ?? form;
    return own && { json: jsonOf(shown), form: own, projectFiles };
  }, [name, shown, form, projectFiles]);
  const texts = useMemo(
    () => ({ ...projectFiles.texts, [`${slug}.json`]: text }),
    [projectFiles, slug, text],
  );
  const others = useMemo(() => usersOfPiece(texts, name).filter((one) => one !== slug), [texts, name, slug]);
  const users = [slug, ...others];
  const titles = (slugs: readonly string[]): string[] =>
    slugs.map((one) => titleOfFile(one, texts[`${one}.json`]));

  const write = async (before: string, next: string): Promise<boolean> => {
    const fault = await writePiece(folder, name, before, next);
    if (fault) setWhy(panelWords[fault === 'conflict' ? fault : 'failed']);
    return !fault;
  };
  const writeForAll = async (next: string): Promise<void> => {
    if (!(await write(original, next))) return;
    const now: Written = { before: original, next };
    setWritten(now);
    const findings = await newFindings(texts, users, name, next);
    setWritten((last) => (last === now ? { ...now, findings } : last));
  };
  const make = (edit: Edit, whose: Reach): string | undefined => {
    const next = textAfter(whose === 'all' ? original : here, edit);
    if (next === undefined) return words.gone;
    if (whose === 'all') {
      const broken = brokenBy(texts, users, name, next);
      if (broken === undefined) void writeForAll(next);
      return broken;
    }
    const set: JsonObject | undefined = setFor(piece, jsonOf(next) as Json, use);
    if (!set) return panelWords.onlyForAll;
    const path = [...at, 'set'];
    if (Object.keys(set).length > 0) return attempt({ do: 'set', path, value: set });
    return use.set ? attempt({ do: 'remove', path }) : undefined;
  };
  const tried: Try = (edit) => {
    setWhy(undefined);
    if (reach) return make(edit, reach);
    setAsked(edit);
    return undefined;
  };
  const report = (reason: string | undefined): string | undefined => {
    setWhy(reason);
    return reason;
  };
  const answer = (whose: Reach): void => {
    onReach(whose);
    setAsked(undefined);
    if (asked) report(make(asked, whose));
  };
  const root = partsOf(jsonOf(shown) as Json, fragment);
  const part = partAt(root, inside) ?? root;
  const { put, change } = editsOf({
    ...{ slug: name, text: shown, newest: () => shown, root },
    ...{ known, texts: new Map([[`fragments/${name}`, shown]]) },
    ...{ attempt: tried, added: () => undefined, report: (_, reason) => report(reason) },
  });
  const reaches = { here: panelWords.here, all: panelWords.all(users.length) };
  return (
    <div data-piece={name} ref={pane}>
      <Alert severity="info" icon={false} sx={{ mb: 1 }}>
        {panelWords.usedBy(titles(others))}{' '}
        <Link href={editorPath(`fragments/${name}`)}>{panelWords.open}</Link>
        {reach && (
          <Box sx={{ mt: 1 }}>
            <Choice label={panelWords.reach} value={reach} names={reaches} onChoose={onReach} />
          </Box>
        )}
      </Alert>
      {asked && (
        <Popover
          open
          // Where it was made, which may be far below.
          anchorEl={() => rowOf(asked) ?? pane.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={() => setAsked(undefined)}
          disableAutoFocus
          slotProps={{
            paper: { role: 'dialog', 'aria-label': panelWords.asks },
            // Once it stands: the Enter that has asked would press a button that takes the focus within it.
            transition: { onEntered: (paper: HTMLElement) => paper.querySelector('button')?.focus() },
          }}
        >
          <Alert severity="warning" data-reach onClose={() => setAsked(undefined)}>
            {panelWords.asks}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {(['here', 'all'] as const).map((one) => (
                <Button key={one} size="small" variant="outlined" onClick={() => answer(one)}>
                  {reaches[one]}
                </Button>
              ))}
            </Box>
          </Alert>
        </Popover>
      )}
      {why !== undefined && (
        <RefusedNotice
          refused={{ why }}
          onGo={() => undefined}
          onTogether={() => undefined}
          onClose={() => setWhy(undefined)}
        />
      )}
      {written && (
        <Alert
          severity={written.findings?.length ? 'warning' : 'success'}
          role="status"
          data-written
          sx={{ position: 'sticky', top: 0, zIndex: 1 }}
          onClose={() => setWritten(undefined)}
        >
          {panelWords.written(titles(users))}{' '}
          {written.findings ? written.findings.join(' ') || panelWords.sound : panelWords.checking}
          <Button
            size="small"
            onClick={() => {
              void write(written.next, written.before).then((done) => done && setWritten(undefined));
            }}
          >
            {panelWords.undo}
          </Button>
        </Alert>
      )}
      <PartEditor
        key={inside.join('.')}
        part={part}
        attempt={(edit) => report(tried(edit))}
        change={change}
        put={(edit, focus, otherwise) => report(put(edit, otherwise, focus))}
        onNeeds={report}
        // The checker's findings stand in the piece's own page.
        faultAt={() => undefined}
        known={known}
        around={known?.form === form ? at : inPieceForm}
        outlined
      />
    </div>
  );
}

function rowOf(edit: Edit): Element | undefined {
  if (edit.do === 'all') return edit.edits.flatMap((one) => rowOf(one) ?? [])[0];
  const rows = edit.path.flatMap((_, at) => {
    const key = CSS.escape(keyOf(edit.path.slice(0, at + 1)));
    return document.querySelector(`[data-part="${key}"]`) ?? [];
  });
  return rows.at(-1);
}
