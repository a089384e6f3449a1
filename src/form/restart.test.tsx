import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const acting = (effects: readonly Part[]): string =>
  definitionOf([stepOf('satu', [{ name: 'nama' }], { next: { do: 'aksi' } })], {
    actions: { aksi: effects },
  });

describe("'navigate' to the present route", () => {
  test('restarts the form, empty after clearStorage', async () => {
    serve(acting([{ clearStorage: true }, { navigate: '/form/contoh' }]));
    await visit();
    await userEvent.type(box('nama'), 'Siti');
    await press('Submit');
    await waitFor(() => expect(box('nama')).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('keeps what was typed a moment ago, where nothing clears it', async () => {
    serve(acting([{ navigate: '/form/contoh?dari=sini' }]));
    await visit();
    await userEvent.type(box('nama'), 'Siti');
    await press('Submit');
    expect(await screen.findByText(/sudah kami isikan kembali/)).toBeInTheDocument();
    expect(box('nama')).toHaveValue('Siti');
  });
});

describe('The button that empties the form goes with what it empties', () => {
  test("'Hapus jawaban saya': the heading has the focus, and the visitor is told", async () => {
    serve(definitionOf([stepOf('satu', [{ name: 'nama' }]), stepOf('dua', [])]));
    await visit();
    await userEvent.type(box('nama'), 'Siti');
    fireEvent(window, new Event('pagehide'));
    await screen.findByRole('button', { name: 'Hapus jawaban saya' });
    await press('Hapus jawaban saya');
    expect(await screen.findByText('Jawaban Anda sudah dihapus dari perangkat ini.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  test("'Mulai baru': the heading has the focus", async () => {
    serve(definitionOf([stepOf('satu', [{ name: 'nama' }]), stepOf('dua', [])]));
    const { unmount } = await visit();
    await userEvent.type(box('nama'), 'Siti');
    unmount();
    await visit();
    await press('Mulai baru');
    await waitFor(() => expect(box('nama')).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
