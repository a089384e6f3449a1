import type { Path } from '../../../language/schema';
import { isList, isObject, type CompiledForm, type JsonObject } from '../../../interpreter';
import { jsonOf, textIn } from '../../checker/json/walk';
import { parseScenarios, type Play, type ScenarioPlace } from '../../scenarios';
import type { Scenario } from '../../scenarios/language';
import { type Edit, textAfter } from '../document/textEdits';

/** What goes wrong when a scenario is played on a form, in words; `undefined`: nothing. */
export async function faultOf(
  play: Play,
  form: CompiledForm,
  scenario: Scenario,
  place?: ScenarioPlace,
): Promise<string | undefined> {
  const played = await play(form, scenario, place);
  const [, ...lines] = played.lines;
  return played.passed ? undefined : lines.map((line) => line.slice(4)).join('\n');
}

/** The same of one as it would stand in a file. */
export async function faultOfWritten(
  play: Play,
  form: CompiledForm,
  written: JsonObject,
): Promise<string | undefined> {
  const read = parseScenarios(JSON.stringify({ scenarios: [written] }));
  if (!read.ok)
    return read.issues.map(({ received, expected }) => `${received}, seharusnya ${expected}.`).join(' ');
  const [scenario] = read.scenarios;
  return scenario && faultOf(play, form, scenario);
}

function scenariosIn(file: string | undefined): readonly unknown[] {
  const json = file === undefined ? undefined : jsonOf(file);
  return isObject(json) && isList(json.scenarios) ? json.scenarios : [];
}

/** Where each scenario of a file stands that is written under its whole name; those of `cases` and of fragments are not. */
export function placesByName(file: string | undefined): ReadonlyMap<string, Path> {
  return new Map(
    scenariosIn(file).flatMap((one, at): [string, Path][] => {
      const name = textIn(one, 'name');
      return name === '' || (isObject(one) && 'cases' in one) ? [] : [[name, ['scenarios', at]]];
    }),
  );
}

/** The text of a file with a scenario at a place, or a further one at its end. */
export function withScenario(file: string | undefined, scenario: JsonObject, at?: Path): string {
  const text = file ?? '{\n  "scenarios": []\n}\n';
  const put: Edit = at
    ? { do: 'set', path: at, value: scenario }
    : { do: 'insert', path: ['scenarios'], index: scenariosIn(file).length, value: scenario };
  return textAfter(text, put) ?? text;
}

/** The text of a file without the scenario at a place. */
export function withoutScenario(file: string, at: Path): string {
  return textAfter(file, { do: 'remove', path: at }) ?? file;
}
