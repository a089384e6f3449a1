import { findBranch, offeredBranches, sampleBranches } from '../interpreter';
import { formOf, lost, registered, visit } from './testing/visit';

describe('samples', () => {
  const sample = [{ code: '0002', name: 'KC Bandung Dago', address: 'Jl. Dago' }];
  const form = formOf({
    satu: [
      { type: 'radio', name: 'kota', label: 'Kota', options: ['32.73|BANDUNG', '36.71|TANGERANG'] },
      { type: 'date', name: 'hari', label: 'Hari' },
      {
        type: 'branch',
        name: 'cabang',
        label: 'Cabang',
        required: true,
        city: 'kota',
        date: 'hari',
        apiUrl: '/branch/queues',
        sample,
      },
    ],
  });
  const [dago] = sampleBranches({ sample });
  const sampled = { raw: dago?.value, sample: dago?.sample };

  /** A visitor whose list of branches did not come, and who has chosen from the sample. */
  async function chosen() {
    const visitor = visit(form);
    await visitor.type({ kota: '36.71|TANGERANG', hari: '2026-12-01' });
    await visitor.send({ type: 'write', by: 'visitor', writes: { cabang: sampled } });
    const settle = (...names: readonly [code: string, name: string][]): void => {
      const options = offeredBranches(names.map(([code, name]) => ({ code, name, address: '' })));
      const find = (stored: string) => findBranch(options, stored);
      visitor.session().settleChoice('cabang', { options, whole: false, find });
    };
    return {
      ...visitor,
      settle,
      said: () => visitor.session().state().notices.cabang?.rule,
      wrong: () => visitor.session().state().failures.cabang?.rule,
    };
  }

  test('a branch of the sample is said to be one, at once and after a reload', async () => {
    const visitor = await chosen();
    expect(visitor.said()).toBe('sample');
    await visitor.clock.pass(1000);
    visitor.tab.reload();
    expect([visitor.values().cabang, visitor.said()]).toEqual(['0002|KC Bandung Dago', 'sample']);
  });

  test('a branch that is chosen from the list of the bank is none of the sample any more', async () => {
    const visitor = await chosen();
    await visitor.type({ cabang: '0101|KC Tangerang' });
    expect(visitor.said()).toBeUndefined();
  });

  test('a list of the bank that has the branch makes it a real one, with the name of the bank', async () => {
    const visitor = await chosen();
    visitor.settle(['0002', 'KC Dago']);
    expect([visitor.values().cabang, visitor.said(), visitor.wrong()]).toEqual([
      '0002|KC Dago',
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['other branches', [['0101', 'KC Tangerang'] as const]],
    ['no branch', []],
  ])(
    'a list of the bank with %s reports that it does not have this one, and all answers are kept',
    async (_, names) => {
      const visitor = await chosen();
      visitor.settle(...names.map(([code, name]): [string, string] => [code, name]));
      await visitor.next();
      expect([visitor.tab.page(), visitor.wrong()]).toEqual(['step', 'sampleUnknown']);
      expect(visitor.values()).toMatchObject({ kota: '36.71|TANGERANG', cabang: '0002|KC Bandung Dago' });
    },
  );

  /** The visitor is on the preview, and the bank can be asked again. */
  async function previewing() {
    const visitor = await chosen();
    await visitor.next();
    expect(visitor.tab.page()).toBe('preview');
    const answers: (() => void)[] = [];
    visitor.session().askAgainAtNext('cabang', () => new Promise<void>((resolve) => answers.push(resolve)));
    return { ...visitor, answers };
  }

  test('before sending the bank is asked once more, and what it does not have is reported at its step', async () => {
    const visitor = await previewing();
    await visitor.submit();
    await visitor.submit();
    expect([visitor.answers.length, visitor.activity().hint, visitor.asked]).toEqual([
      1,
      'waitForPending',
      [],
    ]);
    visitor.settle(['0101', 'KC Tangerang']);
    visitor.answers[0]?.();
    await visitor.clock.settle();
    expect([visitor.tab.page(), visitor.wrong(), visitor.asked]).toEqual(['step', 'sampleUnknown', []]);
  });

  test('a list that still does not come holds nothing up: the form is sent, and the receipt says that it is a sample', async () => {
    const visitor = await previewing();
    await visitor.submit();
    visitor.answers[0]?.();
    await visitor.clock.settle();
    await visitor.answer(registered());
    expect(visitor.activity().receipt?.recap).toContainEqual({
      label: 'Cabang',
      text: 'KC Bandung Dago',
      sample: true,
    });
    visitor.tab.reload();
    expect(visitor.activity().receipt?.recap).toContainEqual(expect.objectContaining({ sample: true }));
  });

  test.each([
    ['goes back', 'leavePreview'],
    ['changes an answer', 'edit'],
  ])('who %s while the bank is asked has not sent anything', async (_, way) => {
    const visitor = await previewing();
    await visitor.submit();
    if (way === 'leavePreview') visitor.session().leavePreview();
    else void visitor.send({ type: 'edit', step: 'satu' });
    await visitor.clock.settle();
    visitor.answers[0]?.();
    await visitor.clock.settle();
    expect([visitor.tab.page(), visitor.asked]).toEqual(['step', []]);
  });
});

describe('asked anew', () => {
  const form = formOf({
    satu: [
      {
        type: 'searchSelect',
        name: 'kota',
        lookup: { url: '/city/filter', idField: 'id', textField: 'name' },
      },
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

  test('a field that is gone is asked for no more', async () => {
    const visitor = withEmptyList([]);
    await visitor.type({ kota: '3|KOTA 3', nama: 'Budi' });
    const ask = jest.fn(() => Promise.resolve());
    const forget = visitor.session().askAgainAtNext('kota', ask);
    forget();
    await visitor.next();
    expect([visitor.step(), ask.mock.calls]).toEqual(['dua', []]);
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
});
