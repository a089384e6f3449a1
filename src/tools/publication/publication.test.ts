import { createHash } from 'node:crypto';
import { mayPublish } from './proof';
import { publicationOf, type Ports, type Publication } from './publication';
import { formIn } from './readForm';

const slug = 'contoh';
const contoh = (field: object, more: object = {}): string =>
  JSON.stringify({
    version: 1,
    slug,
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [{ id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama', ...field }] }],
    ...more,
  });

const publish = async (
  text: string,
  { texts = {}, ...ports }: Partial<Ports> & { texts?: Record<string, string> } = {},
): Promise<Publication> => {
  const own = await formIn(slug, text, (name) => Promise.resolve(texts[`${name}.json`]));
  if (!own) throw new Error('the form has mistakes');
  return publicationOf(
    { own, seed: '1', visits: 2 },
    {
      folder: {
        texts: new Map([[`${slug}.json`, text], ...Object.entries(texts)]),
        exists: () => true,
        today: '2026-03-02',
      },
      file: () => Promise.resolve(undefined),
      backEnd: {
        ask: () => Promise.resolve({ body: { statusCode: 200, data: { registrationNumber: 'A1' } } }),
        upload: () => Promise.resolve({ body: {} }),
      },
      ...ports,
    },
  );
};
const verdictOf = ({ proof }: Publication, part: string): string | undefined =>
  proof.parts.find(({ id }) => id === part)?.verdict;

test('the folder has the definition, its popup, its picture, its card, and the proof of just these', async () => {
  const product = {
    id: '1',
    name: 'Contoh',
    category: { id: '1', name: 'Tabungan', slug: 'tabungan' },
    featuredImage: '/files/contoh.webp',
    shortDescription: 'Tabungan harian.',
    informationButtonText: 'Ajukan',
  };
  const popup = { blocks: [{ type: 'heading', level: 2, text: 'Syarat' }] };
  const { proof, files } = await publish(
    contoh({ required: true }, { product, nextPopup: { slug: 'syarat' } }),
    {
      texts: { 'popups/syarat.json': JSON.stringify(popup) },
      file: (path) => Promise.resolve(path === 'files/contoh.webp' ? new Uint8Array([1, 2]) : undefined),
      backEnd: {
        ask: () =>
          Promise.resolve({
            body: { statusCode: 200, data: { content: JSON.stringify(popup), registrationNumber: 'A1' } },
          }),
        upload: () => Promise.resolve({ body: {} }),
      },
    },
  );
  expect(proof.parts.filter(({ verdict }) => verdict === 'red')).toEqual([]);
  const { files: listed } = JSON.parse(String(files.get('manifest.json'))) as {
    files: { path: string; bytes: number; sha256: string }[];
  };
  expect(listed.map(({ path }) => path)).toEqual([
    'dokumen.html',
    'files/contoh.webp',
    'form-definitions/contoh.json',
    'form-definitions/popups/syarat.json',
    'kartu.json',
  ]);
  const picture = listed.find(({ path }) => path === 'files/contoh.webp');
  // SHA-256 of the bytes 1 and 2, as any other program computes it.
  expect(picture).toMatchObject({
    bytes: 2,
    sha256: createHash('sha256')
      .update(new Uint8Array([1, 2]))
      .digest('hex'),
  });
  expect(proof.fingerprint).toBe(
    createHash('sha256')
      .update(String(files.get('manifest.json')))
      .digest('hex'),
  );
  expect([...files.keys()].slice(-3)).toEqual(['manifest.json', 'bukti.html', 'bukti.json']);
});

test('what texts name is there: files behind links in fragments and popups, and no popup that only an option is called after', async () => {
  const link = (file: string): object => ({
    type: 'richText',
    html: `<a href="/files/${file}?v=2">Biaya</a>`,
  });
  const blocks = [
    { fragment: 'biaya' },
    { type: 'select', name: 'syarat', label: 'Syarat', options: ['lain', 'baru'] },
  ];
  const { files } = await publish(
    contoh({}, { steps: [{ id: 'data', title: 'Data', next: { popup: 'syarat' }, blocks }] }),
    {
      texts: {
        'fragments/biaya.json': JSON.stringify({ blocks: [link('biaya%20layanan.pdf')] }),
        'popups/syarat.json': JSON.stringify({ blocks: [link('syarat.pdf')] }),
        'popups/lain.json': JSON.stringify({ blocks: [link('lain.pdf')] }),
      },
      file: (path) => Promise.resolve(new TextEncoder().encode(path)),
      backEnd: {
        ask: () =>
          Promise.resolve({
            body: {
              statusCode: 200,
              data: {
                content: '{"blocks":[{"type":"heading","level":2,"text":"Syarat"}]}',
                registrationNumber: 'A1',
              },
            },
          }),
        upload: () => Promise.resolve({ body: {} }),
      },
    },
  );
  expect([...files.keys()].filter((path) => !/^(dokumen|bukti|manifest)/.test(path))).toEqual([
    'form-definitions/contoh.json',
    'form-definitions/fragments/biaya.json',
    'form-definitions/popups/syarat.json',
    'files/biaya layanan.pdf',
    'files/syarat.pdf',
  ]);
});

test('a mistake speaks against it, and there are no files', async () => {
  const broken = await publish(contoh({ required: true, minLength: 9, maxLength: 3 }));
  expect(verdictOf(broken, 'pemeriksa')).toBe('red');
  expect(mayPublish(broken.proof)).toBe(false);
  expect(broken.files.size).toBe(0);
});

test('what the robot does not reach speaks against it, unless its bank is made up', async () => {
  const never = [
    { name: 'nama', condition: 'isFilled', nextCondition: 'and' },
    { name: 'nama', condition: 'isEmpty' },
  ];
  const text = contoh({ required: true }).replace(
    '}]}]',
    `},${JSON.stringify({ type: 'text', name: 'lain', label: 'Lain', visibleWhen: never })}]}]`,
  );
  expect(verdictOf(await publish(text), 'robot')).toBe('red');
  expect(verdictOf(await publish(text, { madeUp: true }), 'robot')).toBe('look');
});
