import { createHash } from 'node:crypto';
import type { CompiledForm } from '../../interpreter';
import { mayPublish, type Proof } from './proof';
import { publicationOf, type Ports, type Publication } from './publication';
import { formIn } from './readForm';
import { gather } from '../visit/thrown';
import { hashOf } from './contents';
import { changedSince, nextRelease, releaseFiles, releasesIn } from './history';
import { unsigned, type KeptRelease } from './release';
import { definitionOf, loaded } from '../../interpreter/engine/testing/form';
import { edited, kredit, type Edit } from './testing/edited';
import { differenceOf } from './difference';
import { payloadChanges, payloadOf } from './payload';

describe('publication', () => {
  const slug = 'contoh';
  const contoh = (field: object, more: object = {}): string =>
    definitionOf(
      [{ id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama', ...field }] }],
      more,
    );

  const publish = async (
    text: string,
    {
      texts = {},
      live,
      ...ports
    }: Partial<Ports> & { texts?: Record<string, string>; live?: CompiledForm } = {},
  ): Promise<Publication> => {
    const own = await formIn(slug, text, (name) => Promise.resolve(texts[`${name}.json`]));
    if (!own) throw new Error('the form has mistakes');
    return publicationOf(
      { own, live, seed: '1' },
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
        thrown: () => [],
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
    expect([...files.keys()].at(-1)).toBe('manifest.json');
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

  describe('what is thrown is a finding of the part in which it was thrown, and blocks publishing', () => {
    const fault = new Error('rusak');
    const fail = (): never => {
      throw fault;
    };
    const list = { lookup: { call: 'remote-select', idField: 'id', textField: 'nama', url: '/a' } };
    const scenarios = JSON.stringify({
      scenarios: [
        {
          name: 'Dari daftar',
          today: '2026-03-02',
          steps: [{ arrive: 'preview', with: { kota: '1' } }],
        },
      ],
    });
    const kota = { type: 'searchSelect', name: 'kota', label: 'Kota', required: true, ...list };
    const withList = contoh({}, { steps: [{ id: 'data', title: 'Data', blocks: [kota] }] });
    const bank = (call: string): Pick<Ports, 'backEnd'> => ({
      backEnd: {
        ask: (asked) =>
          asked === call
            ? Promise.reject(fault)
            : Promise.resolve({ body: { statusCode: 200, data: { registrationNumber: 'A1' } } }),
        upload: () => Promise.resolve({ body: {} }),
      },
    });
    const picture = contoh({ guideText: 'Lihat /files/a.pdf' }).replace(
      '"title":"Contoh"',
      '"title":"/files/a.pdf"',
    );
    const broken = new Proxy<Partial<CompiledForm>>({}, { get: fail }) as CompiledForm;
    const folderOf = (text: string): Ports['folder'] => ({
      texts: new Map([[`${slug}.json`, text]]),
      exists: () => true,
      today: '2026-03-02',
    });
    const reported = async (text: string, parts: Parameters<typeof publish>[1]): Promise<string[]> => {
      const { proof, files } = await publish(text, parts);
      expect(files.size).toBe(0);
      expect(mayPublish(proof)).toBe(false);
      return proof.parts
        .filter(({ found }) => found.some((one) => /kesalahan di dalam program: .*rusak/.test(one)))
        .map(({ id, verdict }) => `${id} ${verdict}`);
    };

    test.each<[string, string, Parameters<typeof publish>[1], string[]]>([
      ['a file that cannot be read', picture, { file: () => Promise.reject(fault) }, ['isi red']],
      [
        'a checker that breaks',
        contoh({}),
        {
          folder: {
            ...folderOf(contoh({})),
            get today() {
              return new Error().stack?.includes('checked') === true ? fail() : '2026-03-02';
            },
          },
        },
        ['pemeriksa red'],
      ],
      ['a bank that the robot cannot ask', contoh({}), bank('holidays'), ['robot red']],
      [
        'a list that breaks for robot and scenarios',
        withList,
        { ...bank('remote-select'), texts: { [`${slug}.scenarios.json`]: scenarios } },
        ['robot red', 'skenario red'],
      ],
      ['a live version that breaks', contoh({}), { live: broken }, ['perbedaan red', 'kiriman red']],
    ])('%s', async (_, text, parts, expected) => {
      expect(await reported(text, parts)).toEqual(expected);
    });

    test('a rejection for which nobody waits', async () => {
      let put: (fault: unknown) => void = fail;
      const { thrown } = gather((listener) => {
        put = listener;
        return () => undefined;
      });
      const { backEnd } = bank('none');
      const ask: Ports['backEnd']['ask'] = (call, body) => {
        put(fault);
        return backEnd.ask(call, body);
      };
      const found = await reported(contoh({}), { backEnd: { ...backEnd, ask }, thrown });
      expect(found).toEqual(['robot red']);
    });
  });
});

describe('history', () => {
  const proof: Proof = { slug: 'kartu', title: 'Kartu', day: '2026-03-02', fingerprint: 'abc', parts: [] };
  const files = new Map([
    ['form-definitions/kartu.json', '{}'],
    ['manifest.json', '{"files":[]}'],
  ]);
  const at = '2026-03-02T03:04:05.000Z';
  const first: KeptRelease = { version: 1, at, author: 'Sari', reason: 'Pertama', fingerprint: 'abc' };

  test('a version is what goes live, kept once more beside its scenarios, and named by the history last', () => {
    const release = nextRelease([], { author: ' Sari ', reason: 'Pertama\n', at });
    const written = releaseFiles({ proof, files, scenarios: '{"scenarios":[]}' }, release, []);
    expect([...written.keys()]).toEqual([
      'form-definitions/kartu.json',
      'manifest.json',
      'bukti.html',
      'bukti.json',
      'versi/1/form-definitions/kartu.json',
      'versi/1/manifest.json',
      'versi/1/bukti.html',
      'versi/1/bukti.json',
      'versi/1/skenario.json',
      'riwayat.json',
    ]);
    expect(releasesIn(String(written.get('riwayat.json')))).toEqual([first]);
    for (const words of ['<dd>1</dd>', '<dd>Sari</dd>', '<dd>Pertama</dd>'])
      expect(written.get('bukti.html')).toContain(words);
    expect(JSON.parse(String(written.get('bukti.json')))).toMatchObject({
      release: { version: 1, author: 'Sari' },
    });
  });

  test('the next version leaves those before it as they are', () => {
    const release = nextRelease([first], { author: 'Budi', reason: 'Batas naik', at });
    expect(release.version).toBe(2);
    const written = releaseFiles({ proof, files }, release, [first]);
    expect([...written.keys()].filter((path) => path.startsWith('versi/1/'))).toEqual([]);
    expect([...written.keys()]).not.toContain('versi/2/skenario.json');
    expect(releasesIn(String(written.get('riwayat.json'))).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('nothing is written of what may not be published', () => {
    const release = nextRelease([], { author: 'Sari', reason: 'Pertama', at });
    expect(releaseFiles({ proof, files: new Map() }, release, []).size).toBe(0);
  });

  test.each(['{', '{}', '[]', '{"versions":[{"version":"1"}]}'])(
    'a history of %s is not written over',
    (text) => {
      expect(() => releasesIn(text)).toThrow('riwayat.json tidak dapat dibaca');
    },
  );

  test('a product that was never published has no history', () => {
    expect(releasesIn(undefined)).toEqual([]);
  });

  test.each([
    [{}, 'Tulis nama yang menayangkan.'],
    [{ author: ' ', reason: 'x' }, 'Tulis nama yang menayangkan.'],
    [{ author: 'Sari', reason: ' ' }, 'Tulis alasan perubahan, dalam satu kalimat.'],
    [{ author: 'Sari', reason: 'Batas naik' }, undefined],
  ])('what nobody signs is reported: %j', (signed, words) => {
    expect(unsigned(signed)).toBe(words);
  });

  test('what has changed since a version is named, and what is gone', async () => {
    const listed = await Promise.all(
      ['kartu', 'fragments/alamat', 'popups/syarat'].map(async (name) => ({
        path: `form-definitions/${name}.json`,
        sha256: await hashOf(name),
      })),
    );
    const manifest = JSON.stringify({ files: [...listed, { path: 'kartu.json', sha256: 'x' }] });
    expect(await changedSince(manifest, (name) => name)).toEqual([]);
    const texts: Record<string, string> = { kartu: 'kartu', 'fragments/alamat': 'lain' };
    expect(await changedSince(manifest, (name) => texts[name])).toEqual([
      'fragments/alamat',
      'popups/syarat',
    ]);
  });
});

describe('payload', () => {
  const before = loaded(kredit);

  test('the keys that are sent, with how each is written', () => {
    expect(payloadOf(before)).toEqual(
      expect.arrayContaining([
        { key: 'subProductId', type: 'KU-01' },
        { key: 'besar', type: 'bilangan' },
        { key: 'tujuan', type: 'teks "kode|label"', codes: ['1', '2', '3'] },
        { key: 'tipe-nasabah: besar', type: 'rumus besar' },
      ]),
    );
  });

  test('what goes, is written otherwise or has new codes breaks a receiver; what comes does not', () => {
    const after = edited(kredit, [
      { at: 'steps.0.blocks.3.name', put: 'noHp' },
      { at: 'steps.1.blocks.2.options', put: ['1|Modal kerja', '2|Investasi', '4|Pendidikan'] },
      { at: 'steps.2.blocks.0.blocks.1.type', put: 'text' },
      { at: 'steps.1.blocks.0.label', put: 'Besar' },
    ]);
    expect(payloadChanges(before, loaded(after))).toEqual([
      { breaking: true, words: 'Kunci “telepon” tidak dikirim lagi.' },
      { breaking: false, words: 'Kunci baru “noHp”: teks.' },
      { breaking: true, words: 'Kunci “tujuan” dapat berkode baru: 4.' },
      { breaking: true, words: 'Kunci “luas” kini teks (dahulu bilangan).' },
    ]);
  });

  test('a value of rows is a key of their records', () => {
    const withValues = (values: object): ReturnType<typeof loaded> => {
      const rows = {
        type: 'rows',
        name: 'kebun',
        label: 'Kebun',
        blocks: [{ type: 'number', name: 'pohon', label: 'Pohon' }],
      };
      return loaded(edited(kredit, [{ at: 'steps.2.blocks.1', insert: { ...rows, ...values } }]));
    };
    const values = [
      { name: 'buah', compute: 'pohon * 9' },
      { name: 'banyak', compute: 'pohon > 9', submit: false },
    ];
    expect(payloadChanges(withValues({}), withValues({ values }))).toEqual([
      { breaking: false, words: 'Kunci baru “kebun[].buah”: nilai.' },
    ]);
  });

  test('the same version changes nothing', () => {
    expect(payloadChanges(before, before)).toEqual([]);
  });
});

describe('answers that drafts lose', () => {
  const losing = (answer: string): string[] => [`Draf yang sedang diisi kehilangan jawaban ${answer}.`];
  test.each<[string, Edit, readonly string[]]>([
    ['removed', { at: 'steps.0.blocks.1', remove: true }, losing('“Nama Lengkap”')],
    ['renamed', { at: 'steps.0.blocks.3.name', put: 'noHp' }, losing('“Nomor Ponsel”')],
    [
      'carried over',
      {
        at: 'steps.1.blocks.1',
        put: { type: 'text', name: 'nomorPajak', renamedFrom: 'npwp', label: 'NPWP' },
      },
      [],
    ],
    ['of another type', { at: 'steps.2.blocks.0.blocks.0.type', put: 'date' }, losing('“Nomor Sertifikat”')],
    ['reworded', { at: 'steps.0.blocks.1.label', put: 'Nama' }, []],
  ])('%s', (_, edit, expected) => {
    const lines = differenceOf(loaded(kredit), loaded(edited(kredit, [edit])));
    expect(lines.filter((line) => line.startsWith('Draf '))).toEqual(expected);
  });
});
