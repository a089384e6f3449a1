import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const box = (name: string) => screen.queryByRole('textbox', { name });
const same = () => screen.getByRole('switch', { name: 'Sama dengan KTP' });

test("what a switch copies is one line in place of its fields; 'Ubah' brings them back with their answers", async () => {
  const blocks = [
    { name: 'alamat' },
    { name: 'rt', label: 'RT' },
    {
      type: 'switch',
      name: 'sama',
      label: 'Sama dengan KTP',
      copies: { alamatTinggal: 'alamat', rtTinggal: 'rt' },
    },
    { name: 'alamatTinggal' },
    { name: 'rtTinggal', label: 'RT tinggal' },
  ];
  serve(definitionOf([stepOf('satu', blocks)]));
  await visit();
  await userEvent.type(screen.getByRole('textbox', { name: 'alamat' }), 'Jl. Merdeka 10');
  await userEvent.type(screen.getByRole('textbox', { name: 'RT' }), '001');
  await userEvent.click(same());
  expect(screen.getByText('Jl. Merdeka 10, RT tinggal 001')).toBeInTheDocument();
  expect([box('alamatTinggal'), box('RT tinggal')]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(same()).not.toBeChecked();
  expect(same()).toHaveFocus();
  expect(box('alamatTinggal')).toHaveValue('Jl. Merdeka 10');
  expect(box('RT tinggal')).toHaveValue('001');
});

test('the preview says what was copied in the line of its switch, once', async () => {
  const blocks = [
    { name: 'alamat', label: 'Alamat' },
    { type: 'switch', name: 'sama', label: 'Sama dengan KTP', copies: { alamatTinggal: 'alamat' } },
    { name: 'alamatTinggal', label: 'Alamat tinggal' },
  ];
  serve(definitionOf([stepOf('satu', blocks)], { afterLastStep: 'preview' }));
  await visit();
  await userEvent.type(screen.getByRole('textbox', { name: 'Alamat' }), 'Jl. Merdeka 10');
  await userEvent.click(same());
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Jl. Merdeka 10');
  const shown = screen.getAllByRole('definition').map((answer) => answer.textContent);
  expect(shown).toEqual(['Jl. Merdeka 10', 'Ya: Jl. Merdeka 10']);
});

test('a copied field that a check speaks of stands in the form, with what is said', async () => {
  const blocks = [
    { name: 'email' },
    { name: 'telepon' },
    {
      type: 'switch',
      name: 'sama',
      label: 'Sama dengan KTP',
      copies: { emailAdmin: 'email', teleponAdmin: 'telepon' },
    },
    { name: 'emailAdmin', checks: [{ that: 'emailAdmin != email', message: 'Harus berbeda' }] },
    { name: 'teleponAdmin' },
  ];
  serve(definitionOf([stepOf('satu', blocks), stepOf('dua', [{ name: 'lain' }])]));
  await visit();
  await userEvent.type(screen.getByRole('textbox', { name: 'email' }), 'a');
  await userEvent.type(screen.getByRole('textbox', { name: 'telepon' }), '08');
  await userEvent.click(same());
  expect(await screen.findByText(/Harus berbeda/)).toBeInTheDocument();
  expect(box('emailAdmin')).toHaveValue('a');
  expect(box('teleponAdmin')).toBeNull();
  expect(screen.getByText('teleponAdmin 08')).toBeInTheDocument();
});

test('where there is nothing to copy, the fields stay', async () => {
  const blocks = [
    { name: 'gedung' },
    { name: 'lantai' },
    {
      type: 'switch',
      name: 'sama',
      label: 'Sama dengan KTP',
      copies: { gedungTinggal: 'gedung', lantaiTinggal: 'lantai' },
    },
    { name: 'gedungTinggal' },
    { name: 'lantaiTinggal' },
  ];
  serve(definitionOf([stepOf('satu', blocks)]));
  await visit();
  await userEvent.click(same());
  expect([box('gedungTinggal'), box('lantaiTinggal')]).not.toContain(null);
  expect(screen.queryByRole('button', { name: 'Ubah' })).toBeNull();
});

test("the line of a switch that cannot be changed has no 'Ubah'", async () => {
  const blocks = [
    { name: 'alamat', defaultValue: 'Jl. Merdeka 10' },
    { name: 'rt', defaultValue: '001' },
    {
      type: 'switch',
      name: 'sama',
      label: 'Sama dengan KTP',
      defaultValue: true,
      readOnly: true,
      copies: { alamatTinggal: 'alamat', rtTinggal: 'rt' },
    },
    { name: 'alamatTinggal' },
    { name: 'rtTinggal' },
  ];
  serve(definitionOf([stepOf('satu', blocks)]));
  await visit();
  expect(screen.getByText(/Jl\. Merdeka 10/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ubah' })).toBeNull();
});
