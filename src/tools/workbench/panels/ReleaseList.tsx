import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import type { CompiledForm } from '../../../interpreter';
import { momentInWords } from '../../../messages';
import { differenceOf } from '../../publication/difference';
import type { KeptRelease } from '../../publication/release';
import type { SaveFault, SourceFolder } from '../source/files';
import { changedBeside, readVersion, replaceScenarios, type KeptVersion } from '../source/history';
import { words } from '../words';
import { historyWords as panelWords } from './historyWords';
import { listStyle } from './listStyles';
import { Question, Sentences } from './Sentences';

export interface ReleaseListProps {
  slug: string;
  folder: SourceFolder;
  releases: readonly KeptRelease[];
  versions: ReadonlyMap<number, KeptVersion>;
  text: string;
  /** Of that text; `undefined`: it makes none. */
  form: CompiledForm | undefined;
  /** Puts a text in place of the one that is edited, where it can be undone, and saves it. */
  onWrite: (text: string) => Promise<SaveFault | undefined>;
  /** Called with a version that was brought back; `undefined`: that was undone. */
  onRestored: (version: number | undefined) => void;
}

interface Outcome {
  severity: 'success' | 'info' | 'error';
  text: string;
  /** What stood there before a version was brought back. */
  before?: { text: string; scenarios: string | undefined };
}

const fail = (text: string): Outcome => ({ severity: 'error', text });

/** What was published of a product: by whom, when and why, what each version has changed, and the way back to it. */
export function ReleaseList({
  slug,
  folder,
  releases,
  versions,
  text,
  form,
  onWrite,
  onRestored,
}: ReleaseListProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [asked, setAsked] = useState<number>();
  const before = outcome?.before;
  const restore = async (version: number): Promise<Outcome> => {
    const kept = versions.get(version) ?? (await readVersion(folder, slug, version));
    if (!kept) return fail(panelWords.gone);
    const fault = await onWrite(kept.text);
    if (fault) return fail(words.saveFailed[fault]);
    onRestored(version);
    const said = [panelWords.restored(version)];
    let former: string | undefined;
    if (kept.scenarios === undefined) said.push(panelWords.scenariosStay);
    else {
      const replaced = await replaceScenarios(folder, slug, kept.scenarios);
      if (typeof replaced === 'string') said.push(panelWords.scenariosFailed);
      else {
        former = replaced.former;
        said.push(panelWords.scenariosToo);
      }
    }
    const stays = await changedBeside(folder, slug, kept);
    if (stays.length > 0)
      said.push(panelWords.stays(stays.map((name) => name.replace(/^\w+\//, '')).join(', ')));
    return { severity: 'success', text: said.join(' '), before: { text, scenarios: former } };
  };
  const undo = async (before: NonNullable<Outcome['before']>): Promise<Outcome> => {
    const fault = await onWrite(before.text);
    if (fault) return fail(words.saveFailed[fault]);
    onRestored(undefined);
    const replaced =
      before.scenarios === undefined ? undefined : await replaceScenarios(folder, slug, before.scenarios);
    if (typeof replaced === 'string') return fail(panelWords.scenariosFailed);
    return { severity: 'info', text: panelWords.undone };
  };
  /** The button that was pressed is gone. */
  const leave = (): void => {
    setAsked(undefined);
    document.getElementById('panel')?.focus();
  };
  const showOutcome = (promise: Promise<Outcome>): void => {
    promise
      .catch(() => fail(panelWords.failed))
      .then((next) => {
        setOutcome(next);
        leave();
      })
      .catch(() => undefined);
  };
  return (
    <>
      <div role="status">
        {outcome && (
          <Alert
            severity={outcome.severity}
            action={
              before && (
                <Button size="small" data-action="undo-restore" onClick={() => showOutcome(undo(before))}>
                  {panelWords.undo}
                </Button>
              )
            }
          >
            {outcome.text}
          </Alert>
        )}
      </div>
      <Box component="ul" sx={listStyle} data-releases>
        {[...releases].reverse().map(({ version, at, author, reason }) => (
          <li key={version} data-release={version}>
            <strong>{panelWords.version(version)}</strong>
            {` · ${panelWords.by(momentInWords(at), author)}`}
            <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
            {version > (releases[0]?.version ?? version) && (
              <Changes
                before={versions.get(version - 1)}
                after={versions.get(version)}
                isShown={version === releases.at(-1)?.version}
              />
            )}
            {versions.get(version)?.text === text ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {panelWords.present}
              </Box>
            ) : asked === version ? (
              <Question
                title={panelWords.asks(version)}
                acts={{ [panelWords.restore(version)]: () => showOutcome(restore(version)) }}
                onCancel={leave}
              >
                <Differences before={form} after={versions.get(version)?.form} />
              </Question>
            ) : (
              <Button size="small" variant="outlined" data-action="restore" onClick={() => setAsked(version)}>
                {panelWords.restore(version)}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

interface ChangesProps {
  before: KeptVersion | undefined;
  after: KeptVersion | undefined;
  isShown: boolean;
}

function Changes({ before, after, isShown }: ChangesProps) {
  const [open, setOpen] = useState(isShown);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{panelWords.compare}</summary>
      {open && <Differences before={before?.form} after={after?.form} />}
    </details>
  );
}

function Differences({
  before,
  after,
}: {
  before: CompiledForm | undefined;
  after: CompiledForm | undefined;
}) {
  return <Sentences list={useDifference(before, after)} />;
}

/** What two forms differ in, in words; `undefined`: one of them cannot be read. */
export function useDifference(
  before: CompiledForm | undefined,
  after: CompiledForm | undefined,
): readonly string[] | undefined {
  return useMemo(() => before && after && differenceOf(before, after), [before, after]);
}

/** The versions of a product as far as they were read, the newest first. */
export function useVersions(
  folder: SourceFolder,
  slug: string,
  releases: readonly KeptRelease[],
): ReadonlyMap<number, KeptVersion> {
  const [versions, setVersions] = useState<ReadonlyMap<number, KeptVersion>>(new Map());
  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      for (const { version } of [...releases].reverse()) {
        const found = await readVersion(folder, slug, version).catch(() => undefined);
        if (left) return;
        if (found) setVersions((known) => new Map(known).set(version, found));
      }
    };
    void read();
    return () => {
      left = true;
    };
  }, [folder, slug, releases]);
  return versions;
}
