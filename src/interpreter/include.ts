import {
  blocksOf,
  fragmentFileName,
  fragmentUses,
  includeFragments,
  type Included,
  type TextsByName,
} from './fragments/includeFragments';
import { withBlocks } from './compile/lists';
import { withPlaces, type Issue } from './issues';
import type { FormDefinition, FormEmbedBlock, GroupBlock, Step } from '../language';
import { parseText } from './parse/parseText';

/** The files that a definition takes in, by their names without `.json`, each once: forms in its steps, and fragments. */
export function includedFiles(definition: FormDefinition): readonly string[] {
  const fragments = fragmentUses(definition).map(({ use }) => fragmentFileName(use.fragment));
  return [...new Set([...includedSlugs(definition), ...fragments])];
}

/** The fragments of a form that stands in a step of another one, by its text; none of a text that makes no form. */
export function fragmentsOfIncluded(text: string): readonly string[] {
  const parsed = parseText(text);
  return parsed.ok ? fragmentUses(parsed.definition).map(({ use }) => fragmentFileName(use.fragment)) : [];
}

/** The forms that stand in the steps of a definition, each once. */
function includedSlugs(definition: FormDefinition): readonly string[] {
  return [...new Set(formBlocks(definition).map(({ slug }) => slug))];
}

/**
 * Takes the fragments and forms in the steps of a definition in. The fields, constants, conditions and lists of a form join the host's under
 * the same names; such a form has one step and no actions. What has no text stays where it is, for `compile` to report. A name that
 * both have is an issue.
 */
export function include(written: FormDefinition, texts: TextsByName): Included {
  const own = includeFragments(written, texts);
  if (!own.ok) return own;
  const { definition: host, placeOf } = own;
  const issues: Issue[] = [];
  const includedForms = new Map<string, FormDefinition>();
  for (const slug of includedSlugs(host)) {
    const text = texts.get(slug);
    if (text === undefined) continue;
    const inFile = (path: string): string => `${slug}.json: ${path}`;
    const parsed = parseText(text);
    if (!parsed.ok) {
      issues.push(...withPlaces(parsed.issues, inFile));
      continue;
    }
    const others = [host, ...includedForms.values()];
    issues.push(...unfit(slug, parsed.definition), ...clashes(slug, others, parsed.definition));
    const includedForm = includeFragments(parsed.definition, texts);
    if (includedForm.ok) includedForms.set(slug, includedForm.definition);
    else issues.push(...withPlaces(includedForm.issues, inFile));
  }
  if (issues.length > 0) return { ok: false, issues };
  if (includedForms.size === 0) return { ok: true, definition: host, placeOf };
  const all = [...includedForms.values()];
  const groups = formBlocks(host).flatMap((block): [object, object][] => {
    const [step] = includedForms.get(block.slug)?.steps ?? [];
    return step ? [[block, groupOf(block, step)]] : [];
  });
  return {
    ok: true,
    placeOf,
    definition: {
      // Groups stand in the places of blocks.
      ...(withBlocks(host, new Map(groups)) as FormDefinition),
      ...Object.fromEntries(
        named.map((kind) => [
          kind,
          Object.assign({}, ...all.map((includedForm) => includedForm[kind]), host[kind]),
        ]),
      ),
    },
  };
}

/** The blocks of a definition in whose places forms are taken in. */
function formBlocks(definition: FormDefinition): FormEmbedBlock[] {
  return blocksOf(definition).flatMap(({ block }) => ('type' in block && block.type === 'form' ? block : []));
}

/** The blocks of a form's step as a group in the place where it is named. */
function groupOf({ visibleWhen }: FormEmbedBlock, { checks, blocks }: Step): GroupBlock {
  return { type: 'group', ...(visibleWhen && { visibleWhen }), ...(checks && { checks }), blocks };
}

/** Why a form cannot stand inside another one. */
function unfit(slug: string, includedForm: FormDefinition): Issue[] {
  const path = `${slug}.json`;
  const issue = (received: string, expected: string): Issue => ({
    code: 'wrong-value',
    path,
    received,
    expected,
  });
  return [
    ...(includedForm.steps?.length === 1
      ? []
      : [issue('langkah lain dari satu', 'formulir dengan tepat satu langkah')]),
    ...(includedForm.actions || includedForm.watch || includedForm.submit
      ? [issue('actions', 'formulir tanpa actions, watch, dan submit')]
      : []),
    ...(includedForm.values ? [issue('values', 'formulir tanpa values')] : []),
    ...(includedSlugs(includedForm).length > 0
      ? [issue('blok form', 'formulir tanpa formulir lain di dalamnya')]
      : []),
  ];
}

/** What has names of its own, which the forms in a step share with the form around them. */
const named = ['constants', 'conditions', 'lists'] as const;

/** Named things that other forms have too; fields that two of them have are reported when the whole is compiled. */
function clashes(slug: string, others: readonly FormDefinition[], includedForm: FormDefinition): Issue[] {
  return named.flatMap((kind) =>
    Object.keys(includedForm[kind] ?? {})
      .filter((name) => others.some((other) => Object.hasOwn(other[kind] ?? {}, name)))
      .map((name) => ({
        code: 'duplicate-name',
        path: `${kind}.${name}`,
        received: `"${name}"`,
        expected: `nama yang tidak dipakai juga di ${slug}.json`,
        args: { name },
      })),
  );
}
