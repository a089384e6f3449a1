import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const branch = {
  type: 'searchSelect',
  name: 'cabang',
  lookup: { url: '/branch/filter', idField: 'id', textField: 'name' },
};
const form = definitionOf([stepOf('satu', [branch, { name: 'asal' }])], {
  query: { cabang: { sets: 'cabang', lock: true }, dari: { sets: 'asal' } },
});

test('a code in the address is looked up, and its field locked', async () => {
  serve(form);
  await visit('/form/contoh?cabang=0001');
  const field = screen.getByRole('combobox', { name: 'cabang' });
  expect(field).toHaveAttribute('readonly');
  await waitFor(() => expect((field as HTMLInputElement).value).toMatch(/[a-z]/i));
});

test('a code that the list does not know opens the field, and is told', async () => {
  serve(form);
  await visit('/form/contoh?cabang=nihil');
  expect(
    await screen.findByText(/Kode "nihil" pada alamat halaman tidak ada dalam daftar ini/),
  ).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'cabang' });
  expect(field).not.toHaveAttribute('readonly');
  expect(field).toHaveValue('');
});

test('an answer that is not locked can be changed', async () => {
  serve(form);
  await visit('/form/contoh?dari=brosur');
  const field = screen.getByRole('textbox', { name: 'asal' });
  expect(field).toHaveValue('brosur');
  await userEvent.type(field, ' kota');
  expect(field).toHaveValue('brosur kota');
});
