import { calendarEntries } from '../fields/common/calendarEntry';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, withBackEnd } from '../app/pages/testing/visitForm';
import { fetchForm } from './fetchForm';
import { idle, keyedStore } from './keyedStore';
import { formOf } from '../interpreter/engine/testing/form';
import { compile, stepOf as compiledStepOf } from '../interpreter';
import { markedOf } from './marks';
import { roundTop } from './PlanTable';
import { splitAtResults } from './splitAtResults';
import { workingDayAfter } from './afterwards';

describe('The entry of a calendar', () => {
  const visit = { day: '2026-03-04', title: 'Kunjungan; A, B', text: 'Satu\nDua', id: 'R-1' };
  const now = Date.UTC(2026, 1, 3, 4, 5, 6);

  test('a day is a whole-day entry with a reminder, its texts escaped', () => {
    const text = calendarEntries([{ ...visit, place: 'Jl. Braga 12,\nBandung' }], now);
    const lines = text.split('\r\n');
    expect(lines).toContain('DTSTAMP:20260203T040506Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20260304');
    expect(lines).toContain('SUMMARY:Kunjungan\\; A\\, B');
    expect(lines).toContain('DESCRIPTION:Satu\\nDua');
    expect(lines).toContain('LOCATION:Jl. Braga 12\\,\\nBandung');
    expect(lines).toContain('TRIGGER:-P1D');
    expect(lines.at(-1)).toBe('');
  });

  test('several days are several entries of one calendar', () => {
    const text = calendarEntries([visit, { ...visit, day: '2026-03-05', id: 'R-2' }], now);
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    const ids = text.match(/UID:[0-9a-f]{8}@eform\r/g);
    expect(new Set(ids).size).toBe(2);
    expect(text).not.toContain('LOCATION');
  });

  test('no text makes a line of its own, whatever control signs it holds', () => {
    const signs = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('a');
    const hostile = `${signs}\u007f\u0085\u2028\u2029b\rATTACH:x`;
    const plain = calendarEntries([visit], now).split('\r\n');
    const text = calendarEntries([{ ...visit, title: hostile, text: hostile, id: hostile }], now);
    expect(text.split('\r\n')).toHaveLength(plain.length);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(text).toContain('b\\nATTACH:x');
  });
});

describe('fetchForm', () => {
  withBackEnd();

  const fragment = (name: string) => ({ blocks: [{ type: 'text', name, label: name }] });
  const form = definitionOf([
    { id: 'satu', title: 'Satu', blocks: [{ fragment: 'diri' }, { fragment: 'alamat' }] },
  ]);

  /** Serves the form, and its fragments so that `last` arrives after the other one. */
  const serveWith = (last: string): void => {
    let release = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      release = resolve;
    });
    serve(form);
    server.use(
      http.get('*/form-definitions/fragments/:name', async ({ params }) => {
        const name = String(params.name).replace('.json', '');
        if (name === last) await arrived;
        else setTimeout(release, 0);
        return HttpResponse.json(fragment(name));
      }),
    );
  };

  const hash = async (): Promise<string | undefined> => {
    const opened = await fetchForm('contoh');
    return opened.kind === 'form' ? opened.hash : undefined;
  };

  test('the order in which fragments arrive is no change of the form', async () => {
    serveWith('diri');
    const first = await hash();
    serveWith('alamat');
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(await hash()).toBe(first);
  });

  test('a fragment with other words is a change of the form', async () => {
    serveWith('diri');
    const first = await hash();
    server.use(
      http.get('*/form-definitions/fragments/diri.json', () =>
        HttpResponse.json({ blocks: [{ type: 'text', name: 'diri', label: 'Data diri' }] }),
      ),
    );
    expect(await hash()).not.toBe(first);
  });
});

describe('keyedStore', () => {
  const names = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, index) => `f${from + index}`);

  /** A store, and which of its readers have been woken since this was asked last. */
  const watched = (keys: readonly string[]) => {
    const store = keyedStore('nothing');
    let woken: string[] = [];
    keys.forEach((key) => store.subscribe(key, () => woken.push(key)));
    return {
      store,
      woken: (): string[] => {
        const now = woken;
        woken = [];
        return now;
      },
    };
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a change is there at once, and wakes those whom it concerns', () => {
    const { store, woken } = watched(['nama', 'kota']);
    store.publish('something', new Set(['nama']), []);
    expect(store.current()).toBe('something');
    expect(woken()).toEqual(['nama']);
    expect([store.version('nama'), store.version('kota')]).toEqual([1, 0]);
  });

  test('readers that may be woken later are woken in tasks of their own, some at a time and in order', () => {
    const later = names(0, 100);
    const { store, woken } = watched(['nama', ...later]);
    store.publish('something', new Set(['nama']), later);
    expect(woken()).toEqual(['nama']);
    expect(store.version('f99')).toBe(1);
    jest.advanceTimersToNextTimer();
    expect(woken()).toEqual(names(0, 48));
    jest.advanceTimersToNextTimer();
    expect(woken()).toEqual(names(48, 96));
    expect(store.isWaking()).toBe(true);
    jest.advanceTimersToNextTimer();
    expect(woken()).toEqual(names(96, 100));
    expect(store.isWaking()).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('it is reported last that nobody waits, also when more has changed meanwhile, and nobody is woken twice', () => {
    const { store, woken } = watched([...names(0, 60), idle]);
    store.publish('one', new Set(), names(0, 50));
    store.publish('two', new Set(['f49']), names(50, 60));
    expect(woken()).toEqual(['f49']);
    jest.runAllTimers();
    expect(woken()).toEqual([...names(0, 49), ...names(50, 60), idle]);
  });

  test('what is held waits until it is its turn', () => {
    const { store, woken } = watched(names(0, 3));
    store.hold(names(1, 3));
    expect(jest.getTimerCount()).toBe(0);
    expect([store.isWaking(), store.isWaking('f0'), store.isWaking('f1')]).toEqual([true, false, true]);
    store.wakeInTurn();
    jest.runAllTimers();
    expect(woken()).toEqual(names(1, 3));
    expect(store.isWaking()).toBe(false);
  });

  test('all that wait are woken when it cannot wait any more', () => {
    const { store, woken } = watched([...names(0, 100), idle]);
    store.publish('something', new Set(), names(0, 100));
    store.wakeAll();
    expect(woken()).toEqual([...names(0, 100), idle]);
    jest.runAllTimers();
    expect(woken()).toEqual([idle]);
    expect(store.isWaking()).toBe(false);
  });
});

describe('Marks', () => {
  /** What is marked on a step of so many required and optional fields. */
  const marked = (required: number, optional: number): string => {
    const fields = Array.from({ length: required + optional }, (_, index) => ({
      name: `f${index}`,
      required: index < required,
    }));
    const form = formOf({ satu: fields });
    return markedOf(form, compiledStepOf(form, 'satu'));
  };

  test.each([
    ['where all are required, nothing is', 5, 0, 'optional'],
    ['where most are required, the optional ones are', 8, 2, 'optional'],
    ['where nearly all are optional, the required ones are', 2, 6, 'required'],
    ['where none is required, the optional ones are', 0, 3, 'optional'],
  ])('%s marked', (_, required, optional, wanted) => {
    expect(marked(required, optional)).toBe(wanted);
  });
});

test.each([
  [0, 0],
  [4_442_439, 5_000_000],
  [999, 1_000],
  [1_000, 1_000],
  [2_100_000, 4_000_000],
  [700, 800],
])('The chart of a plan: bars up to %d stand on an axis up to %d', (highest, top) => {
  expect(roundTop(highest)).toBe(top);
});

describe('splitAtResults', () => {
  const loan = { type: 'currency', name: 'pinjaman', label: 'Pinjaman' };
  const months = { type: 'number', name: 'bulan', label: 'Bulan' };
  const monthly = { type: 'currency', name: 'angsuran', label: 'Angsuran', compute: 'pinjaman / bulan' };
  const plan = {
    type: 'instalmentPlan',
    caption: 'Rencana',
    loan: 'pinjaman',
    months: 'bulan',
    monthlyRate: '0.01',
  };
  const words = { type: 'richText', html: '<p>Perkiraan.</p>' };

  const split = (...blocks: object[]): number[] => {
    const compiled = compile({
      version: 1,
      slug: 'uji',
      title: 'Uji',
      steps: [{ id: 'a', title: 'A', blocks }],
    } as never);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
    return splitAtResults(compiled.form, compiledStepOf(compiled.form, 'a').blocks).map(
      ({ length }) => length,
    );
  };

  test.each<[name: string, blocks: object[], parts: number[]]>([
    [
      'computed answers, plan and words behind the last question are results',
      [loan, months, monthly, plan, words],
      [2, 3],
    ],
    ['a computed answer before a question stays with it', [months, monthly, loan, plan], [3, 1]],
    ['without a plan there are no results', [loan, months, monthly, words], [4, 0]],
    [
      'a question behind the plan keeps all in one column',
      [loan, months, plan, { type: 'text', name: 'nama', label: 'Nama' }],
      [4, 0],
    ],
    [
      'questions in a group are questions',
      [{ type: 'group', title: 'G', blocks: [loan, months] }, plan],
      [1, 1],
    ],
  ])('%s', (_, blocks, parts) => {
    expect(split(...blocks)).toEqual(parts);
  });
});

describe('Working days', () => {
  const holidays = new Set(['2026-12-25', '2026-12-28']);

  test.each([
    ['a Monday, the next day', '2026-11-23', 1, '2026-11-24'],
    ['a Friday, over the weekend', '2026-11-27', 1, '2026-11-30'],
    ['a Saturday, which does not count itself', '2026-11-21', 2, '2026-11-24'],
    ['before holidays beside a weekend', '2026-12-24', 1, '2026-12-29'],
    ['five days, a week later', '2026-11-23', 5, '2026-11-30'],
  ] as const)('%s', (_, day, count, expected) => {
    expect(workingDayAfter(day, count, holidays)).toBe(expected);
  });

  test('a list that closes every day ends', () => {
    const all = { has: () => true } as unknown as ReadonlySet<string>;
    expect(workingDayAfter('2026-11-23', 1, all)).toBeUndefined();
  });
});
