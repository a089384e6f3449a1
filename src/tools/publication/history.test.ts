import { hashOf } from './contents';
import { changedSince, nextRelease, releaseFiles, releasesIn } from './history';
import type { Proof } from './proof';
import { unsigned, type KeptRelease } from './release';

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
  expect(await changedSince(manifest, (name) => texts[name])).toEqual(['fragments/alamat', 'popups/syarat']);
});
