import type { Act } from '../acts';
import { createWorld } from '../createWorld';
import { perform } from '../perform';
import { allTexts } from '../testing/files';
import { versionsOf } from '../versions';
import type { Watcher } from '../world';
import { draftEnds } from './draftEnds';

/** A visit whose draft is on the device, watched. */
async function begun() {
  let watcher: Watcher = {};
  const visit = createWorld(versionsOf('sim-ulang', allTexts()), { query: '' }, (made) => {
    watcher = draftEnds(made);
    return [watcher];
  });
  const run = async (...acts: readonly Act[]): Promise<string | undefined> => {
    for (const act of acts) {
      watcher.before?.(act);
      await perform(visit, act);
      watcher.after?.(act);
    }
    return visit.breach()?.words;
  };
  await run({ act: 'openAgain', with: 'plain' }, { act: 'complete', with: '1' }, wait);
  const keys = [...visit.device.entries.keys()];
  expect(keys).toContain('eform:sim-ulang');
  return { visit, run, keys };
}

const wait: Act = { act: 'advanceMs', with: 2000 };

test('a draft that goes while nobody does anything is a breach', async () => {
  const { visit, run, keys } = await begun();
  expect(await run(wait)).toBeUndefined();
  const { storage } = visit.device.tab();
  visit.clock.after(500, () => keys.forEach((key) => storage.removeItem(key)));
  expect(await run(wait)).toBe('advanceMs has removed a draft whose time had not come');
});

test('what is left when the visitor has removed everything is a breach', async () => {
  const { visit, run } = await begun();
  const left = [...visit.device.entries];
  const { storage } = visit.device.tab();
  visit.clock.after(0, () => left.forEach(([key, text]) => storage.setItem(key, text)));
  expect(await run({ act: 'forget', with: true })).toBe('the device still holds something of the form');
});

test('a visitor who removes everything, and one whose draft expires, break nothing', async () => {
  const { run } = await begun();
  expect(await run({ act: 'forget', with: true }, wait)).toBeUndefined();
  const { run: later } = await begun();
  expect(await later({ act: 'advanceMs', with: 90_000_000 }, wait)).toBeUndefined();
});
