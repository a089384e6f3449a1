import { deviceFolder, writeFile, type Directory } from './deviceFolder';

/** A folder as browsers give them, in memory. */
const directory = (files: Map<string, string>, at = ''): Directory => ({
  name: 'form-definitions',
  getDirectoryHandle: (name, options) => {
    const inside = `${at}${name}/`;
    const isThere = [...files.keys()].some((path) => path.startsWith(inside));
    return isThere || options?.create === true
      ? Promise.resolve(directory(files, inside))
      : Promise.reject(new DOMException('', 'NotFoundError'));
  },
  getFileHandle: (name, options) => {
    const path = `${at}${name}`;
    if (!files.has(path) && options?.create !== true)
      return Promise.reject(new DOMException('', 'NotFoundError'));
    return Promise.resolve({
      getFile: () => Promise.resolve({ text: () => Promise.resolve(files.get(path) ?? ''), lastModified: 1 }),
      createWritable: () =>
        Promise.resolve({
          write: (content) =>
            Promise.resolve(void files.set(path, typeof content === 'string' ? content : '')),
          close: () => Promise.resolve(),
        }),
    });
  },
  async *entries() {
    const here = [...files.keys()].filter((path) => path.startsWith(at)).map((path) => path.slice(at.length));
    for (const name of new Set(here.map((path) => path.split('/')[0] ?? ''))) {
      const isFile = here.includes(name);
      yield [name, isFile ? await this.getFileHandle(name) : await this.getDirectoryHandle(name)] as const;
    }
  },
});

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
  expect(Object.keys((await folder.whole())?.texts ?? {})).toEqual(['produk.json', 'fragments/alamat.json']);
});

test('a file is written with the folders above it', async () => {
  const { files } = opened();
  await writeFile(directory(files), 'a/b/c.json', '1');
  expect(files.get('a/b/c.json')).toBe('1');
});
