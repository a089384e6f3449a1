import type { Act } from '../acts';
import { perform } from '../perform';
import { allTexts } from '../testing/files';
import { versionsOf } from '../versions';
import { createWorld } from '../createWorld';
import type { World } from '../world';
import { choices } from './choices';

const versions = versionsOf('sim-pilihan', allTexts());
const wait: Act = { act: 'advanceMs', with: 1000 };

/** A visit whose branch is chosen, and whose list then comes otherwise. */
async function visitWith(comes: 'without' | 'empty'): Promise<World> {
  const visit = createWorld(versions, { query: '' }, (made) => [choices(made)]);
  const acts: readonly Act[] = [
    { act: 'openAgain', with: 'plain' },
    { act: 'complete', with: '1' },
    { act: 'list', with: { cabang: comes } },
    wait,
  ];
  for (const act of acts) await perform(visit, act);
  return visit;
}

const stateOf = (visit: World) => visit.slots[0]?.session?.state();

test('a list without anything leaves a choice as it is; one without the choice says that it is gone', async () => {
  const [empty, without] = [await visitWith('empty'), await visitWith('without')];
  const held = [empty, without].map((visit) => stateOf(visit)?.values.cabang);
  expect(held).toEqual([expect.stringContaining('|'), expect.stringContaining('|')]);
  expect([empty, without].map((visit) => Object.keys(stateOf(visit)?.delisted ?? {}))).toEqual([
    [],
    ['cabang'],
  ]);
  expect([empty.breach(), without.breach()]).toEqual([undefined, undefined]);
});

test('Next asks for the list again, and goes on though it is empty', async () => {
  const visit = await visitWith('empty');
  const before = stateOf(visit)?.step;
  await perform(visit, { act: 'next', with: 'noWait' });
  expect(Object.keys(stateOf(visit)?.pending ?? {})).toEqual(['cabang']);
  await perform(visit, wait);
  expect(stateOf(visit)?.step).not.toBe(before);
});

test('a choice that an empty list calls gone is a breach', async () => {
  const visit = await visitWith('empty');
  await visit.slots[0]?.session?.send({ type: 'delisted', name: 'cabang', gone: true });
  expect(visit.breach()?.words).toBe('cabang is called gone');
});
