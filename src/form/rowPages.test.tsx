import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

const form = (rest: Part = {}): string =>
  definitionOf([
    stepOf('satu', [
      {
        type: 'rows',
        name: 'pemegang',
        label: 'Pemegang Kartu',
        rowTitle: 'Pemegang {index}: {nama}',
        addText: 'Tambah pemegang',
        editing: 'ownPage',
        maxRows: 3,
        blocks: [
          { type: 'text', name: 'nama', label: 'Nama', required: true },
          { type: 'currency', name: 'limit', label: 'Limit', required: true },
          { type: 'upload', name: 'berkas', label: 'Berkas' },
        ],
        ...rest,
      },
      { name: 'kota', label: 'Kota', required: true },
    ]),
    stepOf('dua', [{ name: 'catatan' }]),
  ]);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const add = async () => {
  await press('Tambah pemegang');
  return await screen.findByRole('button', { name: 'Simpan' });
};
const card = (name: string | RegExp) => screen.findByRole('group', { name });

describe('A row with a page of its own', () => {
  test('is filled in there, and stands as a card with a summary on its step', async () => {
    serve(form());
    await visit();
    await add();
    expect(screen.getByRole('heading', { level: 1, name: 'Pemegang 1' })).toHaveFocus();
    expect(screen.getByText('Pemegang 1 ditambahkan')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Kota' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveAttribute('name', 'pemegang.0.nama');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Ayu');
    await userEvent.type(screen.getByRole('textbox', { name: 'Limit' }), '1500000');
    await press('Simpan');
    const shown = within(await card('Pemegang 1: Ayu'));
    expect(shown.getByRole('heading', { name: 'Pemegang 1: Ayu' })).toHaveFocus();
    expect(shown.getByText('Rp 1.500.000')).toBeInTheDocument();
    expect(screen.getByText('Pemegang 1: Ayu disimpan')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Nama' })).not.toBeInTheDocument();
    expect(document.title).toContain('satu');
  });

  test('that is saved unfinished says on its page what is wrong', async () => {
    serve(form());
    await visit();
    await add();
    await press('Simpan');
    const link = await screen.findByRole('link', { name: 'Nama: Harus Diisi' });
    expect(document.title).toContain('Kesalahan: Pemegang 1');
    expect(screen.queryByRole('link', { name: /Kota/ })).not.toBeInTheDocument();
    await userEvent.click(link);
    expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
  });

  test('that was left unfinished stops Next, which says so at its card and leads to the answer', async () => {
    serve(form());
    await visit();
    await add();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Ayu');
    await press('Kembali');
    const shown = within(await card('Pemegang 1: Ayu'));
    expect(shown.queryByText(/Harus Diisi/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /Kota/ }), 'Bandung');
    await press('Submit');
    const link = await screen.findByRole('link', { name: 'Pemegang 1: Ayu: Limit: Harus Diisi' });
    expect(within(await card('Pemegang 1: Ayu')).getByText('Limit: Harus Diisi')).toBeInTheDocument();
    await userEvent.click(link);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Limit' }), '5');
    await press('Simpan');
    expect(within(await card('Pemegang 1: Ayu')).queryByText('Limit: Harus Diisi')).not.toBeInTheDocument();
  });

  test('is removed and brought back at its card', async () => {
    serve(form());
    await visit();
    await add();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Ayu');
    await press('Kembali');
    await card('Pemegang 1: Ayu');
    await press('Hapus Pemegang 1: Ayu');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: 'Pemegang 1: Ayu' })).not.toBeInTheDocument();
    await press('Urungkan');
    expect(await card('Pemegang 1: Ayu')).toBeInTheDocument();
  });

  test('that nobody can change can be looked at', async () => {
    serve(form({ minRows: 1, readOnly: true }));
    await visit();
    await press('Lihat Pemegang 1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pemegang 1' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
  });
});
