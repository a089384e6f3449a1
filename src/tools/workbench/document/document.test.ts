import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { definitionTexts } from '../../definitionTexts';
import { loadForm } from '../../../interpreter';
import { allSlugs } from '../../documents/testing/slugs';
import { definitionService } from '../code/languageService';
import { outlineOf } from './outline';
import { withOwnNames } from './ownNames';
import { partAt, partsOf, type Offer, type Part } from './parts';
import type { Known } from './known';
import { guestsOf, shelfOf } from './shelf';
import { fitted, insteadOf, type Put } from './fit';
import { keyOffers, paletteOf } from './palette';
import { refusal } from './attempt';
import { changed, textChanges, type Edit } from './textEdits';

const service = definitionService();
const parts = async (text: string): Promise<Part> => {
  const root = partsOf(text, await service.schemas(text));
  if (!root) throw new Error('the text is no JSON');
  return root;
};
const shipped = (slug: string): string => readFileSync(`form-definitions/${slug}.json`, 'utf8');
const guests = new Map(definitionTexts('form-definitions'));

const small = JSON.stringify({
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  steps: [
    {
      id: 'data',
      title: 'Data Diri',
      blocks: [
        { type: 'text', name: 'nama', label: 'Nama', required: true },
        {
          type: 'group',
          blocks: [{ type: 'radio', name: 'punya', label: 'Punya?', options: [{ value: '1', label: 'Ya' }] }],
        },
        {
          type: 'text',
          name: 'nomor',
          label: 'Nomor',
          visibleWhen: [{ name: 'punya', condition: 'isFilled' }],
        },
      ],
    },
  ],
});

test('a part knows what its keys are for, which may be added, and from which words one may choose', async () => {
  const root = await parts(small);
  const label = partAt(root, ['steps', 0, 'blocks', 0, 'label']);
  expect(label).toMatchObject({ kind: 'text', value: 'Nama', optional: false });
  expect(label?.about).toMatch(/dibaca/);
  const field = partAt(root, ['steps', 0, 'blocks', 0]);
  const missing = field?.kind === 'object' ? field.missing.map(({ name }) => name) : [];
  expect(missing).toEqual(expect.arrayContaining(['guideText', 'maxLength', 'visibleWhen', 'rule']));
  expect(missing).not.toContain('label');
  const type = partAt(root, ['steps', 0, 'blocks', 0, 'type']);
  expect(type?.kind === 'text' && type.choices?.map(({ value }) => value)).toEqual([
    'text',
    'textarea',
    'email',
    'phone',
  ]);
  const operator = partAt(root, ['steps', 0, 'blocks', 2, 'visibleWhen', 0, 'condition']);
  expect(operator?.kind === 'text' && operator.choices?.length).toBeGreaterThan(10);
});

test('blocks are offered by kind, an option as its neighbours are', async () => {
  const root = await parts(small);
  const blocks = partAt(root, ['steps', 0, 'blocks']);
  const offers = blocks?.kind === 'list' ? blocks.offers : [];
  expect(offers.length).toBeGreaterThan(25);
  expect(offers.find(({ name }) => name === 'text')?.value).toEqual({
    type: 'text',
    name: 'namaLengkap',
    label: 'Nama Lengkap',
  });
  const options = partAt(root, ['steps', 0, 'blocks', 1, 'blocks', 0, 'options']);
  expect(options?.kind === 'list' && options.offers).toHaveLength(1);
});

test('the outline has steps and blocks in order, nested ones below theirs', async () => {
  const lines = outlineOf(await parts(small)).map(({ title, type, depth, count, step }) => [
    title,
    type,
    depth,
    count,
    step,
  ]);
  expect(lines).toEqual([
    ['Data Diri', undefined, 0, 1, 'data'],
    ['Nama', 'text', 1, 3, 'data'],
    ['group', 'group', 1, 3, 'data'],
    ['Punya?', 'radio', 2, 1, 'data'],
    ['Nomor', 'text', 1, 3, 'data'],
  ]);
});

test('what is added gets names that nothing else has; a condition keeps the names that it means', () => {
  const value = { type: 'text', name: 'nama', visibleWhen: [{ name: 'punya', condition: 'isFilled' }] };
  expect(withOwnNames(value, small)).toEqual({ ...value, name: 'nama2' });
  expect(withOwnNames([{ id: 'data' }, { id: 'data' }], small)).toEqual([{ id: 'data2' }, { id: 'data3' }]);
  expect(withOwnNames({ id: 'data-diri' }, '{"id": "data-diri"}')).toEqual({ id: 'data-diri-2' });
});

const after = (text: string, edit: Edit): string => changed(text, textChanges(text, edit) ?? []);
const why = (edit: Edit): string | undefined => refusal(small, after(small, edit), 'contoh', new Map());

test('an edit that would keep the form from being opened is refused with the reason', () => {
  expect(why({ do: 'set', path: ['steps', 0, 'blocks', 0, 'label'], value: '' })).toMatch(/tidak kosong/);
  expect(why({ do: 'remove', path: ['steps', 0, 'blocks', 1] })).toMatch(/punya/);
  expect(why({ do: 'set', path: ['steps', 0, 'blocks', 0, 'name'], value: 'nomor' })).toMatch(
    /sudah dipakai/,
  );
  expect(why({ do: 'set', path: ['steps', 0, 'blocks', 0, 'label'], value: 'Nama Anda' })).toBeUndefined();
});

test('where there are mistakes already, each can be mended on its own', () => {
  const broken = small.replace('"isFilled"', '"terisi"').replace('"CTH-01"', '""');
  const mended = after(broken, { do: 'set', path: ['subProductId'], value: 'CTH-01' });
  expect(refusal(broken, mended, 'contoh', new Map())).toBeUndefined();
});

/** Every place of a part. */
const places = (part: Part): Part[] => ['parts' in part ? part.parts.flatMap(places) : [], part].flat();

test.each(allSlugs())(
  'what is added to %s from the schema is taken, or refused with a reason',
  async (slug) => {
    const text = shipped(slug);
    const edits = places(await parts(text)).flatMap((part): Edit[] => {
      if (part.kind === 'object')
        return part.missing.map(({ name, value }) => ({ do: 'set', path: [...part.path, name], value }));
      if (part.kind !== 'list') return [];
      return part.offers.map(({ value }) => ({
        do: 'insert',
        path: part.path,
        index: part.parts.length,
        value: withOwnNames(value, text),
      }));
    });
    expect(edits.length).toBeGreaterThan(100);
    const texts = guests;
    fc.assert(
      fc.property(fc.constantFrom(...edits), (edit) => {
        const now = after(text, edit);
        const reason = refusal(text, now, slug, guests);
        const opens = loadForm(now, slug, texts).ok;
        expect(reason === undefined).toBe(opens);
      }),
      { numRuns: 40 },
    );
  },
);

const shelf = shelfOf(
  Object.fromEntries([
    ...[...guests].map(([name, text]) => [`${name}.json`, text] as const),
    ['fragments/catatan.json', '{"blocks": [{"type": "text", "name": "nama", "label": "Catatan"}]}'] as const,
  ]),
  'contoh',
);
const texts = new Map([...guests, ...guestsOf(shelf)]);
const loaded = loadForm(small, 'contoh', texts);
if (!loaded.ok) throw new Error('the small form does not load');
const known: Known = { json: JSON.parse(small), form: loaded.form, shelf };

/** Puts an offer somewhere as the page does; why not, or nothing. */
const putWhy = (put: Put, offer: Offer): string | undefined => {
  const reasons = [offer.value, ...(offer.otherwise ?? [])].flatMap((value) => {
    const own: Put = { ...put, value: withOwnNames(value, small) };
    const ways = [fitted(small, own, known, 'contoh', texts), ...insteadOf(known.json, own)];
    return ways.map((way) => refusal(small, after(small, way), 'contoh', texts));
  });
  return reasons.includes(undefined) ? undefined : reasons[0];
};

test('every block of the palette is taken, in every place; what means names finds some of the form', async () => {
  const root = await parts(small);
  for (const path of [
    ['steps', 0, 'blocks'],
    ['steps', 0, 'blocks', 1, 'blocks'],
  ]) {
    const list = partAt(root, path);
    const palette = paletteOf('blocks', list?.kind === 'list' ? list.offers : [], known);
    expect(palette.length).toBeGreaterThan(35);
    const refused = palette.flatMap((offer) => {
      const why = putWhy({ do: 'insert', path, index: 0, value: null }, offer);
      return why === undefined ? [] : [`${offer.name}: ${why}`];
    });
    // These fragments mean answers of the form that takes them in.
    expect(refused.map((one) => one.split(': Tidak')[0])).toEqual([
      'Potongan bersama: alamat-dunia',
      'Potongan bersama: data-pribadi',
      'Potongan bersama: identitas-nasabah',
    ]);
  }
});

test('steps, ends, and every key of the form and of its parts can be added by pointing', async () => {
  const root = await parts(small);
  const steps = partAt(root, ['steps']);
  const offered = paletteOf('steps', steps?.kind === 'list' ? steps.offers : [], known);
  expect(offered.map(({ name }) => name)).toEqual(['Langkah', expect.stringMatching(/^Langkah akhir/)]);
  expect(
    offered.map((offer) => putWhy({ do: 'insert', path: ['steps'], index: 1, value: null }, offer)),
  ).toEqual([undefined, undefined]);
  const refused = [root, ...places(root)].flatMap((part) =>
    part.kind !== 'object'
      ? []
      : keyOffers(part, known).flatMap((offer) => {
          const why = putWhy({ do: 'set', path: [...part.path, offer.name], value: null }, offer);
          return why === undefined ? [] : [`${part.path.join('.')} + ${offer.name}`];
        }),
  );
  // What no value could make right here: there is no action yet, nothing is asked before the first step, and the like.
  expect([...new Set(refused)]).toEqual([
    ' + watch',
    'steps.0.blocks.0 + resetWhenChanged',
    'steps.0.blocks.0 + mask',
    'steps.0.blocks.2 + mask',
    'steps.0 + showInCSMobile',
    'steps.0 + visibleWhen',
    'steps.0 + readOnlyWhen',
  ]);
});
