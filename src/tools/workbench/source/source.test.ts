import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import { builtSite, developmentFolder } from './files';
import { ProofRefusal, servedProofs } from './proofs';
import { deviceFolder, writeFile } from './deviceFolder';

describe('files', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const address = '*/__editor/form-definitions/produk.json';

  test('a file is read with its version', async () => {
    server.use(http.get(address, () => HttpResponse.text('{}', { headers: { ETag: '"1"' } })));
    expect(await developmentFolder.read('produk.json')).toEqual({ text: '{}', version: '"1"' });
  });

  test('a file that is not there is no fault', async () => {
    server.use(http.get(address, () => HttpResponse.text('', { status: 404 })));
    expect(await developmentFolder.read('produk.json')).toBeUndefined();
  });

  test('a save names the version that it replaces, or that there is none', async () => {
    const conditions: (string | null)[] = [];
    server.use(
      http.put(address, ({ request: { headers } }) => {
        conditions.push(headers.get('If-Match') ?? headers.get('If-None-Match'));
        return new HttpResponse(null, { status: 204, headers: { ETag: '"2"' } });
      }),
    );
    expect(await developmentFolder.save('produk.json', '{}', '"1"')).toEqual({ version: '"2"' });
    await developmentFolder.save('produk.json', '{}', undefined);
    expect(conditions).toEqual(['"1"', '*']);
  });

  test.each([
    [412, 'conflict'],
    [400, 'not-json'],
    [403, 'failed'],
    [500, 'failed'],
  ])('status %d is the fault %s', async (status, fault) => {
    server.use(http.put(address, () => HttpResponse.text('', { status })));
    expect(await developmentFolder.save('produk.json', '{}', '"1"')).toBe(fault);
  });

  test('no answer is a fault, too', async () => {
    server.use(http.put(address, () => HttpResponse.error()));
    expect(await developmentFolder.save('produk.json', '{}', '"1"')).toBe('failed');
  });

  test('the whole folder is read at once, and is not known where nobody answers', async () => {
    const whole = { texts: { 'produk.json': '{}' }, changed: { 'produk.json': 1 }, files: ['/files/a.webp'] };
    server.use(http.get('*/__editor/form-definitions/', () => HttpResponse.json(whole)));
    expect(await developmentFolder.whole()).toEqual(whole);
    for (const answer of [HttpResponse.error(), HttpResponse.json({}), HttpResponse.text('<p>')]) {
      server.use(http.get('*/__editor/form-definitions/', () => answer));
      expect(await developmentFolder.whole()).toBeUndefined();
    }
    expect(await builtSite.whole()).toBeUndefined();
  });

  test('what was published is read; that nothing was is no fault', async () => {
    const history = '*/__editor/form-definitions/publikasi/produk/riwayat.json';
    server.use(http.get(history, () => HttpResponse.text('{}')));
    expect(await developmentFolder.published('produk/riwayat.json')).toBe('{}');
    server.use(http.get(history, () => new HttpResponse(null, { status: 204 })));
    expect(await developmentFolder.published('produk/riwayat.json')).toBeUndefined();
    server.use(http.get(history, () => HttpResponse.text('', { status: 500 })));
    await expect(developmentFolder.published('produk/riwayat.json')).rejects.toThrow('500');
    expect(await builtSite.published('produk/riwayat.json')).toBeUndefined();
  });

  test('a built site shows its definitions, and saves nothing', async () => {
    server.use(http.get('*/form-definitions/produk.json', () => HttpResponse.text('{"a":1}')));
    expect(await builtSite.read('produk.json')).toEqual({ text: '{"a":1}' });
    expect(await builtSite.read('produk.scenarios.json')).toBeUndefined();
    expect(builtSite.saves).toBe(false);
    expect(await builtSite.save('produk.json', '{}', undefined)).toBe('failed');
  });
});

describe('proofs', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const refusal = async (answer: () => Response): Promise<unknown> => {
    server.use(http.post('*/__editor/proofs/proof/produk', answer));
    return servedProofs.prove('produk').catch((fault: unknown) => fault);
  };

  test.each<[string, () => Response, RegExp]>([
    ['nobody answers', () => HttpResponse.error(), /^Server editor tidak menjawab\./],
    [
      'the server says what is wrong',
      () => HttpResponse.text('Berkas rusak.', { status: 422 }),
      /^Berkas rusak\.$/,
    ],
    [
      'the server itself fails',
      () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 502 }),
      /^Server editor menjawab dengan kesalahan 502\.$/,
    ],
    [
      'the answer is none',
      () => HttpResponse.html('<!doctype html>'),
      /^Jawaban server editor tidak dapat dibaca\.$/,
    ],
    ['the answer is no proof', () => HttpResponse.json(null), /^Jawaban server editor tidak dapat dibaca\.$/],
  ])('%s: the page has Indonesian words for it', async (_, answer, words) => {
    const fault = await refusal(answer);
    expect(fault).toBeInstanceOf(ProofRefusal);
    expect((fault as ProofRefusal).message).toMatch(words);
  });

  test('a proof is read as it was sent', async () => {
    server.use(
      http.post('*/__editor/proofs/proof/produk', () => HttpResponse.json({ slug: 'produk', parts: [] })),
    );
    expect(await servedProofs.prove('produk')).toEqual({ slug: 'produk', parts: [] });
  });
});

describe('deviceFolder', () => {
  /** A folder as browsers give them, in memory. */
  const directory = (files: Map<string, string>, at = ''): FileSystemDirectoryHandle => {
    const made: object = {
      getDirectoryHandle: (name: string, options?: FileSystemGetFileOptions) => {
        const inside = `${at}${name}/`;
        const isThere = [...files.keys()].some((path) => path.startsWith(inside));
        return isThere || options?.create === true
          ? Promise.resolve(directory(files, inside))
          : Promise.reject(new DOMException('', 'NotFoundError'));
      },
      getFileHandle: (name: string, options?: FileSystemGetFileOptions) => {
        const path = `${at}${name}`;
        if (!files.has(path) && options?.create !== true)
          return Promise.reject(new DOMException('', 'NotFoundError'));
        return Promise.resolve({
          getFile: () =>
            Promise.resolve({ text: () => Promise.resolve(files.get(path) ?? ''), lastModified: 1 }),
          createWritable: () =>
            Promise.resolve({
              write: (content: unknown) =>
                Promise.resolve(void files.set(path, typeof content === 'string' ? content : '')),
              close: () => Promise.resolve(),
            }),
        });
      },
      async *entries(this: FileSystemDirectoryHandle) {
        const here = [...files.keys()]
          .filter((path) => path.startsWith(at))
          .map((path) => path.slice(at.length));
        for (const name of new Set(here.map((path) => path.split('/')[0] ?? ''))) {
          const isFile = here.includes(name);
          yield [
            name,
            isFile ? await this.getFileHandle(name) : await this.getDirectoryHandle(name),
          ] as const;
        }
      },
    };
    return made as FileSystemDirectoryHandle;
  };

  const opened = () => {
    const files = new Map([
      ['produk.json', '{"lama":1}'],
      ['fragments/alamat.json', '{}'],
      ['README.md', '#'],
    ]);
    return { files, folder: deviceFolder(directory(files)) };
  };

  test('a file is read, and written by whoever has its text', async () => {
    const { files, folder } = opened();
    const file = await folder.read('produk.json');
    expect(file?.text).toBe('{"lama":1}');
    expect(await folder.save('produk.json', '{"baru":2}', file?.version)).toEqual({ version: '{"baru":2}' });
    expect(files.get('produk.json')).toBe('{"baru":2}');
    expect(await folder.read('tidak-ada.json')).toBeUndefined();
    expect(await folder.save('produk.scenarios.json', '{}', undefined)).toEqual({ version: '{}' });
  });

  test('what was changed meanwhile, and what is no JSON, is not written', async () => {
    const { files, folder } = opened();
    files.set('produk.json', '{"lain":3}');
    expect(await folder.save('produk.json', '{}', '{"lama":1}')).toBe('conflict');
    expect(await folder.save('produk.json', '{', '{"lain":3}')).toBe('not-json');
    expect(files.get('produk.json')).toBe('{"lain":3}');
  });

  test('every definition below the folder is read at once', async () => {
    const { folder } = opened();
    expect(await folder.whole()).toEqual({
      texts: { 'produk.json': '{"lama":1}', 'fragments/alamat.json': '{}' },
      changed: { 'produk.json': 1, 'fragments/alamat.json': 1 },
    });
  });

  test('what was published is no definition; it is written and read by its path', async () => {
    const { folder } = opened();
    await folder.publish?.('produk/riwayat.json', '{"versions":[]}');
    expect(await folder.published('produk/riwayat.json')).toBe('{"versions":[]}');
    expect(await folder.published('lain/riwayat.json')).toBeUndefined();
    expect(Object.keys((await folder.whole())?.texts ?? {})).toEqual([
      'produk.json',
      'fragments/alamat.json',
    ]);
  });

  test('a file is written with the folders above it', async () => {
    const { files } = opened();
    await writeFile(directory(files), 'a/b/c.json', '1');
    expect(files.get('a/b/c.json')).toBe('1');
  });
});
