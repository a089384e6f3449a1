import type { Act } from '../acts';
import { usualFate, type Saying } from '../fates';
import { perform } from '../perform';
import { allTexts } from '../testing/files';
import { versionsOf } from '../versions';
import { createWorld } from '../createWorld';
import type { World } from '../world';
import { refusals } from './refusals';

const wait: Act = { act: 'advanceMs', with: 1000 };

/** A visit in which the bank has answered each submission so, and what the page says of it then. */
async function visitWith(answers: readonly Saying[], isUnknown: boolean): Promise<World> {
  const versions = versionsOf('sim-ulang', allTexts());
  let after = (_: Act): void => undefined;
  const visit = createWorld(versions, { query: '' }, (made) => {
    const watcher = refusals(made);
    after = watcher.after ?? after;
    return [watcher];
  });
  const photo: Act = { act: 'upload', with: { foto: { name: 'image.jpeg', sizeBytes: 900 } } };
  const fill: readonly Act[] = [
    { act: 'type', with: { nama: 'Siti' } },
    photo,
    wait,
    { act: 'next', with: 'noWait' },
    wait,
  ];
  const all = answers.flatMap((says): Act[] => {
    const fate = { ...usualFate, acts: false, says };
    return [{ act: 'bank', with: { submit: fate } }, { act: 'next', with: 'noWait' }, wait];
  });
  for (const act of [{ act: 'openAgain', with: 'plain' } as const, ...fill, ...all])
    await perform(visit, act);
  expect(visit.ledger.requests).toHaveLength(answers.length);
  visit.slots[0]?.session?.activity.patchDraft({ sending: isUnknown ? 'unknown' : 'refused' });
  after(wait);
  return visit;
}

const broken = 'What was refused for certain is never called unknown.';

test.each<[string, readonly Saying[], boolean, string | undefined]>([
  ['refused, and so it is said', [{ status: 422 }], false, undefined],
  ['refused, and called unknown', [{ status: 422 }], true, broken],
  ['refused for too many requests, and called unknown', [{ status: 429 }], true, broken],
  ['not known', ['lost'], true, undefined],
  ['not known, and then refused', ['lost', { status: 422 }], true, undefined],
])('a submission is %s', async (_, answers, isUnknown, guarantee) => {
  expect((await visitWith(answers, isUnknown)).breach()?.guarantee).toBe(guarantee);
});
