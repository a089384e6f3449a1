import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, withBackEnd, visit, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

/** A form whose first step runs an action at Next. */
const acting = (effects: readonly Part[], button: Part = {}): string =>
  definitionOf(
    [
      stepOf('satu', [{ name: 'nama' }], { next: { do: 'aksi', ...button } }),
      stepOf('dua', [{ name: 'kota' }]),
    ],
    {
      actions: { aksi: effects },
    },
  );

const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

const popup = (content: unknown, statusCode = 200) =>
  http.post('*/api/popup', () => HttpResponse.json({ statusCode, data: { content } }));

test('a toast says how it went, and the form goes on', async () => {
  serve(acting([{ toast: { title: 'Data diperiksa', text: 'Halo {nama}' } }]));
  await visit();
  await userEvent.type(screen.getByRole('textbox', { name: 'nama' }), 'Siti');
  await pressNext();
  expect(await screen.findByText('Data diperiksa')).toBeInTheDocument();
  expect(screen.getByText('Halo Siti')).toBeInTheDocument();
  expect(await onStep('dua')).toBeInTheDocument();
});

test("'stop' keeps the visitor on the step", async () => {
  serve(acting([{ toast: { variant: 'destructive', title: 'Belum bisa' } }, { stop: true }]));
  await visit();
  await pressNext();
  expect(await screen.findByRole('alert')).toHaveTextContent('Belum bisa');
  expect(await onStep('satu')).toBeInTheDocument();
});

test("a dialog's button runs its own effects", async () => {
  const button = { text: 'Isi nama', do: [{ set: { nama: "'Siti'" } }, { closeDialog: true }] };
  serve(
    acting([{ dialog: { title: 'Nama kosong', text: 'Isi sekarang?', buttons: [button] } }, { stop: true }]),
  );
  await visit();
  await pressNext();
  expect(await screen.findByRole('dialog', { name: 'Nama kosong' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Isi nama' }));
  await waitFor(() => expect(screen.queryByText('Isi sekarang?')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'nama' })).toHaveValue('Siti');
});

test.each([
  ['news', { text: 'Nama masih kosong' }],
  ['warning', { blocks: [{ type: 'richText', html: '<p>Ditolak</p>', tone: 'error' }] }],
  ['none', { blocks: [{ type: 'qrCode', text: 'EF7' }] }],
])('a dialog bears the mark of what it is about: %s', async (mark, content) => {
  serve(acting([{ dialog: { title: 'Perhatian', ...content } }, { stop: true }]));
  await visit();
  await pressNext();
  await screen.findByRole('dialog', { name: 'Perhatian' });
  expect(document.querySelector('[data-mark]')?.getAttribute('data-mark') ?? 'none').toBe(mark);
});

test('a dialog that waits for the bank turns, and one that reports a registration bears a tick', async () => {
  let answerNow = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(
    http.post('*/api/registration', async () => {
      await asked;
      return HttpResponse.json({ statusCode: 200, data: {} });
    }),
  );
  const outcomes = [{ match: 'ok', do: [{ dialog: { title: 'Terdaftar' } }, { stop: true }] }];
  const pending = { dialog: { title: 'Memeriksa data …' } };
  serve(acting([{ call: 'registration', body: {}, pending, outcomes }]));
  await visit();
  await pressNext();
  const waiting = await screen.findByRole('alertdialog', { name: 'Memeriksa data …' });
  expect(waiting.querySelector('[data-mark="pending"]')).toBeInTheDocument();
  answerNow();
  const registered = await screen.findByRole('dialog', { name: 'Terdaftar' });
  expect(registered.querySelector('[data-mark="done"]')).toBeInTheDocument();
});

describe('A dialog that offers a file', () => {
  const download = { download: { call: 'downloadpdf', body: { regNumber: "'1'" }, fileName: 'satu.pdf' } };
  const dialog = {
    title: 'Terima Kasih',
    dismissable: false,
    closeButton: { do: [{ closeDialog: true }] },
    buttons: [{ text: 'Unduh', do: [download] }],
  };
  const open = async () => {
    serve(acting([{ dialog }, { stop: true }]));
    await visit();
    await pressNext();
    await screen.findByRole('alertdialog', { name: 'Terima Kasih' });
  };
  // A toast has a cross of its own.
  const close = () => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Terima Kasih' }));
    return userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  };
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument());

  test('asks before it is closed without the file, and stays for who thinks better of it', async () => {
    await open();
    await close();
    await screen.findByRole('alertdialog', { name: 'Tutup tanpa mengunduh?' });
    await userEvent.click(screen.getByRole('button', { name: 'Kembali untuk mengunduh' }));
    expect(await screen.findByRole('alertdialog', { name: 'Terima Kasih' })).toBeInTheDocument();
    await close();
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup tanpa mengunduh' }));
    await isGone();
  });

  test('asks nothing once the file was fetched', async () => {
    server.use(
      http.post(
        '*/api/downloadpdf',
        () => new HttpResponse('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    );
    URL.createObjectURL = () => 'blob:satu';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Unduh' })).not.toHaveAttribute('aria-disabled'),
    );
    await close();
    await isGone();
  });

  test('asks still when the file did not come', async () => {
    server.use(http.post('*/api/downloadpdf', () => HttpResponse.json({ message: 'Belum siap' })));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
    await screen.findByText('Belum siap');
    await close();
    expect(await screen.findByRole('alertdialog', { name: 'Tutup tanpa mengunduh?' })).toBeInTheDocument();
  });
});

describe('A popup before the next step', () => {
  const content = {
    blocks: [
      { type: 'heading', level: 2, text: 'Syarat' },
      { type: 'guideText', html: '<p>Baca dahulu.</p>' },
    ],
  };
  const form = definitionOf([
    stepOf('satu', [{ name: 'nama' }], { next: { popup: 'syarat' } }),
    stepOf('dua', [{ name: 'kota' }]),
  ]);

  test.each([
    ['an object', content],
    ['a JSON text', JSON.stringify(content)],
    ['a list of blocks', content.blocks],
  ])("comes as %s, and 'Lanjutkan' leads on", async (_, sent) => {
    server.use(popup(sent));
    serve(form);
    await visit();
    await pressNext();
    expect(await screen.findByRole('dialog', { name: 'Syarat' })).toBeInTheDocument();
    expect(await screen.findByText('Baca dahulu.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    expect(await onStep('dua')).toBeInTheDocument();
  });

  test('that is closed leaves the visitor where he is', async () => {
    server.use(popup(content));
    serve(form);
    await visit();
    await pressNext();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await onStep('satu')).toBeInTheDocument();
  });

  test.each([
    ['an error status', http.post('*/api/popup', () => HttpResponse.json({}, { status: 500 }))],
    ["a 'statusCode' that is not 200", popup(content, 404)],
    ['no connection', http.post('*/api/popup', () => HttpResponse.error())],
  ])('that answers with %s is reported, and stays', async (_, handler) => {
    server.use(handler);
    serve(form);
    await visit();
    await pressNext();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ada masalah pada server kami!');
    expect(alert).toHaveTextContent(
      'Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.',
    );
    expect(await onStep('satu')).toBeInTheDocument();
  });

  test('with a block that nobody knows shows the rest, lets the visitor go on, and tells the console', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(popup({ blocks: [{ type: 'marquee' }, { type: 'richText', html: '<p>Syarat</p>' }] }));
    serve(form);
    await visit();
    await pressNext();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Syarat');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lanjutkan' }));
    expect(await onStep('dua')).toBeInTheDocument();
    expect(complaints.mock.calls.length + warnings.mock.calls.length).toBeGreaterThan(0);
  });
});

describe('The submission', () => {
  const form = definitionOf([stepOf('satu', [{ name: 'nama', required: true }])]);
  const toPreview = async () => {
    serve(form);
    await visit();
    await userEvent.type(screen.getByRole('textbox', { name: 'nama' }), 'Siti{Enter}');
    return screen.findByRole('button', { name: 'Kirim Permohonan' });
  };

  test('shows the number that the back end gave', async () => {
    const send = await toPreview();
    await userEvent.click(send);
    expect(await screen.findByText('Nomor registrasi')).toBeInTheDocument();
    expect(document.querySelector('[data-registration-number]')).not.toBeEmptyDOMElement();
  });

  test('pressed twice is sent once', async () => {
    let sent = 0;
    let answerNow = (): void => undefined;
    const pressed = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    server.use(
      http.post('*/api/submit', async () => {
        sent += 1;
        await pressed;
        return HttpResponse.json({ statusCode: 200, data: { registrationNumber: 'REG1' } });
      }),
    );
    const send = await toPreview();
    await userEvent.dblClick(send);
    answerNow();
    expect(await screen.findByText('REG1')).toBeInTheDocument();
    expect(sent).toBe(1);
  });

  test('that fails keeps the answers, and its key for the next try', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/submit', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({ message: 'rusak' }, { status: 503, statusText: 'Service Unavailable' });
      }),
    );
    const send = await toPreview();
    await userEvent.click(send);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ada masalah pada server kami! 503');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await userEvent.click(send);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(screen.getByText('Siti')).toBeInTheDocument();
  });
});
