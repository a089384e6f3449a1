import { createActivity } from './activity';

const begin = () =>
  createActivity({
    atStart: false,
    step: 'satu',
    draft: { expiring: false },
    focus: 'none',
    receipt: undefined,
    dialogs: [],
  });
const titles = ({ current }: ReturnType<typeof begin>) => current().toasts.map(({ title }) => title);

describe('Toasts', () => {
  test('stand in the order in which they came; the oldest makes room for a fourth', () => {
    const activity = begin();
    for (const title of ['satu', 'dua', 'tiga']) activity.showToast({ variant: 'default', title });
    expect(titles(activity)).toEqual(['satu', 'dua', 'tiga']);
    activity.showToast({ variant: 'default', title: 'empat' });
    expect(titles(activity)).toEqual(['dua', 'tiga', 'empat']);
  });

  test('with the same words take the place of the first ones; other words are another toast', () => {
    const activity = begin();
    const first = activity.showToast({ variant: 'default', title: 'satu', text: 'a' });
    activity.showToast({ variant: 'default', title: 'satu', text: 'b' });
    const again = activity.showToast({ variant: 'default', title: 'satu', text: 'a' });
    activity.showToast({ variant: 'default', title: 'dua', text: 'a' });
    expect(again).not.toBe(first);
    expect(activity.current().toasts.map(({ id, title, text }) => [id === again, title, text])).toEqual([
      [false, 'satu', 'b'],
      [true, 'satu', 'a'],
      [false, 'dua', 'a'],
    ]);
  });

  test('are closed one by one, and the newest first when none is named', () => {
    const activity = begin();
    const ids = ['satu', 'dua', 'tiga'].map((title) => activity.showToast({ variant: 'default', title }));
    activity.closeToast(ids[0] ?? 0);
    expect(titles(activity)).toEqual(['dua', 'tiga']);
    expect(activity.closeNewestToast()).toBe(true);
    expect(titles(activity)).toEqual(['dua']);
    expect(activity.closeNewestToast()).toBe(true);
    expect(titles(activity)).toEqual([]);
    const none = activity.current();
    expect(activity.closeNewestToast()).toBe(false);
    expect(activity.current()).toBe(none);
  });
});

test('names are never given twice, nor those of dialogs that were open from the start', () => {
  const dialog = { id: 1, path: '', title: 'T', extras: {}, blocks: [], dismissable: true, buttons: [] };
  const activity = createActivity({
    atStart: false,
    step: 'satu',
    draft: { expiring: false },
    focus: 'none',
    receipt: undefined,
    dialogs: [dialog],
  });
  expect([
    activity.nextId(),
    activity.showToast({ variant: 'default', title: 'T' }),
    activity.nextId(),
  ]).toEqual([2, 3, 4]);
});

test('a listener hears of changes, of nothing that stays as it was, and of none after its end', () => {
  const activity = begin();
  let heard = 0;
  const stop = activity.subscribe(() => (heard += 1));
  activity.patch({ errorsOf: 'satu' });
  activity.update((now) => now);
  expect(heard).toBe(1);
  activity.patchDraft({ fault: 'full' });
  expect([heard, activity.current().errorsOf, activity.current().draft]).toEqual([
    2,
    'satu',
    { expiring: false, fault: 'full' },
  ]);
  stop();
  activity.patch({ errorsOf: undefined });
  expect(heard).toBe(2);
});
