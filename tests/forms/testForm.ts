import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '../../src/interpreter';
import { definitionTexts, scenarioFragmentsIn } from '../../src/tools/definitionTexts';
import { mockBackEnd } from '../../src/tools/robot/testing/mockBackEnd';
import {
  createPlayer,
  fragmentPath,
  linesOf,
  parseScenarios,
  type Play,
  type ScenarioIssue,
  type ScenarioReport,
} from '../../src/tools/scenarios';
import { checkFile } from './checkFile';

/** Plays scenarios with the mock bank of the portal whose root is the working directory. */
export function openPlayer(): Play {
  return createPlayer(mockBackEnd(process.cwd()));
}

/** Whether a product has scenarios. */
export function hasScenarios(folder: string, slug: string): boolean {
  return existsSync(join(folder, `${slug}.scenarios.json`));
}

/**
 * Runs the scenarios of a product whose names have `only` in them. A form or a file of scenarios with mistakes is reported in one piece.
 * Throws an Indonesian word on a product or scenarios that are not there.
 */
export async function testForm(
  folder: string,
  slug: string,
  only: string,
  play: Play,
): Promise<readonly ScenarioReport[]> {
  const file = join(folder, `${slug}.scenarios.json`);
  if (!existsSync(join(folder, `${slug}.json`))) throw new Error(`Tidak ada ${slug}.json di ${folder}.`);
  if (!hasScenarios(folder, slug)) throw new Error(`Tidak ada skenario: ${file}.`);
  const texts = definitionTexts(folder);
  const loaded = loadForm(texts.get(slug) ?? '', slug, texts);
  if (!loaded.ok) return [mistakesIn(join(folder, `${slug}.json`))];
  const text = readFileSync(file, 'utf8');
  const fragments = scenarioFragmentsIn(folder);
  const parsed = parseScenarios(text, fragments);
  if (!parsed.ok) return wrongFiles(folder, file, parsed.issues);
  const lineOf = linesOf(text, fragments);
  const reported: ScenarioReport[] = [];
  for (const scenario of parsed.scenarios) {
    if (!scenario.name.toLowerCase().includes(only.toLowerCase())) continue;
    reported.push(await play(loaded.form, scenario, { lineOf }));
  }
  return reported;
}

/** The mistakes of the file itself, and of those that it takes in. */
function wrongFiles(folder: string, own: string, issues: readonly ScenarioIssue[]): ScenarioReport[] {
  const files = issues.map(({ fragment }) =>
    fragment === undefined ? own : join(folder, fragmentPath(fragment)),
  );
  return [...new Set(files)].map(mistakesIn);
}

function mistakesIn(file: string): ScenarioReport {
  const findings = checkFile(file).findings.filter(({ severity }) => severity === 'error');
  return {
    passed: false,
    lines: [
      `✗ ${file} tidak dapat dibaca`,
      ...findings.map(({ line, where, what, fix }) => `    Baris ${line}: ${where}: ${what} ${fix}`),
    ],
  };
}
