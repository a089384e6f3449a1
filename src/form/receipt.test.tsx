import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { visit, visitStep, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

/** A visitor who fills in a form of these questions besides the name, and sends it. */
const send = async (rest: Part, name: Part = {}, rows: readonly Part[] = []) => {
  server.use(
    http.post('*/api/submit', () =>
      HttpResponse.json({ statusCode: 200, data: { registrationNumber: 'EF7' } }),
    ),
  );
  await visitStep([{ name: 'nama', ...name }, ...rows], rest);
  const user = userEvent.setup();
  for (const [at, box] of screen.queryAllByRole('textbox', { name: /bagian/ }).entries())
    await user.type(box, `${at}`);
  await user.type(screen.getByRole('textbox', { name: /nama/ }), 'Siti{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Kirim' }));
  return user;
};

/** A visitor who has sent a form and sees its receipt. */
const toReceipt = async (...given: [confirmation: Part, name?: Part, rows?: readonly Part[]]) => {
  const [confirmation, ...questions] = given;
  const user = await send({ confirmation }, ...questions);
  await screen.findByText('EF7');
  return user;
};

const tracking = 'http://localhost/tracking?nomor=EF7';

describe('The receipt of a product that can be tracked', () => {
  test('has the QR code of its tracking address, and a link to it', async () => {
    await toReceipt({ track: true });
    expect(screen.queryByText(/tidak tersimpan/)).not.toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /melacak permohonan ini/ })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Lacak permohonan ini' });
    expect(link).toHaveAttribute('href', '/tracking?nomor=EF7');
  });

  test('is shared as the device shares', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const user = await toReceipt({ track: true });
    await user.click(screen.getByRole('button', { name: 'Bagikan' }));
    const text = 'Contoh: Nomor registrasi EF7';
    expect(share.mock.calls).toEqual([[{ title: 'Contoh', text, url: tracking }]]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('is copied where nothing can be shared, and that is reported', async () => {
    const user = await toReceipt({ track: true });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Bagikan' }));
    expect(await screen.findByText(/^Isi tanda terima sudah disalin/)).toBeInTheDocument();
    expect(write.mock.calls).toEqual([[`Contoh: Nomor registrasi EF7\n${tracking}`]]);
  });
});

test('the receipt of any other product leads to no tracking', async () => {
  const user = await toReceipt({});
  expect(screen.queryByRole('img', { name: /Kode QR/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Lacak/ })).not.toBeInTheDocument();
  expect(screen.getByText('Kami memeriksa data yang Anda kirim.')).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(write.mock.calls).toEqual([['Contoh: Nomor registrasi EF7']]);
  await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeInTheDocument();
});

test.each([
  ['a number that is followed', { track: true, download: { call: 'downloadpdf', body: {} } }, 'Salin nomor'],
  ['a number without a file', {}, 'Salin nomor'],
  ['a file that cannot be followed', { download: { call: 'downloadpdf', body: {} } }, 'Simpan PDF'],
])('the filled button of a receipt is what is needed next: %s', async (_, confirmation, name) => {
  await toReceipt(confirmation);
  const filled = screen.getAllByRole('button').filter((one) => one.matches('.MuiButton-contained'));
  expect(filled.map(({ textContent }) => textContent)).toEqual([name]);
});

test('the recap stands under the headings of its steps, and of each row', async () => {
  const rows = {
    type: 'rows',
    name: 'pemilik',
    rowTitle: 'Pemilik',
    minRows: 2,
    blocks: [{ type: 'text', name: 'bagian', label: 'bagian' }],
  };
  await toReceipt({ recap: true }, {}, [rows]);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(headings).toEqual(['satu', 'Pemilik', 'Pemilik']);
});

test('the code that a counter scans stands above the number, which stands there once', async () => {
  await toReceipt({
    blocks: [{ type: 'qrCode', text: '{registrationNumber}', label: 'Tunjukkan di teller' }],
  });
  const code = await screen.findByRole('img', { name: 'Kode QR: EF7' });
  const number = screen.getByText('EF7');
  expect(code.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Tunjukkan di teller')).toBeInTheDocument();
});

test('answers are shown on request, and at once where they are few', async () => {
  const rows = { type: 'rows', name: 'isi', blocks: [{ type: 'text', name: 'bagian', label: 'bagian' }] };
  await toReceipt({ recap: true }, {}, [{ ...rows, minRows: 5 }]);
  expect(screen.getByText('Siti')).toBeVisible();
  expect(screen.queryByRole('button', { expanded: false })).not.toBeInTheDocument();
  cleanup();
  localStorage.clear();
  const user = await toReceipt({ recap: true }, {}, [{ ...rows, minRows: 6 }]);
  await user.click(screen.getByRole('button', { name: 'Lihat 7 jawaban yang dikirim', expanded: false }));
  expect(screen.getByRole('button', { name: 'Sembunyikan', expanded: true })).toBeInTheDocument();
});

test('the receipt is in the name of who applies', async () => {
  await toReceipt({}, { autocomplete: 'name' });
  expect(screen.getByText(/^Contoh atas nama Siti, dikirim .* pukul \d\d\.\d\d\.$/)).toBeInTheDocument();
});

test('the receipt stands behind the dialog that reports it, has the paper, and the focus once that is closed', async () => {
  const dialog = { title: 'Terima Kasih', dismissable: false, closeButton: { do: [{ closeDialog: true }] } };
  const submit = [{ call: 'submit', body: {}, outcomes: [{ match: 'ok', do: [{ dialog }] }] }];
  const user = await send({ submit, confirmation: { title: 'Tercatat' } });
  await screen.findByRole('alertdialog', { name: 'Terima Kasih' });
  const heading = await screen.findByRole('heading', { name: 'Tercatat', hidden: true });
  expect(heading).not.toHaveFocus();
  expect(document.querySelector('.MuiDialog-root')).toHaveClass('no-print');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a receipt that is no longer kept is missed by its number, with the ways on', async () => {
  await toReceipt({ track: true });
  localStorage.removeItem('eform:contoh:receipt');
  cleanup();
  await visit('/form/contoh/preview');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('tidak lagi tersimpan');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.querySelector('[data-registration-number]')).toHaveTextContent('EF7');
  expect(screen.queryByText(/^Lengkapi dulu/)).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Lacak permohonan ini' });
  expect(link).toHaveAttribute('href', '/tracking?nomor=EF7');
  await userEvent.click(screen.getByRole('button', { name: 'Isi formulir baru' }));
  expect(await screen.findByRole('textbox', { name: /nama/ })).toHaveValue('');
});

describe('What comes next, counted in working days', () => {
  const next = [{ text: 'Kami menelepon Anda', within: { workingDays: 2 } }, { text: 'Bawa KTP' }];
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is named by its last day, which a calendar takes', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T03:00:00Z'));
    server.use(http.get('*/api/holidays', () => HttpResponse.json({ data: [{ date: '2026-11-23' }] })));
    // jsdom opens what a link would save.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const user = await toReceipt({ next });
    expect(await screen.findByText(/dalam 2 hari kerja, paling lambat 25 November 2026/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan ke kalender' }));
    const file = saved.mock.calls[0]?.[0] as Blob;
    const text = await new Response(file).text();
    expect(text).toContain('DTSTART;VALUE=DATE:20261125');
    expect(text).toContain('SUMMARY:Paling lambat hari ini: Kami menelepon Anda (Contoh)');
  });

  test('is only counted where the holidays do not come', async () => {
    server.use(http.get('*/api/holidays', () => HttpResponse.json({}, { status: 404 })));
    await toReceipt({ next });
    expect(screen.getByText('dalam 2 hari kerja')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Simpan ke kalender' })).not.toBeInTheDocument();
  });
});

// Last: what is not kept stays in memory for the tests behind it.
test('a receipt that the device does not keep says so at its number', async () => {
  const words = /^Tanda terima ini tidak tersimpan/;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await toReceipt({});
  expect(await screen.findByText(words)).toBeInTheDocument();
});
