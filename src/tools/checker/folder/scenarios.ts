import { loadForm } from '../../../interpreter';
import { checkNames, checkUsual, parseScenarios } from '../../scenarios';
import type { Finding } from '../finding';
import { findingsOf } from '../findings';
import { foundOf } from '../issues';
import type { Folder } from './folder';
import { withoutProduct } from './unused';

/** What is wrong with a file of scenarios: its structure, and names that its form does not have. */
export function checkScenarios({ texts }: Folder, name: string, file: string): Finding[] {
  const text = texts.get(name) ?? '';
  const slug = name.replace(/\.scenarios\.json$/, '');
  const definition = texts.get(`${slug}.json`);
  const tell = (found: Parameters<typeof findingsOf>[2]): Finding[] =>
    findingsOf(text, file, found, 'Skenario');
  if (definition === undefined) return tell(withoutProduct(texts, slug));
  const parsed = parseScenarios(text);
  if (!parsed.ok) return tell(parsed.issues.map(foundOf));
  const byName = new Map([...texts].map(([one, json]) => [one.replace(/\.json$/, ''), json]));
  const loaded = loadForm(definition, slug, byName);
  // What is wrong with the form is told there.
  if (!loaded.ok) return tell([]);
  const { form } = loaded;
  const inFile = parsed.scenarios.slice(0, 1).flatMap((first) => checkUsual(form, first).map(foundOf));
  const inScenarios = parsed.scenarios.flatMap((scenario) =>
    checkNames(form, scenario).map((issue) => {
      const found = foundOf(issue);
      return { ...found, path: `scenarios[${scenario.at}].${found.path}` };
    }),
  );
  return tell([...inFile, ...inScenarios]);
}
