import type { Json, JsonObject } from '../../../interpreter';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chooseIn, chooseLine, openPane, partRow, typeInto } from '../testing/documentPane';
import { asUsed, setFor } from './pieces';

const field = (name: string, label: string, more: JsonObject = {}): JsonObject => ({
  type: 'text',
  name,
  label,
  ...more,
});
const jalan = field('jalan', 'Jalan', { required: true, maxLength: 60 });
const group: JsonObject = {
  type: 'group',
  title: 'Wilayah',
  blocks: [field('kota', 'Kota'), field('negara', 'Negara')],
};
const alamat: Json = { blocks: [jalan, group] };
const use = { fragment: 'alamat', names: '{name}Ktp', labels: '{label} sesuai KTP', leaveOut: ['negara'] };
const product = (slug: string, title: string, block: object): Record<string, unknown> => ({
  version: 1,
  slug,
  title,
  subProductId: slug.toUpperCase(),
  steps: [{ id: 'data', title: 'Data', blocks: [field('nama', 'Nama'), block] }],
});

test('a piece reads as its use has it, and what is made of it is what the use sets', () => {
  const own = { ...use, set: { kota: { label: 'Kota KTP', maxLength: 9 } } };
  const shown = asUsed(alamat, own);
  expect(shown).toMatchObject({
    blocks: [{ label: 'Jalan sesuai KTP' }, { blocks: [{ label: 'Kota KTP', maxLength: 9 }, {}] }],
  });
  expect(setFor(alamat, shown, own)).toEqual(own.set);
  const { required: _, ...optional } = jalan;
  const changed = { blocks: [{ ...optional, label: 'Jalan sesuai KTP', maxLength: 40 }, group] };
  // What the pattern made of the labels in the group was taken back here.
  expect(setFor(alamat, changed, use)).toEqual({
    jalan: { maxLength: 40, required: null },
    kota: { label: 'Kota' },
    negara: { label: 'Negara' },
  });
  expect(setFor(alamat, { blocks: [jalan] }, use)).toBeUndefined();
  expect(setFor(alamat, { blocks: [jalan, { ...group, title: 'Lain' }] }, {})).toBeUndefined();
});

describe('a shared piece in a product', () => {
  const open = (lain = product('lain', 'Kartu Lain', { fragment: 'alamat' })) =>
    openPane(product('contoh', 'Contoh', use), {
      'fragments/alamat.json': JSON.stringify(alamat, null, 2),
      'lain.json': JSON.stringify(lain, null, 2),
    });
  const outline = (): (string | null)[] =>
    within(screen.getByRole('navigation', { name: 'Susunan formulir' }))
      .getAllByRole('listitem')
      .map((line) => within(line).getAllByRole('button')[0]?.textContent ?? null);
  const longest = () => within(partRow('blocks.0.maxLength')).getByRole('textbox');
  const press = (name: string | RegExp) =>
    act(() => {
      fireEvent.click(screen.getByRole('button', { name }));
      return Promise.resolve();
    });

  test('stands in the tree by what it asks, without what is left out', async () => {
    const { shown } = await open();
    expect(outline()).toEqual([
      'Data',
      'Nama',
      'Jalan sesuai KTP, Kota sesuai KTP',
      'Jalan sesuai KTP',
      'Wilayah',
      'Kota sesuai KTP',
    ]);
    chooseLine('Kota sesuai KTP');
    expect(shown.at(-1)).toMatchObject({ step: 'data', name: 'kotaKtp' });
    expect(screen.getByText(/Dipakai juga oleh Kartu Lain\./)).toBeVisible();
  });

  test('asks once whether a change is for this product alone, and writes it there', async () => {
    const { definition, files } = await open();
    const before = files();
    chooseLine('Jalan sesuai KTP');
    typeInto(longest(), '40');
    expect(definition()).toMatchObject({ steps: [{ blocks: [{}, use] }] });
    // Below the box that it is about; the Enter that has asked presses none of its buttons.
    const question = screen.getByRole('group', { name: 'Perubahan ini berlaku di mana?' });
    expect(question).toHaveFocus();
    expect(partRow('blocks.0.maxLength')).toContainElement(question);
    await press('Hanya di produk ini');
    expect(definition()).toMatchObject({
      steps: [{ blocks: [{}, { ...use, set: { jalan: { maxLength: 40 } } }] }],
    });
    expect(longest()).toHaveValue('40');
    typeInto(longest(), '60');
    expect(definition()).toMatchObject({ steps: [{ blocks: [{}, use] }] });
    expect(JSON.stringify(definition())).not.toContain('"set"');
    expect(files()).toEqual(before);
  });

  test('writes a change for all products into the piece, names them, and takes it back', async () => {
    const { definition, files } = await open();
    const before = files();
    const own = definition();
    chooseLine('Jalan sesuai KTP');
    typeInto(longest(), '40');
    await press('Di semua 2 produk');
    expect(screen.getByRole('group', { name: /Contoh, Kartu Lain/ })).toHaveTextContent(
      /Jalan › Paling banyak huruf: 60 → 40\./,
    );
    expect(files()).toEqual(before);
    await press('Ubah di semua 2 produk');
    expect(JSON.parse(files()['fragments/alamat.json'] ?? '')).toMatchObject({
      blocks: [{ name: 'jalan', maxLength: 40, label: 'Jalan' }, {}],
    });
    expect(definition()).toEqual(own);
    expect(
      await screen.findByText(/Ditulis untuk Contoh, Kartu Lain\. .*tidak ada temuan baru/),
    ).toBeVisible();
    await press('Urungkan di semua produk');
    expect(files()).toEqual(before);
  });

  test('writes nothing for all products that was not confirmed, and asks of each change', async () => {
    const { definition, files } = await open();
    const [before, own] = [files(), definition()];
    chooseLine('Jalan sesuai KTP');
    typeInto(longest(), '40');
    await press('Di semua 2 produk');
    await press('Batal');
    expect(longest()).toHaveValue('60');
    expect(longest()).toHaveFocus();
    expect([files(), definition()]).toEqual([before, own]);
    typeInto(longest(), '30');
    await press('Di semua 2 produk');
    await press('Ubah di semua 2 produk');
    const written = files();
    expect(JSON.parse(written['fragments/alamat.json'] ?? '')).toMatchObject({
      blocks: [{ maxLength: 30 }, {}],
    });
    typeInto(longest(), '20');
    expect(files()).toEqual(written);
    fireEvent.keyDown(screen.getByRole('group', { name: /Contoh, Kartu Lain/ }), { key: 'Escape' });
    expect(longest()).toHaveValue('30');
    expect(files()).toEqual(written);
  });

  test('a change that was confirmed does not replace what somebody has written since it was shown', async () => {
    const { files, write } = await open();
    chooseLine('Jalan sesuai KTP');
    typeInto(longest(), '40');
    await press('Di semua 2 produk');
    const other = JSON.stringify({ blocks: [{ ...jalan, label: 'Nama jalan' }, group] });
    await write('fragments/alamat.json', other);
    await press('Ubah di semua 2 produk');
    expect(files()['fragments/alamat.json']).toBe(other);
    expect(await screen.findByText(/Potongan ini baru diubah dari tab lain/)).toBeVisible();
  });

  test('refuses what another product could not be opened with, and says which', async () => {
    const lain = product('lain', 'Kartu Lain', { fragment: 'alamat', set: { kota: { label: 'Kota' } } });
    const { files } = await open(lain);
    const before = files();
    chooseLine('Wilayah');
    await chooseIn('Lainnya untuk Judul', 'Hapus Judul');
    await press('Hanya di produk ini');
    expect(screen.getByText(/hanya dapat diubah di semua produk/)).toBeVisible();
    expect(files()).toEqual(before);
    chooseLine('Kota sesuai KTP');
    await press('Di semua 2 produk');
    fireEvent.click(screen.getByText('Untuk pengembang'));
    typeInto(within(partRow('blocks.1.blocks.0.name')).getByRole('textbox'), 'kabupaten');
    expect(screen.getByText(/^Kartu Lain: .*kota/)).toBeVisible();
    expect(files()).toEqual(before);
  });
});
