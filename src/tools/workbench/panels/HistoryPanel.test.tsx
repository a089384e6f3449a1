import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { loadForm, type CompiledForm } from '../../../interpreter';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import { manifestOf } from '../../publication/contents';
import { memoryFolder } from '../testing/memoryFolder';
import { HistoryPanel } from './HistoryPanel';

const textWith = (label: string): string =>
  JSON.stringify({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      { id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label }, { fragment: 'alamat' }] },
    ],
  });
const fragment = '{"blocks":[{"type":"text","name":"kota","label":"Kota"}]}';
const formOf = (text: string): CompiledForm => {
  const loaded = loadForm(text, 'contoh', new Map([['fragments/alamat', fragment]]));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
  return loaded.form;
};

const release = (version: number, author: string, reason: string): object => ({
  version,
  at: `2026-03-0${version}T03:00:00.000Z`,
  author,
  reason,
  fingerprint: 'x',
});

async function published(version: number, label: string): Promise<Record<string, string>> {
  const definitions = new Map([
    ['form-definitions/contoh.json', textWith(label)],
    ['form-definitions/fragments/alamat.json', fragment],
  ]);
  const kept = new Map(definitions)
    .set('manifest.json', await manifestOf('contoh', definitions))
    .set('skenario.json', `{"scenarios":[],"today":"2026-03-0${version}"}`);
  return Object.fromEntries(
    [...kept].map(([path, text]) => [`publikasi/contoh/versi/${version}/${path}`, text]),
  );
}

async function open(files: Readonly<Record<string, string>> = {}) {
  const written = textWith('Nama Anda');
  const memory = memoryFolder({
    'contoh.json': written,
    'contoh.scenarios.json': '{"scenarios":[]}',
    'fragments/alamat.json': fragment,
    ...(await published(1, 'Nama')),
    ...(await published(2, 'Nama Lengkap')),
    'publikasi/contoh/riwayat.json': JSON.stringify({
      versions: [release(1, 'Sari', 'Penayangan pertama'), release(2, 'Budi', 'Label lebih jelas')],
    }),
    ...files,
  });
  const restored: (number | undefined)[] = [];
  const texts: string[] = [];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HistoryPanel
        slug="contoh"
        folder={memory.folder}
        text={written}
        form={formOf(written)}
        onWrite={(text) => {
          texts.push(text);
          return Promise.resolve(undefined);
        }}
        onRestored={(version) => restored.push(version)}
      />
    </SWRConfig>,
    { wrapper: ThemeRoot },
  );
  return { ...memory, restored, texts, written, user: userEvent.setup() };
}

test('each version tells who published it, when and why; the newest stands first', async () => {
  await open();
  await screen.findByText('Label lebih jelas');
  const versions = screen.getAllByText(/^Versi \d$/, { selector: 'strong' }).map((one) => one.textContent);
  expect(versions).toEqual(['Versi 2', 'Versi 1']);
  expect(screen.getByText(/1 Maret 2026.*oleh Sari/)).toBeVisible();
});

test('any two versions are compared in words, the newest with the present text first', async () => {
  const { user } = await open();
  await screen.findByText('“Nama Lengkap” kini berbunyi “Nama Anda”.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dari' }), 'Versi 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ke' }), 'Versi 2');
  await screen.findByText('“Nama” kini berbunyi “Nama Lengkap”.');
});

test('one press brings a version back with its scenarios, and one more takes that back', async () => {
  const { user, files, texts, restored, written } = await open();
  await user.click(await screen.findByRole('button', { name: 'Kembalikan versi 1' }));
  const reported = await screen.findByText(/^Versi 1 dikembalikan dan disimpan\./);
  expect(reported).toHaveTextContent('Skenarionya ikut dikembalikan.');
  expect(reported).not.toHaveTextContent('Tidak ikut dikembalikan');
  expect(texts).toEqual([textWith('Nama')]);
  expect(files.get('contoh.scenarios.json')).toContain('2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Urungkan pengembalian' }));
  await screen.findByText('Naskah dan skenario kembali seperti sebelumnya.');
  expect(texts.at(-1)).toBe(written);
  expect(files.get('contoh.scenarios.json')).toBe('{"scenarios":[]}');
  expect(restored).toEqual([1, undefined]);
});

test('what a version took in and has changed since stays, and is named', async () => {
  const { user } = await open({ 'fragments/alamat.json': fragment.replace('Kota', 'Kabupaten') });
  await user.click(await screen.findByRole('button', { name: 'Kembalikan versi 1' }));
  await screen.findByText(/Tidak ikut dikembalikan, karena dipakai bersama .*: alamat\./);
});

test('a version whose files are gone is reported, and nothing is written', async () => {
  const { user, files, texts } = await open({
    'publikasi/contoh/riwayat.json': JSON.stringify({ versions: [release(3, 'Sari', 'Hilang')] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Kembalikan versi 3' }));
  await screen.findByText('Berkas versi itu tidak ada lagi.');
  expect(texts).toEqual([]);
  expect(files.get('contoh.scenarios.json')).toBe('{"scenarios":[]}');
});

test.each([
  [{ 'publikasi/contoh/riwayat.json': '{' }, /Riwayat gagal dibaca\..*riwayat\.json/],
  [{ 'publikasi/contoh/riwayat.json': '{"versions":[]}' }, /belum pernah ditayangkan/],
])('a history of %j has words of its own', async (files, words) => {
  await open(files);
  expect(await screen.findByText(words)).toBeVisible();
});
