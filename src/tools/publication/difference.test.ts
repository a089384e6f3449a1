import { loadForm, type CompiledForm } from '../../interpreter';
import { definitionTexts } from '../definitionTexts';
import { loaded } from '../../interpreter/engine/testing/form';
import { edited, kredit, type Edit } from './testing/edited';
import { differenceOf } from './difference';
import cases from './difference.cases.json';

interface Case {
  name: string;
  /** A shipped product; left out: the example. */
  product?: string;
  edit: readonly Edit[];
  lines: readonly string[];
}

const texts = definitionTexts();
const textOf = (product: string | undefined): string =>
  product === undefined ? kredit : (texts.get(product) ?? '');

describe('The difference of two versions', () => {
  // The type of a JSON module is that of its text.
  test.each(cases as readonly Case[])('$name', ({ product, edit, lines }) => {
    const text = textOf(product);
    expect(differenceOf(loaded(text, texts), loaded(edited(text, edit), texts))).toEqual(lines);
  });

  /** Every value in JSON that is a text, a number or a mark: the object or list that holds it, and its key. */
  function leavesIn(value: unknown): { owner: Record<string, unknown>; key: string }[] {
    if (typeof value !== 'object' || value === null) return [];
    // Lists have their indexes as keys.
    const owner = value as Record<string, unknown>;
    return Object.keys(owner).flatMap((key) =>
      typeof owner[key] === 'object' ? leavesIn(owner[key]) : [{ owner, key }],
    );
  }

  const other = (value: unknown): unknown =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;

  test('a question that is put into a new group does not change in silence', () => {
    type Blocks = Record<string, unknown>[];
    const grouped = (at?: number): CompiledForm | undefined => {
      const json = JSON.parse(kredit) as { slug: string; steps: [{ blocks: Blocks }] };
      const [step] = json.steps;
      const leaf = leavesIn(step.blocks.filter(({ name }) => name !== undefined))[at ?? -1];
      if (leaf) leaf.owner[leaf.key] = other(leaf.owner[leaf.key]);
      step.blocks = [{ type: 'group', title: 'Baru', blocks: step.blocks }];
      const result = loadForm(JSON.stringify(json), json.slug);
      return result.ok ? result.form : undefined;
    };
    const known = loaded(kredit);
    const alone = grouped();
    const said = alone && differenceOf(known, alone);
    const changed = Array.from({ length: 20 }, (_, at) => grouped(at)).filter((form) => form !== undefined);
    expect(changed.length).toBeGreaterThan(5);
    for (const form of changed) expect(differenceOf(known, form)).not.toEqual(said);
  });

  test('a question of a shared piece that reads otherwise is reported once, and no question of it has moved', () => {
    const name = 'fragments/identitas-nasabah';
    const piece = (texts.get(name) ?? '').replace('"maxLength": 60', '"maxLength": 40');
    const text = textOf('tandamata');
    expect(differenceOf(loaded(text, texts), loaded(text, new Map(texts).set(name, piece)))).toEqual([
      'Langkah Identitas › Kelompok › Nama Lengkap › Paling banyak huruf: 60 → 40.',
    ]);
  });

  describe.each([
    ['the example', kredit, 1],
    ['tandamata-berjangka', textOf('tandamata-berjangka'), 10],
    ['kki-segmen-pemerintah', textOf('kki-segmen-pemerintah'), 14],
  ])('of %s', (_, text, every) => {
    const known = loaded(text, texts);

    test('nothing changes in silence, whatever is written otherwise', () => {
      const untold: string[] = [];
      let loaded = 0;
      const count = leavesIn(JSON.parse(text)).length;
      for (let at = 0; at < count; at += every) {
        const json: unknown = JSON.parse(text);
        const leaf = leavesIn(json)[at];
        if (!leaf || leaf.key === '$schema') continue;
        leaf.owner[leaf.key] = other(leaf.owner[leaf.key]);
        const changed = JSON.stringify(json);
        const { slug } = JSON.parse(changed) as { slug: string };
        const result = loadForm(changed, slug, texts);
        if (!result.ok) continue;
        loaded += 1;
        const said = differenceOf(known, result.form);
        if (said.length === 0) untold.push(`${at} ${leaf.key}: ${String(leaf.owner[leaf.key])}`);
        expect(said.join('\n')).not.toMatch(/undefined|\[object|NaN|<\w/);
      }
      expect(untold).toEqual([]);
      expect(loaded).toBeGreaterThan(count / every / 4);
    });

    test('there is no difference to itself', () => {
      expect(differenceOf(known, known)).toEqual([]);
    });
  });
});
