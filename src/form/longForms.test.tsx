import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const header = () => screen.getByRole('navigation', { name: 'Langkah-langkah pengisian' });
const items = () =>
  within(header())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const three = [
  stepOf('satu', [{ name: 'nama' }], { section: 'Data Diri', subtitle: 'Sesuai KTP' }),
  stepOf('dua', [{ name: 'kota' }], { section: 'Data Diri', back: { text: 'Mundur' } }),
  stepOf('tiga', [{ name: 'catatan' }], { title: 'Rencana Setoran Bulanan', shortTitle: 'Setoran' }),
];

test('texts of the buttons stand once, those of a step win, and the last step has its own', async () => {
  const texts = { next: 'Selanjutnya', back: 'Sebelumnya', last: 'Periksa' };
  serve(definitionOf(three, { texts }));
  await visit();
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeInTheDocument();
  await press('Selanjutnya');
  await screen.findByRole('heading', { level: 1, name: 'dua' });
  expect(screen.getByRole('button', { name: 'Mundur' })).toBeInTheDocument();
  await press('Selanjutnya');
  await screen.findByRole('heading', { level: 1, name: 'Rencana Setoran Bulanan' });
  expect(screen.getByRole('button', { name: 'Periksa' })).toBeInTheDocument();
});

test('the header counts sections, and shows short titles', async () => {
  serve(definitionOf(three));
  await visit();
  expect(screen.getByText('· Data Diri', { exact: false })).toBeInTheDocument();
  await press('Semua langkah');
  expect(items()).toEqual(['1Data DiriSedang diisi', '2SetoranBelum diisi']);
  expect(within(header()).getByText('Langkah 1 dari 2')).toBeInTheDocument();
  await press('Submit');
  await screen.findByRole('heading', { level: 1, name: 'dua' });
  expect(within(header()).getByText('Langkah 1 dari 2')).toBeInTheDocument();
});

test('a short label stands in the summary of errors and in the message, the long one at the field', async () => {
  const nama = {
    name: 'nama',
    label: 'Nama lengkap sesuai kartu identitas',
    shortLabel: 'Nama',
    required: true,
  };
  serve(definitionOf([stepOf('satu', [nama])]));
  await visit();
  await press('Submit');
  const link = await screen.findByRole('link', { name: /^Nama/ });
  expect(link.textContent).not.toContain('kartu identitas');
  expect(screen.getByRole('textbox', { name: /kartu identitas/ })).toBeInvalid();
});

test('help opens in its place, behind words that name its field', async () => {
  const nik = { name: 'nik', label: 'NIK', help: '<p>Di <b>baris pertama</b> kartu.</p>' };
  serve(definitionOf([stepOf('satu', [nik])]));
  await visit();
  const summary = screen.getByText('Bantuan untuk NIK');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  expect(await screen.findByText('baris pertama')).toBeInTheDocument();
});

test('a hint of a choice is read with its label', async () => {
  const options = [{ value: '1|gaji', label: 'Gaji', hint: 'Dibayar setiap bulan' }, '2|Usaha'];
  serve(definitionOf([stepOf('satu', [{ type: 'radio', name: 'asal', options }])]));
  await visit();
  expect(screen.getByRole('radio', { name: /^Gaji\s*Dibayar setiap bulan$/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Usaha' })).toBeInTheDocument();
});
