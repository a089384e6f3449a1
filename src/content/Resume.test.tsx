import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Draft } from '../session';
import { createStore, keptForms } from '../storage';
import { ThemeRoot } from '../theme/ThemeRoot';
import { Resume } from './Resume';

const draft: Omit<Draft, 'expiry'> = {
  slug: 'tandamata',
  subProductId: 'T-1',
  data: { nama: 'BUDI' },
  steps: ['tipe', 'alamat'],
  activeStep: 'alamat',
  stages: ['utama'],
  definitionHash: 'abc',
  place: { product: 'Tandamata', step: { number: 3, count: 8, title: 'Alamat KTP' } },
};

const keep = (more: Partial<Draft> = {}): void => {
  createStore(more.slug ?? draft.slug).save({ ...draft, ...more }, 3_600_000);
};

/** The draft went out, and nobody knows what came of it. */
const leaveOpen = (): void => {
  keep();
  const sent = { key: 'a'.repeat(32), call: 'submit', state: 'sent', sends: 1, place: 1 } as const;
  createStore(draft.slug).saveApplication({ id: 'b'.repeat(32), began: Date.now(), keys: [sent] });
};

const show = (state?: unknown) =>
  render(
    <ThemeRoot>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <Resume />
      </MemoryRouter>
    </ThemeRoot>,
  );

const cardOf = (product: string) => {
  const card = screen.getByRole('heading', { name: product }).closest('li');
  if (!card) throw new Error(`no card of ${product}`);
  return within(card);
};

afterEach(() => localStorage.clear());

test('says of a draft which product it is, where its visitor was, and until when it is kept', () => {
  keep();
  show();
  const card = cardOf('Tandamata');
  expect(card.getByText('Langkah 3 dari 8 · Alamat KTP')).toBeInTheDocument();
  expect(card.getByText(/^Tersimpan sampai pukul \d\d\.\d\d$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Lanjutkan Tandamata' })).toHaveAttribute('href', '/form/tandamata');
});

test.each([
  [{ finished: true as const }, /^Lengkap\. Demi keamanan, kirim sebelum pukul \d\d\.\d\d\.$/],
  [{ place: { product: 'Tandamata' } }, 'Sudah mulai diisi'],
  [
    { place: { product: 'Tandamata', step: { number: 2, count: 4, isSection: true as const } } },
    'Bagian 2 dari 4',
  ],
])('where nothing, or something else, is counted, it says so: %j', (more, words) => {
  keep(more);
  show();
  expect(cardOf('Tandamata').getByText(words)).toBeInTheDocument();
});

test('of what an earlier release has kept it knows the address alone', () => {
  const { place: _place, ...old } = draft;
  createStore('tandamata').save(old, 3_600_000);
  show();
  expect(cardOf('tandamata').getByRole('link', { name: 'Lanjutkan tandamata' })).toBeInTheDocument();
});

test('answers are removed by one press, which says so, and come back by another', async () => {
  keep();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus jawaban Tandamata' }));
  expect(screen.getByRole('status')).toHaveTextContent('Jawaban Tandamata sudah dihapus dari perangkat ini.');
  expect(keptForms(Date.now())).toEqual([]);
  const undo = screen.getByRole('button', { name: 'Urungkan' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(cardOf('Tandamata').getByText('Langkah 3 dari 8 · Alamat KTP')).toBeInTheDocument();
  expect(keptForms(Date.now())).toMatchObject([{ kind: 'draft', draft: { data: draft.data } }]);
});

test('what was sent without an answer is not removed here: its key may be that of a registration', () => {
  leaveOpen();
  show();
  const card = cardOf('Tandamata');
  expect(card.getByText(/^Kami belum tahu/)).toBeInTheDocument();
  expect(card.queryByRole('button')).toBeNull();
});

test('what another tab has sent since the page was drawn is not removed', async () => {
  keep();
  show();
  leaveOpen();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus jawaban Tandamata' }));
  expect(keptForms(Date.now())).toHaveLength(1);
  expect(cardOf('Tandamata').getByText(/^Kami belum tahu/)).toBeInTheDocument();
});

test('what was restarted meanwhile is not overwritten by what comes back', async () => {
  keep();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus jawaban Tandamata' }));
  keep({ data: { nama: 'SITI' } });
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(keptForms(Date.now())).toMatchObject([{ draft: { data: { nama: 'SITI' } } }]);
});

test('a receipt is shown with its number and time', () => {
  createStore('tandamata').saveReceipt({
    slug: 'tandamata',
    number: 'TDM2601',
    product: 'Tandamata',
    time: Date.now(),
    recap: [],
  });
  show();
  const card = cardOf('Tandamata');
  expect(card.getByText(/^Terkirim pukul \d\d\.\d\d · Nomor registrasi TDM2601$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Lihat tanda terima Tandamata' })).toBeInTheDocument();
});

test('what another tab removes, or time, goes from the page', () => {
  keep();
  show();
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('A receipt', () => {
  const time = Date.now();
  const receipt = { slug: 'tandamata', number: 'EF1', product: 'Tandamata', time, recap: [] };

  test('is said to be kept until when, is removed by one press, and comes back by another', async () => {
    createStore('tandamata').saveReceipt(receipt, 600_000);
    const until = createStore('tandamata').loadReceipt()?.expiry ?? 0;
    show();
    const { getByText } = cardOf('Tandamata');
    expect(getByText(/^Tersimpan sampai pukul \d\d\.\d\d$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus tanda terima Tandamata' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Tanda terima Tandamata sudah dihapus dari perangkat ini.',
    );
    expect(keptForms(Date.now())).toEqual([]);
    expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(keptForms(Date.now())).toMatchObject([{ kind: 'receipt', receipt }]);
    // When it would have ended, but for the moment of writing.
    const after = (createStore('tandamata').loadReceipt()?.expiry ?? 0) - until;
    expect(Math.abs(after)).toBeLessThan(60_000);
    expect(cardOf('Tandamata').getByText(/Nomor registrasi EF1$/)).toBeInTheDocument();
  });

  test('does not come back over answers that were begun since', async () => {
    createStore('tandamata').saveReceipt(receipt);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus tanda terima Tandamata' }));
    keep();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(keptForms(Date.now())).toMatchObject([{ kind: 'draft', draft: { data: draft.data } }]);
  });

  test('does not come back when its time is over', async () => {
    createStore('tandamata').saveReceipt(receipt);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus tanda terima Tandamata' }));
    jest.spyOn(Date, 'now').mockReturnValue(time + 1_900_000);
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    jest.restoreAllMocks();
    expect(keptForms(time)).toEqual([]);
  });

  test('of another application that was sent meanwhile is not overwritten by what comes back', async () => {
    createStore('tandamata').saveReceipt(receipt);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus tanda terima Tandamata' }));
    createStore('tandamata').saveReceipt({ ...receipt, number: 'EF2' });
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(keptForms(Date.now())).toMatchObject([{ receipt: { number: 'EF2' } }]);
  });
});

test('whoever has left a form is told until when its answers are kept', async () => {
  keep();
  show({ savedUntil: Date.now() + 3_600_000 });
  expect(
    await screen.findByText(/^Jawaban Anda tersimpan di perangkat ini sampai pukul/),
  ).toBeInTheDocument();
});

test.each([undefined, 'x', { savedUntil: 'x' }, { savedUntil: 1 }])(
  'what else stands in the history says nothing: %j',
  (state) => {
    keep();
    show(state);
    expect(screen.queryByText(/^Jawaban Anda tersimpan/)).toBeNull();
  },
);

test('what is strange on the device is no card, and is left to its form', () => {
  localStorage.setItem('eform:produk-a', '{"slug":1}');
  localStorage.setItem('eform:produk-a:expiry', String(Date.now() + 1000));
  localStorage.setItem('eform:produk-b:other', '1');
  const { container } = show();
  expect(container).toHaveTextContent('');
  expect(localStorage.getItem('eform:produk-a')).not.toBeNull();
});
