import type { CompiledForm } from '../../../interpreter';
import { nameOf } from '../difference/fieldSubjects';
import { stepName } from '../difference/homes';
import { exampleDrafts } from './examples';
import { comeBack, type DraftFate, type Return } from './fates';

/** What a new version does to one answer of the drafts that are being filled in. */
export interface AnswerForecast {
  name: string;
  label: string;
  /** Drafts that have it. */
  drafts: number;
  /** How many of them meet each fate. */
  fates: Readonly<Partial<Record<DraftFate, number>>>;
}

/** What a new version does to drafts in progress. */
export interface DraftForecast {
  /** The seeds of the visits whose drafts were tried. */
  seeds: readonly string[];
  drafts: number;
  /** Answers in them, all together. */
  answers: number;
  /** Those that some draft has and does not get back as they were. */
  touched: readonly AnswerForecast[];
  /** The same in words, with the steps that visitors find themselves on and what they still owe. */
  sentences: readonly string[];
}

const seeds = ['1', '2', '3'];

/** Tries drafts of the version before on the new one. */
export async function forecastDrafts(before: CompiledForm, after: CompiledForm): Promise<DraftForecast> {
  const returns: Return[] = [];
  for (const example of await exampleDrafts(before, seeds))
    returns.push(await comeBack(before, after, example));
  const touched = answersOf(before, returns).filter(({ fates, drafts }) => fates.kept !== drafts);
  const answers = returns.reduce((sum, { fates }) => sum + fates.size, 0);
  const sentences = [
    ...touched.map(answerWords),
    ...landings(before, after, returns),
    ...owed(after, returns),
  ];
  return { seeds, drafts: returns.length, answers, touched, sentences };
}

function answersOf(before: CompiledForm, returns: readonly Return[]): AnswerForecast[] {
  return [...before.fields.values()].flatMap(({ name, definition }) => {
    const met = returns.flatMap(({ fates }) => fates.get(name) ?? []);
    if (met.length === 0) return [];
    return [{ name, label: nameOf(definition), drafts: met.length, fates: countOf(met) }];
  });
}

function countOf<T extends string>(all: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

const fateWords: Readonly<Record<Exclude<DraftFate, 'kept'>, string>> = {
  changed: 'berubah isinya',
  asked: 'ditanyakan lagi',
  hidden: 'tidak ditanyakan lagi, jawabannya hilang',
  lost: 'hilang, karena tidak ada pertanyaan yang menggantikannya (renamedFrom)',
};

function answerWords({ label, drafts, fates }: AnswerForecast): string {
  const said = Object.entries(fateWords).flatMap(([fate, words]) => {
    // The keys are those of the table.
    const count = fates[fate as DraftFate] ?? 0;
    return count === 0 ? [] : [`${words} (${count} dari ${drafts} draf)`];
  });
  return `${label} ${said.join('; ')}.`;
}

/** Visitors who find themselves on another step. */
function landings(before: CompiledForm, after: CompiledForm, returns: readonly Return[]): string[] {
  const elsewhere = returns.filter(
    ({ from, to }) => from !== to && after.steps.get(to)?.definition.renamedFrom !== from,
  );
  const counts = countOf(
    elsewhere.map(({ from, to }) => `${stepName(before, from)} kembali ke ${stepName(after, to)}`),
  );
  return Object.entries(counts).map(([words, count]) => `Draf di ${words} (${count} draf).`);
}

/** What visitors have to go back for before they can send. */
function owed(after: CompiledForm, returns: readonly Return[]): string[] {
  const counts = countOf(returns.flatMap((one) => one.owed));
  return Object.entries(counts).map(([name, count]) => {
    const field = after.fields.get(name);
    const step = field?.places[0]?.step;
    const label = field ? nameOf(field.definition) : name;
    const where = step === undefined ? '' : `, di ${stepName(after, step)} yang sudah dilewati`;
    return `${label}${where}, harus dijawab sebelum dapat mengirim (${count} draf).`;
  });
}
