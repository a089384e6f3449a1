import { keyedFingerprint } from '../interpreter';
import { intentOf } from './intent';
import type { BankAnswer } from './ports';
import {
  answered,
  formOf,
  inTwoStages,
  driverOn,
  lost,
  registered,
  visit,
  type Block,
} from './testing/visit';

const nama: Block = { name: 'nama', required: true };

const besok: Block = { type: 'date', name: 'besok', compute: 'addDays(today(), 1)' };

const plain = () => formOf({ satu: [nama, { name: 'catatan' }] });

const withCaptcha = () => formOf({ satu: [nama, { type: 'captcha', name: 'kode', required: true }] });

const sensitive = () => formOf({ satu: [nama, { name: 'ibu', required: true, sensitive: true }] });

/** A form that stands on its preview. */
const ready = async (form = plain(), answers: Block = { nama: 'Siti' }) => {
  const visitor = visit(form);
  await visitor.next(answers);
  expect(visitor.tab.page()).toBe('preview');
  return visitor;
};

const keysOf = ({ asked }: { asked: readonly { key?: string }[] }) => asked.map(({ key }) => key);

describe('One intent, one registration', () => {
  test.each<[string, BankAnswer]>([
    ['no connection', lost],
    ['no time', { fault: 'timeout' }],
    ['an answer that nobody can read', { fault: 'unreadable' }],
    ['a success without a number', answered({ statusCode: 200, data: {} })],
    ['a success with an empty number', registered('  ')],
    ['a success whose number is an object', registered({})],
    ['HTTP 200 that wraps a time-out', answered({ statusCode: 504 })],
    ['a time-out that wraps a refusal', answered({ statusCode: 422 }, 504)],
    ['a refusal that wraps a time-out', answered({ statusCode: 504 }, 422)],
    ['a refusal that wraps a success', answered({ statusCode: 200 }, 422)],
    ...[302, 408, 409, 425, 429, 499, 500, 503, 504].map((status): [string, BankAnswer] => [
      `HTTP ${status}`,
      answered({}, status),
    ]),
  ])('%s leaves the outcome unknown: the next press carries the same key', async (_, answer) => {
    const visitor = await ready();
    await visitor.submit(answer);
    expect(visitor.tab.page()).toBe('preview');
    expect(visitor.activity().draft.sending).toBe('unknown');
    expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti' } });
    await visitor.submit();
    expect(visitor.activity().draft.sending).toBe('unknown');
    const [first, second] = keysOf(visitor);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    await visitor.answer(registered());
    expect(visitor.activity().receipt?.number).toBe('REG1');
    expect(visitor.activity().draft.sending).toBeUndefined();
  });

  test.each<[string, BankAnswer]>([
    ...[400, 401, 403, 404, 405, 410, 413, 415, 422].map((status): [string, BankAnswer] => [
      `HTTP ${status}`,
      answered({}, status),
    ]),
    ['a statusCode that refuses', answered({ statusCode: 422 })],
  ])('%s is a definite refusal, and the same goes out under the same key', async (_, answer) => {
    const visitor = await ready();
    await visitor.submit(answer);
    expect(visitor.activity().draft.sending).toBe('refused');
    await visitor.submit();
    const [first, second] = keysOf(visitor);
    expect(second).toBe(first);
    expect(visitor.activity().question).toBeUndefined();
  });

  test.each<[string, () => ReturnType<typeof formOf>, Block]>([
    ['captcha', withCaptcha, { kode: 'abcd' }],
    ['sensitive answer', sensitive, { ibu: 'AMINAH' }],
  ])('a %s that is retyped after a reload is no change', async (_, form, again) => {
    const visitor = visit(form());
    visitor.session().renewCode('kode');
    await visitor.next({ nama: 'Siti', ...again });
    await visitor.submit();
    await visitor.reload();
    expect(visitor.activity().draft).toMatchObject({ restored: 'whole', sending: 'unknown' });
    if ('kode' in again) visitor.session().renewCode('kode');
    await visitor.next(again);
    await visitor.submit();
    expect(visitor.activity().question).toBeUndefined();
    const [first, second] = keysOf(visitor);
    expect(second).toBe(first);
  });

  test('other answers after an unknown outcome are asked about, and sent under another key only if the visitor wants it', async () => {
    const visitor = await ready();
    await visitor.submit(lost);
    await visitor.type({ nama: 'Budi' });
    await visitor.submit();
    expect(visitor.activity().question?.about).toBe('maybeSent');
    expect(visitor.asked).toHaveLength(1);
    await visitor.decide(false);
    expect(visitor.activity().question).toBeUndefined();
    expect(visitor.asked).toHaveLength(1);
    expect(visitor.activity().running.size).toBe(0);
    await visitor.submit();
    await visitor.decide(true);
    const [first, second] = keysOf(visitor);
    expect(visitor.asked).toHaveLength(2);
    expect(second).not.toBe(first);
  });

  test('the question goes with whoever asked it', async () => {
    const visitor = await ready();
    await visitor.submit(lost);
    await visitor.type({ nama: 'Budi' });
    await visitor.submit();
    await visitor.back();
    expect(visitor.activity().question).toBeUndefined();
    expect(visitor.asked).toHaveLength(1);
    // It was not answered, so it is asked again.
    await visitor.submit();
    expect(visitor.activity().question?.about).toBe('maybeSent');
  });

  test('what was open when a tab began, and was refused in another since, is not called unknown by the next sending', async () => {
    const visitor = await ready();
    await visitor.submit();
    const other = driverOn(visitor.secondTab(), visitor.clock);
    expect(other.activity().draft.sending).toBe('unknown');
    await visitor.answer(answered({}, 403));
    await other.submit();
    expect(other.activity().draft.sending).toBeUndefined();
  });

  test('a refusal that the device does not take is kept by the tab, and the visitor is told that nothing is stored', async () => {
    const visitor = await ready();
    await visitor.submit();
    visitor.device.refuse('full');
    await visitor.answer(answered({}, 403));
    expect(visitor.activity().draft.sending).toBe('refused');
    visitor.session().draft.extend();
    expect(visitor.activity().draft).toMatchObject({ fault: 'full', savedUntil: undefined });
  });

  test('a refusal in one tab leaves what is typed in another meanwhile', async () => {
    const visitor = await ready();
    await visitor.clock.pass(1000);
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await visitor.submit();
    await other.type({ nama: 'Budi' });
    await visitor.clock.pass(2000);
    await visitor.answer(answered({}, 403));
    expect(visitor.stored()).toMatchObject({ data: { nama: 'Budi' } });
    expect(visitor.activity().draft.sending).toBe('refused');
  });

  test('what one tab has registered before hides nothing that another sends after it', async () => {
    const outcomes = [{ match: 'ok', do: [{ dialog: { title: 'Terdaftar', dismissable: true } }] }];
    const body = { data: "answers('daftar')" };
    const visitor = visit(inTwoStages([{ call: 'registration', body, outcomes }]));
    await visitor.next({ nama: 'Siti' });
    await visitor.answer(answered({ statusCode: 200 }));
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await other.next({ nama: 'Budi' });
    expect(other.activity().question?.about).toBe('sent');
    await other.decide(true);
    await visitor.type({ nama: 'Sita' });
    await visitor.clock.pass(2000);
    expect(visitor.states()).toEqual(['done', 'sent']);
  });

  test.each([
    ['the same is not asked about, and is answered by its number', 'Siti', undefined],
    ['something else is asked about', 'Budi', 'sent'],
  ])(
    'after a submission the other tab hears of it: %s, also when its receipt has run out',
    async (_, nama, about) => {
      const visitor = await ready();
      const other = driverOn(visitor.secondTab(), visitor.clock);
      await visitor.clock.settle();
      await visitor.submit(registered());
      expect(other.activity().draft.elsewhere).toBe('sent');
      await visitor.clock.pass(1_900_000);
      await other.type({ nama });
      await other.submit();
      expect(other.activity().question?.about).toBe(about);
      await other.decide(true);
      expect(visitor.asked).toHaveLength(2);
      expect(visitor.asked[1]?.key === visitor.asked[0]?.key).toBe(about === undefined);
    },
  );

  test.each(['Budi', 'Siti'])(
    'that one tab has sent stays said when a third one stores %s after it',
    async (name) => {
      const visitor = await ready();
      await visitor.clock.pass(1500);
      const [other, third] = [1, 2].map(() => driverOn(visitor.secondTab(), visitor.clock));
      await visitor.submit();
      await visitor.answer(registered());
      await third?.type({ nama: `${name} A` });
      await third?.type({ nama: name });
      await visitor.clock.pass(1500);
      expect(visitor.stored()).toMatchObject({ data: { nama: name } });
      expect(other?.activity().draft.elsewhere).toBe('sent');
    },
  );
});

test('a registration by a button of a form that nobody has typed into is kept with its key before the bank is asked', async () => {
  const daftar: Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
  const visitor = visit(
    formOf(
      { satu: [{ name: 'catatan' }, { type: 'button', text: 'Daftar', do: 'daftar' }] },
      { actions: { daftar } },
    ),
  );
  await visitor.act('daftar');
  const [key] = keysOf(visitor);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(visitor.states()).toEqual(['sent']);
});

test.each<[string, Block]>([
  ['two buttons', { type: 'button', text: 'Tarik', do: 'tarik' }],
  ['two branches of one action, by an answer that is not sent', { name: 'jenis', submit: false }],
])('%s that register the same answers with other bodies have a key each', async (_, block) => {
  const bodyOf = (jenis: string) => [{ call: 'registration', body: { jenis: `'${jenis}'` }, outcomes: [] }];
  const setor = [{ if: { formula: "jenis == 'tarik'" }, then: bodyOf('tarik'), else: bodyOf('setor') }];
  const isButton = block.type === 'button';
  const actions = { setor: isButton ? bodyOf('setor') : setor, tarik: bodyOf('tarik') };
  const visitor = visit(
    formOf({ satu: [nama, { type: 'button', text: 'Setor', do: 'setor' }, block] }, { actions }),
  );
  await visitor.type({ nama: 'Siti' });
  await visitor.act('setor');
  await visitor.answer(answered({ statusCode: 200 }));
  if (!isButton) await visitor.type({ jenis: 'tarik' });
  await visitor.act(isButton ? 'tarik' : 'setor');
  expect(visitor.activity().question?.about).toBe('sent');
  await visitor.decide(true);
  expect(visitor.asked.map(({ body }) => body.jenis)).toEqual(['setor', 'tarik']);
  expect(new Set(keysOf(visitor)).size).toBe(2);
  // The first goes out once more under the key that it had.
  if (!isButton) await visitor.type({ jenis: 'setor' });
  await visitor.answer(lost);
  await visitor.act('setor');
  await visitor.decide(true);
  expect(visitor.asked[2]).toMatchObject({ key: visitor.asked[0]?.key, body: { jenis: 'setor' } });
});

test('a refusal of what the visitor has wiped meanwhile is told to nobody, and nothing is stored of it', async () => {
  const visitor = await ready();
  await visitor.submit();
  visitor.session().draft.forget();
  await visitor.answer(answered({}, 403));
  await visitor.clock.pass(2000);
  expect([visitor.activity().draft.sending, visitor.stored()]).toEqual([undefined, undefined]);
  expect(visitor.activity().running.size).toBe(0);
});

test('a registration of what the visitor has wiped meanwhile leaves the answers to the next application', async () => {
  const visitor = await ready();
  const second = visitor.secondTab();
  const other = driverOn(second, visitor.clock);
  await visitor.submit();
  other.session().draft.forget();
  await other.type({ nama: 'Budi' });
  await visitor.clock.pass(1500);
  await visitor.answer(registered());
  expect(visitor.activity().receipt?.number).toBe('REG1');
  second.reload();
  expect(other.activity().receipt?.number).toBe('REG1');
  other.session().draft.forgetReceipt();
  second.reload();
  expect(other.values()).toMatchObject({ nama: 'Budi' });
});

describe('The record of an application', () => {
  test.each<[string, (visitor: Awaited<ReturnType<typeof ready>>) => unknown]>([
    ['after an hour', ({ clock }) => clock.pass(3_700_000)],
    ['after another product was begun', ({ session }) => session().ports.store?.clearAll()],
  ])('outlives the draft: who comes back %s is told, and the same has its key', async (_, pass) => {
    const visitor = await ready();
    await visitor.submit(lost);
    visitor.tab.close();
    await pass(visitor);
    const later = driverOn(visitor.secondTab(), visitor.clock);
    expect([later.values().nama, later.activity().draft.sending]).toEqual(['', 'unknown']);
    await later.next({ nama: 'Siti' });
    await later.submit();
    expect(new Set(keysOf(visitor)).size).toBe(1);
    expect(visitor.asked).toHaveLength(2);
  });

  test('outlives a clock that is set back after the tab was closed', async () => {
    const visitor = await ready();
    await visitor.submit(lost);
    visitor.tab.close();
    visitor.clock.set(visitor.clock.now() - 600_000);
    const later = driverOn(visitor.secondTab(), visitor.clock);
    await later.next({ nama: 'Siti' });
    await later.submit();
    expect(visitor.asked).toHaveLength(2);
    expect(new Set(keysOf(visitor)).size).toBe(1);
  });

  test('is that of the device at the first input of a tab, not at its opening', async () => {
    const visitor = await ready();
    visitor.session().draft.forget();
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await visitor.type({ nama: 'Siti' });
    visitor.session().draft.forget();
    await other.next({ nama: 'Budi' });
    await other.submit();
    expect([other.activity().question, visitor.asked.length]).toEqual([undefined, 1]);
  });

  test('is known to a page that has begun with it, though no place has it any longer at the first input', async () => {
    const visitor = visit(plain());
    visitor.device.refuse('full');
    await visitor.next({ nama: 'Siti' });
    await visitor.submit();
    visitor.tab.reload();
    visitor.device.wipe();
    await visitor.next({ nama: 'Siti' });
    await visitor.submit();
    expect(visitor.asked).toHaveLength(2);
    expect(new Set(keysOf(visitor)).size).toBe(1);
  });

  test('on a new day after a reload the same goes out with the values of its own day', async () => {
    const visitor = await ready(formOf({ satu: [nama, besok] }));
    visitor.clock.set(Date.parse('2026-11-21T23:50:00Z'));
    await visitor.submit(lost);
    visitor.clock.set(Date.parse('2026-11-22T00:10:00Z'));
    // And once more after that: the day is that of the first sending.
    for (const times of [1, 2]) {
      await visitor.reload();
      await visitor.next();
      expect(visitor.session().sentState()?.values.besok).toBe('2026-11-22');
      await visitor.submit();
      const { key, body } = visitor.asked[0] ?? {};
      expect(visitor.asked[times]).toMatchObject({ key, body });
      await visitor.answer(lost);
    }
    await visitor.type({ nama: 'Budi' });
    await visitor.submit();
    await visitor.decide(true);
    expect(visitor.asked[3]?.body.data).toContain('2026-11-23');
  });

  test.each([
    ['another tab', undefined],
    ['a tab of an older application, which goes on as the newer', 'older'],
  ])('so does it from %s', async (_, about) => {
    const visitor = await ready(formOf({ satu: [nama, besok] }));
    await visitor.clock.pass(1500);
    const second = visitor.secondTab();
    const other = driverOn(second, visitor.clock);
    visitor.clock.set(Date.parse('2026-11-21T23:50:00Z'));
    if (about) {
      visitor.session().draft.forget();
      visitor.tab.reload();
      await visitor.next({ nama: 'Siti' });
    }
    await visitor.submit(lost);
    visitor.clock.set(Date.parse('2026-11-22T00:10:00Z'));
    second.wake();
    await visitor.clock.settle();
    await other.next();
    await other.submit();
    expect([other.activity().question?.about, other.values().besok]).toEqual([about, '2026-11-23']);
    await other.decide(true);
    const { key, body } = visitor.asked[0] ?? {};
    expect(visitor.asked[1]).toMatchObject({ key, body });
  });

  test("'Mulai baru' begins another one; an older tab is asked, and goes on as the newer", async () => {
    const visitor = await ready();
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await visitor.submit(lost);
    visitor.session().draft.forget();
    visitor.tab.reload();
    await visitor.next({ nama: 'Siti' });
    await visitor.submit();
    expect(visitor.activity().question).toBeUndefined();
    await other.submit();
    expect(other.activity().question?.about).toBe('older');
    await other.decide(true);
    const [first, second, third] = keysOf(visitor);
    expect([second === first, third === second]).toEqual([false, true]);
  });

  test.each([
    ['restarts', { reset: 'all' }],
    ['empties the device', { clearStorage: true }],
  ])('a form that %s writes no application over a newer one that another tab has sent', async (_, end) => {
    const submit: Block[] = [{ call: 'submit', outcomes: [{ match: 'ok', do: [end] }] }];
    const visitor = await ready(formOf({ satu: [nama] }, { submit }));
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await visitor.submit();
    other.session().draft.forget();
    await other.type({ nama: 'Budi' });
    await other.next();
    await other.submit();
    await visitor.answer(lost);
    await visitor.asked[0]?.answer(registered());
    await visitor.clock.settle();
    expect(visitor.states()).toEqual(['sent']);
    await other.submit();
    expect(other.activity().question).toBeUndefined();
    const [, first, again] = keysOf(visitor);
    expect(again).toBe(first);
  });

  test('a tab that is left writes nothing older over what another has sent since', async () => {
    const visitor = await ready();
    await visitor.submit(lost);
    const other = driverOn(visitor.secondTab(), visitor.clock);
    await other.type({ nama: 'Budi' });
    await other.submit();
    await other.decide(true);
    await visitor.answer(lost);
    visitor.tab.close();
    expect(visitor.states()).toEqual(['sent', 'sent']);
  });

  test("answers of another tab that may be registered keep their key, though a receipt lay over them until 'Isi formulir baru'", async () => {
    const visitor = await ready();
    await visitor.clock.pass(1500);
    const second = visitor.secondTab();
    const other = driverOn(second, visitor.clock);
    await visitor.submit(registered());
    await other.type({ nama: 'Budi' });
    await other.submit();
    await other.decide(true);
    await visitor.answer(lost);
    second.reload();
    expect(other.activity().receipt?.number).toBe('REG1');
    other.session().draft.forgetReceipt();
    second.reload();
    expect(other.activity().draft).toMatchObject({ restored: 'whole', sending: 'unknown' });
    await other.next();
    await other.submit();
    expect([other.values().nama, other.activity().question]).toEqual(['Budi', undefined]);
    const [, again, third] = keysOf(visitor);
    expect([visitor.asked.length, third]).toEqual([3, again]);
  });

  test.each([
    ['sent', lost],
    ['refused', answered({}, 422)],
  ])(
    'what is brought back while it is on its way learns what came of it, and keeps its key: %s',
    async (state, answer) => {
      const visitor = await ready();
      const second = visitor.secondTab();
      const other = driverOn(second, visitor.clock);
      await visitor.submit();
      const removed = visitor.session().draft.forget();
      if (removed) other.session().draft.bringBack(removed);
      await visitor.answer(answer);
      expect(visitor.states()).toEqual([state]);
      second.reload();
      await other.next();
      await other.submit();
      expect([new Set(keysOf(visitor)).size, visitor.asked.length]).toEqual([1, 2]);
    },
  );

  test('what was registered after it was removed does not come back: its receipt stands for it', async () => {
    const visitor = await ready();
    await visitor.submit();
    const removed = visitor.session().draft.forget();
    await visitor.answer(registered());
    if (removed) visitor.session().draft.bringBack(removed);
    visitor.tab.reload();
    expect(visitor.activity().receipt?.number).toBe('REG1');
    visitor.session().draft.forgetReceipt();
    visitor.tab.reload();
    expect([visitor.values().nama, visitor.activity().draft.sending]).toEqual(['', undefined]);
  });

  test.each<[string, BankAnswer]>([
    ['a conflict', answered({}, 409)],
    ['no answer', lost],
  ])(
    'what is registered is shown by its number when it goes out again, though %s comes of that',
    async (_, answer) => {
      const visitor = await ready();
      const other = driverOn(visitor.secondTab(), visitor.clock);
      await visitor.submit(registered());
      await visitor.clock.pass(1_900_000);
      await other.next({ nama: 'Siti' });
      await other.submit();
      await visitor.answer(answer);
      expect(other.activity()).toMatchObject({ receipt: { number: 'REG1' }, toasts: [] });
      expect(visitor.kept()).toEqual(['eform:contoh:receipt', 'eform:contoh:receipt:expiry']);
    },
  );

  test('a no to sending as a new one leaves all as it was', async () => {
    const visitor = await ready();
    for (const times of [1, 2]) {
      await visitor.submit(lost);
      expect(visitor.asked).toHaveLength(times);
    }
    void visitor.session().sendAsNew();
    await visitor.clock.settle();
    expect(visitor.activity().question?.about).toBe('maybeSent');
    await visitor.decide(false);
    expect(visitor.activity().draft).toMatchObject({ sending: 'unknown', mayBeNew: true });
    await visitor.submit();
    expect(visitor.activity().question).toBeUndefined();
    expect(visitor.asked).toHaveLength(3);
    expect(new Set(keysOf(visitor)).size).toBe(1);
  });

  test('a press to send as a new one that came to nothing says nothing of the next press', async () => {
    const call: Block = { call: 'submit', body: { data: 'json(answers())' }, outcomes: [] };
    const submit: Block[] = [{ call: 'screening', outcomes: [{ match: 'ok', do: [call] }] }];
    const visitor = await ready(formOf({ satu: [nama] }, { submit }));
    for (const asNew of [false, false, true, false]) {
      if (asNew) void visitor.session().sendAsNew();
      else void visitor.session().submit();
      await visitor.clock.settle();
      await visitor.answer(asNew ? lost : answered({}));
      expect(visitor.activity().question).toBeUndefined();
      if (!asNew) await visitor.answer(lost);
    }
    const keys = keysOf(visitor).filter((sent) => sent !== undefined);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  /** A visitor to whom a release before has left something open under `key`. */
  const withEarlier = async (key: string, form = plain()) => {
    const visitor = await ready(form);
    await visitor.clock.pass(1000);
    const { device, tab, clock, session } = visitor;
    const intent = keyedFingerprint(key, intentOf(session().form, session().state(), 'submit'));
    const attempts = { submit: { key, intent, state: 'sent', sends: 1 } };
    const draft = { ...visitor.stored(), attempts };
    tab.close();
    device.wipe();
    device.put('eform:contoh', JSON.stringify(draft));
    device.put('eform:contoh:expiry', String(clock.now() + 600_000));
    const later = { ...visitor, ...driverOn(visitor.secondTab(), clock) };
    expect(later.activity().draft.sending).toBe('unknown');
    await later.next();
    return later;
  };
  const key = '0a'.repeat(16);

  test('what a release before has left open may go out as a new one, and has its key from then on', async () => {
    const later = await withEarlier(key);
    for (const again of [false, false, true, false]) {
      if (again) void later.session().sendAsNew();
      else void later.session().submit();
      await later.clock.settle();
      expect(later.activity().question?.about).toBe(again ? 'maybeSent' : undefined);
      await later.decide(true);
      await later.answer(answered({}, 422));
    }
    const [first, second, third, fourth] = keysOf(later);
    expect([second, third === first, fourth]).toEqual([key, false, third]);
  });

  test('a form that restarts once what a release before has left open is registered is another application', async () => {
    const submit: Block[] = [{ call: 'submit', outcomes: [{ match: 'ok', do: [{ reset: 'all' }] }] }];
    const later = await withEarlier(key, formOf({ satu: [nama] }, { submit }));
    await later.submit();
    await later.answer(registered());
    await later.next({ nama: 'Siti' });
    await later.submit();
    expect([later.activity().question, later.asked.length, later.states()]).toEqual([undefined, 2, ['sent']]);
  });

  test('what a release before has left open keeps its key until it is settled', async () => {
    const later = await withEarlier(key);
    await later.submit();
    await later.answer(lost);
    await later.type({ nama: 'Budi' });
    await later.submit();
    expect(later.activity().question?.about).toBe('maybeSent');
    await later.decide(false);
    await later.type({ nama: 'Siti' });
    await later.submit();
    expect(keysOf(later)).toEqual([key, key]);
    await later.answer(registered());
    expect(later.activity().receipt?.number).toBe('REG1');
  });
});
