import { formOf, type Block } from '../../interpreter/engine/testing/form';
import type { CompiledForm, Json } from '../../interpreter';
import { all, holds, modelOf, not, onPath, search, type Goal, type SearchOptions } from './index';
import cases from './reach.cases.json';

type Outcomes = Readonly<Record<string, 'yes' | 'perhaps' | 'no' | 'unknown'>>;
type Steps = Readonly<Record<string, readonly Block[]>>;

interface Case {
  name: string;
  steps?: Steps;
  stages?: Readonly<Record<string, Steps>>;
  /** Where Next of a step leads; when a step is shown that is an end. */
  next?: Readonly<Record<string, Json>>;
  ends?: Readonly<Record<string, Json>>;
  rest?: Block;
  /** Named conditions, each a comparison in short, or several. */
  when?: Readonly<Record<string, Json>>;
  /** What can be, for any visitor and for one who has been told of what is wrong. */
  may: Outcomes;
  passed?: Outcomes;
  /** Left out: the day is not known. */
  today?: string;
}

/** `['a', 'equals', 1]` as a definition writes it. */
function written(short: Json): Json {
  if (!Array.isArray(short)) {
    if (typeof short !== 'object' || short === null) return short;
    return Object.fromEntries(
      Object.entries(short).map(([key, parts]) => [key, (parts as Json[]).map(written)]),
    );
  }
  const [name = null, condition = null, value] = short as readonly Json[];
  return { name, condition, ...(value !== undefined && { value }) };
}

const conditionOf = (short: Json): Json => (Array.isArray(short) ? [written(short)] : written(short));

function formFor({ steps = {}, stages, next = {}, ends = {}, rest, when = {} }: Case): CompiledForm {
  const label = (block: Block): Block =>
    typeof block.name === 'string' ? { type: 'text', label: block.name, ...block } : block;
  const stepsOf = (all: Steps): Block[] =>
    Object.entries(all).map(([id, blocks]) => ({
      id,
      title: id,
      blocks: blocks.map(label),
      ...(next[id] !== undefined && { next: { goTo: next[id] } }),
      ...(ends[id] !== undefined && { ends: true, visibleWhen: ends[id] }),
    }));
  const conditions = Object.fromEntries(
    Object.entries(when).map(([name, short]) => [name, conditionOf(short)]),
  );
  const screens: Block = stages
    ? {
        steps: undefined as never,
        stages: Object.entries(stages).map(([id, one]) => ({ id, steps: stepsOf(one) })),
      }
    : { steps: stepsOf(steps) };
  return formOf({}, { ...screens, conditions, ...rest });
}

/** A goal in words: `not`, then a step that answers lead through, a choice, an answer that is asked, or a condition. */
function goalOf(form: CompiledForm, words: string): Goal {
  if (words.includes(' & ')) return all(words.split(' & ').map((part) => goalOf(form, part)));
  if (words.startsWith('not ')) return not(goalOf(form, words.slice(4)));
  const [verb, name = '', code = ''] = words.split(' ');
  if (verb === 'on') return onPath(name === 'preview' ? (form.preview?.id ?? '') : name);
  if (verb === 'asked') return { kind: 'asked', name, wanted: true };
  if (verb === 'choose') return { kind: 'chosen', name, code, wanted: true };
  const tree = form.sources.conditions.get(`conditions.${words}`)?.compiled?.tree;
  if (!tree) throw new Error(`${words} is no condition`);
  return holds(tree);
}

describe('What the answers may be', () => {
  test.each(cases as unknown as readonly Case[])('$name', (one) => {
    const form = formFor(one);
    const found = (expected: Outcomes = {}, options: SearchOptions = {}): Outcomes => {
      const reported = Object.keys(expected).map((words) => {
        const outcome = search(
          modelOf(form, one.today === undefined ? {} : { today: one.today }),
          goalOf(form, words),
          options,
        );
        const word = outcome.reached === 'yes' && !outcome.sure ? 'perhaps' : outcome.reached;
        return [words, word] as const;
      });
      return Object.fromEntries(reported);
    };
    expect(found(one.may)).toEqual(one.may);
    expect(found(one.passed, { passed: () => true })).toEqual(one.passed ?? {});
  });
});
