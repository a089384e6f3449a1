import type { Issue } from './issues';
import type { FormBlock, FormDefinition, Step } from './language';
import { parseText } from './parse/parseText';

/** A definition with every form in its steps taken in, or what is wrong with those forms. */
export type Included = { ok: true; definition: FormDefinition } | { ok: false; issues: readonly Issue[] };

/** The forms that stand in the steps of a definition, each once. */
export function includedSlugs(definition: FormDefinition): readonly string[] {
  return [...new Set(stepsOf(definition).flatMap((step) => slugsIn(step.blocks)))];
}

/**
 * Takes the forms in the steps of a definition in: their fields, constants and conditions join the host's under the same names
 * (definition language, section 8). Such a form has one step and no actions. A form whose text is missing stays where it is, for
 * `compile` to report. A name that both have is an issue.
 */
export function include(host: FormDefinition, texts: ReadonlyMap<string, string>): Included {
  const issues: Issue[] = [];
  const guests = new Map<string, FormDefinition>();
  for (const slug of includedSlugs(host)) {
    const text = texts.get(slug);
    if (text === undefined) continue;
    const parsed = parseText(text);
    if (!parsed.ok) {
      issues.push(...parsed.issues.map((issue) => ({ ...issue, path: `${slug}.json: ${issue.path}` })));
      continue;
    }
    const others = [host, ...guests.values()];
    issues.push(...unfit(slug, parsed.definition), ...clashes(slug, others, parsed.definition));
    guests.set(slug, parsed.definition);
  }
  if (issues.length > 0) return { ok: false, issues };
  if (guests.size === 0) return { ok: true, definition: host };
  const all = [...guests.values()];
  return {
    ok: true,
    definition: {
      ...host,
      constants: Object.assign(
        {},
        ...all.map((guest) => guest.constants),
        host.constants,
      ) as FormDefinition['constants'],
      conditions: Object.assign(
        {},
        ...all.map((guest) => guest.conditions),
        host.conditions,
      ) as FormDefinition['conditions'],
      ...(host.steps && { steps: host.steps.map((step) => withGuests(step, guests)) }),
      ...(host.stages && {
        stages: host.stages.map((stage) => ({
          ...stage,
          steps: stage.steps.map((step) => withGuests(step, guests)),
        })),
      }),
    },
  };
}

function stepsOf({ steps, stages }: FormDefinition): readonly Step[] {
  return [...(steps ?? []), ...(stages ?? []).flatMap((stage) => stage.steps)];
}

function slugsIn(blocks: readonly FormBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (!('type' in block)) return [];
    if (block.type === 'group') return slugsIn(block.blocks);
    return block.type === 'form' ? [block.slug] : [];
  });
}

/** Why a form cannot stand inside another one. */
function unfit(slug: string, guest: FormDefinition): Issue[] {
  const path = `${slug}.json`;
  const issue = (received: string, expected: string): Issue => ({ path, received, expected });
  return [
    ...(guest.steps?.length === 1
      ? []
      : [issue('langkah lain dari satu', 'formulir dengan tepat satu langkah')]),
    ...(guest.actions || guest.watch || guest.submit
      ? [issue('actions', 'formulir tanpa actions, watch, dan submit')]
      : []),
    ...(guest.values ? [issue('values', 'formulir tanpa values')] : []),
    ...(includedSlugs(guest).length > 0
      ? [issue('blok form', 'formulir tanpa formulir lain di dalamnya')]
      : []),
  ];
}

/** Named things that other forms have too; fields that two of them have are reported when the whole is compiled. */
function clashes(slug: string, others: readonly FormDefinition[], guest: FormDefinition): Issue[] {
  return (['constants', 'conditions'] as const).flatMap((kind) =>
    Object.keys(guest[kind] ?? {})
      .filter((name) => others.some((other) => Object.hasOwn(other[kind] ?? {}, name)))
      .map((name) => ({
        path: `${kind}.${name}`,
        received: `"${name}"`,
        expected: `nama yang tidak dipakai juga di ${slug}.json`,
      })),
  );
}

function withGuests(step: Step, guests: ReadonlyMap<string, FormDefinition>): Step {
  return { ...step, blocks: step.blocks.map((block) => withGuest(block, guests)) };
}

function withGuest(block: FormBlock, guests: ReadonlyMap<string, FormDefinition>): FormBlock {
  if (!('type' in block)) return block;
  if (block.type === 'group') {
    return { ...block, blocks: block.blocks.map((one) => withGuest(one, guests)) };
  }
  const guest = block.type === 'form' ? guests.get(block.slug) : undefined;
  if (!guest) return block;
  return { type: 'group', visibleWhen: block.visibleWhen, blocks: guest.steps?.[0]?.blocks ?? [] };
}
