import type { CompiledForm } from '../../../interpreter';
import type { Finding } from '../../checker';
import type { ProofPart, Verdict } from '../../publication/proof';
import { labelWords } from '../../words/values';

/** One thing that must be right before a version goes live. */
export interface Check {
  id: string;
  title: string;
  /** `wait`: nobody has looked yet. */
  verdict: Verdict | 'wait';
  said: string;
  /** What was found, each with the place that it names. */
  found: readonly { words: string; place?: Place }[];
  /** What only developers read. */
  raw?: readonly string[];
}

/** A place of the definition by what editors call it. */
interface Place {
  title: string;
  path: string;
}

/** Findings as one check; each leads to where it was found. `undefined`: they are being looked for. */
export function checkOf(
  id: string,
  title: string,
  red: Verdict,
  findings: readonly Finding[] | undefined,
): Check {
  const found = (findings ?? []).map(({ where, what, path }) => ({
    words: what,
    place: { title: where, path },
  }));
  const verdict = findings ? (found.length > 0 ? red : 'ok') : 'wait';
  return { id, title, verdict, said: '', found };
}

/** A part of a proof as a check; each sentence leads to what it names. */
export function checkOfPart({ found, done, ...part }: ProofPart, form: CompiledForm | undefined): Check {
  const said = found.map((sentence) => forEditors(sentence, form));
  return {
    ...part,
    said: forEditors(done, form).words,
    found: said.filter(({ words }) => words !== '' && !codes.test(words)),
    ...(said.some(({ words }, at) => words !== found[at]) && { raw: found }),
  };
}

/** A sentence of a proof without what only developers read, names by their titles, and the place of the last that it names. */
function forEditors(sentence: string, form: CompiledForm | undefined): Check['found'][number] {
  const places = new Map([
    ...[...(form?.steps.values() ?? [])].map(
      ({ id, path, definition }) => [id, { title: definition.title, path }] as const,
    ),
    ...[...(form?.fields.values() ?? [])].map(
      ({ definition, places: [first] }) =>
        [definition.name, { title: labelWords(definition), path: first?.path ?? '' }] as const,
    ),
  ]);
  const plain = sentence
    .replace(technical, '')
    .replace(/^[\w/-]+(?:\.json)?: (?=\d|baris|\p{Lu})/u, '')
    .trim();
  const named = [...plain.matchAll(/["“]([\w-]+)["”]/g)].flatMap(([, name = '']) => places.get(name) ?? []);
  const place = named.findLast(({ path }) => path !== '');
  return {
    words: plain.replace(/["“]([\w-]+)["”]/g, (_, name: string) => `“${places.get(name)?.title ?? name}”`),
    ...(place && { place }),
  };
}

/** Names of files and keys, ids of steps, and figures: what is left of a sentence that only developers read. */
const codes = /\b[a-z]+[A-Z]|\w\.[a-z]{2,}\b|\b(?:true|false)\b|\d\/\d|(?:^|\s)\/\w|^langkah: |^\w+: /;

/** Commands, their flags, pieces of JSON and lines of the file, up to the end of their sentence. */
const technical =
  /\(?[^.;,(\n]*(?:npm run|\bseed\b|--[a-z])[^.;)\n]*\)?[.;]?|(?:jawaban: )?\{"[^\n]*\}|[(,;]?\s*baris \d+(?:, kolom \d+)?\)?/g;
