import { formOf, lost, visit } from './testing/visit';

const form = formOf({
  satu: [
    { type: 'searchSelect', name: 'kota', lookup: { url: '/city/filter', idField: 'id', textField: 'name' } },
    { name: 'nama', required: true },
  ],
  dua: [{ name: 'akhir' }],
});
const others = [{ value: '1|KOTA 1', code: '1', label: 'KOTA 1' }];

/** A visitor with a stored choice whose list has come empty, and what the bank answers when it is asked again. */
function withEmptyList(again: readonly (typeof others)[number][]) {
  const visitor = visit(form);
  const answers: (() => void)[] = [];
  const settle = (options: typeof again): void =>
    visitor.session().settleChoice('kota', { options, whole: true });
  const begin = async (): Promise<void> => {
    await visitor.type({ kota: '3|KOTA 3', nama: 'Budi' });
    settle([]);
    visitor.session().askAgainAtNext('kota', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      settle(again);
    });
    await visitor.clock.settle();
  };
  return { ...visitor, answers, settle, begin };
}

test('a list that comes back empty says nothing of a stored choice', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  expect([visitor.session().state().delisted, visitor.session().state().failures]).toEqual([{}, {}]);
});

test('nor does it take back what an earlier list has said', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  visitor.settle(others);
  visitor.settle([]);
  expect(visitor.session().state().delisted).toEqual({ kota: true });
});

test('it is asked for again at Next, which waits; while it offers nothing, the choice is kept and Next goes on', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  await visitor.next();
  expect([visitor.step(), visitor.activity().hint, visitor.answers.length]).toEqual([
    'satu',
    'waitForPending',
    1,
  ]);
  visitor.answers[0]?.();
  await visitor.clock.settle();
  expect([visitor.step(), visitor.values().kota, visitor.answers.length]).toEqual(['dua', '3|KOTA 3', 1]);
});

test('when it then offers others, the visitor chooses again', async () => {
  const visitor = withEmptyList(others);
  await visitor.begin();
  await visitor.next();
  visitor.answers[0]?.();
  await visitor.clock.settle();
  expect([visitor.step(), visitor.values().kota]).toEqual(['satu', '3|KOTA 3']);
  expect(visitor.session().state().failures.kota).toEqual({ rule: 'option' });
  await visitor.type({ kota: '1|KOTA 1' });
  expect(visitor.session().state().failures.kota).toBeUndefined();
});

test('a press on Next that fails for another reason asks too, and waits for nothing', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  await visitor.type({ nama: '' });
  await visitor.next();
  expect([visitor.activity().failedPresses, visitor.activity().hint, visitor.answers.length]).toEqual([
    1,
    undefined,
    1,
  ]);
  visitor.answers[0]?.();
  await visitor.clock.settle();
  expect(visitor.step()).toBe('satu');
});

test('a second press while the bank is asked does not ask it twice', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  await visitor.next();
  await visitor.next();
  expect(visitor.answers).toHaveLength(1);
});

test('a field that is gone is asked for no more', async () => {
  const visitor = withEmptyList([]);
  await visitor.type({ kota: '3|KOTA 3', nama: 'Budi' });
  const ask = jest.fn(() => Promise.resolve());
  const forget = visitor.session().askAgainAtNext('kota', ask);
  forget();
  await visitor.next();
  expect([visitor.step(), ask.mock.calls]).toEqual(['dua', []]);
});

test('a field that is shown again before its older one has gone is asked for', async () => {
  const visitor = withEmptyList([]);
  await visitor.type({ kota: '3|KOTA 3', nama: 'Budi' });
  const [older, newer] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const forget = visitor.session().askAgainAtNext('kota', older);
  visitor.session().askAgainAtNext('kota', newer);
  forget();
  await visitor.next();
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
});

test('a second press on the button of the preview, while the form is sent, asks for no list and sends nothing more', async () => {
  const visitor = withEmptyList([]);
  await visitor.begin();
  for (const press of [visitor.next, visitor.next, visitor.submit]) {
    await press();
    visitor.answers.at(-1)?.();
    await visitor.clock.settle();
  }
  expect([visitor.asked.length, visitor.answers.length]).toEqual([1, 3]);
  await visitor.submit();
  expect(visitor.answers).toHaveLength(3);
  await visitor.answer(lost);
  expect(visitor.asked).toHaveLength(1);
});

test('a question that ends without an answer leaves the choice as it is', async () => {
  const visitor = withEmptyList([]);
  await visitor.type({ kota: '3|KOTA 3', nama: 'Budi' });
  visitor.session().askAgainAtNext('kota', () => Promise.reject(new Error('lost')));
  await visitor.next();
  expect([visitor.step(), visitor.values().kota]).toEqual(['dua', '3|KOTA 3']);
});
