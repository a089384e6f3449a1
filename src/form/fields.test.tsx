import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import {
  definitionOf,
  stepOf,
  visit,
  visitForm,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';
import { bytesOfKind } from './testing/filesOfKinds';

withBackEnd();

describe('Fields', () => {
  const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

  const oneField = (field: Part, rest: Part = {}): string =>
    definitionOf([stepOf('satu', [{ label: 'Jawaban', ...field }]), stepOf('dua', [{ name: 'kota' }])], rest);

  test('what stands beside an answer in its box is read with it, and stays on the preview', async () => {
    await visitStep([
      {
        type: 'number',
        name: 'tenor',
        label: 'Jangka Waktu',
        suffix: 'bulan',
        guideText: 'Paling lama 60',
      },
      { type: 'text', name: 'akun', label: 'Akun', prefix: '@' },
      { type: 'currency', name: 'biaya', label: 'Biaya', suffix: 'per bulan' },
    ]);
    const tenor = screen.getByRole('textbox', { name: 'Jangka Waktu' });
    expect(tenor).toHaveAccessibleDescription('bulan Paling lama 60');
    expect(screen.getByRole('textbox', { name: 'Akun' })).toHaveAccessibleDescription('@');
    expect(screen.getByRole('textbox', { name: 'Biaya' })).toHaveAccessibleDescription('Rp per bulan');
    expect(screen.getByText('bulan')).toBeVisible();
    await userEvent.type(tenor, '24');
    expect(tenor).toHaveValue('24');
    await pressNext();
    expect(await screen.findByText('24 bulan')).toBeInTheDocument();
  });

  test('what is asked of few is marked as required there, and as optional where it is asked of most', async () => {
    const marksOf = async (...required: readonly boolean[]) => {
      const { container, unmount } = await visitStep(
        required.map((one, index) => ({ name: `f${index}`, required: one })),
      );
      const fields = [...container.querySelectorAll('[data-field]')];
      unmount();
      return fields.map((one) =>
        one.textContent?.includes('*') ? 'required' : one.querySelector('[data-optional]') && 'optional',
      );
    };
    expect(await marksOf(true, false, false, false)).toEqual(['required', null, null, null]);
    expect(await marksOf(true, false)).toEqual([null, 'optional']);
  });

  test('a list of more than 100 options is one to search in', async () => {
    const kindOf = async (count: number) => {
      const options = Array.from({ length: count }, (_, index) => `${index}|Kota ${index}`);
      const { unmount } = await visitStep([{ type: 'select', name: 'kota', options }]);
      const { tagName } = screen.getByRole('combobox', { name: 'kota' });
      unmount();
      return tagName;
    };
    expect([await kindOf(100), await kindOf(101)]).toEqual(['SELECT', 'INPUT']);
  });

  test('an error that repeats the guide text stands in its place', async () => {
    await visitForm(oneField({ type: 'text', name: 'ibu', minLength: 5, guideText: 'Minimal 5 karakter' }));
    const box = screen.getByRole('textbox', { name: 'Jawaban' });
    await userEvent.type(box, 'Siti');
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription('Minimal 5 Karakter');
    expect(screen.getAllByText(/minimal 5/i)).toHaveLength(1);
    await userEvent.type(box, ' A');
    expect(box).toHaveAccessibleDescription('Minimal 5 karakter');
  });

  test('digits have the keyboard of numbers, unless their field says otherwise', async () => {
    const digits = { type: 'text', rule: 'digits' };
    await visitStep([
      { ...digits, name: 'nik', label: 'NIK' },
      { ...digits, name: 'kode', label: 'Kode', inputMode: 'text' },
      { type: 'text', name: 'nama', label: 'Nama' },
    ]);
    const keyboards = ['NIK', 'Kode', 'Nama'].map((name) =>
      screen.getByRole('textbox', { name }).getAttribute('inputmode'),
    );
    expect(keyboards).toEqual(['numeric', 'text', null]);
  });

  describe('Upload field, on a page', () => {
    const png = new File([bytesOfKind('.png')], 'ktp saya.png', {
      type: 'image/png',
    });
    const picker = () => {
      const input = document.querySelector<HTMLInputElement>('input[name="foto"]');
      if (!input) throw new Error('no picker');
      return input;
    };
    const leaveDevice = async (unmount: () => void) => {
      unmount();
      await waitFor(() => expect(localStorage.getItem('eform:contoh')).not.toBeNull());
    };

    test('a stored file is shown with its picture, and comes back with the draft', async () => {
      const { unmount } = await visitForm(
        oneField({ type: 'upload', name: 'foto', label: 'Foto KTP', required: true }),
      );
      await userEvent.upload(picker(), png);
      const picture = await screen.findByRole('img', { name: /^Pratinjau / });
      const address = picture.getAttribute('src') ?? '';
      expect(address).toMatch(/^\/files\/[0-9a-f-]+\.png$/);
      await leaveDevice(unmount);
      await visit();
      expect(await screen.findByRole('button', { name: 'Foto KTP File tersimpan' })).toBeInTheDocument();
      // All that is the answer is its address; the visitor knows it by its name.
      expect(screen.getByText('ktp saya.png')).toBeInTheDocument();
      await pressNext();
      expect(await onStep('dua')).toBeInTheDocument();
    });

    test('a file that is removed comes back as the answer, until another one is chosen', async () => {
      await visitForm(oneField({ type: 'upload', name: 'foto', label: 'Foto', multiple: true, maxFiles: 2 }));
      const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' });
      await userEvent.upload(picker(), png);
      await userEvent.click(await screen.findByRole('button', { name: 'Hapus ktp saya.png' }));
      await userEvent.click(screen.getByRole('button', { name: /^Urungkan/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Hapus ktp saya.png' }));
      await userEvent.upload(picker(), slip);
      expect(await screen.findByRole('button', { name: 'Hapus slip.pdf' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Urungkan/ })).not.toBeInTheDocument();
    });

    test('the preview shows each picture small before its name, and none where it does not come', async () => {
      await visitStep([{ type: 'upload', name: 'foto', label: 'Foto', multiple: true, maxFiles: 3 }]);
      await userEvent.upload(picker(), [
        png,
        new File(['%PDF-1.7'], 'slip gaji.pdf', { type: 'application/pdf' }),
      ]);
      await screen.findByRole('button', { name: 'Hapus slip gaji.pdf' });
      await screen.findByRole('button', { name: 'Hapus ktp saya.png' });
      await pressNext();
      await screen.findByRole('heading', { level: 1, name: /^Periksa/ });
      const answer = document.querySelector<HTMLElement>('[data-preview="foto"] dd');
      expect(answer).toHaveTextContent(/ktp saya\.png.*slip gaji\.pdf|slip gaji\.pdf.*ktp saya\.png/);
      const pictures = [...(answer?.querySelectorAll('img') ?? [])];
      expect(pictures.map(({ src }) => src)).toEqual([expect.stringMatching(/\/files\/[0-9a-f-]+\.png$/)]);
      for (const picture of pictures) fireEvent.error(picture);
      expect(answer?.querySelector('img')).toBeNull();
    });
  });

  test('a Next that waits for a file says so, and goes on when it is stored', async () => {
    let store = (): void => undefined;
    const stored = new Promise<void>((done) => {
      store = done;
    });
    server.use(
      http.post('*/api/upload-file', async () => {
        await stored;
        return HttpResponse.json({ succeeded: true, data: { url: '/files/ktp.pdf' } });
      }),
    );
    await visitForm(oneField({ type: 'upload', name: 'foto' }));
    const picker = document.querySelector<HTMLInputElement>('input[name="foto"]');
    if (!picker) throw new Error('no picker');
    await userEvent.upload(picker, new File(['%PDF-1.7'], 'ktp.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: 'Batalkan unggahan ktp.pdf' });
    await pressNext();
    expect(await screen.findByText(/^Tunggu sebentar, masih ada data yang diproses/)).toBeInTheDocument();
    store();
    expect(await onStep('dua')).toBeInTheDocument();
    expect(screen.queryByText(/^Tunggu sebentar/)).not.toBeInTheDocument();
  });

  describe('Captcha', () => {
    const drawn: string[] = [];
    const code = () => drawn.slice(-4).join('');
    beforeEach(() => {
      drawn.length = 0;
      // Whatever is asked of it can be called; what is drawn as text is remembered.
      const context = new Proxy({} as CanvasRenderingContext2D, {
        get: (_, name) => (name === 'fillText' ? (text: string) => drawn.push(text) : () => undefined),
      });
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    });

    const box = () => screen.getByRole('textbox', { name: 'Kode' });
    const captcha = { type: 'captcha', name: 'kode', label: 'Kode', required: true };

    test("a mismatch says 'Captcha tidak sesuai!', and keeps the code and the entry", async () => {
      await visitForm(oneField(captcha));
      await waitFor(() => expect(drawn).toHaveLength(4));
      const before = code();
      expect(before).toMatch(/^[a-z]{4}$/);
      // No code has digits.
      await userEvent.type(box(), '1234');
      await pressNext();
      expect(await screen.findAllByText(/Captcha tidak sesuai!$/)).toHaveLength(2);
      expect(box()).toHaveValue('1234');
      expect(code()).toBe(before);
    });

    test("'Ganti kode' shows another code and empties the entry, without blaming anybody for it", async () => {
      await visitForm(oneField(captcha));
      await userEvent.type(box(), '1234');
      await pressNext();
      await screen.findAllByText(/Captcha tidak sesuai!$/);
      const before = code();
      await userEvent.click(screen.getByRole('button', { name: 'Ganti kode' }));
      expect(box()).toHaveValue('');
      expect(code()).not.toBe(before);
      expect(screen.queryByText(/Harus Diisi/)).not.toBeInTheDocument();
      expect(screen.queryByText(/Captcha tidak sesuai!/)).not.toBeInTheDocument();
    });
  });

  test('A list of the form that is cut by an answer: names the answer that it waits for, offers what fits, and lets go of what fits no longer', async () => {
    const kota = [
      { value: '3171|Jakarta Pusat', provinsi: '31' },
      { value: '3273|Bandung', provinsi: '32' },
      { value: '3276|Depok', provinsi: '32' },
    ];
    const options = { list: 'kota', where: { provinsi: '{provinsi}' } };

    await visitStep(
      [
        { type: 'radio', name: 'provinsi', label: 'Provinsi', options: ['31|DKI', '32|Jabar'] },
        { type: 'select', name: 'kota', label: 'Kota', options },
        { type: 'checkboxGroup', name: 'lain', label: 'Kota Lain', options },
      ],
      { lists: { kota } },
    );
    const list = await screen.findByRole('combobox', { name: /^Kota/ });
    expect(list).toHaveTextContent('Pilih Provinsi dulu');
    expect(screen.getByRole('group', { name: /^Kota Lain/ }).parentElement).toHaveTextContent(
      'Pilih Provinsi dulu',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Jabar' }));
    expect([...list.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      'Pilih Kota',
      'Bandung',
      'Depok',
    ]);
    await userEvent.selectOptions(list, 'Depok');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Depok' }));
    await userEvent.click(screen.getByRole('radio', { name: 'DKI' }));
    expect(list).toHaveValue('');
    expect(screen.queryByRole('checkbox', { name: 'Depok' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Jakarta Pusat' })).not.toBeChecked();
  });
});

describe('Toasts', () => {
  const error = (title: string) => ({ toast: { variant: 'destructive', title } });
  const dialog = {
    title: 'Terima Kasih',
    dismissable: false,
    buttons: [{ text: 'Unduh', do: [error('Kedua')] }],
  };
  const form = definitionOf([stepOf('satu', [{ name: 'nama' }], { next: { do: 'aksi' } })], {
    actions: { aksi: [error('Pertama'), { wait: 300 }, { dialog }, { stop: true }] },
  });

  test('A toast that answers a button of a dialog is heard, also where an older one stood before the dialog', async () => {
    await visitForm(form);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Pertama')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
  });

  test('Escape closes the toasts above a dialog, the newest first, and not a dialog that may not be dismissed', async () => {
    await visitForm(form);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
    await screen.findByText('Kedua');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Kedua')).not.toBeInTheDocument());
    expect(screen.getByText('Pertama')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByText('Pertama')).not.toBeInTheDocument());
    expect(screen.getByRole('alertdialog', { name: 'Terima Kasih' })).toBeInTheDocument();
  });
});
