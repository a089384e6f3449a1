import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CompiledForm, Json, JsonObject } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { fragment } from '../../../language/schemas/form';
import { jsonOf } from '../../checker/json/walk';
import { editorPath } from '../address';
import { Choice } from '../Choice';
import { Question, Sentences } from '../panels/Sentences';
import type { SourceFolder } from '../source/files';
import { editsOf } from './edits';
import { keyOf } from './outline';
import type { Known } from './questions';
import { PartEditor } from './PartEditor';
import { partAt, partsOf } from './parts';
import {
  asUsed,
  brokenBy,
  changesBy,
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
import { reach as focusOn, type Try } from './useEditing';
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

/** A change of a piece that has to be answered. */
interface Asked {
  edit: Edit;
  /** Where it was made. */
  at: Element | null;
  /** It is for all products, and makes this of the piece that was shown; left out: it was not said for whom it holds. */
  forAll?: Pick<Written, 'before' | 'next'> & { changes: readonly string[] | undefined };
}

interface Written {
  before: string;
  next: string;
  /** What the checker finds since then; left out: it is looking. */
  findings?: readonly string[];
}

/**
 * A part of a shared piece, in the product that takes it in: the first change asks whether it is for that product alone. Nothing is
 * written for all of them before it was said what that changes.
 */
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
  const [asked, setAsked] = useState<Asked>();
  /** Changes that were answered: what was typed for one that was not made goes. */
  const [answered, setAnswered] = useState(0);
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
  const writeForAll = async ({ before, next }: Written): Promise<void> => {
    if (!(await write(before, next))) return;
    const now: Written = { before, next };
    setWritten(now);
    const findings = await newFindings(texts, users, name, next);
    setWritten((last) => (last === now ? { ...now, findings } : last));
  };
  const ask = (edit: Edit, forAll?: Asked['forAll']): undefined => {
    setAsked({ edit, at: rowOf(edit), ...(forAll && { forAll }) });
  };
  const make = (edit: Edit, whose: Reach): string | undefined => {
    const next = textAfter(whose === 'all' ? original : here, edit);
    if (next === undefined) return words.gone;
    if (whose === 'all') {
      const broken = brokenBy(texts, users, name, next);
      const changes = changesBy(texts, slug, name, next);
      if (broken === undefined) ask(edit, { before: original, next, changes });
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
    return reach ? make(edit, reach) : ask(edit);
  };
  const report = (reason: string | undefined): string | undefined => {
    setWhy(reason);
    return reason;
  };
  /** Ends a question; the focus goes back to what it was about. */
  const close = ({ edit }: Asked, whose?: Reach): void => {
    flushSync(() => {
      if (whose) onReach(whose);
      setAsked(undefined);
      setAnswered(answered + 1);
    });
    focusOn(pathOf(edit));
  };
  const questionOf = ({ forAll, ...now }: Asked) =>
    forAll ? (
      <Question
        key="confirm"
        title={panelWords.confirms(titles(users))}
        acts={{
          [panelWords.confirm(users.length)]: () => {
            close(now, 'all');
            void writeForAll(forAll);
          },
        }}
        onCancel={() => close(now)}
      >
        <Sentences list={forAll.changes} />
      </Question>
    ) : (
      <Question
        key="where"
        title={panelWords.asks}
        acts={{
          [reaches.here]: () => {
            close(now, 'here');
            report(make(now.edit, 'here'));
          },
          [reaches.all]: () => {
            setAsked(undefined);
            report(make(now.edit, 'all'));
          },
        }}
        onCancel={() => close(now)}
      />
    );
  const root = partsOf(jsonOf(shown) as Json, fragment);
  const part = partAt(root, inside) ?? root;
  const { put, change } = editsOf({
    ...{ slug: name, text: shown, newest: () => shown, root },
    ...{ known, texts: new Map([[`fragments/${name}`, shown]]) },
    ...{ attempt: tried, added: () => undefined, report: (_, reason) => report(reason) },
  });
  const reaches = { here: panelWords.here, all: panelWords.all(users.length) };
  return (
    <div data-piece={name}>
      <Alert severity="info" icon={false} sx={{ mb: 1 }}>
        {panelWords.usedBy(titles(others))}{' '}
        <Link href={editorPath(`fragments/${name}`)}>{panelWords.open}</Link>
        {reach && (
          <Box sx={{ mt: 1 }}>
            <Choice label={panelWords.reach} value={reach} names={reaches} onChoose={onReach} />
          </Box>
        )}
      </Alert>
      {asked?.at && createPortal(questionOf(asked), asked.at)}
      {why !== undefined && <RefusedNotice refused={{ why }} onClose={() => setWhy(undefined)} />}
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
        key={`${keyOf(inside)} ${answered}`}
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

/** Where an edit is made, or the first of several. */
const pathOf = (edit: Edit): Path =>
  edit.do === 'all' ? (edit.edits.map((one) => pathOf(one))[0] ?? []) : edit.path;

/** The row of what is edited, or what is around it. */
function rowOf(edit: Edit): Element | null {
  const path = pathOf(edit);
  const rows = path.flatMap((_, at) => {
    const key = CSS.escape(keyOf(path.slice(0, at + 1)));
    return document.querySelector(`[data-part="${key}"]`) ?? [];
  });
  return rows.at(-1) ?? document.querySelector('[data-piece]');
}
