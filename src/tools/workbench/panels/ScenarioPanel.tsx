import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { Path } from '../../../language/schema';
import { type ReactNode, useMemo, useState } from 'react';
import useSWR from 'swr';
import type { CompiledForm } from '../../../interpreter';
import {
  createPlayer,
  fragmentPath,
  linesOf,
  parseScenarios,
  scenarioFragments,
  type ScenarioFragments,
} from '../../scenarios';
import { useWhole } from '../document/projectFiles';
import { masterData } from '../masterData';
import {
  faultOf,
  faultOfWritten,
  placesByName,
  withoutScenario,
  withScenario,
} from '../scenarios/scenarioFile';
import type { SourceFile, SourceFolder } from '../source/files';
import type { Preview } from '../usePreview';
import { words } from '../words';
import type { Proofs, ServedWalks } from '../source/proofs';
import { listStyle } from './listStyles';
import { useLook } from './useLook';
import type { Scenario } from '../../scenarios/language';

const { scenarios: panelWords } = words;

interface ScenarioPanelProps {
  slug: string;
  folder: SourceFolder;
  form: CompiledForm | undefined;
  preview: Preview;
  /** The definition as it is edited, and whether it is saved: the robot walks through what is. */
  text: string;
  saved: boolean;
  /** Left out: nothing can be walked through here. */
  proofs: Proofs | undefined;
}

/** The product's scenarios, run on the text as it is now, with the robot in one list, and the answers of the form as a new one. */
export function ScenarioPanel({
  slug,
  folder,
  form,
  preview,
  text: edited,
  saved,
  proofs,
}: ScenarioPanelProps) {
  const robot = useLook<ServedWalks>(edited);
  const name = `${slug}.scenarios.json`;
  // `null` is a file that is not there.
  const {
    data: file,
    error,
    mutate,
  } = useSWR<SourceFile | null, Error>(['scenarios', slug], async () => (await folder.read(name)) ?? null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [whole] = useWhole(folder);
  const fragments = useMemo(() => scenarioFragments(Object.entries(whole?.texts ?? {})), [whole]);
  if (error) return <Alert severity="error">{panelWords.loadFailed}</Alert>;
  if (file === undefined || whole === undefined) return <p>{words.loading}</p>;
  const save = async (text: string, done: string): Promise<Outcome> => {
    const saved = await folder.save(name, text, file?.version);
    if (saved === 'conflict') {
      // The next try starts from what stands there now.
      await mutate();
      return fail(panelWords.conflict);
    }
    if (typeof saved === 'string') return fail(words.saveFailed[saved]);
    await mutate({ text, version: saved.version }, { revalidate: false });
    return { severity: 'success', text: done };
  };
  const places = placesByName(file?.text);
  /** Saves the visit in the preview as a scenario, at the end of the file or in place of one; gives what came of it. */
  const record = async (name: string, at?: Path): Promise<Outcome> => {
    if (name === '') return fail(panelWords.nameMissing);
    if (!form) return fail(panelWords.needsForm);
    const tried = preview.record().map((one) => ({ name, ...one }));
    const faults = await Promise.all(tried.map((one) => faultOfWritten(player(), form, one)));
    const written = tried[faults.indexOf(undefined)];
    if (!written) return fail(`${panelWords.refused}\n${faults[0] ?? ''}`);
    if (!at && places.has(name)) return fail(panelWords.nameTaken);
    const text = withScenario(file?.text, written, at);
    if (!parseScenarios(text, fragments).ok) return fail(panelWords.fileBroken);
    return save(text, panelWords.recorded);
  };
  /** Saves the file without a scenario; the last one stays, since a file of scenarios holds one at least. */
  const remove = async (scenario: string, text: string): Promise<Outcome> =>
    placesByName(text).size === 0 ? fail(panelWords.lastOne) : save(text, panelWords.removed(scenario));
  /** Shows what came of a press on a line of the list, whose buttons are redrawn. */
  const showOutcome = (outcome: Promise<Outcome>): void => {
    void outcome.then((next) => {
      setOutcome(next);
      document.getElementById('panel')?.focus();
    });
  };
  const linesOfFile: LineActions | undefined = folder.saves
    ? {
        isOwn: (scenario) => places.has(scenario),
        onReplace: (scenario) => showOutcome(record(scenario, places.get(scenario))),
        onRemove: (scenario) => {
          const at = places.get(scenario);
          if (file && at) showOutcome(remove(scenario, withoutScenario(file.text, at)));
        },
      }
    : undefined;
  return (
    <>
      {folder.saves && <NewScenario record={record} outcome={outcome} onOutcome={setOutcome} />}
      {!file && <p>{folder.saves ? panelWords.none : panelWords.notHere}</p>}
      {(file || proofs) && (
        <Tests key={file?.text} text={file?.text} fragments={fragments} form={form} lines={linesOfFile}>
          {proofs && (
            <Row
              name={panelWords.robot}
              state={robot.found ? (robot.found.complete ? 'passed' : 'failed') : 'waiting'}
              said={[...(saved ? [] : [panelWords.saveFirst]), robot.fault ?? robot.found?.words ?? ''].join(
                ' ',
              )}
            >
              <Button
                size="small"
                disabled={robot.busy || !saved}
                data-action="walk"
                onClick={() => robot.look(() => proofs.walk(slug))}
              >
                {robot.busy ? panelWords.walking : panelWords.walk}
              </Button>
            </Row>
          )}
        </Tests>
      )}
    </>
  );
}

interface Outcome {
  severity: 'success' | 'error';
  text: string;
}

const fail = (text: string): Outcome => ({ severity: 'error', text });

const player = () => createPlayer({ ask: masterData });

interface LineActions {
  isOwn: (scenario: string) => boolean;
  onReplace: (scenario: string) => void;
  onRemove: (scenario: string) => void;
}

interface TestsProps {
  /** Left out: there is no file of scenarios. */
  text: string | undefined;
  fragments: ScenarioFragments;
  form: CompiledForm | undefined;
  /** Left out: the file cannot be written. */
  lines: LineActions | undefined;
  children: ReactNode;
}

/** What the form is tested by, a line each: what fails stands first. */
function Tests({ text = '', fragments, form, lines, children }: TestsProps) {
  const [parsed] = useState(() => parseScenarios(text, fragments));
  const [lineOf] = useState(() => linesOf(text, fragments));
  const scenarios = parsed.ok ? parsed.scenarios : [];
  /** What is wrong with each that was run, and on which form they were. */
  const [faults, setFaults] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [of, setOf] = useState<CompiledForm>();
  const running = of !== undefined && faults.size < scenarios.length;
  const failed = [...faults.values()].filter((fault) => fault !== undefined).length;
  const hasFailed = ({ name }: Scenario): boolean => faults.get(name) !== undefined;
  /** One after the other, with the page alive in between. */
  const run = async (on: CompiledForm): Promise<void> => {
    setFaults(new Map());
    setOf(on);
    const play = player();
    for (const scenario of scenarios) {
      const fault = await faultOf(play, on, scenario, { lineOf });
      setFaults((now) => new Map(now).set(scenario.name, fault));
    }
  };
  return (
    <>
      {scenarios.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={!form || running}
            onClick={() => form && void run(form)}
            data-action="run"
          >
            {panelWords.run}
          </Button>
          <Box role="status" data-scenario-summary>
            {!form && panelWords.needsForm}
            {running && panelWords.running(faults.size, scenarios.length)}
            {!running && faults.size > 0 && panelWords.summary(faults.size - failed, failed)}
            {of && of !== form && ` ${panelWords.stale}`}
          </Box>
        </Box>
      )}
      {text !== '' && !parsed.ok && (
        <Alert severity="error">
          {panelWords.unreadable}
          <ul>
            {parsed.issues.map(({ path, received, expected, fragment }) => (
              <li key={`${fragment} ${path} ${received}`}>
                {panelWords.issue(
                  lineOf(path, fragment),
                  received,
                  expected,
                  fragment && fragmentPath(fragment),
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Box component="ul" sx={listStyle}>
        {children}
        {[...scenarios]
          .sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
          .map((scenario) => {
            const { name } = scenario;
            const state = hasFailed(scenario) ? 'failed' : faults.has(name) ? 'passed' : 'waiting';
            return (
              <Row key={name} name={name} state={state} said={faults.get(name) ?? ''}>
                {lines?.isOwn(name) && (
                  <>
                    {hasFailed(scenario) && (
                      <Button
                        size="small"
                        aria-label={panelWords.replaceOf(name)}
                        onClick={() => lines.onReplace(name)}
                      >
                        {panelWords.replace}
                      </Button>
                    )}
                    <Button
                      size="small"
                      color="error"
                      aria-label={panelWords.removeOf(name)}
                      onClick={() => lines.onRemove(name)}
                    >
                      {panelWords.remove}
                    </Button>
                  </>
                )}
              </Row>
            );
          })}
      </Box>
    </>
  );
}

const colours = { passed: 'success.dark', failed: 'error.main', waiting: 'text.secondary' } as const;

interface RowProps {
  name: string;
  state: keyof typeof colours;
  said: string;
  children: ReactNode;
}

function Row({ name, state, said, children }: RowProps) {
  return (
    <li data-scenario={state}>
      <Box component="strong" sx={{ color: colours[state], mr: 1 }}>
        {panelWords[state]}
      </Box>
      {name}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said}</Box>
      {children}
    </li>
  );
}

interface NewScenarioProps {
  record: (name: string) => Promise<Outcome>;
  outcome: Outcome | undefined;
  onOutcome: (outcome: Outcome) => void;
}

/** 'Simpan jawaban sebagai skenario': only what passes when it is run again is saved. */
function NewScenario({ record, outcome, onOutcome }: NewScenarioProps) {
  const [name, setName] = useState('');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record(name.trim()).then((next) => {
          if (next.severity === 'success') setName('');
          onOutcome(next);
        });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <label htmlFor="scenario-name">{panelWords.name}</label>
      <InputBase
        id="scenario-name"
        value={name}
        placeholder={panelWords.nameHint}
        onChange={(event) => setName(event.target.value)}
        sx={{ flex: 1, minWidth: 200, border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1 }}
      />
      <Button size="small" type="submit" variant="outlined" data-action="record">
        {panelWords.record}
      </Button>
      {outcome && (
        <Alert severity={outcome.severity} role="status" sx={{ width: '100%', whiteSpace: 'pre-wrap' }}>
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}
