import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering, type Answer } from './answering';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeFolder } from './wholeFolder';
import { slugOf } from './definitions';
import type { Sources } from '../../mocks/backEnd';
import { regionsAddress } from '../../mocks/sources/addresses';
import { fileSources } from '../../mocks/sources/fileSources';
import { mockDataAt } from './mockData';

describe('answering', () => {
  /** What a browser reads from a server with this answer; another's address is 404. */
  const read = async (answer: () => Promise<Answer | undefined>): Promise<[status: number, text: string]> => {
    const server = createServer((request, response) =>
      answering(answer)(request, response, () => response.writeHead(404).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const text = await response.text();
    await new Promise((resolve) => server.close(resolve));
    return [response.status, text];
  };

  test('what is thrown, at once or later, is an answer in words', async () => {
    const fault = new Error('disk penuh');
    const atOnce = (): never => {
      throw fault;
    };
    for (const answer of [atOnce, () => Promise.reject(fault)])
      expect(await read(answer)).toEqual([500, 'Server editor gagal: disk penuh']);
  });

  test("an answer is sent, and another's address goes on", async () => {
    expect(await read(() => Promise.resolve({ status: 200, text: '{}' }))).toEqual([200, '{}']);
    expect(await read(() => Promise.resolve(undefined))).toEqual([404, '']);
  });
});

describe('wholeFolder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eform-whole-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('every file of definitions is there by its path, whatever its name; what is none is not', async () => {
    const definitions = join(folder, 'definitions');
    await mkdir(join(definitions, 'pages'), { recursive: true });
    for (const name of [
      'produk.json',
      'Salah_Nama.json',
      'README.md',
      'form.schema.json',
      '.aneh',
      'pages/home.json',
    ])
      await writeFile(join(definitions, name), name);
    await mkdir(join(folder, 'public', 'files'), { recursive: true });
    await writeFile(join(folder, 'public', 'files', 'a.webp'), '');
    await mkdir(join(definitions, 'publikasi', 'produk'), { recursive: true });
    await writeFile(join(definitions, 'publikasi', 'produk', 'riwayat.json'), '{}');
    const { texts, changed, files } = await wholeFolder(definitions, join(folder, 'public'));
    expect(texts).toEqual({
      'produk.json': 'produk.json',
      'Salah_Nama.json': 'Salah_Nama.json',
      'pages/home.json': 'pages/home.json',
    });
    expect(Object.keys(changed)).toEqual(Object.keys(texts));
    expect(files).toContain('/files/a.webp');
  });

  test('a folder that is not there is an empty one', async () => {
    expect(await wholeFolder(join(folder, 'a'), join(folder, 'b'))).toEqual({
      texts: {},
      changed: {},
      files: [],
    });
  });
});

describe('definitions', () => {
  test.each([
    ['tandamata-berjangka.json', 'tandamata-berjangka'],
    ['produk-2.json', 'produk-2'],
    ['pages/tentang-kami.json', 'pages/tentang-kami'],
    ['popups/bantuan.json', 'popups/bantuan'],
  ])('%s is shipped as %s', (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });

  test.each([
    'tandamata-berjangka.scenarios.json',
    'form-definition.schema.json',
    'README.md',
    'drafts/produk.json',
    'pages/lama/tentang.json',
    '../package.json',
    'pages/../../package.json',
    'Produk.json',
    '-produk.json',
    'produk--baru.json',
    '.json',
  ])('%s stays at home', (path) => {
    expect(slugOf(path)).toBeUndefined();
  });
});

describe('mockData', () => {
  const sources: Sources = fileSources(process.cwd());

  test('the catalogue is read again for each request', async () => {
    const readProducts = jest.spyOn(sources, 'readProducts').mockResolvedValueOnce([]);
    expect(await mockDataAt('/__mocks/catalogue.json', sources)).toEqual([]);
    readProducts.mockResolvedValueOnce([{ slug: 'baru', id: '1', name: 'Baru' }]);
    expect(await mockDataAt('/__mocks/catalogue.json', sources)).toHaveLength(1);
  });

  test('every definition of the folder that has a card is in the catalogue', async () => {
    expect(await sources.readProducts()).toContainEqual(
      expect.objectContaining({ slug: 'tandamata-berjangka' }),
    );
  });

  test('regions are there by file, villages by province', async () => {
    expect(await mockDataAt(regionsAddress('provinces'), sources)).toHaveLength(38);
    expect(await mockDataAt(regionsAddress('villages-31'), sources)).toContainEqual([
      '31.71.01.1001',
      'Gambir',
    ]);
  });

  test.each(['regions/villages-00.json', 'regions/villages.json', 'regions/../catalogue.json', 'x.json', ''])(
    'nothing is at /__mocks/%s',
    async (path) => {
      expect(await mockDataAt(`/__mocks/${path}`, sources)).toBeUndefined();
    },
  );
});
