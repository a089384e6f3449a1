import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ktp, npwp, sending, callbacks, show, group, button, files, picker } from './testing/uploadHost';

beforeEach(() => jest.clearAllMocks());

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
