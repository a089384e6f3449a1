import { render, screen, waitFor, within, act, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import {
  definitionOf,
  stepOf,
  visit,
  visitForm,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';
import { QuestionDialog } from './Dialogs';

withBackEnd();

const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('Actions', () => {
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

  const popup = (content: unknown, statusCode = 200) =>
    http.post('*/api/popup', () => HttpResponse.json({ statusCode, data: { content } }));

  test('a toast says how it went, and the form goes on', async () => {
    await visitForm(acting([{ toast: { title: 'Data diperiksa', text: 'Halo {nama}' } }]));
    await userEvent.type(screen.getByRole('textbox', { name: 'nama' }), 'Siti');
    await pressNext();
    expect(await screen.findByText('Data diperiksa')).toBeInTheDocument();
    expect(screen.getByText('Halo Siti')).toBeInTheDocument();
    expect(await onStep('dua')).toBeInTheDocument();
  });

  test("a dialog's button runs its own effects", async () => {
    const button = { text: 'Isi nama', do: [{ set: { nama: "'Siti'" } }, { closeDialog: true }] };
    await visitForm(
      acting([
        { dialog: { title: 'Nama kosong', text: 'Isi sekarang?', buttons: [button] } },
        { stop: true },
      ]),
    );
    await pressNext();
    expect(await screen.findByRole('dialog', { name: 'Nama kosong' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Isi nama' }));
    await waitFor(() => expect(screen.queryByText('Isi sekarang?')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'nama' })).toHaveValue('Siti');
  });

  test('a dialog that names a question leaves the focus there', async () => {
    const buttons = [{ text: 'Periksa lagi' }];
    await visitForm(
      acting([{ dialog: { title: 'Belum terdaftar', focus: 'nama', buttons } }, { stop: true }]),
    );
    await pressNext();
    await userEvent.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'nama' })).toHaveFocus());
  });

  test('while a button of a dialog works, it alone turns, and the others wait', async () => {
    server.use(http.post('*/api/registration', () => new Promise<never>(() => undefined)));
    const buttons = ['Daftar', 'Batal'].map((text) => ({ text, do: [{ call: 'registration', body: {} }] }));
    await visitForm(acting([{ dialog: { title: 'Yakin?', buttons } }, { stop: true }]));
    await pressNext();
    await userEvent.click(await screen.findByRole('button', { name: 'Daftar' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('progressbar', { hidden: true })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Daftar' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled();
  });

  test.each([
    ['news', { text: 'Nama masih kosong' }],
    ['warning', { blocks: [{ type: 'richText', html: '<p>Ditolak</p>', tone: 'error' }] }],
    ['none', { blocks: [{ type: 'qrCode', text: 'EF7' }] }],
  ])('a dialog bears the mark of what it is about: %s', async (mark, content) => {
    await visitForm(acting([{ dialog: { title: 'Perhatian', ...content } }, { stop: true }]));
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
    await visitForm(acting([{ call: 'registration', body: {}, pending, outcomes }]));
    await pressNext();
    const waiting = await screen.findByRole('alertdialog', { name: 'Memeriksa data …' });
    expect(waiting.querySelector('[data-mark="pending"]')).toBeInTheDocument();
    answerNow();
    const registered = await screen.findByRole('dialog', { name: 'Terdaftar' });
    expect(registered.querySelector('[data-mark="done"]')).toBeInTheDocument();
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

    test('that is closed leaves the visitor where he is', async () => {
      server.use(popup(content));
      await visitForm(form);
      await pressNext();
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await onStep('satu')).toBeInTheDocument();
    });

    test('with a block that nobody knows shows the rest, lets the visitor go on, and tells the console', async () => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      server.use(popup({ blocks: [{ type: 'marquee' }, { type: 'richText', html: '<p>Syarat</p>' }] }));
      await visitForm(form);
      await pressNext();
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('Syarat');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Lanjutkan' }));
      expect(await onStep('dua')).toBeInTheDocument();
      expect(complaints.mock.calls.length + warnings.mock.calls.length).toBeGreaterThan(0);
    });
  });
});

/** A form that asks the bank for the name of a number. */
const form = definitionOf(
  [
    stepOf('satu', [{ name: 'nik', rule: 'digits', minLength: 3 }, { name: 'nama' }]),
    stepOf('dua', [{ name: 'kota' }]),
  ],
  {
    watch: [{ fields: ['nik'], do: 'periksa' }],
    actions: {
      periksa: [
        {
          call: 'tipe-nasabah',
          body: { nik: 'nik', tanggalLahir: "'1990-01-01'" },
          outcomes: [
            {
              match: 'response.succeeded',
              do: [{ set: { nama: 'response.data.namaLengkap' } }, { toast: { title: 'Ditemukan: {nama}' } }],
            },
          ],
        },
      ],
    },
  },
);

/** A request that the bank has not answered yet. */
interface Asked {
  nik: unknown;
  aborted: () => boolean;
  answer: (namaLengkap: string) => void;
}

/** A bank that answers when it is told to. */
const slowBank = (): Asked[] => {
  const asked: Asked[] = [];
  server.use(
    http.post<never, { nik: string }>('*/api/tipe-nasabah', async ({ request }) => {
      const { nik } = await request.json();
      return new Promise<HttpResponse<object>>((resolve) => {
        const answer = (namaLengkap: string) =>
          resolve(HttpResponse.json({ statusCode: 200, succeeded: true, data: { namaLengkap } }));
        asked.push({ nik, aborted: () => request.signal.aborted, answer });
      });
    }),
  );
  return asked;
};

const box = (name: string) => screen.getByRole('textbox', { name });
/** Gives a number at once, in place of what stood there. */
const give = async (nik: string) => {
  await userEvent.tripleClick(box('nik'));
  await userEvent.paste(nik);
};
/** Lets an answer that nobody waits for arrive: what was asked after it has come whole. */
const arrive = (answer: () => void) =>
  act(async () => {
    answer();
    await (await fetch('/form-definitions/contoh.json')).text();
  });

/** The newest of some requests. */
const last = (asked: readonly Asked[]): Asked => {
  const newest = asked.at(-1);
  if (!newest) throw new Error('nothing was asked');
  return newest;
};

const askedFor = async (asked: readonly Asked[], count: number): Promise<Asked> => {
  await waitFor(() => expect(asked).toHaveLength(count));
  return last(asked);
};

test('An action runs only through runAction: a restored form runs nothing, whether its check has ended or was given up; the next input does', async () => {
  const asked = slowBank();
  const ended = await visitForm(form);
  await give('111');
  (await askedFor(asked, 1)).answer('SITI');
  await screen.findByText('Ditemukan: SITI');
  ended.unmount();

  const restored = await visit();
  expect(box('nama')).toHaveValue('SITI');
  await give('222');
  await askedFor(asked, 2);
  restored.unmount();
  expect(last(asked).aborted()).toBe(true);

  await visit();
  expect(box('nik')).toHaveValue('222');
  await arrive(() => last(asked).answer('DEWI'));
  expect(asked).toHaveLength(2);
  expect(box('nama')).toHaveValue('SITI');
  await give('333');
  (await askedFor(asked, 3)).answer('RINI');
  await waitFor(() => expect(box('nama')).toHaveValue('RINI'));
});

describe("Under React's StrictMode, which mounts everything twice", () => {
  beforeEach(() => configure({ reactStrictMode: true }));
  afterEach(() => configure({ reactStrictMode: false }));

  test('an input asks once, its answer is reported once, and the form goes on', async () => {
    const asked = slowBank();
    await visitForm(form);
    await give('111');
    (await askedFor(asked, 1)).answer('SITI');
    expect(await screen.findAllByText('Ditemukan: SITI')).toHaveLength(1);
    expect(box('nama')).toHaveValue('SITI');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'dua' })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  test('a draft comes back, and one that is too old is reported', async () => {
    slowBank();
    const first = await visitForm(form);
    await userEvent.type(box('nama'), 'Siti');
    first.unmount();
    const second = await visit();
    expect(box('nama')).toHaveValue('Siti');
    second.unmount();
    localStorage.setItem('eform:contoh:expiry', String(Date.now() - 1));
    await visit();
    expect(screen.getByText(/^Waktu pengisian habis/)).toBeInTheDocument();
    expect(box('nama')).toHaveValue('');
  });
});

test('a question that is left by Escape is answered by no, but for the one that can be left open', async () => {
  const answer = jest.fn();
  const { unmount } = render(<QuestionDialog about="maybeSent" answer={answer} />);
  await userEvent.keyboard('{Escape}');
  expect(answer.mock.calls).toEqual([[false]]);
  unmount();
  const dismiss = jest.fn();
  const other = { own: 'A', other: 'B', until: 0, isComplete: false, look: jest.fn() };
  render(<QuestionDialog about="otherForm" {...other} answer={answer} dismiss={dismiss} />);
  await userEvent.keyboard('{Escape}');
  expect([answer, dismiss].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
