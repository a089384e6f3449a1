import fc from '../../../../tests/fastCheck';
import { readFileSync } from 'node:fs';
import { propertyRuns, spread } from '../../../../tests/sweeps';
import { definitionTexts } from '../../definitionTexts';
import { type Json, loadForm } from '../../../interpreter';
import { definitionOf, loaded } from '../../../interpreter/engine/testing/form';
import { allSlugs } from '../../documents/testing/slugs';
import { list, type Schema } from '../../../language/schema';
import { formBlock } from '../../../language/schemas/fields';
import { step } from '../../../language/schemas/form';
import { type ListPart, outlineOf } from './outline';
import { withOwnNames } from './language';
import { describedSchemas } from '../../schema/described';
import { bare } from '../../schema/bare';
import { choicesOf, type Offer, type Part, partAt, partsOf } from './parts';
import type { Known } from './questions';
import { includedFormsOf, projectFilesOf } from './projectFiles';
import { fitted, placed, type Put, schemaFor } from './fit';
import { keyOffers, paletteOf, takenNames } from './palette';
import { refusal } from './attempt';
import { type Edit, textAfter } from './textEdits';

const parts = (text: string): Part => partsOf(JSON.parse(text) as Json);
const shipped = (slug: string): string => readFileSync(`form-definitions/${slug}.json`, 'utf8');
const includedForms = new Map(definitionTexts('form-definitions'));

const small = definitionOf([
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
]);

test('a part knows what its keys are for, which may be added, and from which words one may choose', () => {
  const root = parts(small);
  const label = partAt(root, ['steps', 0, 'blocks', 0, 'label']);
  expect(label).toMatchObject({ kind: 'text', value: 'Nama', optional: false });
  expect(label?.about).toMatch(/dibaca/);
  const field = partAt(root, ['steps', 0, 'blocks', 0]);
  const missing = field?.kind === 'object' ? field.missing.map(({ name }) => name) : [];
  expect(missing).toEqual(expect.arrayContaining(['guideText', 'maxLength', 'visibleWhen', 'rule']));
  expect(missing).not.toContain('label');
  const type = partAt(root, ['steps', 0, 'blocks', 0, 'type']);
  expect(type?.kind === 'choice' && type.choices.map(({ value }) => value)).toEqual([
    'text',
    'textarea',
    'email',
    'phone',
  ]);
  const operator = partAt(root, ['steps', 0, 'blocks', 2, 'visibleWhen', 0, 'condition']);
  expect(operator?.kind === 'choice' && operator.choices.length).toBeGreaterThan(10);
});

test('blocks are offered by kind, an option as its neighbours are', () => {
  const root = parts(small);
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

test('the outline has steps and blocks in order, nested ones below their parents', () => {
  const lines = outlineOf(parts(small)).map(({ title, kind, depth, count, step }) => [
    title,
    kind,
    depth,
    count,
    step,
  ]);
  expect(lines).toEqual([
    ['Data Diri', undefined, 0, 1, 'data'],
    ['Nama', 'Teks satu baris', 1, 3, 'data'],
    ['Kelompok', 'Kelompok', 1, 3, 'data'],
    ['Punya?', 'Satu pilihan', 2, 1, 'data'],
    ['Nomor', 'Teks satu baris', 1, 3, 'data'],
  ]);
});

test('a question that is shown once more is called as where it is asked', () => {
  const again = definitionOf([
    { id: 'a', title: 'A', blocks: [{ type: 'text', name: 'noHp', label: 'Nomor Ponsel' }] },
    {
      id: 'b',
      title: 'B',
      blocks: [
        { use: 'noHp', readOnly: true },
        { use: 'noHp', label: 'Ponsel Anda' },
      ],
    },
  ]);
  const titles = outlineOf(parts(again)).map(({ title }) => title);
  expect(titles).toEqual(['A', 'Nomor Ponsel', 'B', 'Nomor Ponsel', 'Ponsel Anda']);
});

test('what is added gets names that nothing else has; a condition keeps the names that it means', () => {
  const value = { type: 'text', name: 'nama', visibleWhen: [{ name: 'punya', condition: 'isFilled' }] };
  const own = (schema: Schema<unknown>, one: Json, text = small) =>
    withOwnNames(one, schema, JSON.parse(text));
  expect(own(formBlock, value)).toEqual({ ...value, name: 'nama2' });
  expect(own(list(step), [{ id: 'data' }, { id: 'data' }])).toEqual([{ id: 'data2' }, { id: 'data3' }]);
  expect(own(step, { id: 'data-diri' }, '{"steps": [{"id": "data-diri"}]}')).toEqual({ id: 'data-diri-2' });
  // What is added with a question of its own reads that one, not another of that name.
  const both: Json = {
    blocks: [
      { type: 'date', name: 'nama' },
      { type: 'branch', date: 'nama' },
    ],
  };
  expect(own(step, both)).toEqual({
    blocks: [
      { type: 'date', name: 'nama2' },
      { type: 'branch', date: 'nama2' },
    ],
  });
});

const after = (text: string, edit: Edit): string => textAfter(text, edit) ?? text;
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
  const fixed = after(broken, { do: 'set', path: ['subProductId'], value: 'CTH-01' });
  expect(refusal(broken, fixed, 'contoh', new Map())).toBeUndefined();
});

/** An edit whose value has names of its own. */
const owned = (put: Put, text: string): Put => {
  const json: unknown = JSON.parse(text);
  const schema = schemaFor(json, put);
  return { ...put, value: schema ? withOwnNames(put.value, schema, json) : put.value };
};

/** What may stand under a key, in its list, or as one of its shapes. */
const leaves = (schema: Schema<unknown>): Schema<unknown>[] => {
  const { node } = bare(schema);
  if (node.kind === 'list') return leaves(node.item);
  if (node.kind === 'dictionary') return leaves(node.value);
  return node.kind === 'union' ? Object.values(node.branches).flatMap(leaves) : [bare(schema)];
};

test('whatever a control offers is taken where it stands', () => {
  const offered = [...describedSchemas().values()].flatMap(({ keys }) =>
    keys.flatMap(({ key, schema, said }) =>
      leaves(schema).flatMap((leaf) =>
        (choicesOf(leaf, said) ?? []).map(({ value, about }) => ({
          key,
          value,
          about,
          ok: !leaf.read(value).findings,
        })),
      ),
    ),
  );
  expect(offered.length).toBeGreaterThan(150);
  expect(offered.filter(({ ok }) => !ok)).toEqual([]);
});

/** Every place of a part. */
const places = (part: Part): Part[] => ['parts' in part ? part.parts.flatMap(places) : [], part].flat();

const isTakenOrRefused = (slug: string): void => {
  const text = shipped(slug);
  const edits = places(parts(text)).flatMap((part): Put[] => {
    if (part.kind === 'object')
      return part.missing.map(({ name, value }) => ({ do: 'set', path: [...part.path, name], value }));
    if (part.kind !== 'list') return [];
    const { path, offers } = part;
    return offers.map(({ value }) => ({ do: 'insert', path, index: part.parts.length, value }));
  });
  expect(edits.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(fc.constantFrom(...edits), (edit) => {
      const now = after(text, owned(edit, text));
      const reason = refusal(text, now, slug, includedForms);
      const opens = loadForm(now, slug, includedForms).ok;
      expect(reason === undefined).toBe(opens);
    }),
    { numRuns: propertyRuns(40) },
  );
};

const { some, others } = spread(allSlugs(), 4);
const taken = 'what is added to %s from the schema is taken, or refused with a reason';
test.each(some)(taken, isTakenOrRefused);
sweep.each(others)(taken, isTakenOrRefused);

const projectFiles = projectFilesOf(
  Object.fromEntries([
    ...[...includedForms].map(([name, text]) => [`${name}.json`, text] as const),
    ['fragments/catatan.json', '{"blocks": [{"type": "text", "name": "nama", "label": "Catatan"}]}'] as const,
  ]),
  'contoh',
);
const texts = new Map([...includedForms, ...includedFormsOf(projectFiles)]);
const known: Known = { json: JSON.parse(small), form: loaded(small, texts), projectFiles };

/** Puts an offer somewhere as the page does; why not, or nothing. */
const putWhy = (put: Put, offer: Offer): string | undefined => {
  const reasons = [offer.value, ...(offer.otherwise ?? [])].flatMap((value) => {
    const own = owned({ ...put, value }, small);
    const fit = (now: string, one: Put): Put =>
      fitted(now, one, { ...known, json: JSON.parse(now) }, 'contoh', texts);
    const ways = [placed(small, own, fit), fit(small, own)];
    return ways.map((way) => refusal(small, after(small, way), 'contoh', texts));
  });
  return reasons.includes(undefined) ? undefined : reasons[0];
};

const listAt = (root: Part, path: readonly (string | number)[]): ListPart => {
  const found = partAt(root, path);
  if (found?.kind !== 'list') throw new Error('no list there');
  return found;
};

test('every block of the palette is taken, in every place; what means names finds some of the form', () => {
  const root = parts(small);
  for (const path of [
    ['steps', 0, 'blocks'],
    ['steps', 0, 'blocks', 1, 'blocks'],
  ]) {
    const palette = paletteOf(listAt(root, path), known);
    expect(palette.length).toBeGreaterThan(35);
    const refused = palette.flatMap((offer) => {
      const why = putWhy({ do: 'insert', path, index: 0, value: null }, offer);
      return why === undefined ? [] : [`${offer.name}: ${why}`];
    });
    // These fragments mean answers of the form that takes them in; the last one has a name that the form has, and is asked about.
    expect(refused.map((one) => one.split(/: (?:Tidak|Nama)/)[0])).toEqual([
      'Potongan bersama: alamat dunia',
      'Potongan bersama: bidang usaha',
      'Potongan bersama: cek nasabah',
      'Potongan bersama: data pribadi',
      'Potongan bersama: identitas nasabah',
      'Potongan bersama: isi dari nik',
      'Potongan bersama: kontak darurat',
      'Potongan bersama: catatan',
    ]);
    expect(takenNames(known, 'catatan')).toEqual(['nama']);
  }
});

test('steps, ends, and every key of the form and of its parts can be added by pointing', () => {
  const root = parts(small);
  const offered = paletteOf(listAt(root, ['steps']), known);
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
    'steps.0 + showInCSMobile',
    'steps.0 + visibleWhen',
    'steps.0 + readOnlyWhen',
  ]);
});
