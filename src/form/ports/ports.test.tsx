import { startState, type FormState } from '../../interpreter';
import { formOf } from '../../interpreter/engine/testing/form';
import { transition } from '../../interpreter/machine';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { bankContract, type ContractAnswer } from '../../session/testing/bankContract';
import { clockContract } from '../../session/testing/clockContract';
import { storeContract } from '../../session/testing/storeContract';
import { createStore } from '../../storage';
import { apiBank } from './apiBank';
import { browserClock } from './browserClock';
import { createStatePort } from './statePort';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 8) });
});
afterEach(() => jest.useRealTimers());

clockContract('The time of the device', () => ({
  clock: browserClock,
  pass: (ms) => void jest.advanceTimersByTime(ms),
  wake: () => window.dispatchEvent(new Event('pageshow')),
  leave: () => window.dispatchEvent(new Event('pagehide')),
}));

storeContract('The storage of the browser', () => {
  const reported: (() => void)[] = [];
  /** A browser tells all tabs but the one that writes; here both are one window. */
  const tabStorage = (
    mine: Set<(change: { key: string | null; newValue: string | null }) => void>,
    others: typeof mine,
  ): Storage =>
    new Proxy(localStorage, {
      get: (storage, key) => {
        if (key === 'length') return storage.length;
        const report = (changed: string, newValue: string | null): void => {
          reported.push(() => others.forEach((listener) => listener({ key: changed, newValue })));
        };
        if (key === 'setItem') {
          return (name: string, text: string) => {
            if (storage.getItem(name) !== text) report(name, text);
            storage.setItem(name, text);
          };
        }
        if (key === 'removeItem') {
          return (name: string) => {
            if (storage.getItem(name) !== null) report(name, null);
            storage.removeItem(name);
          };
        }
        return (...given: [never]) => (storage[key as 'getItem'] as (...all: [never]) => unknown)(...given);
      },
    });
  const hereListens = new Set<(change: { key: string | null; newValue: string | null }) => void>();
  const thereListens: typeof hereListens = new Set();
  const storeOf = (slug: string, mine: typeof hereListens, others: typeof hereListens) =>
    createStore(slug, {
      storage: () => tabStorage(mine, others),
      neighbours: new Set(),
      listen: (listener) => {
        mine.add(listener);
        return () => mine.delete(listener);
      },
    });
  return {
    here: storeOf('contoh', hereListens, thereListens),
    there: storeOf('contoh', thereListens, hereListens),
    otherForm: storeOf('lain', hereListens, thereListens),
    pass: (ms) => {
      reported.splice(0).forEach((report) => report());
      jest.advanceTimersByTime(ms);
    },
  };
});

test('The state port of a session: a published state is there in the same call, and tells the readers of what has changed', () => {
  const form = formOf({ satu: [{ name: 'nama' }, { name: 'kota' }] });
  const facts = { today: '2026-11-21' };
  const start = startState(form, facts);
  const typed = (state: FormState, raw: string) =>
    transition(form, state, { type: 'write', by: 'visitor', writes: { nama: { raw } } }, facts);

  const port = createStatePort(start);
  const heard: string[] = [];
  port.store.subscribe('nama', () => heard.push(JSON.stringify(port.store.current().values.nama)));
  port.store.subscribe('kota', () => heard.push('kota'));
  const { state, changed } = typed(start, 'Siti');
  port.publish(state, changed);
  expect(port.store.current()).toBe(state);
  expect(heard).toEqual(['"Siti"']);
});

describe('Over the network', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    jest.useRealTimers();
    // jsdom makes no addresses of files.
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const responseOf = (answer: ContractAnswer): Response => {
    switch (answer) {
      case 'lost':
        return HttpResponse.error();
      case 'file':
        return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
      case 'unreadable':
        return HttpResponse.html('<html></html>');
      default:
        return HttpResponse.json(answer.body, { status: answer.status });
    }
  };

  bankContract('The client of the API', () => {
    const keys: (string | undefined)[] = [];
    return {
      bank: apiBank,
      answer: (call, answer) =>
        server.use(
          http.post(`*/api/${call}`, ({ request }) => {
            keys.push(request.headers.get('Idempotency-Key') ?? undefined);
            return responseOf(answer);
          }),
        ),
      keys: () => keys,
      settle: () => undefined,
      file: new File(['%PDF-1.7'], 'ktp.pdf', { type: 'application/pdf' }),
    };
  });
});
