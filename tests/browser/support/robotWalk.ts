import {
  codeOf,
  computed,
  labelOf,
  loadForm,
  startState,
  toOption,
  type CompiledField,
  type CompiledForm,
  type Field,
  type FormState,
  type Json,
} from '../../../src/interpreter';
import { createLists, walkForm } from '../../../src/tools/robot';
import { pick } from '../../../src/tools/robot/chance';
import { mockBackEnd } from '../../../src/tools/robot/testing/mockBackEnd';
import { spellingsOf } from '../../../src/tools/robot/testing/spellings';
import { sampleFile, type SampleFile } from './sampleFiles';
import type { Given } from './visitor';

/** What the robot visitor has given, as a visitor of the page gives it. */
export interface RobotAnswer {
  step: string;
  name: string;
  given: Given;
  /** Of what is typed: how the preview shows what is meant. */
  shown?: string;
}

/** A walk that the robot has made in Node. */
export interface RobotWalk {
  answers: readonly RobotAnswer[];
  /** The steps that it came through, in order. */
  steps: readonly string[];
  /** What it has sent. */
  sent: Json;
}

/** So many seeds are tried: with one of them every walk to the submission may need an answer of the bank that is made up. */
const mostSeeds = 12;

/** A walk of the robot to the submission, without any made-up answer of the back end. `today` is `YYYY-MM-DD`. */
export async function robotWalk(
  slug: string,
  texts: ReadonlyMap<string, string>,
  today: string,
): Promise<RobotWalk> {
  const loaded = loadForm(texts.get(slug) ?? '', slug, texts);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  for (let seed = 1; seed <= mostSeeds; seed += 1) {
    const walk = await walkWith(loaded.form, String(seed), today);
    if (walk) return walk;
  }
  throw new Error(`${slug}: the robot has sent nothing`);
}

async function walkWith(form: CompiledForm, seed: string, today: string): Promise<RobotWalk | undefined> {
  const backEnd = mockBackEnd(process.cwd());
  const sent: Json[] = [];
  const listening: typeof backEnd = {
    ...backEnd,
    ask: (call, body) => {
      if (call === 'submit') sent.push(JSON.parse(textOf(body.data)) as Json);
      return backEnd.ask(call, body);
    },
  };
  const { walks } = await walkForm(form, listening, createLists(backEnd), { seed, today, mostWalks: 6 });
  const submitted = walks.filter(({ end }) => end === 'submitted');
  const at = submitted.findIndex(({ invented }) => !invented);
  const walk = submitted[at];
  if (!walk) return undefined;
  // An answer that was given again replaces the earlier one, and is given where that was done last.
  const last = new Map<string, { step: string; name: string; value: Json }>();
  for (const one of walk.given) {
    const key = `${one.step} ${one.name}`;
    last.delete(key);
    last.set(key, one);
  }
  const start = startState(form, { today });
  const answers = [...last.values()].flatMap((one) => asGiven(form, start, one));
  return { answers, steps: walk.steps, sent: sent[at] ?? null };
}

/** What is typed is spelt in one of the ways that its type reads, by a draw. */
function asGiven(
  form: CompiledForm,
  start: FormState,
  { step, name, value }: { step: string; name: string; value: Json },
): RobotAnswer[] {
  const field = form.fields.get(name);
  if (!field || value === null || value === '') return [];
  const { row, rule } = field;
  switch (row.input) {
    case 'day':
    case 'month':
    case 'number':
    case 'text': {
      // What a robot has typed is a text or a number.
      const answer = value as string | number;
      const spellings = spellingsOf(field, computed(form, start, rule), answer);
      const given = pick(spellings, `${form.definition.slug} ${step} ${name} ${answer}`);
      const shown = row.display(answer, labelOf, {});
      // In the preview others may stand in its line.
      return [{ step, name, ...(field.line.length === 0 && { shown }), given: given ?? textOf(answer) }];
    }
    default:
      return [{ step, name, given: asChosen(field, value) }];
  }
}

function asChosen({ definition, row }: CompiledField, value: Json): Given {
  switch (row.input) {
    case 'code':
      return true;
    case 'tick':
      return value === true;
    case 'choice':
      return labelIn(definition, textOf(value));
    case 'choices':
      // A robot ticks stored choices.
      return (value as readonly string[]).map((one) => labelIn(definition, one));
    case 'files':
      return filesIn(value);
    case 'rows':
      return String(Array.isArray(value) ? value.length : 0);
    default:
      return textOf(value);
  }
}

function labelIn(definition: Field, stored: string): string {
  const options = 'options' in definition ? (definition.options ?? []).map(toOption) : [];
  return options.find(({ code }) => code === codeOf(stored))?.label ?? labelOf(stored);
}

/** Files of the same kinds as the robot has sent: what the back end calls them ends in their extension. */
function filesIn(value: Json): SampleFile[] {
  const stored = Array.isArray(value)
    ? (value as readonly { url: string }[]).map(({ url }) => url)
    : [textOf(value)];
  return stored.map((url, at) => {
    const extension = /\.(\w+)$/.exec(url)?.[1] ?? 'pdf';
    const kind =
      extension === 'jpg' || extension === 'jpeg'
        ? 'jpeg'
        : extension === 'png' || extension === 'webp'
          ? extension
          : 'pdf';
    return sampleFile(`berkas-${at + 1}.${extension}`, kind);
  });
}

/** A text as it is; a number as it is written. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
