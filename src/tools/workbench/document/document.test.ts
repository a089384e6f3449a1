import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { definitionTexts } from '../../definitionTexts';
import { loadForm } from '../../../interpreter';
import { allSlugs } from '../../documents/testing/slugs';
import { definitionService } from '../code/languageService';
import { outlineOf } from './outline';
import { withOwnNames } from './ownNames';
import { partAt, partsOf, type Part } from './parts';
import { meantAt } from './references';
import { refusal } from './refusal';
import { changed, textChanges, type Edit } from './textEdits';

const service = definitionService();
const parts = async (text: string): Promise<Part> => {
  const root = partsOf(text, await service.schemas(text));
  if (!root) throw new Error('the text is no JSON');
  return root;
};
const shipped = (slug: string): string => readFileSync(`form-definitions/${slug}.json`, 'utf8');
const guests = [...definitionTexts('form-definitions')];

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
const why = (edit: Edit): string | undefined => refusal(small, after(small, edit), 'contoh', []);

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
  expect(refusal(broken, mended, 'contoh', [])).toBeUndefined();
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
    const texts = new Map(guests);
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

test('a block of the palette is taken as it is offered, but for those that mean names of the form', async () => {
  const root = await parts(small);
  const list = partAt(root, ['steps', 0, 'blocks']);
  const offers = list?.kind === 'list' ? list.offers : [];
  const refused = offers.filter(({ value }) => {
    const own = withOwnNames(value, small);
    const edit: Edit = { do: 'insert', path: ['steps', 0, 'blocks'], index: 1, value: own };
    return refusal(small, after(small, edit), 'contoh', []) !== undefined;
  });
  expect(refused.map(({ name }) => name)).toEqual([
    'branch',
    'instalmentPlan',
    'dataTable',
    'qrCode',
    'form',
    'use',
    'fragment',
  ]);
});

test('a text that names something is chosen by what it means', async () => {
  const text = shipped('tandamata');
  const loaded = loadForm(text, 'tandamata', new Map(guests));
  if (!loaded.ok) throw new Error('tandamata does not load');
  const root = await parts(text);
  const at = (path: (string | number)[]) => meantAt(root, loaded.form, path);
  const comparison = ['conditions', 'kartuDenganNama', 0];
  expect(at([...comparison, 'name'])).toContainEqual({ value: 'tanggalLahir', about: 'Tanggal Lahir' });
  expect(at([...comparison, 'value'])?.map(({ value }) => value)).toEqual(['1', '2']);
  expect(at(['conditions', 'nasabahDitemukan', 'all', 0])?.map(({ value }) => value)).toContain(
    'sudahNasabah',
  );
  expect(at(['steps', 0, 'blocks', 1, 'visibleWhen'])?.map(({ value }) => value)).toContain('sudahNasabah');
  expect(at(['steps', 0, 'title'])).toBeUndefined();
});
