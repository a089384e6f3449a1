import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import useSWR from 'swr';
import type { CompiledForm, JsonObject } from '../../../interpreter';
import {
  createPlayer,
  fragmentPath,
  linesOf,
  parseScenarios,
  scenarioFragments,
  type ScenarioFragments,
} from '../../scenarios';
import { masterData } from '../masterData';
import { useScenarioRuns } from '../scenarios/useScenarioRuns';
import { readScenario, tryScenario, withScenario } from '../scenarios/scenarioFile';
import type { SourceFile, SourceFolder } from '../source/files';
import type { PreviewLink } from '../usePreview';
import { words } from '../words';
import { listStyle } from './listStyles';

const { scenarios: told } = words;

interface ScenarioPanelProps {
  slug: string;
  folder: SourceFolder;
  /** Of the newest text; `undefined`: it makes none. */
  form: CompiledForm | undefined;
  preview: PreviewLink;
}

/** The product's scenarios, run on the text as it is now, and the answers of the form as a new one. */
export function ScenarioPanel({ slug, folder, form, preview }: ScenarioPanelProps) {
  const name = `${slug}.scenarios.json`;
  // `null` is a file that is not there.
  const {
    data: file,
    error,
    mutate,
  } = useSWR<SourceFile | null, Error>(['scenarios', slug], async () => (await folder.read(name)) ?? null);
  const { data: fragments } = useSWR(['scenarios', 'fragments'], () => fragmentsIn(folder));
  if (error) return <Alert severity="error">{told.loadFailed}</Alert>;
  if (file === undefined || fragments === undefined) return <p>{words.loading}</p>;
  const save = async (text: string): Promise<string | undefined> => {
    const saved = await folder.save(name, text, file?.version);
    if (typeof saved === 'string') {
      if (saved !== 'conflict') return words.saveFailed[saved];
      // The next try starts from what stands there now.
      await mutate();
      return told.conflict;
    }
    await mutate({ text, version: saved.version }, { revalidate: false });
    return undefined;
  };
  return (
    <>
      {folder.saves && <NewScenario {...{ file: file?.text, fragments, form, preview, save }} />}
      {file ? (
        <Runner key={file.text} text={file.text} fragments={fragments} form={form} />
      ) : (
        <p>{folder.saves ? told.none : told.notHere}</p>
      )}
    </>
  );
}

/** What files of scenarios take in; nothing where the folder cannot be read. */
async function fragmentsIn(folder: SourceFolder): Promise<ScenarioFragments> {
  const whole = await folder.whole();
  return scenarioFragments(Object.entries(whole?.texts ?? {}));
}

interface RunnerProps {
  text: string;
  fragments: ScenarioFragments;
  form: CompiledForm | undefined;
}

function Runner({ text, fragments, form }: RunnerProps) {
  const [parsed] = useState(() => parseScenarios(text, fragments));
  const [lineOf] = useState(() => linesOf(text, fragments));
  const scenarios = parsed.ok ? parsed.scenarios : [];
  const { results, running, stale, run } = useScenarioRuns(scenarios, lineOf, form);
  if (!parsed.ok) {
    return (
      <Alert severity="error">
        {told.unreadable}
        <ul>
          {parsed.issues.map(({ path, received, expected, fragment }) => (
            <li key={`${fragment} ${path} ${received}`}>
              {told.issue(lineOf(path, fragment), received, expected, fragment && fragmentPath(fragment))}
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  const done = [...results.values()];
  const failed = done.filter(({ passed }) => !passed).length;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
        <Button size="small" variant="outlined" disabled={!form || running} onClick={run} data-action="run">
          {told.run}
        </Button>
        <Box role="status" data-scenario-summary>
          {!form && told.needsForm}
          {running && told.running(done.length, scenarios.length)}
          {!running && done.length > 0 && told.summary(done.length - failed, failed)}
          {stale && ` ${told.stale}`}
        </Box>
      </Box>
      <Box component="ul" sx={listStyle}>
        {scenarios.map(({ name }) => {
          const result = results.get(name);
          const state = result ? (result.passed ? 'passed' : 'failed') : 'waiting';
          const color = { passed: 'success.dark', failed: 'error.main', waiting: 'text.secondary' }[state];
          return (
            <li key={name} data-scenario={state}>
              <Box component="strong" sx={{ color, mr: 1 }}>
                {told[state]}
              </Box>
              {name}
              {result && !result.passed && (
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{result.words}</Box>
              )}
            </li>
          );
        })}
      </Box>
    </>
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
  file: string | undefined;
  fragments: ScenarioFragments;
  form: CompiledForm | undefined;
  preview: PreviewLink;
  /** Gives what went wrong, in words. */
  save: (text: string) => Promise<string | undefined>;
}

/** 'Simpan jawaban sebagai skenario': only what passes when it is run again is saved. */
function NewScenario({ file, fragments, form, preview, save }: NewScenarioProps) {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string }>();
  const record = async (): Promise<{ severity: 'success' | 'error'; text: string }> => {
    const fail = (text: string) => ({ severity: 'error', text }) as const;
    if (name.trim() === '') return fail(told.nameMissing);
    if (!form) return fail(told.needsForm);
    const tried = (await preview.record()).map((one) => ({ name: name.trim(), ...one }));
    const results = await Promise.all(tried.map((one) => passes(form, one)));
    const written = tried[results.findIndex((words) => words === undefined)];
    if (!written) return fail(`${told.refused}\n${results[0] ?? ''}`);
    const text = withScenario(file, written);
    if (!parseScenarios(text, fragments).ok) return fail(told.nameTaken);
    const fault = await save(text);
    if (fault !== undefined) return fail(fault);
    setName('');
    return { severity: 'success', text: told.recorded };
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record().then(setOutcome);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <label htmlFor="scenario-name">{told.name}</label>
      <InputBase
        id="scenario-name"
        value={name}
        placeholder={told.nameHint}
        onChange={(event) => setName(event.target.value)}
        sx={{ flex: 1, minWidth: 200, border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1 }}
      />
      <Button size="small" type="submit" variant="outlined" data-action="record">
        {told.record}
      </Button>
      {outcome && (
        <Alert severity={outcome.severity} role="status" sx={{ width: '100%', whiteSpace: 'pre-wrap' }}>
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}
