import { messageNames, type Json } from '../../language';
import { loadForm } from '../load';
import { change } from './change';
import { checkField } from './check';
import cases from './ownWords.cases.json';
import { startState } from './start';
import type { Facts, FormState, Origin } from './state';

type Writes = Readonly<Record<string, Json>>;

/** Fields of one step, what is typed into them, and what is then reported of them: `null` are the standard words. */
interface Case {
  name: string;
  blocks: readonly { name: string; label?: string }[];
  /** What a draft has brought: typing would be filtered. */
  restored?: Writes;
  writes?: Writes;
  /** Choices that have left the list of the back end. */
  delisted?: readonly string[];
  then?: Writes;
  words?: Readonly<Record<string, string | null>>;
  notices?: Readonly<Record<string, string>>;
}

/** A Monday. */
const facts: Facts = { today: '2026-03-02', codes: { a: 'abcd' } };

describe("A definition's own words", () => {
  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])(
    '$name',
    ({ blocks, restored = {}, writes = {}, delisted = [], then, words = {}, notices = {} }) => {
      const labelled = blocks.map((block) => ({ label: block.name.toUpperCase(), ...block }));
      const step = { id: 'satu', title: 'Satu', blocks: labelled };
      const definition = { version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'X', steps: [step] };
      const text = JSON.stringify(definition);
      const loaded = loadForm(text, 'contoh');
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
      const { form } = loaded;
      const written = (state: FormState, answers: Writes, origin: Origin = 'visitor'): FormState => {
        const raw = Object.fromEntries(
          Object.entries(answers).map(([name, value]) => [name, { raw: value }]),
        );
        return change(form, state, { origin, writes: raw }, facts).state;
      };
      const touched = Object.fromEntries(blocks.map(({ name }) => [name, true] as const));
      const brought = written(startState(form, facts), restored, 'restore');
      const first = written({ ...brought, touched }, writes);
      const gone = Object.fromEntries(delisted.map((name) => [name, true] as const));
      const state = { ...(then ? written(first, then) : first), delisted: gone };

      for (const [name, said] of Object.entries(words)) {
        const failure = checkField(form, state, name, facts);
        expect(failure).toBeDefined();
        expect(failure?.text ?? null).toBe(said);
        if (then) expect(state.failures[name]).toEqual(failure);
      }
      const reported = Object.entries(state.notices).map(([name, notice]) => [
        name,
        notice.text ?? notice.args?.own,
      ]);
      expect(Object.fromEntries(reported)).toEqual(notices);
    },
  );
});

test('each message of the language has a case here; those of refused files are reported by the session', () => {
  const written = new Set(
    (cases as unknown as Case[]).flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('messages' in block ? Object.keys(block.messages as object) : [])),
    ),
  );
  expect(messageNames.filter((name) => !written.has(name))).toEqual(['fileType', 'fileSize', 'fileCount']);
});
