import { loadForm } from '../../../interpreter';
import { definitionTexts } from '../../definitionTexts';
import { edited, formOf, kredit, type Edit } from '../testing/edited';
import { differenceOf } from './differenceOf';
import cases from './difference.cases.json';
import shippedCases from './shipped.cases.json';

describe('difference', () => {
  interface Case {
    name: string;
    edit: readonly Edit[];
    sentences: readonly string[];
  }

  const before = formOf(kredit);

  // The type of a JSON module is that of its text.
  test.each(cases as readonly Case[])('$name', ({ edit, sentences }) => {
    expect(differenceOf(before, formOf(edited(kredit, edit)))).toEqual(sentences);
  });

  test('values of rows come, are computed otherwise and go', () => {
    const rows = {
      type: 'rows',
      name: 'kebun',
      label: 'Kebun',
      blocks: [{ type: 'number', name: 'pohon', label: 'Pohon' }],
    };
    const withValues = (values: object): ReturnType<typeof formOf> =>
      formOf(edited(kredit, [{ at: 'steps.2.blocks.1', insert: { ...rows, ...values } }]));
    const [none, some, other] = [
      withValues({}),
      withValues({ values: [{ name: 'buah', compute: 'pohon * 9' }] }),
      withValues({
        values: [
          {
            name: 'buah',
            compute: 'pohon * 7',
            submit: false,
            visibleWhen: [{ name: 'pohon', condition: 'isFilled' }],
          },
        ],
      }),
    ];
    expect(differenceOf(none, some)).toEqual(['“Kebun”: nilai baru: “buah” (dihitung: pohon * 9).']);
    expect(differenceOf(some, other)).toEqual([
      '“Kebun”: nilai “buah” kini dihitung: pohon * 7, selama “Pohon” sudah diisi; tidak dikirim (dahulu dihitung: pohon * 9).',
    ]);
    expect(differenceOf(some, none)).toEqual(['“Kebun”: nilai dihapus: “buah” (dihitung: pohon * 9).']);
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

  describe.each([
    ['the example', kredit, 1],
    ['tandamata-berjangka', definitionTexts().get('tandamata-berjangka') ?? '', 10],
    ['kki-segmen-pemerintah', definitionTexts().get('kki-segmen-pemerintah') ?? '', 14],
  ])('of %s', (_, text, every) => {
    const texts = definitionTexts();
    const known = formOf(text, texts);

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

describe('shipped', () => {
  interface Case {
    name: string;
    product: string;
    edit: readonly Edit[];
    sentences: readonly string[];
  }

  const texts = definitionTexts();

  // The type of a JSON module is that of its text.
  test.each(shippedCases as readonly Case[])('$product: $name', ({ product, edit, sentences }) => {
    const text = texts.get(product) ?? '';
    expect(differenceOf(formOf(text, texts), formOf(edited(text, edit), texts))).toEqual(sentences);
  });
});
