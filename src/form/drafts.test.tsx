import { act, cleanup, screen, waitFor, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  definitionOf,
  serve,
  stepOf,
  visit,
  visitForm,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';
import { Suspense, use, useState } from 'react';
import { formOf } from '../interpreter/engine/testing/form';
import { ThemeRoot } from '../theme/ThemeRoot';
import { noNavigator } from '../session';
import { FormRenderer } from './FormRenderer';
import { useFormState, useSessionContext } from './SessionContext';

const box = (name: string) => screen.getByRole('textbox', { name });

describe('Drafts', () => {
  withBackEnd();

  const steps = [
    stepOf('satu', [{ name: 'nama' }]),
    stepOf('dua', [{ name: 'kota' }]),
    stepOf('tiga', [{ name: 'catatan' }]),
  ];
  const form = (rest: Part = {}) => definitionOf(steps, rest);
  const now = Date.UTC(2026, 10, 21, 2);

  /** The visitor's clock alone stands still, at some ms after `now`; all that waits goes on as ever. */
  const clock = (after = 0) => jest.spyOn(Date, 'now').mockReturnValue(now + after);
  beforeEach(() => clock());

  const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });
  const expiry = () => Number(localStorage.getItem('eform:contoh:expiry')) - now;
  /** All but what is known of what went out. */
  const draft = (): unknown => JSON.parse(localStorage.getItem('eform:contoh') ?? 'null');
  const keys = () =>
    Object.keys(localStorage)
      .filter((key) => !key.includes(':application'))
      .sort();

  /** A visit that gives its name and goes to the second step. */
  const visitSecond = async () => {
    const page = await visit();
    await userEvent.type(box('nama'), 'Siti');
    await pressNext();
    await onStep('dua');
    return page;
  };
  const visitBefore = async () => (await visitSecond()).unmount();

  describe('Saved data', () => {
    test('if the slug differs from the stored one, all stored data is reset and local storage is cleared', async () => {
      const other = { slug: 'lain', subProductId: 'L', data: { nama: 'Dewi' }, definitionHash: 'x' };
      const place = { steps: ['satu'], activeStep: 'satu', stages: [], place: { product: 'Tabungan' } };
      localStorage.setItem('eform:lain', JSON.stringify({ ...other, ...place }));
      localStorage.setItem('eform:lain:expiry', String(now + 1000));
      await visitForm(form());
      const question = await screen.findByRole('alertdialog', { name: 'Tabungan belum dikirim' });
      expect(question).toHaveTextContent(
        'Jawabannya belum lengkap, dan tersimpan di perangkat ini sampai pukul ',
      );
      expect(keys()).toEqual(['eform:lain', 'eform:lain:expiry']);
      expect(screen.getByRole('button', { name: 'Lanjutkan Tabungan' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: /^Hapus dan mulai / }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(box('nama')).toHaveValue('');
      expect(keys()).toEqual([]);
    });

    test('a definition may say other lifetimes, the second one once the last step is passed', async () => {
      serve(form({ draft: { lifetimeSeconds: 60, previewLifetimeSeconds: 30 } }));
      await visitSecond();
      expect(expiry()).toBe(60_000);
      await pressNext();
      await onStep('tiga');
      await pressNext();
      await onStep('Periksa Kembali Data Anda');
      expect(expiry()).toBe(30_000);
      expect(document.querySelector('[data-saved-until]')).toHaveTextContent(/^Lengkap\. Demi keamanan/);
    });
  });

  describe('A draft on the page', () => {
    const restored = 'Jawaban Anda sebelumnya sudah kami isikan kembali.';

    test("the refilled form offers 'Mulai baru', which empties it without asking first, and can be undone", async () => {
      serve(form());
      await visitBefore();
      await visit();
      expect(screen.getByText(restored)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Mulai baru' }));
      expect(await onStep('satu')).toHaveFocus();
      expect(box('nama')).toHaveValue('');
      expect(screen.queryByText(restored)).not.toBeInTheDocument();
      expect(keys()).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
      expect(await onStep('dua')).toBeInTheDocument();
    });

    test.each([{}, { start: {} }])(
      "'Hapus jawaban saya' can be undone while its message says so: %j",
      async (rest) => {
        serve(form());
        await visitBefore();
        await visitForm(form(rest));
        expect(screen.getByText(/^Tersimpan di perangkat ini sampai pukul \d\d\.\d\d$/)).toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: 'Hapus jawaban saya' }));
        await onStep('satu');
        expect(box('nama')).toHaveValue('');
        expect(keys()).toEqual([]);
        await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
        await onStep('dua');
        expect(draft()).toMatchObject({ data: { nama: 'Siti' } });
        await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
        await onStep('satu');
        expect(box('nama')).toHaveValue('Siti');
      },
    );

    test('of another version of the definition gives what still fits, and says so', async () => {
      serve(form());
      await visitBefore();
      await visitForm(
        definitionOf([stepOf('satu', [{ name: 'nama' }, { name: 'alias' }]), ...steps.slice(1)]),
      );
      expect(screen.getByText(/^Formulir ini telah diperbarui/)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
      await onStep('satu');
      expect(box('nama')).toHaveValue('Siti');
      expect(box('alias')).toHaveValue('');
    });

    test('of which only the code of a captcha is missing leads to its box', async () => {
      await visitStep([{ name: 'nama' }, { type: 'captcha', name: 'kode', required: true }]);
      await userEvent.type(box('nama'), 'Siti');
      cleanup();
      await visit('/form/contoh/preview');
      await userEvent.click(await screen.findByRole('link', { name: 'Ketik kode keamanan sekali lagi.' }));
      expect(document.activeElement).toBe(document.getElementById('field-kode'));
    });

    test.each([
      [['nama'], 'Lengkapi dulu: nama.'],
      [['nama', 'n2', 'n3', 'n4', 'n5'], 'Lengkapi dulu: nama, n2, n3, dan 2 isian lain.'],
    ])('of which %j are missing is asked for them by name, at the first one', async (names, words) => {
      const asked = names.map((name) => ({ name, required: true }));
      const definition = definitionOf([
        stepOf('satu', [{ name: 'catatan' }, ...asked]),
        ...steps.slice(1, 2),
      ]);
      await visitForm(definition, '/form/contoh?step=dua');
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(box('nama')).toHaveFocus();
    });

    test('that another tab has changed is told', async () => {
      await visitForm(form());
      const change = { key: 'eform:contoh:expiry', newValue: '1' };
      act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
      expect(await screen.findByText(/juga diubah di tab lain/)).toBeInTheDocument();
    });

    const fillStorage = () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });

    /** Two minutes before the draft ends. */
    const wakeBeforeEnd = () => {
      clock(3_480_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      return screen.findByRole('alert');
    };

    test("that another tab has wiped is kept again by 'Simpan lagi', which stays until then", async () => {
      serve(form());
      await visitSecond();
      localStorage.clear();
      act(
        () => void window.dispatchEvent(new StorageEvent('storage', { key: 'eform:contoh', newValue: null })),
      );
      const again = await screen.findByRole('button', { name: 'Simpan lagi' });
      expect(screen.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument();
      await userEvent.click(again);
      expect(draft()).toMatchObject({ data: { nama: 'Siti' } });
      expect(again).not.toBeInTheDocument();
    });

    test("two minutes before its end there is a warning, and 'Perpanjang' gives it another hour", async () => {
      serve(form());
      await visitSecond();
      const warning = await wakeBeforeEnd();
      expect(warning).toHaveTextContent('Jawaban Anda akan dihapus dalam 2 menit');
      await userEvent.click(screen.getByRole('button', { name: 'Perpanjang' }));
      expect(expiry()).toBe(3_480_000 + 3_600_000);
      expect(screen.queryByRole('button', { name: 'Perpanjang' })).not.toBeInTheDocument();
    });

    test('is warned of before its end as long as the device takes no longer one', async () => {
      serve(form());
      await visitSecond();
      await wakeBeforeEnd();
      fillStorage();
      await userEvent.click(screen.getByRole('button', { name: 'Perpanjang' }));
      expect(document.querySelector('[data-saved-until]')).toBeNull();
      expect(screen.getByText(/dihapus dalam 2 menit/)).toBeInTheDocument();
    });

    test('is asked about before it is lost by leaving, where the device keeps nothing', async () => {
      fillStorage();
      serve(form());
      await visitSecond();
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
      const question = await screen.findByRole('alertdialog', { name: 'Keluar dari formulir ini?' });
      expect(question).toHaveTextContent('Jawaban Anda hanya ada di halaman ini');
      expect(question).not.toHaveTextContent('terdaftar');
      await userEvent.click(screen.getByRole('button', { name: 'Tetap di sini' }));
      await onStep('dua');
    });
  });
});

describe('A restart', () => {
  withBackEnd();

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const acting = (effects: readonly Part[]): string =>
    definitionOf([stepOf('satu', [{ name: 'nama' }], { next: { do: 'aksi' } })], {
      actions: { aksi: effects },
    });

  test("'navigate' to the present route restarts the form, empty after clearStorage", async () => {
    await visitForm(acting([{ clearStorage: true }, { navigate: '/form/contoh' }]));
    await userEvent.type(box('nama'), 'Siti');
    await press('Submit');
    await waitFor(() => expect(box('nama')).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('a page whose code comes late hides the form for a while, and the answers are there when it is shown again', async () => {
  const Name = () => {
    const session = useSessionContext();
    const { values } = useFormState('nama');
    const write = () =>
      void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Siti' } } });
    return <button onClick={write}>{`Nama: ${JSON.stringify(values.nama)}`}</button>;
  };

  /** A page below the form whose code is on its way. */
  const Late = ({ code }: { code: Promise<string> }) => {
    const words = use(code);
    const [again, setAgain] = useState(false);
    return again ? <Name /> : <button onClick={() => setAgain(true)}>{words}</button>;
  };

  const Page = ({ code }: { code: Promise<string> }) => {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Name />
        <button onClick={() => setAsked(true)}>Lanjut</button>
        {asked && <Late code={code} />}
      </>
    );
  };

  const user = userEvent.setup();
  const form = formOf({ satu: [{ name: 'nama' }] });
  let arrive: (words: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  render(
    <ThemeRoot>
      <Suspense fallback={<p>Memuat</p>}>
        <FormRenderer
          form={form}
          definitionHash="x"
          search=""
          navigator={noNavigator}
          onStartAnew={() => undefined}
          onHome={() => undefined}
        >
          <Page code={code} />
        </FormRenderer>
      </Suspense>
    </ThemeRoot>,
  );
  await user.click(screen.getByRole('button', { name: 'Nama: ""' }));
  await act(async () => {
    screen.getByRole('button', { name: 'Lanjut' }).click();
    await Promise.resolve();
  });
  expect(screen.getByText('Memuat')).toBeVisible();
  await act(async () => {
    arrive('Tinjauan');
    await code;
  });
  await user.click(await screen.findByRole('button', { name: 'Tinjauan' }));
  const names = screen.getAllByRole('button', { name: /Nama/ }).map((button) => button.textContent);
  expect(names).toEqual(['Nama: "Siti"', 'Nama: "Siti"']);
});
