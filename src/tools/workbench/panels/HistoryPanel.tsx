import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { CompiledForm } from '../../../interpreter';
import { momentInWords } from '../../../messages';
import type { KeptRelease } from '../../publication/release';
import { type SaveFault, type SourceFolder } from '../source/files';
import {
  changedBeside,
  differenceOfForms,
  readReleases,
  readVersion,
  releasesKey,
  replaceScenarios,
  type KeptVersion,
} from '../source/history';
import { words } from '../words';
import { historyWords as panelWords } from './historyWords';
import { listStyle } from './listStyles';
import { Sentences } from './Sentences';

interface HistoryPanelProps {
  slug: string;
  folder: SourceFolder;
  /** The definition as it is edited, and its form where it makes one. */
  text: string;
  form: CompiledForm | undefined;
  /** Puts a text in place of the one that is edited, where it can be undone, and saves it. */
  onWrite: (text: string) => Promise<SaveFault | undefined>;
  /** Called with a version that was brought back; `undefined`: that was undone. */
  onRestored: (version: number | undefined) => void;
}

/** What was published of a product: by whom, when and why, what versions differ in, and the way back to one of them. */
export function HistoryPanel({ slug, folder, ...panel }: HistoryPanelProps) {
  const { data: releases, error } = useSWR<readonly KeptRelease[], Error>(
    releasesKey(slug),
    () => readReleases(folder, slug),
    { revalidateOnMount: true },
  );
  if (error) return <Alert severity="error">{`${panelWords.failed} ${error.message}`}</Alert>;
  if (!releases) return <p role="status">{words.loading}</p>;
  if (releases.length === 0) return <p>{panelWords.none}</p>;
  return <Releases {...{ slug, folder, releases }} {...panel} />;
}

interface Restored {
  words: string;
  before: { text: string; scenarios: string | undefined };
}

type Outcome = Restored | { fault: string } | { undone: true };

interface ReleasesProps extends HistoryPanelProps {
  releases: readonly KeptRelease[];
}

function Releases({ slug, folder, releases, text, form, onWrite, onRestored }: ReleasesProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const versions = useVersions(folder, slug, releases);
  const restore = async (version: number): Promise<Outcome> => {
    const kept = versions.get(version) ?? (await readVersion(folder, slug, version));
    if (!kept) return { fault: panelWords.gone };
    const before = text;
    const fault = await onWrite(kept.text);
    if (fault) return { fault: words.saveFailed[fault] };
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
    return { words: said.join(' '), before: { text: before, scenarios: former } };
  };
  const undo = async ({ before }: Restored): Promise<Outcome> => {
    const fault = await onWrite(before.text);
    if (fault) return { fault: words.saveFailed[fault] };
    onRestored(undefined);
    const replaced =
      before.scenarios === undefined ? undefined : await replaceScenarios(folder, slug, before.scenarios);
    return typeof replaced === 'string' ? { fault: panelWords.scenariosFailed } : { undone: true };
  };
  const showOutcome = (promise: Promise<Outcome>): void => {
    promise
      .catch((): Outcome => ({ fault: panelWords.failed }))
      .then((next) => {
        setOutcome(next);
        // The button that was pressed may be gone.
        document.getElementById('panel')?.focus();
      })
      .catch(() => undefined);
  };
  return (
    <>
      <div role="status">
        {outcome && 'fault' in outcome && <Alert severity="error">{outcome.fault}</Alert>}
        {outcome && 'undone' in outcome && <Alert severity="info">{panelWords.undone}</Alert>}
        {outcome && 'words' in outcome && (
          <Alert
            severity="success"
            action={
              <Button size="small" data-action="undo-restore" onClick={() => showOutcome(undo(outcome))}>
                {panelWords.undo}
              </Button>
            }
          >
            {outcome.words}
          </Alert>
        )}
      </div>
      <Box component="ul" sx={listStyle} data-releases>
        {[...releases].reverse().map(({ version, at, author, reason }) => (
          <li key={version} data-release={version}>
            <strong>{panelWords.version(version)}</strong>
            {` · ${panelWords.by(momentInWords(at), author)}`}
            <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
            {versions.get(version)?.text === text ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {panelWords.present}
              </Box>
            ) : (
              <Button
                size="small"
                variant="outlined"
                data-action="restore"
                onClick={() => showOutcome(restore(version))}
              >
                {panelWords.restore(version)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      <Comparison {...{ releases, versions, form, text }} />
    </>
  );
}

const now = 'now';

interface ComparisonProps {
  releases: readonly KeptRelease[];
  versions: ReadonlyMap<number, KeptVersion>;
  form: CompiledForm | undefined;
  text: string;
}

/**
 * What two versions differ in, in words: the newest one and the text that is edited (or the two newest, where that is the newest) until
 * others are chosen.
 */
function Comparison({ releases, versions, form, text }: ComparisonProps) {
  const [own, setOwn] = useState<{ from?: string; to?: string }>({});
  const [last, newest] = [releases.at(-2), releases.at(-1)].map((one) => one && String(one.version));
  const isPublished = newest !== undefined && versions.get(Number(newest))?.text === text;
  // What is edited is what was published last: panelWords is what that publication has changed.
  const start =
    isPublished && last !== undefined ? { from: last, to: newest } : { from: newest ?? now, to: now };
  const chosen = { ...start, ...own };
  const formOf = (one: string): CompiledForm | undefined =>
    one === now ? form : versions.get(Number(one))?.form;
  const [before, after] = [formOf(chosen.from), formOf(chosen.to)];
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    let newer = false;
    const compare = async (): Promise<void> => {
      const found = before && after ? await differenceOfForms(before, after) : undefined;
      if (!newer) setSentences(found);
    };
    compare().catch(() => undefined);
    return () => {
      newer = true;
    };
  }, [before, after]);
  const options = [
    ...releases.map(({ version }) => [String(version), panelWords.version(version)] as const),
    [now, panelWords.now] as const,
  ];
  return (
    <Box component="section" aria-labelledby="comparison" data-comparison>
      <Box component="h2" id="comparison" sx={{ typography: 'subtitle2', m: 0, mt: 1 }}>
        {panelWords.compare}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {panelWords[end]}{' '}
            <NativeSelect
              value={chosen[end]}
              data-compare={end}
              onChange={({ target: { value } }) => setOwn((one) => ({ ...one, [end]: value }))}
            >
              {options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </label>
        ))}
      </Box>
      <div role="status">
        {before && after ? sentences && <Sentences list={sentences} /> : <Sentences list={undefined} />}
      </div>
    </Box>
  );
}

function useVersions(
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
