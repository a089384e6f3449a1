import {
  codeOf,
  isObject,
  loadForm,
  nearest,
  type CompiledForm,
  type Issue,
  type JsonObject,
} from '../../../interpreter';
import {
  checkNames,
  checkUsual,
  fragmentOf,
  parseScenarios,
  scenarioFragments,
  takenIn,
  type ScenarioIssue,
} from '../../scenarios';
import type { Finding, Found } from '../finding';
import { findingsOf } from '../findings';
import { foundOf } from '../issues';
import { jsonOf } from '../json/walk';
import { productsOf, type Folder } from './names';

const ending = '.scenarios.json';

/** What is wrong with a file of scenarios: its structure, and names that its form does not have. */
export function checkScenarios({ texts }: Folder, name: string, file: string): Finding[] {
  const text = texts.get(name) ?? '';
  const fragment = fragmentOf(name);
  const found = fragment === undefined ? inProduct(texts, name) : inFragment(texts, fragment);
  const json = jsonOf(text);
  const usual = isObject(json) && isObject(json.with) ? json.with : {};
  // Answers for all scenarios are reported where they are written.
  const own = found.filter(({ path }) => !path.startsWith('with.') || Object.hasOwn(usual, path.slice(5)));
  return findingsOf(text, file, own, 'Skenario');
}

function inProduct(texts: Folder['texts'], name: string): Found[] {
  const slug = name.slice(0, -ending.length);
  if (!texts.has(`${slug}.json`)) return withoutProduct(texts, slug);
  const unknown = issuesOf(texts, slug).flatMap(({ fragment, ...issue }) =>
    fragment === undefined ? [foundOf(issue)] : [],
  );
  return [...unknown, ...unlistedCodes(texts, slug)];
}

/** Answers of a scenario that are no option of their question; what is tried may be wrong on purpose. */
function unlistedCodes(texts: Folder['texts'], slug: string): Found[] {
  const parsed = parseScenarios(texts.get(`${slug}${ending}`) ?? '', scenarioFragments(texts));
  const form = parsed.ok ? formOf(texts, slug) : undefined;
  if (!parsed.ok || !form) return [];
  const findingsIn = (answers: JsonObject, at: string): Found[] =>
    Object.entries(answers).flatMap(([name, answer]): Found[] => {
      const codes = form.fields.get(name)?.listed?.map(({ code }) => code);
      const given = [answer].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
      const wrong = codes && given.find((one) => !codes.includes(codeOf(one)));
      if (wrong === undefined) return [];
      const what = `Pilihan ${JSON.stringify(wrong)} tidak ada pada "${name}".`;
      const fix = `Yang ada: ${codes?.slice(0, 12).join(', ')}.`;
      return [{ rule: 'scenario-code', path: `${at}.${name}`, what, fix, cause: [name, wrong] }];
    });
  const [first] = parsed.scenarios;
  return [
    ...(first ? findingsIn(first.usual, 'with') : []),
    ...parsed.scenarios.flatMap(({ steps, at, fragment }) =>
      fragment !== undefined
        ? []
        : steps.flatMap((step) => {
            const place = `scenarios[${at}].steps[${step.at}].${step.act}`;
            if (step.act === 'fill') return findingsIn(step.with, place);
            return step.act === 'arrive' ? findingsIn(step.with.with, place.replace(/arrive$/, 'with')) : [];
          }),
    ),
  ];
}

/** A fragment is what the products make of it: it is looked at in each of those that take it in. */
function inFragment(texts: Folder['texts'], fragment: string): Found[] {
  const takers = [...texts].flatMap(([path, text]) =>
    path.endsWith(ending) && fragmentOf(path) === undefined && takenIn(jsonOf(text)).includes(fragment)
      ? [path.slice(0, -ending.length)]
      : [],
  );
  if (takers.length === 0) return unusedScenarios();
  return takers.flatMap((slug) =>
    issuesOf(texts, slug).flatMap(({ fragment: where, ...issue }): Found[] => {
      const { what, ...found } = foundOf(issue);
      return where === fragment || issue.path.startsWith('with.')
        ? [{ ...found, what: what.replace('di formulir ini', `di formulir "${slug}"`) }]
        : [];
    }),
  );
}

/** What is wrong with the scenarios of a product, in its own file and in those that it takes in. */
function issuesOf(texts: Folder['texts'], slug: string): readonly ScenarioIssue[] {
  const parsed = parseScenarios(texts.get(`${slug}${ending}`) ?? '', scenarioFragments(texts));
  if (!parsed.ok) return parsed.issues;
  const form = formOf(texts, slug);
  // What is wrong with the form is reported there.
  if (!form) return [];
  const [first] = parsed.scenarios;
  return [
    ...(first ? checkUsual(form, first) : []),
    ...parsed.scenarios.flatMap((scenario) =>
      checkNames(form, scenario).map((issue: Issue): ScenarioIssue => ({
        ...issue,
        path: `scenarios[${scenario.at}].${issue.path}`,
        fragment: scenario.fragment,
      })),
    ),
  ];
}

function formOf(texts: Folder['texts'], slug: string): CompiledForm | undefined {
  const byName = new Map([...texts].map(([one, json]) => [one.replace(/\.json$/, ''), json]));
  const loaded = loadForm(texts.get(`${slug}.json`) ?? '', slug.replace(/^templates\//, ''), byName);
  return loaded.ok ? loaded.form : undefined;
}

function unusedScenarios(): Found[] {
  const what = 'Skenario ini tidak diambil skenario produk mana pun.';
  return [
    { rule: 'file-unused', path: '', what, fix: 'Hapus berkas ini, atau sebut namanya di "fragments".' },
  ];
}

function withoutProduct(texts: Folder['texts'], slug: string): Found[] {
  const near = nearest(slug, productsOf(texts));
  const what = `Tidak ada formulir "${slug}", yang skenarionya ini.`;
  const fix =
    near === undefined
      ? 'Hapus berkas ini, atau ganti namanya.'
      : `Ganti namanya menjadi "${near}.scenarios.json".`;
  return [{ rule: 'file-unused', path: '', what, fix }];
}
