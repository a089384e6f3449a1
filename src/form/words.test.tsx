import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const nama = { name: 'nama', label: 'Nama', rule: 'letters-spaces', case: 'upper', fold: true };
const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const type = (text: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: /^Nama/ }), { target: { value: text } });

test('signs that a field does not take are named in a quiet line, until the next input', async () => {
  serve(definitionOf([stepOf('satu', [nama])]));
  await visit();
  type('I Gusti Ñoman 3, (Alm)');
  expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('I GUSTI NOMAN  ALM');
  expect(screen.getByText('Tidak dapat dipakai dan sudah dihapus: 3 , ( ). Periksa kembali')).toHaveAttribute(
    'role',
    'status',
  );
  type('I GUSTI NOMAN');
  expect(screen.queryByText(/Tidak dapat dipakai/)).not.toBeInTheDocument();
});

test.each([
  ['number', 'Jumlah', '12 ekor', '12', 'e k o r'],
  ['decimal', 'Jumlah', '-1,5%', '1,5', '- %'],
  ['currency', 'Jumlah', '10jt', '10', 'j t'],
  ['currency', 'Jumlah', '-5000000', '5.000.000', '-'],
])('signs that a %s does not take are named too', async (type, label, typed, shown, signs) => {
  serve(definitionOf([stepOf('satu', [{ name: 'jumlah', type, label }])]));
  await visit();
  const box = screen.getByRole('textbox', { name: /^Jumlah/ });
  await userEvent.click(box);
  await userEvent.paste(typed);
  expect(box).toHaveValue(shown);
  expect(
    screen.getByText(`Tidak dapat dipakai dan sudah dihapus: ${signs}. Periksa kembali`),
  ).toHaveAttribute('role', 'status');
  await userEvent.type(box, '{Backspace}');
  expect(screen.queryByText(/Tidak dapat dipakai/)).not.toBeInTheDocument();
});

test.each([
  ['currency', 'Rp 1.500.000', '1.500.000'],
  ['currency', 'Rp1.500.000,00', '1.500.000'],
  ['number', '1.500', '1500'],
])('of a %s that is pasted as people write it (%s) nothing is named', async (type, typed, shown) => {
  serve(definitionOf([stepOf('satu', [{ name: 'jumlah', type, label: 'Jumlah' }])]));
  await visit();
  const box = screen.getByRole('textbox', { name: /^Jumlah/ });
  await userEvent.click(box);
  await userEvent.paste(typed);
  await userEvent.tab();
  expect(box).toHaveValue(shown);
  expect(screen.queryByText(/Tidak dapat dipakai/)).not.toBeInTheDocument();
});

test('a key that an amount does not take is named at once', async () => {
  serve(definitionOf([stepOf('satu', [{ name: 'jumlah', type: 'currency', label: 'Jumlah' }])]));
  await visit();
  const box = screen.getByRole('textbox', { name: /^Jumlah/ });
  await userEvent.type(box, '10j');
  expect(box).toHaveValue('10');
  expect(screen.getByText('Tidak dapat dipakai dan sudah dihapus: j. Periksa kembali')).toBeInTheDocument();
});

test("the title loses 'Kesalahan: ' when all is mended", async () => {
  serve(definitionOf([stepOf('satu', [{ ...nama, required: true }])]));
  await visit();
  await pressNext();
  await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
  type('SITI');
  await waitFor(() => expect(document.title).toMatch(/^satu – /));
});

test('the browser judges nothing by itself; that an answer is required is reported with its control', async () => {
  const types = ['text', 'email', 'number', 'date', 'select', 'searchSelect', 'radio', 'checkbox', 'captcha'];
  const listed = ['select', 'searchSelect', 'radio'];
  serve(
    definitionOf([
      stepOf(
        'satu',
        types.map((type) => ({
          type,
          name: `isi${type}`,
          label: type,
          required: true,
          ...(listed.includes(type) && { options: ['Satu', 'Dua'] }),
        })),
      ),
    ]),
  );
  await visit();
  for (const type of types) {
    const frame = document.querySelector(`[data-field="isi${type}"]`);
    expect([type, frame?.querySelectorAll('[required]').length]).toEqual([type, 0]);
    expect([type, frame?.querySelectorAll('[aria-required="true"]').length]).toEqual([type, 1]);
  }
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
});

test('a phone offers to go on to the next field, and nothing that is typed is taken for a misspelt word', async () => {
  const types = ['text', 'email', 'phone', 'number', 'currency', 'decimal', 'date'];
  serve(
    definitionOf([
      stepOf(
        'satu',
        types.map((type) => ({ type, name: `isi${type}`, label: type })),
      ),
    ]),
  );
  await visit();
  const boxes = await screen.findAllByRole('textbox');
  expect(boxes).toHaveLength(types.length);
  for (const box of boxes) {
    expect(box).toHaveAttribute('enterkeyhint', 'next');
    expect(box).toHaveAttribute('spellcheck', 'false');
  }
});

test('holidays that did not load are reported at the day', async () => {
  server.use(http.get('*/api/holidays', () => new HttpResponse(null, { status: 404 })));
  serve(
    definitionOf([stepOf('satu', [{ type: 'date', name: 'hari', label: 'Hari', disable: ['holidays'] }])]),
  );
  await visit();
  expect(await screen.findByText(/^Daftar hari libur belum dapat dimuat/)).toBeInTheDocument();
});

test('a failed submission says that the answers are safe and until when', async () => {
  server.use(
    http.post('*/api/submit', () => HttpResponse.json({ message: 'Berkas hilang' }, { status: 422 })),
  );
  serve(definitionOf([stepOf('satu', [nama])]));
  await visit();
  type('SITI');
  await pressNext();
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim Permohonan' }));
  expect(
    await screen.findByText(/^Jawaban Anda tersimpan di perangkat ini sampai pukul \d\d\.\d\d\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText(/Berkas hilang$/)).toBeInTheDocument();
});
