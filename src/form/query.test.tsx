import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const branch = {
  type: 'searchSelect',
  name: 'cabang',
  required: true,
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

test('a code that the list does not know opens the field, and is reported', async () => {
  serve(form);
  await visit('/form/contoh?cabang=nihil');
  expect(
    await screen.findByText(/Kode "nihil" pada alamat halaman tidak ada dalam daftar ini/),
  ).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'cabang' });
  expect(field).not.toHaveAttribute('readonly');
  expect(field).toHaveValue('');
});

describe('A code whose list comes empty stays, and is asked for again at Next', () => {
  const branchField = () => screen.getByRole('combobox', { name: 'cabang' });
  const goOn = async (record: object): Promise<void> => {
    let asked = 0;
    server.use(
      http.post('*/api/remote-select', () => {
        asked += 1;
        return HttpResponse.json({ statusCode: 200, data: asked === 1 ? [] : [record] });
      }),
    );
    serve(form);
    await visit('/form/contoh?cabang=9');
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeInTheDocument());
    expect(branchField()).toHaveValue('9');
    expect(branchField()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(asked).toBe(2));
  };

  test('a list that knows it then lets the form go on', async () => {
    await goOn({ id: '9', name: 'Bandung' });
    expect(await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' })).toBeInTheDocument();
    expect(screen.getByText('Bandung')).toBeInTheDocument();
  });

  test('a list of others opens the field, and says so', async () => {
    await goOn({ id: '1', name: 'Medan' });
    expect(await screen.findByText(/Kode "9" pada alamat halaman tidak ada/)).toBeInTheDocument();
    expect(branchField()).toHaveValue('');
    expect(branchField()).not.toHaveAttribute('readonly');
  });
});

test('an answer that is not locked can be changed', async () => {
  serve(form);
  await visit('/form/contoh?dari=brosur');
  const field = screen.getByRole('textbox', { name: 'asal' });
  expect(field).toHaveValue('brosur');
  await userEvent.type(field, ' kota');
  expect(field).toHaveValue('brosur kota');
});
