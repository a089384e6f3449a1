import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, withBackEnd, visit } from './testing/visitForm';

withBackEnd();

const nama = { name: 'nama', required: true };
const short = definitionOf([stepOf('satu', [nama])]);
const saved = async (definition: string): Promise<void> => {
  serve(definition);
  await act(async () => {
    window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail: { slug: 'contoh' } }));
    await Promise.resolve();
  });
};

const control = (name: string) => screen.getByRole('textbox', { name });

test('a definition becomes a form', async () => {
  serve(short);
  await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'satu' })).toBeInTheDocument();
  expect(document.title).toBe('satu – Contoh');
});

test('a saved definition is read again, and the answers stay', async () => {
  serve(short);
  await visit();
  await userEvent.type(control('nama'), 'Siti');
  await saved(definitionOf([stepOf('satu', [nama, { name: 'alamat' }])]));
  expect(await screen.findByRole('textbox', { name: 'alamat' })).toBeInTheDocument();
  expect(control('nama')).toHaveValue('Siti');
});

test('a definition that was broken for a while gives the answers back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(short);
  await visit();
  await userEvent.type(control('nama'), 'Siti');
  await saved('{"version": 1');
  expect(await screen.findByText('Formulir sedang diperbaiki')).toBeInTheDocument();
  await saved(short);
  await waitFor(() => expect(control('nama')).toHaveValue('Siti'));
});

test('the save of another form changes nothing here', async () => {
  serve(short);
  await visit();
  serve(definitionOf([stepOf('lain', [nama])]));
  act(() => {
    window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail: { slug: 'lain' } }));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'satu' })).toBeInTheDocument();
});

test('a failed Next takes focus to the list of failures, at every press', async () => {
  serve(definitionOf([stepOf('satu', [nama, { name: 'kota', required: true }])]));
  await visit();
  const next = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(next);
  const summary = screen.getByRole('group', { name: 'Ada yang perlu diperbaiki' });
  expect(summary).toHaveFocus();
  expect(document.title).toBe('Kesalahan: satu – Contoh');
  expect(control('nama')).toHaveAccessibleDescription('Harus Diisi');
  await userEvent.click(screen.getByRole('link', { name: 'kota: Harus Diisi' }));
  expect(control('kota')).toHaveFocus();
  await userEvent.type(control('kota'), 'Bandung');
  expect(screen.queryByRole('link', { name: /kota/ })).not.toBeInTheDocument();
  await userEvent.click(next);
  expect(summary).toHaveFocus();
});

test('Enter in a text sends the step', async () => {
  serve(definitionOf([stepOf('satu', [nama]), stepOf('dua', [{ name: 'kota' }])]));
  await visit();
  await userEvent.type(control('nama'), 'Siti{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'dua' })).toHaveFocus();
});

test('browser parameters other than the step are kept', async () => {
  serve(definitionOf([stepOf('satu', [{ name: 'nama' }]), stepOf('dua', [{ name: 'kota' }])]));
  await visit('/form/contoh?step=dua&asal=brosur');
  expect(await screen.findByRole('heading', { level: 1, name: 'dua' })).toBeInTheDocument();
});

test("'Ubah' of a step on the preview leads to the step", async () => {
  serve(definitionOf([stepOf('satu', [nama]), stepOf('dua', [{ name: 'kota' }])]));
  await visit();
  await userEvent.type(control('nama'), 'Siti{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'dua' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah satu' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'satu' })).toHaveFocus());
});

test("'Ubah' on the preview leads to the field and straight back", async () => {
  serve(definitionOf([stepOf('satu', [nama]), stepOf('dua', [{ name: 'kota' }])]));
  await visit();
  await userEvent.type(control('nama'), 'Siti{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'dua' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Siti');
  await userEvent.click(screen.getByRole('button', { name: 'Siti, ubah nama' }));
  await waitFor(() => expect(control('nama')).toHaveFocus());
  await userEvent.type(control('nama'), ' Aini{Enter}');
  expect(await screen.findByText('Siti Aini')).toBeInTheDocument();
});
