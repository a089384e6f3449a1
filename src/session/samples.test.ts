import { findBranch, offeredBranches, sampleBranches } from '../interpreter';
import { formOf, lost, registered, visit } from './testing/visit';

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
  void visitor.session().send({ type: 'write', by: 'visitor', writes: { cabang: sampled } });
  await visitor.clock.settle();
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
  expect([visitor.answers.length, visitor.activity().hint, visitor.asked]).toEqual([1, 'waitForPending', []]);
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
  else void visitor.session().send({ type: 'edit', step: 'satu' });
  await visitor.clock.settle();
  visitor.answers[0]?.();
  await visitor.clock.settle();
  expect([visitor.tab.page(), visitor.asked]).toEqual(['step', []]);
});

test('it is asked again when the same is sent once more', async () => {
  const visitor = await previewing();
  await visitor.submit();
  visitor.answers[0]?.();
  await visitor.clock.settle();
  await visitor.answer(lost);
  await visitor.submit();
  expect(visitor.answers).toHaveLength(2);
});
