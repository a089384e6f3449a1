import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { Path } from '../../../language/schema';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import type { CompiledForm, JsonObject } from '../../../interpreter';
import {
  createPlayer,
  fragmentPath,
  linesOf,
  parseScenarios,
  scenarioFragments,
  type ScenarioFragments,
  type ScenarioPlace,
} from '../../scenarios';
import { masterData } from '../masterData';
import {
  placesByName,
  readScenario,
  tryScenario,
  withoutScenario,
  withScenario,
  type Result,
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
  const { data: fragments } = useSWR(['scenarios', 'fragments'], () => fragmentsIn(folder));
  if (error) return <Alert severity="error">{panelWords.loadFailed}</Alert>;
  if (file === undefined || fragments === undefined) return <p>{words.loading}</p>;
  const save = async (text: string): Promise<string | undefined> => {
    const saved = await folder.save(name, text, file?.version);
    if (typeof saved === 'string') {
      if (saved !== 'conflict') return words.saveFailed[saved];
      // The next try starts from what stands there now.
      await mutate();
      return panelWords.conflict;
    }
    await mutate({ text, version: saved.version }, { revalidate: false });
    return undefined;
  };
  const places = placesByName(file?.text);
  /** Saves the visit in the preview as a scenario, at the end of the file or in place of one; gives what came of it. */
  const record = async (name: string, at?: Path): Promise<Outcome> => {
    if (name === '') return fail(panelWords.nameMissing);
    if (!form) return fail(panelWords.needsForm);
    const tried = preview.record().map((one) => ({ name, ...one }));
    const results = await Promise.all(tried.map((one) => passes(form, one)));
    const written = tried[results.findIndex((words) => words === undefined)];
    if (!written) return fail(`${panelWords.refused}\n${results[0] ?? ''}`);
    if (!at && places.has(name)) return fail(panelWords.nameTaken);
    const text = withScenario(file?.text, written, at);
    if (!parseScenarios(text, fragments).ok) return fail(panelWords.fileBroken);
    const fault = await save(text);
    return fault === undefined ? { severity: 'success', text: panelWords.recorded } : fail(fault);
  };
  /** Saves the file without a scenario; the last one stays, since a file of scenarios holds one at least. */
  const remove = async (scenario: string, text: string): Promise<Outcome> => {
    if (placesByName(text).size === 0) return fail(panelWords.lastOne);
    const fault = await save(text);
    return fault === undefined ? { severity: 'success', text: panelWords.removed(scenario) } : fail(fault);
  };
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

interface LineActions {
  isOwn: (scenario: string) => boolean;
  onReplace: (scenario: string) => void;
  onRemove: (scenario: string) => void;
}

/** What files of scenarios take in; nothing where the folder cannot be read. */
async function fragmentsIn(folder: SourceFolder): Promise<ScenarioFragments> {
  const whole = await folder.whole();
  return scenarioFragments(Object.entries(whole?.texts ?? {}));
}

interface TestsProps {
  /** Left out: there is no file of scenarios. */
  text: string | undefined;
  fragments: ScenarioFragments;
  form: CompiledForm | undefined;
  /** Left out: the file cannot be written. */
  lines: LineActions | undefined;
  /** The robot's own line. */
  children: ReactNode;
}

/** What the form is tested by, a line each: what fails stands first. */
function Tests({ text = '', fragments, form, lines, children }: TestsProps) {
  const [parsed] = useState(() => parseScenarios(text, fragments));
  const [lineOf] = useState(() => linesOf(text, fragments));
  const scenarios = parsed.ok ? parsed.scenarios : [];
  const { results, running, stale, run } = useScenarioRuns(scenarios, lineOf, form);
  const done = [...results.values()];
  const failed = done.filter(({ passed }) => !passed).length;
  const hasFailed = ({ name }: Scenario): boolean => results.get(name)?.passed === false;
  return (
    <>
      {scenarios.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
          <Button size="small" variant="outlined" disabled={!form || running} onClick={run} data-action="run">
            {panelWords.run}
          </Button>
          <Box role="status" data-scenario-summary>
            {!form && panelWords.needsForm}
            {running && panelWords.running(done.length, scenarios.length)}
            {!running && done.length > 0 && panelWords.summary(done.length - failed, failed)}
            {stale && ` ${panelWords.stale}`}
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
            const result = results.get(name);
            return (
              <Row
                key={name}
                name={name}
                state={result ? (result.passed ? 'passed' : 'failed') : 'waiting'}
                said={result && !result.passed ? result.words : ''}
              >
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
  /** What can be done with it. */
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

/** What is wrong with a scenario, in words; `undefined`: it passes. */
async function passes(form: CompiledForm, written: JsonObject): Promise<string | undefined> {
  const read = readScenario(written);
  if (!read.ok)
    return read.issues.map(({ received, expected }) => `${received}, seharusnya ${expected}.`).join(' ');
  const result = await tryScenario(createPlayer({ ask: masterData }), form, read.scenario);
  return result.passed ? undefined : result.words;
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

/** Runs of scenarios by name, one after the other, with the page alive in between. */
function useScenarioRuns(
  scenarios: readonly Scenario[],
  /** Of the files in which they stand. */
  lineOf: ScenarioPlace['lineOf'],
  form: CompiledForm | undefined,
) {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [of, setOf] = useState<CompiledForm>();
  const [running, setRunning] = useState(false);
  const runAll = async (on: CompiledForm): Promise<void> => {
    setResults(new Map());
    setOf(on);
    setRunning(true);
    const play = createPlayer({ ask: masterData });
    for (const scenario of scenarios) {
      const result = await tryScenario(play, on, scenario, { lineOf });
      setResults((now) => new Map([...now, [scenario.name, result]]));
    }
    setRunning(false);
  };
  return {
    results,
    running,
    /** The results are those of an earlier text. */
    stale: results.size > 0 && of !== form,
    run: () => {
      if (form) void runAll(form);
    },
  };
}
