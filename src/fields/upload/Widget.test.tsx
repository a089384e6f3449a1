import { act, fireEvent, screen, within, createEvent, waitFor, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../common/testing/Field';
import type { SentFile, StoredFile, UploadProps } from '../common/types';
import { UploadWidget } from './Widget';

const ktp: StoredFile = { url: '/files/ktp.png', filename: 'ktp.png' };

const npwp: StoredFile = { url: '/files/npwp.pdf', filename: 'npwp.pdf' };

const sending: SentFile = { id: 7, name: 'slip.pdf', state: 'sending' };

const callbacks = {
  onFiles: jest.fn<void, [files: readonly File[], from?: 'camera']>(),
  onRemove: jest.fn<void, [StoredFile]>(),
  onRestore: jest.fn<void, [StoredFile]>(),
  onCancel: jest.fn<void, [number]>(),
  onRetry: jest.fn<void, [number]>(),
  onBlur: jest.fn<void, []>(),
};

interface Given extends Partial<
  Pick<
    UploadProps,
    'value' | 'removed' | 'sent' | 'readOnly' | 'announcement' | 'isAnnouncementShown' | 'document' | 'faults'
  >
> {
  maxFiles?: number;
  required?: boolean;
  error?: string;
}

/** Holds the files as a session would: what is removed, given up or tried again changes at once. */
const Host = ({
  value = [],
  sent = [],
  faults = [],
  readOnly = false,
  announcement,
  isAnnouncementShown,
  document: kind,
  ...rest
}: Given) => {
  const { maxFiles, removed: before, ...frame } = rest;
  const [files, setFiles] = useState(value);
  const [removed, setRemoved] = useState(before);
  const [underWay, setUnderWay] = useState(sent);
  const given = {
    ...callbacks,
    value: files,
    removed,
    sent: underWay,
    announcement,
    isAnnouncementShown,
    document: kind,
    faults,
    readOnly,
    limits: {
      multiple: maxFiles !== undefined,
      maxFiles: maxFiles ?? 1,
      maxSizeBytes: 5_242_880,
      accept: ['.png', '.jpg', '.pdf'],
      pictures: ['.png', '.jpg'],
    },
    pictureOf: ({ url }: StoredFile) => (url.endsWith('.png') ? url : undefined),
    sizeOf: ({ url }: StoredFile) => (url.endsWith('.png') ? 2_621_440 : undefined),
    isProtected: ({ url }: StoredFile) => url.includes('sandi'),
    onRemove: (file: StoredFile) => {
      callbacks.onRemove(file);
      setFiles((now) => now.filter((one) => one !== file));
    },
    onRestore: (file: StoredFile) => {
      callbacks.onRestore(file);
      setFiles((now) => [...now, file]);
      setRemoved(undefined);
    },
    onCancel: (id: number) => {
      callbacks.onCancel(id);
      setUnderWay((now) => now.filter((file) => file.id !== id));
    },
    onRetry: (id: number) => {
      callbacks.onRetry(id);
      setUnderWay((now) => now.map((file) => ({ ...file, state: 'waiting' })));
    },
  };
  return <Field type="upload" label="Foto KTP" widget={UploadWidget} rest={given} {...frame} />;
};

const show = (given: Given = {}) => render(<Host {...given} />);

const group = () => screen.getByRole('group', { name: 'Foto KTP' });

const button = (words: string) => screen.getByRole('button', { name: `Foto KTP ${words}` });

const files = () => within(screen.getByRole('list', { name: 'File Foto KTP' })).getAllByRole('listitem');

const picker = () => {
  const input = group().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the field has no picker');
  return input;
};

beforeEach(() => jest.clearAllMocks());

describe('The widget of an upload', () => {
  describe('Upload field: states', () => {
    test('empty: the area invites to drop or press, and says what may be chosen', () => {
      show();
      expect(group()).toHaveAttribute('data-state', 'empty');
      expect(screen.getByText('Drag & drop file disini atau klik Upload')).toBeInTheDocument();
      expect(button('Upload')).toBeInTheDocument();
      expect(group()).toHaveAccessibleDescription('.png, .jpg, atau .pdf, maksimal 5 MB');
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
    });

    test('a document of a known kind is described by what its picture must show', () => {
      show({ document: 'ktp' });
      expect(group()).toHaveAccessibleDescription(
        '.png, .jpg, atau .pdf, maksimal 5 MB Keempat sudut KTP terlihat Tulisannya terbaca jelas Tanpa pantulan cahaya',
      );
      expect(group().querySelector('svg[viewBox="0 0 120 76"]')).toBeInTheDocument();
    });

    test('one of another kind has no drawing, and one that is there needs none', () => {
      const { unmount } = show({ document: 'other' });
      expect(group()).toHaveAccessibleDescription('.png, .jpg, atau .pdf, maksimal 5 MB');
      unmount();
      show({ document: 'ktp', value: [ktp] });
      expect(group()).toHaveAccessibleDescription('.png, .jpg, atau .pdf, maksimal 5 MB');
    });

    test('why a file was not taken stands in the field, and is reported with its button', () => {
      show({ faults: ['a.png: Maksimum ukuran file adalah 5MB'] });
      expect(screen.getByText('a.png: Maksimum ukuran file adalah 5MB')).toBeInTheDocument();
      expect(button('Upload')).toHaveAccessibleDescription('a.png: Maksimum ukuran file adalah 5MB');
    });

    test('a PDF with a password is a file that is kept, with a warning and no error', () => {
      const words = /^PDF ini memakai kata sandi/;
      show({ value: [{ url: '/files/sandi.pdf', filename: 'slip.pdf' }] });
      expect(within(files()[0] ?? group()).getByText(words)).toBeInTheDocument();
      expect(button('File tersimpan')).not.toHaveAccessibleDescription(words);
    });

    test('and says so while it is on its way', () => {
      show({ sent: [{ ...sending, isProtected: true }] });
      expect(screen.getByText(/^PDF ini memakai kata sandi/)).toBeInTheDocument();
    });

    test('loading: a spinner beside the name, and no second file meanwhile', async () => {
      show({ sent: [sending] });
      expect(group()).toHaveAttribute('data-state', 'loading');
      expect(files()).toHaveLength(1);
      expect(screen.getByText('slip.pdf')).toBeInTheDocument();
      expect(screen.getByText('Mengunggah …')).toBeInTheDocument();
      expect(group().querySelector('.MuiCircularProgress-root')).toBeInTheDocument();
      const open = jest.spyOn(picker(), 'click');
      await userEvent.click(button('Upload'));
      expect(button('Upload')).toHaveAttribute('aria-disabled', 'true');
      expect(open).not.toHaveBeenCalled();
    });

    test('uploaded: the file with its picture, and the invitation is gone', () => {
      show({ value: [ktp] });
      expect(group()).toHaveAttribute('data-state', 'uploaded');
      expect(screen.getByText('ktp.png')).toBeInTheDocument();
      expect(screen.getByRole('img', { name: 'Pratinjau ktp.png' })).toHaveAttribute('src', '/files/ktp.png');
      expect(screen.queryByText(/Drag & drop/)).not.toBeInTheDocument();
    });

    test.each<[Given, RegExp]>([
      [{ value: [ktp] }, /^Terbaca jelas\?/],
      [{ value: [ktp], document: 'face' }, /^Wajah terlihat jelas\?/],
    ])('whoever can see the one picture of a field is asked whether the bank can: %#', (given, question) => {
      const { unmount } = show(given);
      expect(screen.getByText(question)).toBeInTheDocument();
      fireEvent.error(screen.getByRole('img'));
      expect(screen.queryByText(/jelas\?/)).not.toBeInTheDocument();
      unmount();
      show({ ...given, readOnly: true });
      expect(screen.queryByText(/jelas\?/)).not.toBeInTheDocument();
    });

    test('a picture that does not come, and a file without one, are shown as plain files', () => {
      show({ value: [ktp, npwp], maxFiles: 3 });
      fireEvent.error(screen.getByRole('img'));
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      expect(files().map(({ textContent }) => textContent.replace('Hapus', ''))).toEqual([
        'ktp.png2,5 MBTersimpan. Gambarnya tidak dapat ditampilkan di sini',
        'npwp.pdf',
      ]);
    });

    test('a file while another one is stored: both are shown, the field is loading', () => {
      show({ value: [ktp], sent: [sending] });
      expect(group()).toHaveAttribute('data-state', 'loading');
      expect(files()).toHaveLength(2);
    });
  });

  describe('Upload field: on a device with a camera', () => {
    const matchMedia = 'matchMedia' in window ? window.matchMedia : undefined;
    beforeEach(() => {
      window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
    });
    afterEach(() => {
      // jsdom has none, and a key without a value would be one.
      if (matchMedia) window.matchMedia = matchMedia;
      else Reflect.deleteProperty(window, 'matchMedia');
    });
    const camera = () => group().querySelector<HTMLInputElement>('input[capture]');

    test('a photo and a file are two buttons, and nothing speaks of dropping', async () => {
      show({ document: 'face' });
      expect(screen.getByText('Ambil foto atau pilih file')).toBeInTheDocument();
      expect(screen.queryByText(/Drag & drop/)).not.toBeInTheDocument();
      expect(button('Pilih file')).toBeInTheDocument();
      expect(camera()).toHaveAttribute('capture', 'user');
      expect(camera()).toHaveAttribute('accept', '.png,.jpg');
      const open = jest.spyOn(camera() ?? picker(), 'click');
      await userEvent.click(button('Ambil foto'));
      expect(open).toHaveBeenCalledTimes(1);
    });

    test('what the camera has taken is handed on', () => {
      show();
      const photo = new File(['x'], 'image.jpg', { type: 'image/jpeg' });
      fireEvent.change(camera() ?? picker(), { target: { files: [photo] } });
      expect(callbacks.onFiles.mock.calls).toEqual([[[photo], 'camera']]);
    });

    test('a stored file is replaced by one button', () => {
      show({ value: [ktp] });
      expect(screen.queryByRole('button', { name: /Ambil foto/ })).not.toBeInTheDocument();
      expect(button('File tersimpan')).toBeInTheDocument();
    });
  });

  describe('Upload field: single mode', () => {
    test("'File tersimpan', which looks like a state, turns into 'Upload Ulang' while it is pointed at", async () => {
      show({ value: [ktp] });
      expect(button('File tersimpan')).toHaveAttribute('data-quiet');
      await userEvent.hover(button('File tersimpan'));
      expect(button('Upload Ulang')).not.toHaveAttribute('data-quiet');
      await userEvent.unhover(button('Upload Ulang'));
      expect(button('File tersimpan')).toBeInTheDocument();
    });

    test.each([
      ['Ganti foto', ktp],
      ['Ganti file', npwp],
    ])("'%s' beside it does the same, and 'Hapus' is a word", async (words, file) => {
      show({ value: [file] });
      const open = jest.spyOn(picker(), 'click');
      await userEvent.click(button(words));
      expect(open).toHaveBeenCalledTimes(1);
      expect(button('File tersimpan')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: `Hapus ${file.filename}` })).toHaveTextContent('Hapus');
    });

    test('its picture is as wide as the card, one of several is small', () => {
      const row = () => screen.getByRole('img').closest('li');
      const { unmount } = show({ value: [ktp] });
      expect(row()).toHaveAttribute('data-large');
      unmount();
      show({ value: [ktp, npwp], maxFiles: 2 });
      expect(row()).not.toHaveAttribute('data-large');
    });

    test('a file that the bank did not take is reported as an error, other news to the ear alone', () => {
      const news = () => screen.getByText('a.png tidak tersimpan. Coba lagi atau pilih file lain');
      const announcement = 'a.png tidak tersimpan. Coba lagi atau pilih file lain';
      const { unmount } = show({ announcement });
      expect(news()).toHaveStyle({ position: 'absolute' });
      unmount();
      show({ announcement, isAnnouncementShown: true });
      expect(news()).not.toHaveStyle({ position: 'absolute' });
      expect(news()).toHaveClass('Eform-error');
    });

    test('and while the keyboard is on it', async () => {
      show({ value: [ktp] });
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      expect(button('Upload Ulang')).toHaveFocus();
      await userEvent.tab();
      expect(button('File tersimpan')).toBeInTheDocument();
    });

    test('pressing it opens the picker, for one file of the accepted types', async () => {
      show({ value: [ktp] });
      const open = jest.spyOn(picker(), 'click');
      await userEvent.click(button('File tersimpan'));
      expect(open).toHaveBeenCalledTimes(1);
      expect(picker()).toHaveAttribute('accept', '.png,.jpg,.pdf');
      expect(picker()).not.toHaveAttribute('multiple');
    });
  });

  describe('Upload field: multiple mode', () => {
    test('after the first upload the button is an add icon with words', () => {
      show({ value: [ktp], maxFiles: 3 });
      const add = button('Tambah file');
      expect(add.querySelector('svg')).toBeInTheDocument();
      expect(within(add).getByText('Tambah file')).not.toHaveStyle({ position: 'absolute' });
      expect(screen.queryByRole('button', { name: /Ganti/ })).not.toBeInTheDocument();
      expect(picker()).toHaveAttribute('multiple');
    });

    test('says how many files there may be', () => {
      show({ maxFiles: 3 });
      expect(group()).toHaveAccessibleDescription(
        '.png, .jpg, atau .pdf, maksimal 5 MB per file, maksimal 3 file',
      );
    });

    test('with as many files as there may be, the button opens nothing', async () => {
      show({ value: [ktp], sent: [sending], maxFiles: 2 });
      const open = jest.spyOn(picker(), 'click');
      await userEvent.click(button('Tambah file'));
      expect(button('Tambah file')).toHaveAttribute('aria-disabled', 'true');
      expect(open).not.toHaveBeenCalled();
    });

    test('a file that failed takes no place', () => {
      show({ value: [ktp], sent: [{ ...sending, state: 'failed' }], maxFiles: 2 });
      expect(button('Tambah file')).not.toHaveAttribute('aria-disabled');
      expect(group()).toHaveAttribute('data-state', 'uploaded');
    });
  });

  test('a stored file stands there with its size, as long as that is known', () => {
    show({ value: [ktp, npwp], maxFiles: 2 });
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['ktp.png2,5 MBHapus', 'npwp.pdfHapus']);
  });

  describe('as a field', () => {
    test('read-only: files are shown, nothing can be added or removed', async () => {
      show({ value: [ktp], readOnly: true });
      expect(screen.queryByRole('button', { name: /Hapus|Ganti/ })).not.toBeInTheDocument();
      const open = jest.spyOn(picker(), 'click');
      await userEvent.click(button('File tersimpan'));
      expect(button('File tersimpan')).toHaveFocus();
      expect(open).not.toHaveBeenCalled();
      const transfer = { files: [new File(['%PDF-'], 'a.pdf')], items: [], types: ['Files'] };
      fireEvent.drop(group(), { dataTransfer: transfer });
      expect(callbacks.onFiles).not.toHaveBeenCalled();
    });

    test('its error and that it is required are reported with its button', () => {
      show({ required: true, error: 'Foto KTP Harus Diisi' });
      expect(button('Upload')).toHaveAccessibleDescription('Foto KTP Harus Diisi wajib diisi');
    });

    test('it is left when focus goes out of it, not when it moves inside', async () => {
      show({ value: [ktp] });
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      expect(callbacks.onBlur).not.toHaveBeenCalled();
      await userEvent.tab();
      expect(callbacks.onBlur).toHaveBeenCalledTimes(1);
    });

    test('the picker of the browser, which takes the focus of the window, is no leaving', () => {
      show();
      act(() => button('Upload').focus());
      fireEvent.blur(button('Upload'));
      expect(callbacks.onBlur).not.toHaveBeenCalled();
    });

    test('a name with markup, direction marks or 300 characters is shown as the text that it is', () => {
      const name = `<b>${'x'.repeat(300)}\u202Egnp.exe`;
      show({ value: [{ url: '/files/a.pdf', filename: name }] });
      expect(screen.getByText(name)).toBeInTheDocument();
    });
  });
});

describe('Upload field: the remove button', () => {
  test('each file has one, and removing the last returns the field to empty', async () => {
    show({ value: [ktp, npwp], maxFiles: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus ktp.png' }));
    expect(callbacks.onRemove.mock.calls).toEqual([[ktp]]);
    expect(files()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus npwp.pdf' }));
    expect(group()).toHaveAttribute('data-state', 'empty');
    expect(button('Upload')).toBeInTheDocument();
  });

  test('focus goes to the button of the field, not to the top of the page', async () => {
    show({ value: [ktp] });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus ktp.png' }));
    expect(button('Upload')).toHaveFocus();
    expect(callbacks.onBlur).not.toHaveBeenCalled();
  });
});

describe('Upload field: a file that was removed', () => {
  test('can be brought back by a button beside its name, which leaves the focus in the field', async () => {
    show({ removed: ktp });
    expect(files().map(({ textContent }) => textContent)).toEqual(['ktp.png dihapusUrungkan']);
    expect(group()).toHaveAttribute('data-state', 'empty');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan penghapusan ktp.png' }));
    expect(callbacks.onRestore.mock.calls).toEqual([[ktp]]);
    expect(button('Upload Ulang')).toHaveFocus();
  });

  test('is not brought back where nothing may be changed', () => {
    show({ removed: ktp, readOnly: true });
    expect(screen.queryByRole('button', { name: /^Urungkan/ })).not.toBeInTheDocument();
  });
});

describe('Upload field: a picture seen large', () => {
  // jsdom has no modal dialogs.
  const { prototype } = HTMLDialogElement;
  beforeEach(() => {
    prototype.showModal = function show() {
      this.open = true;
    };
    prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  });

  test('opens from the small one, and is closed by its button', async () => {
    show({ value: [ktp] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Perbesar ktp.png' }));
    const dialog = screen.getByRole('dialog', { name: 'Pratinjau ktp.png' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/files/ktp.png');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('is not offered of a file without a picture', () => {
    show({ value: [npwp] });
    expect(screen.queryByRole('button', { name: /^Perbesar/ })).not.toBeInTheDocument();
  });
});

describe('quality of uploads: progress, cancel, retry', () => {
  test('the part that has gone out is reported in words and as a bar', () => {
    show({ sent: [{ ...sending, part: 0.426 }] });
    expect(screen.getByText('Mengunggah 42%')).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'Mengunggah slip.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
  });

  test('without a known part there is no bar', () => {
    show({ sent: [sending] });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('a file that waits for its turn says so', () => {
    show({ sent: [sending, { id: 8, name: 'dua.pdf', state: 'waiting' }], maxFiles: 3 });
    expect(within(files()[1] ?? group()).getByText('Menunggu giliran')).toBeInTheDocument();
  });

  test('a file on its way can be given up, and focus stays in the field', async () => {
    show({ sent: [sending] });
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan unggahan slip.pdf' }));
    expect(callbacks.onCancel.mock.calls).toEqual([[7]]);
    expect(button('Upload')).toHaveFocus();
  });

  test('a failed one is marked, can be tried again, and focus stays in the field', async () => {
    show({ sent: [{ ...sending, state: 'failed' }] });
    expect(screen.getByText('Gagal diunggah')).toBeInTheDocument();
    expect(group()).toHaveAttribute('data-state', 'empty');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi mengunggah slip.pdf' }));
    expect(callbacks.onRetry.mock.calls).toEqual([[7]]);
    expect(button('Upload')).toHaveFocus();
  });

  test('a failed one can be put away', async () => {
    show({ sent: [{ ...sending, state: 'failed' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus slip.pdf' }));
    expect(callbacks.onCancel.mock.calls).toEqual([[7]]);
  });

  test('what happens is reported by a live region', () => {
    const { container } = show({ announcement: 'ktp.png tersimpan' });
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('ktp.png tersimpan');
  });
});

describe('files get in', () => {
  const pdf = new File(['%PDF-'], 'slip.pdf', { type: 'application/pdf' });
  const exe = new File(['MZ'], 'slip.exe');

  test('by the picker', async () => {
    show();
    fireEvent.change(picker(), { target: { files: [pdf] } });
    await waitFor(() => expect(callbacks.onFiles.mock.calls).toEqual([[[pdf]]]));
  });

  const transferOf = (...files: File[]) => ({
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    types: ['Files'],
  });

  test('by a drop, whatever they are and however many: whoever takes them judges them', async () => {
    show();
    const transfer = transferOf(pdf, exe);
    fireEvent.dragEnter(group(), { dataTransfer: transfer });
    expect(await screen.findByText('Lepaskan file di sini')).toBeInTheDocument();
    fireEvent.drop(group(), { dataTransfer: transfer });
    await waitFor(() => expect(callbacks.onFiles.mock.calls).toEqual([[[pdf, exe]]]));
    expect(await screen.findByText(/Drag & drop/)).toBeInTheDocument();
  });

  test('by a paste', async () => {
    show();
    const paste = createEvent.paste(button('Upload'), {
      clipboardData: transferOf(pdf),
    });
    fireEvent(button('Upload'), paste);
    await waitFor(() => expect(callbacks.onFiles.mock.calls).toEqual([[[pdf]]]));
  });
});
