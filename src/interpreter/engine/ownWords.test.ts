import type { Json } from '../../language';
import { loadForm } from '../load';
import { change } from './change';
import { checkField } from './check';
import cases from './ownWords.cases.json';
import { startState } from './start';
import type { Facts, FormState } from './state';

type Writes = Readonly<Record<string, Json>>;

/** Fields of one step, what is typed into them, and what is then told of them: `null` are the standard words. */
interface Case {
  name: string;
  blocks: readonly { name: string; label?: string }[];
  writes?: Writes;
  then?: Writes;
  words?: Readonly<Record<string, string | null>>;
  notices?: Readonly<Record<string, string>>;
}

/** A Monday. */
const facts: Facts = { today: '2026-03-02' };

describe("A definition's own words", () => {
  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])(
    '$name',
    ({ blocks, writes = {}, then, words = {}, notices = {} }) => {
      const labelled = blocks.map((block) => ({ label: block.name.toUpperCase(), ...block }));
      const step = { id: 'satu', title: 'Satu', blocks: labelled };
      const definition = { version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'X', steps: [step] };
      const text = JSON.stringify(definition);
      const loaded = loadForm(text, 'contoh');
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
      const { form } = loaded;
      const written = (state: FormState, answers: Writes): FormState => {
        const raw = Object.fromEntries(
          Object.entries(answers).map(([name, value]) => [name, { raw: value }]),
        );
        return change(form, state, { origin: 'visitor', writes: raw }, facts).state;
      };
      const touched = Object.fromEntries(blocks.map(({ name }) => [name, true] as const));
      const first = written({ ...startState(form, facts), touched }, writes);
      const state = then ? written(first, then) : first;

      for (const [name, said] of Object.entries(words)) {
        const failure = checkField(form, state, name, facts);
        expect(failure).toBeDefined();
        expect(failure?.text ?? null).toBe(said);
        if (then) expect(state.failures[name]).toEqual(failure);
      }
      const told = Object.entries(state.notices).map(([name, notice]) => [name, notice.text]);
      expect(Object.fromEntries(told)).toEqual(notices);
    },
  );
});
