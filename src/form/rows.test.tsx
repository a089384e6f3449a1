import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, stepOf, visitForm, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

describe('Rows', () => {
  const group = (rest: Part = {}): string =>
    definitionOf([
      stepOf('satu', [
        {
          type: 'rows',
          name: 'pemegang',
          label: 'Pemegang Kartu',
          rowTitle: 'Pemegang {index}: {nama}',
          addText: 'Tambah pemegang',
          maxRows: 3,
          blocks: [
            { type: 'text', name: 'nama', label: 'Nama', required: true },
            {
              type: 'radio',
              name: 'jenis',
              label: 'Jenis',
              options: ['1|Utama', '2|Tambahan'],
            },
            { type: 'upload', name: 'berkas', label: 'Berkas' },
          ],
          ...rest,
        },
      ]),
      stepOf('dua', [{ name: 'kota' }]),
    ]);

  const add = () => userEvent.click(screen.getByRole('button', { name: 'Tambah pemegang' }));
  const rowAt = (index: number): HTMLElement => {
    const row = document.querySelector<HTMLElement>(`[data-row="${index}"]`);
    if (!row) throw new Error(`no row ${index}`);
    return row;
  };
  const nameIn = (index: number) => within(rowAt(index)).getByRole('textbox', { name: 'Nama' });

  describe('A row group on the page', () => {
    test('each row has controls, ids and names of its own', async () => {
      await visitForm(group());
      await add();
      await add();
      await userEvent.type(nameIn(0), 'Ayu');
      await userEvent.type(nameIn(1), 'Budi');
      await userEvent.click(within(rowAt(0)).getByRole('radio', { name: 'Utama' }));
      await userEvent.click(within(rowAt(1)).getByRole('radio', { name: 'Tambahan' }));
      expect(within(rowAt(0)).getByRole('radio', { name: 'Utama' })).toBeChecked();
      expect(nameIn(1)).toHaveAttribute('name', 'pemegang.1.nama');
      expect(rowAt(1).querySelector('[data-field="nama"]')).not.toBeNull();
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(screen.getByRole('heading', { name: 'Pemegang 2: Budi' })).toBeInTheDocument();
    });

    test('adding leads to the first question, and is reported', async () => {
      await visitForm(group());
      await add();
      expect(nameIn(0)).toHaveFocus();
      expect(screen.getByText('Pemegang 1 ditambahkan')).toBeInTheDocument();
    });

    test('removing the first of two leaves the other, which is then the first; undoing brings it back as it was', async () => {
      await visitForm(group());
      await add();
      await userEvent.type(nameIn(0), 'Ayu');
      await add();
      await userEvent.type(nameIn(1), 'Budi');
      await userEvent.click(screen.getByRole('button', { name: 'Hapus Pemegang 1: Ayu' }));
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(nameIn(0)).toHaveValue('Budi');
      expect(nameIn(0)).toHaveAttribute('name', 'pemegang.0.nama');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Pemegang 1: Budi' })).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
      expect(nameIn(0)).toHaveValue('Ayu');
      expect(nameIn(1)).toHaveValue('Budi');
    });

    test('a file on its way is asked about before its row is removed, and is sent again when the row is brought back', async () => {
      const answers: (() => void)[] = [];
      server.use(
        http.post('*/api/upload-file', async () => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return HttpResponse.json({ statusCode: 200, succeeded: true, data: { url: '/files/1.pdf' } });
        }),
      );
      await visitForm(group());
      await add();
      const chooser = (): HTMLInputElement => {
        const found = rowAt(0).querySelector<HTMLInputElement>('input[type="file"]');
        if (!found) throw new Error('the row asks for a file');
        return found;
      };
      await userEvent.upload(
        chooser(),
        new File(['%PDF-1.7\n%%EOF\n'], 'ktp.pdf', { type: 'application/pdf' }),
      );
      await waitFor(() => expect(answers).toHaveLength(1));
      await userEvent.click(screen.getByRole('button', { name: 'Hapus Pemegang 1' }));
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.();
      await waitFor(() => expect(rowAt(0)).toHaveTextContent(/File tersimpan/));
    });

    test('a failed Next lists what is wrong by the heading of its row, and leads there', async () => {
      await visitForm(group({ minRows: 1 }));
      await add();
      await userEvent.type(nameIn(1), 'Budi');
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      const link = await screen.findByRole('link', { name: 'Pemegang 1: Nama: Harus Diisi' });
      await userEvent.click(link);
      expect(nameIn(0)).toHaveFocus();
      expect(nameIn(0)).toHaveAccessibleDescription('Harus Diisi');
    });

    test('fewer rows than there must be is an error of the group, which leads to its button', async () => {
      await visitForm(group({ minRows: 1 }));
      await userEvent.click(screen.getByRole('button', { name: 'Hapus Pemegang 1' }));
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      const link = await screen.findByRole('link', {
        name: 'Pemegang Kartu: Tambahkan sampai minimal 1',
      });
      await userEvent.click(link);
      expect(screen.getByRole('button', { name: 'Tambah pemegang' })).toHaveFocus();
    });
  });
});

describe('Pages of rows', () => {
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
      await visitForm(form());
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
      const answers = shown.getAllByRole('definition').map((answer) => answer.textContent);
      expect(answers).toEqual(['Ayu', 'Rp 1.500.000']);
      expect(screen.getByText('Pemegang 1: Ayu disimpan')).toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Nama' })).not.toBeInTheDocument();
      expect(document.title).toContain('satu');
    });

    test('that is saved unfinished says on its page what is wrong', async () => {
      await visitForm(form());
      await add();
      await press('Simpan');
      const link = await screen.findByRole('link', { name: 'Nama: Harus Diisi' });
      expect(document.title).toContain('Kesalahan: Pemegang 1');
      expect(screen.queryByRole('link', { name: /Kota/ })).not.toBeInTheDocument();
      await userEvent.click(link);
      expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
    });

    test('that was left unfinished stops Next, which says so at its card and leads to the answer', async () => {
      await visitForm(form());
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
      await visitForm(form());
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
      await visitForm(form({ minRows: 1, readOnly: true }));
      await press('Lihat Pemegang 1');
      expect(await screen.findByRole('heading', { level: 1, name: 'Pemegang 1' })).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
    });
  });
});
