import {
  blocksIn,
  textSources,
  type CompiledBlock,
  type CompiledStep,
  type PlacedGroup,
} from '../../../interpreter';
import { treeWords } from '../../words/conditions';
import { plainOf, sentence } from '../../documents/words';
import { news, withoutKeys } from './fieldSubjects';
import { groupId, homeOf, stepName } from './homes';
import {
  checkItems,
  conditional,
  exactly,
  quoted,
  type Fact,
  type Listing,
  type Subject,
  type Version,
} from './subject';

/** The stages, steps and groups of a form. */
export function stepSubjects(version: Version): Subject[] {
  const { form } = version;
  const { stages = [] } = form.definition;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const all = form.preview ? [...steps, form.preview] : steps;
  return [
    ...stages.map((stage): Subject => ({
      kind: 'stage',
      id: stage.id,
      name: `Tahap ${quoted(stage.title ?? stage.id)}`,
      facts: {},
      written: news(stage),
    })),
    ...all.flatMap((step) => [stepSubject(version, step), ...groupSubjects(version, step)]),
  ];
}

function stepSubject(version: Version, step: CompiledStep): Subject {
  const { form } = version;
  const { definition, branches } = step;
  const stage = form.definition.stages?.find(({ id }) => id === step.stage);
  const facts: Record<string, Fact> = {
    title: { says: `berjudul ${quoted(definition.title)}` },
    ...(stage ? { stage: { says: `di tahap ${quoted(stage.title ?? stage.id)}` } } : {}),
    visibleWhen: conditional(version, step.visibleWhen?.tree, 'tampil', 'selalu tampil'),
    ends: { says: definition.ends ? 'mengakhiri jalan tanpa mengirim' : 'meneruskan jalan' },
    goTo: {
      of: 'jalan lanjut',
      items: branches.map(({ when, step: to }) => {
        const target = to === undefined ? 'ringkasan jawaban' : stepName(form, to);
        return {
          key: target,
          words: when ? `ke ${target} bila ${treeWords(form, when.tree)}` : `ke ${target}`,
        };
      }),
      exact: branches
        .map(
          ({ when, step: to }) =>
            `${to && version.stepBefore(to)} ${when ? exactly(version, when.tree) : ''}`,
        )
        .join(),
    },
    checks: checkItems(form, step.checks),
    contents: contents(version, step),
  };
  const { next, ...rest } = definition;
  const { goTo, ...button } = next ?? {};
  const name = stepName(form, step.id);
  return {
    kind: 'step',
    id: version.stepBefore(step.id),
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    facts,
    written: { ...news(rest), goTo, ...prefixed('next', button) },
  };
}

/** The keys of a part under the key at which it stands. */
export function prefixed(key: string, part: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).map(([inner, value]) => [`${key}.${inner}`, value]));
}

/** What stands between the questions of a step. */
function contents(version: Version, step: CompiledStep): Listing {
  const described = [...blocksIn(step.blocks)].flatMap((block): [words: string, exact: string][] => {
    if (block.kind !== 'content' && block.kind !== 'plan') return [];
    const when = block.visibleWhen;
    const part = block.kind === 'plan' ? block.plan : block.content;
    const exact = JSON.stringify(
      withoutKeys(part, ['visibleWhen', 'blocks', ...('opens' in part ? [] : ['opens'])]),
    );
    return [
      [
        `${quoted(contentWords(block), Infinity)}${when ? `, bila ${treeWords(version.form, when.tree)}` : ''}`,
        `${exact}${when ? exactly(version, when.tree) : ''}`,
      ],
    ];
  });
  // Their order is reported by what stands where.
  const items = described.map(([words]) => ({ key: words, words }));
  return {
    of: 'isi',
    items: items.sort(byKey),
    exact: described
      .map(([, exact]) => exact)
      .sort()
      .join(),
  };
}

const byKey = (one: { key: string }, other: { key: string }): number =>
  one.key.localeCompare(other.key, 'id');

/** A block that asks nothing, by what it says. */
export function contentWords(block: Extract<CompiledBlock, { kind: 'content' | 'plan' }>): string {
  if (block.kind === 'plan') return `Tabel angsuran: ${block.plan.caption}`;
  const said = Object.values(textSources(block.content)).map(plainOf).join(' · ');
  return said === '' ? sentence('blokKonten', 'type', block.content.type) : said;
}

function groupSubjects(version: Version, step: CompiledStep): Subject[] {
  const groups = [...blocksIn(step.blocks)].filter((block) => block.kind === 'group');
  // Rows say the same of each of their groups; the first one stands for all.
  const own = groups.filter(({ row }) => row === undefined || row.slot === 0);
  return own.map((group) => groupSubject(version, group));
}

function groupSubject(version: Version, group: PlacedGroup): Subject {
  const { form } = version;
  const { group: definition } = group;
  return {
    kind: 'group',
    id: groupId(version, group),
    name:
      definition.title === undefined
        ? `Kelompok di ${stepName(form, group.step)}`
        : `Kelompok ${quoted(definition.title)}`,
    step: version.stepBefore(group.step),
    facts: {
      home: homeOf(version, group),
      visibleWhen: conditional(version, group.visibleWhen?.tree, 'tampil', 'selalu tampil'),
      checks: checkItems(form, group.checks),
    },
    written: news(definition),
  };
}
