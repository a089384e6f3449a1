import { compile, include, includedSlugs, parseText, type FormDefinition, type Issue } from '../interpreter';
import { rowOf, type RuleId } from './catalogue';
import { declaredFields, stepsOf, type Checked } from './definition/checked';
import { sourcesOf } from './definition/sources';
import type { Finding, Found } from './finding';
import { foundOf } from './issues';
import { mergeRootCauses } from './mergeRootCauses';
import { placer, startOfText } from './placer';
import { repaired } from './repair';
import { rules } from './rules';

/** What the checker is told besides the text. */
export interface CheckOptions {
  /** The file's name or path, as findings tell it; its last part without `.json` must be the slug. */
  file: string;
  /** Whether a file of the portal exists, by its address (`/files/a.webp`); left out: pictures are not looked for. */
  exists?: (path: string) => boolean;
  /** The text of a form that stands in a step, by its slug; left out: such forms are missing. */
  textOf?: (slug: string) => string | undefined;
  /** The day of the check, `YYYY-MM-DD`; left out: rules that depend on the day are not asked. */
  today?: string;
}

/**
 * Everything that is wrong with a definition, or could be better, in the order of its text; one finding per root cause.
 * Never throws, whatever the text. Pure, apart from what `exists` does.
 */
export function checkDefinition(text: string, options: CheckOptions): Finding[] {
  const { file } = options;
  const found = findIn(text, options);
  const place = found.length > 0 ? placer(text) : undefined;
  return mergeRootCauses(found)
    .flatMap(({ alsoAt, position, about: _, ...one }): Finding[] => {
      const { included, ...placed } = place?.(one.path, one.rule) ?? startOfText;
      // What is wrong inside an included form is told when that form is checked.
      if (included && !ofTheHost.has(one.rule)) return [];
      return [{ ...one, ...placed, ...position, ...rowOf(one.rule), file, alsoAt }];
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function findIn(text: string, options: CheckOptions): Found[] {
  const told: Found[] = [];
  let current: string | undefined = text;
  for (let round = 0; round < mostRounds && current !== undefined; round += 1) {
    const parsed = parseText(current);
    if (parsed.ok) return [...told, ...unlessToldBefore(told, findInParsed(parsed.definition, options))];
    const found = fromIssues(parsed.issues, 'parse', new Set());
    told.push(...unlessToldBefore(told, found));
    current = found.some(({ rule }) => rule === 'broken-json') ? undefined : repaired(current, found);
  }
  return told;
}

/** Mistakes inside what a repair has brought to light are repaired, too, this often. */
const mostRounds = 5;

/** What follows from a mistake in the same object is no news. */
function unlessToldBefore(told: readonly Found[], found: readonly Found[]): Found[] {
  // With the word that was meant in its place, nothing follows.
  const lost = told.filter(({ suggestion }) => suggestion === undefined);
  const objects = lost.map(({ path }) => path.replace(/(\.[^.[\]]+|\[[^\]]*\])$/, ''));
  const isNews = ({ path }: Found): boolean =>
    !told.some((one) => one.path === path) &&
    !objects.some((object) => object !== '' && (path === object || path.startsWith(`${object}.`)));
  return found.filter(isNews);
}

function findInParsed(own: FormDefinition, options: CheckOptions): Found[] {
  const slug = wrongSlug(own, options.file);
  const whole = include(own, textsOf(own, options));
  if (!whole.ok) return [...slug, ...fromIssues(whole.issues, 'compile', new Set())];
  const { definition } = whole;
  const compiled = compile(definition);
  const stepIds = new Set(stepsOf(definition).map(({ step }) => step.id));
  const told = compiled.ok
    ? []
    : fromIssues(compiled.issues, 'compile', stepIds).map((one) => placeTwice(one, definition));
  const checked: Checked = {
    definition,
    fields: declaredFields(definition),
    sources: sourcesOf(definition),
    form: compiled.ok ? compiled.form : undefined,
    exists: options.exists,
    today: options.today,
  };
  return [...slug, ...told, ...rules.flatMap((rule) => rule(checked))];
}

function textsOf(definition: FormDefinition, { textOf }: CheckOptions): Map<string, string> {
  return new Map(
    includedSlugs(definition).flatMap((slug) => {
      const text = textOf?.(slug);
      return text === undefined ? [] : [[slug, text] as const];
    }),
  );
}

function fromIssues(
  issues: readonly Issue[],
  phase: 'parse' | 'compile',
  stepIds: ReadonlySet<string>,
): Found[] {
  return issues.map((issue) => foundOf(issue, phase, stepIds));
}

function wrongSlug({ slug }: FormDefinition, file: string): Found[] {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');
  if (slug === name) return [];
  const what = `Slug "${slug}" tidak sama dengan nama berkasnya, "${name}".`;
  return [{ rule: 'slug', path: 'slug', what, mend: `Tulis "slug": "${name}", atau ubah nama berkasnya.` }];
}

/** The interpreter tells of an id that stands twice without a place: it is that of the second step or stage. */
function placeTwice(found: Found, definition: FormDefinition): Found {
  if (found.rule !== 'duplicate-id') return found;
  const id = /"([^"]*)"/.exec(found.what)?.[1];
  const steps = stepsOf(definition).filter(({ step }) => step.id === id);
  const stages = (definition.stages ?? []).flatMap((stage, index) =>
    stage.id === id ? [`stages[${index}]`] : [],
  );
  const path = steps[1]?.path ?? stages[1];
  return path === undefined ? found : { ...found, path: `${path}.id` };
}

/** What a form that stands in a step may have to do with the form around it. */
const ofTheHost: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-name',
  'duplicate-name',
  'cycle',
  'used-before-asked',
  'block-unreachable',
  'option-unreachable',
  'dead-end',
]);
