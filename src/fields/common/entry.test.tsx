import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { codeDamaged, lazyModule, lazyComponent, repeatable, untilThere, withModule } from './entry';

const failing = (times: number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > times ? Promise.resolve({ asked }) : Promise.reject(new Error('offline'));
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('code that comes is handed on', async () => {
  expect(await untilThere(failing(0))).toEqual({ asked: 1 });
});

test('code that does not come is asked for again when the connection is back', async () => {
  const code = untilThere(failing(1));
  await jest.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  expect(await code).toEqual({ asked: 2 });
  expect(jest.getTimerCount()).toBe(0);
});

test('or every five seconds, until it is there', async () => {
  const code = untilThere(failing(3));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await code).toEqual({ asked: 4 });
});

test('code of a known address is asked for under another one, since a browser may remember that it did not come', async () => {
  const load = () =>
    Promise.reject<unknown>(new TypeError('Failed to fetch: https://bank.test/assets/Plan-1a.js'));
  const asked: string[] = [];
  const again = repeatable(load, (address) => {
    asked.push(address);
    return asked.length > 1 ? Promise.resolve({ there: true }) : Promise.reject(new Error('offline'));
  });
  const code = untilThere(again);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await code).toEqual({ there: true });
  expect(asked).toEqual(['https://bank.test/assets/Plan-1a.js?2', 'https://bank.test/assets/Plan-1a.js?3']);
});

test('a component with other code is here when both are, and the address of one is none of the other', async () => {
  const Word = () => <p>kata</p>;
  let online = false;
  const both = withModule(
    lazyModule(
      () => Promise.resolve({ Word }),
      (module) => module.Word,
    ),
    () =>
      online
        ? Promise.resolve()
        : Promise.reject(new TypeError('Failed to fetch: https://bank.test/assets/judge-1a.js')),
  );
  await expect(both.load()).rejects.toThrow('judge-1a');
  expect(both.component()).toBeUndefined();
  online = true;
  await both.load();
  expect(both.component()).toBe(Word);
});

describe('A script that came damaged', () => {
  const reported = jest.fn();
  beforeEach(() => {
    reported.mockClear();
    window.addEventListener(codeDamaged, reported);
  });
  afterEach(() => window.removeEventListener(codeDamaged, reported));

  test('without its component counts as not loaded, and is reported', async () => {
    const Word = () => <p>kata</p>;
    let module: { Word?: typeof Word } = {};
    const entry = lazyModule(
      () => Promise.resolve(module as { Word: typeof Word }),
      (one) => one.Word,
    );
    await expect(entry.load()).rejects.toThrow('without what it exports');
    expect(entry.component()).toBeUndefined();
    expect(reported).toHaveBeenCalledTimes(1);
    module = { Word };
    await entry.load();
    expect(entry.component()).toBe(Word);
  });

  test('and cannot be read is reported; one that does not come is not', async () => {
    const loading = (error: Error) => repeatable(() => Promise.reject(error))();
    await expect(loading(new SyntaxError('Unexpected end of input'))).rejects.toThrow('Unexpected');
    expect(reported).toHaveBeenCalledTimes(1);
    await expect(loading(new TypeError('Failed to fetch'))).rejects.toThrow('Failed');
    expect(reported).toHaveBeenCalledTimes(1);
  });
});

describe('A component that comes late', () => {
  const entry = () =>
    lazyModule(
      () => Promise.resolve({ Word: () => <p>kata</p> }),
      ({ Word }) => Word,
    );

  test('is drawn at once when it is here', async () => {
    const here = entry();
    await here.load();
    const Word = lazyComponent(here);
    render(<Word />);
    expect(screen.getByText('kata')).toBeInTheDocument();
  });

  test('is waited for when it is not', async () => {
    const Word = lazyComponent(entry());
    await act(async () => {
      render(
        <Suspense fallback="sebentar">
          <Word />
        </Suspense>,
      );
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(await screen.findByText('kata')).toBeInTheDocument();
  });
});
