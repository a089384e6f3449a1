import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

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

describe('An action runs only through runAction', () => {
  test('a newer input key aborts the older run, whose answer is dropped when it comes', async () => {
    const asked = slowBank();
    serve(form);
    await visit();
    await give('111');
    const older = await askedFor(asked, 1);
    await give('222');
    const newer = await askedFor(asked, 2);
    expect([older.nik, newer.nik]).toEqual(['111', '222']);
    expect([older.aborted(), newer.aborted()]).toEqual([true, false]);
    newer.answer('DEWI');
    expect(await screen.findByText('Ditemukan: DEWI')).toBeInTheDocument();
    await arrive(() => older.answer('SITI'));
    expect(box('nama')).toHaveValue('DEWI');
    expect(screen.queryByText('Ditemukan: SITI')).not.toBeInTheDocument();
  });

  test('leaving during a call aborts it: its answer is neither reported nor kept', async () => {
    const asked = slowBank();
    serve(form);
    const { unmount } = await visit();
    await give('111');
    const call = await askedFor(asked, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeInTheDocument();
    expect(call.aborted()).toBe(true);
    await arrive(() => call.answer('SITI'));
    expect(screen.queryByText('Ditemukan: SITI')).not.toBeInTheDocument();
    expect(localStorage.getItem('eform:contoh')).toContain('"nik":"111"');
    expect(localStorage.getItem('eform:contoh')).not.toContain('SITI');
    unmount();
  });

  test('a restored form runs nothing, whether its check has ended or was given up; the next input does', async () => {
    const asked = slowBank();
    serve(form);
    const ended = await visit();
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
});

describe("Under React's StrictMode, which mounts everything twice", () => {
  beforeEach(() => configure({ reactStrictMode: true }));
  afterEach(() => configure({ reactStrictMode: false }));

  test('an input asks once, its answer is reported once, and the form goes on', async () => {
    const asked = slowBank();
    serve(form);
    await visit();
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
    serve(form);
    const first = await visit();
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
