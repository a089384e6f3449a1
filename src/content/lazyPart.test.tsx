import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart, reloadAhead, ContactContext, thisTab } from './lazyPart';
const Word = ({ text }: { text: string }) => <p>{text}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const draw = async (load: () => Promise<typeof Word | undefined>) => {
  const Part = lazyPart(load, { waiting: ({ text }) => <p>sebentar, {text}</p> });
  await act(() =>
    render(
      <ContactContext value={<a href="tel:1500000">1500-000</a>}>
        <Part text="kata" />
      </ContactContext>,
    ),
  );
};

describe('A part with a script of its own', () => {
  test('is waited for', async () => {
    let come = (_: typeof Word): void => undefined;
    await draw(() => new Promise((resolve) => (come = resolve)));
    expect(screen.getByText('sebentar, kata')).toBeInTheDocument();
    come(Word);
    expect(await screen.findByText('kata')).toBeInTheDocument();
  });

  test('is drawn at once when it was fetched before', async () => {
    const waiting = jest.fn(() => null);
    const Part = lazyPart(() => Promise.resolve(Word), { waiting });
    await Part.load();
    render(<Part text="kata" />);
    expect(screen.getByText('kata')).toBeInTheDocument();
  });

  test('throws what its component throws', async () => {
    const Broken = (): never => {
      throw new Error('rusak');
    };
    jest.spyOn(console, 'error').mockImplementation();
    await expect(draw(() => Promise.resolve(Broken))).rejects.toThrow('rusak');
  });
});

describe('A script that does not come', () => {
  const reload = jest.fn();
  const isReached = (reached: boolean) => jest.spyOn(thisTab, 'reachesSite').mockResolvedValue(reached);
  const isReloaded = (reloaded: boolean) => jest.spyOn(thisTab, 'isReloaded').mockReturnValue(reloaded);
  const keep = (event: Event): void => event.preventDefault();

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(thisTab, 'reload').mockImplementation(reload);
    reload.mockClear();
    isReached(true);
    isReloaded(false);
  });
  afterEach(() => window.removeEventListener(reloadAhead, keep));

  test.each([
    ['gone', gone],
    ['without what it exports', () => Promise.resolve(undefined)],
  ])('%s has the page loaded again, and not a word is said', async (_, load) => {
    await draw(load);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each<[string, () => void]>([
    ['where the page was loaded again already', () => isReloaded(true)],
    ['where something would be lost', () => window.addEventListener(reloadAhead, keep)],
    ['where the site is out of reach', () => isReached(false)],
  ])('%s is reported, with a button and the phone number', async (_, prepare) => {
    prepare();
    await draw(gone);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Bagian ini belum dapat dimuat/);
    expect(screen.getByRole('link', { name: '1500-000' })).toBeInTheDocument();
    isReached(true);
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('has the page loaded again when the connection is back; without one it stays', async () => {
    isReached(false);
    await draw(gone);
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(reload).not.toHaveBeenCalled();
    isReached(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
