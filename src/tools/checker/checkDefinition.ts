import {
  collectNames,
  compile,
  include,
  parseText,
  withLists,
  stepsOf,
  type FormDefinition,
  isObject,
  type Allowance,
} from '../../interpreter';
import { declaredFields, type Checked, type CheckOptions, blocksOf } from './definition/checked';
import type { Finding, Found } from './finding';
import { findingsOf } from './findings';
import { foundOf } from './issues';
import { formDefinition } from '../../language/schemas/form';
import { isWithin, jsonOf, valueAt } from './json/walk';
import { rules } from './rules';
import { unusedLists } from './rules/lists';
import { type RuleId, catalogue } from './catalogue';
import { locate, treeOf } from './json/locate';

/**
 * Everything that is wrong with a definition, or could be better, in the order of its text; one finding per root cause.
 * Never throws, whatever the text. Pure, apart from what `exists` does.
 */
export function checkDefinition(text: string, options: CheckOptions): Finding[] {
  return findingsOf(text, options.file, findIn(text, options), 'Formulir');
}

function findIn(text: string, options: CheckOptions): Found[] {
  const reported: Found[] = [];
  let current: string | undefined = text;
  for (let round = 0; round < mostRounds && current !== undefined; round += 1) {
    const parsed = parseText(current);
    if (parsed.ok)
      return [...reported, ...withoutReported(reported, findInParsed(parsed.definition, current, options))];
    const found = parsed.issues.map(foundOf);
    reported.push(...withoutReported(reported, found));
    current = found.some(({ rule }) => rule === 'broken-json') ? undefined : repaired(current, found);
  }
  return reported;
}

/** Mistakes inside what a repair has brought to light are repaired, too, this often. */
const mostRounds = 5;

/** What follows from a mistake in the same object is no news. */
function withoutReported(reported: readonly Found[], found: readonly Found[]): Found[] {
  // With the word that was meant in its place, nothing follows.
  const lost = reported.filter(({ meant }) => meant === undefined);
  const objects = lost.map(({ path }) => path.replace(/(\.[^.[\]]+|\[[^\]]*\])$/, ''));
  const isNews = ({ path }: Found): boolean =>
    !reported.some((one) => one.path === path) &&
    !objects.some((object) => object !== '' && (path === object || path.startsWith(`${object}.`)));
  return found.filter(isNews);
}

function findInParsed(own: FormDefinition, text: string, options: CheckOptions): Found[] {
  const slug = wrongSlug(own, options.file);
  const whole = include(own, { get: (name) => options.textOf?.(name) });
  if (!whole.ok) return [...slug, ...whole.issues.map(foundOf)];
  const reported: Found[] = [];
  const { definition, placeOf } = withLists(whole.definition, (path, problem) => {
    reported.push(foundOf({ path, ...problem }));
  });
  const compiled = compile(definition);
  if (!compiled.ok) reported.push(...compiled.issues.map(foundOf));
  const checked: Checked = {
    definition,
    fields: declaredFields(definition),
    names: collectNames(definition, () => undefined),
    sources: compiled.ok ? compiled.form.sources : compiled.sources,
    form: compiled.ok ? compiled.form : undefined,
    ...options,
  };
  reported.push(...unusedLists(jsonOf(text), formDefinition));
  const found = [...slug, ...reported, ...rules.flatMap((rule) => rule(checked))];
  return withoutAllowed(checked, withoutConsequences(found, checked.fields)).map((one) => ({
    ...one,
    path: whole.placeOf(placeOf(one.path)),
  }));
}

function wrongSlug({ slug }: FormDefinition, file: string): Found[] {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');
  if (slug === name) return [];
  const what = `Slug "${slug}" tidak sama dengan nama berkasnya, "${name}".`;
  const fix = `Tulis "slug": "${name}", atau ubah nama berkasnya.`;
  return [{ rule: 'slug', path: 'slug', what, fix, edit: { put: name } }];
}

/** What is often nothing but the consequence of another mistake in what it leans on. */
const causes: Partial<Record<RuleId, RuleId>> = {
  // The only place that fills it names something else.
  'value-unwritten': 'unknown-name',
  'keep-unwritten': 'unknown-name',
  // A name that is not there is a misspelt one.
  'constant-unused': 'unknown-name',
  'condition-unused': 'unknown-name',
  // The field that would use it names another one.
  'list-unused': 'unknown-name',
  'column-unused': 'unknown-name',
  // A list that waits for itself should wait for the one above it.
  cycle: 'lookup-parent',
  // What no answer fits cannot fit the bank either.
  'contract-format': 'bounds-crossed',
};

function withoutConsequences(found: readonly Found[], fields: Checked['fields']): Found[] {
  const mistaken = (rule: RuleId): ReadonlySet<string> => {
    const ofRule = found.filter((one) => one.rule === rule);
    const owners = [...fields].filter(([, { path }]) =>
      ofRule.some((one) => one.path.startsWith(`${path}.`)),
    );
    return new Set([...ofRule.flatMap(({ meant }) => meant ?? []), ...owners.map(([name]) => name)]);
  };
  return found.filter(({ rule, path, leansOn }) => {
    // How a formula reads better is said once it is right.
    if (rule === 'formula-reads-plainer') return !found.some((one) => one.rule !== rule && one.path === path);
    const cause = causes[rule];
    if (!leansOn || cause === undefined) return true;
    const names = mistaken(cause);
    return !leansOn.some((name) => names.has(name));
  });
}

/**
 * The definition with its structural mistakes taken back, so that what else is wrong can be known in the same run: a
 * slip becomes the word that was meant, any other wrong key goes. `undefined` when a mistake cannot be taken back.
 */
function repaired(text: string, found: readonly Found[]): string | undefined {
  const root = treeOf(text);
  if (!root) return undefined;
  const json: unknown = JSON.parse(text);
  for (const { rule, path, meant } of found) {
    const { keys, rest } = locate(root, path);
    const key = keys.at(-1);
    const owner = valueAt(json, keys.slice(0, -1));
    if (
      rest !== '' ||
      rule === 'limit' ||
      rule === 'missing-key' ||
      !isWritable(owner) ||
      typeof key !== 'string'
    ) {
      return undefined;
    }
    if (rule === 'unknown-key') {
      if (meant !== undefined && !Object.hasOwn(owner, meant)) owner[meant] = owner[key];
      delete owner[key];
    } else if (meant !== undefined) owner[key] = meant;
    else delete owner[key];
  }
  return JSON.stringify(json);
}

/** It was parsed a moment ago, and belongs to nobody else. */
function isWritable(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}

/** What an editor has written under `checker`, and the place that it holds for. */
interface PlacedAllowance {
  path: string;
  checker: Allowance;
}

/**
 * Findings without the advice that their places do not follow. What is allowed but is no advice, or is not found there, is reported
 * instead; not of a form that cannot be compiled, of which some rules are not asked.
 */
function withoutAllowed({ definition, form }: Checked, found: readonly Found[]): Found[] {
  const allowances = allowancesIn(definition);
  const isAllowed = ({ rule, path }: Found, one: PlacedAllowance): boolean =>
    catalogue[rule].severity === 'advice' && one.checker.allow.includes(rule) && isWithin(path, one.path);
  const kept = found.filter((one) => !allowances.some((allowance) => isAllowed(one, allowance)));
  const idle = allowances.flatMap((allowance) =>
    allowance.checker.allow.flatMap((rule, index): Found[] => {
      const path = `${allowance.path}.checker.allow[${index}]`;
      if (!isAdvice(rule)) {
        const what = `"${rule}" bukan nama sebuah saran pemeriksa.`;
        return [{ rule: 'allow-unknown', path, what, fix: `Yang ada: ${advices.join(', ')}.` }];
      }
      if (!form || found.some((one) => one.rule === rule && isAllowed(one, allowance))) return [];
      const what = `Saran "${rule}" tidak ditemukan di sini.`;
      return [{ rule: 'allow-unused', path, what, fix: 'Hapus namanya dari "allow".' }];
    }),
  );
  return [...kept, ...idle];
}

function allowancesIn(definition: Checked['definition']): PlacedAllowance[] {
  return stepsOf(definition).flatMap(({ step, path }) => [
    ...(step.checker ? [{ path, checker: step.checker }] : []),
    ...[...blocksOf(step.blocks, `${path}.blocks`)].flatMap(({ block, path: at }) =>
      'checker' in block && block.checker ? [{ path: at, checker: block.checker }] : [],
    ),
  ]);
}

const advices = Object.entries(catalogue).flatMap(([rule, { severity }]) =>
  severity === 'advice' ? [rule] : [],
);

function isAdvice(rule: string): rule is RuleId {
  return advices.includes(rule);
}
