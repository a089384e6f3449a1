import { toSubmission } from '../../../interpreter';
import type { Act } from '../acts';
import { usualFate } from '../fates';
import type { Request } from '../ledger';
import { perform } from '../perform';
import { allTexts } from '../testing/files';
import { versionsOf } from '../versions';
import { createWorld } from '../createWorld';
import type { World } from '../world';
import { intents } from './intents';

const versions = versionsOf('sim-ulang', allTexts());
const wait: Act = { act: 'advanceMs', with: 1000 };
const photo: Act = { act: 'upload', with: { foto: { name: 'image.jpeg', sizeBytes: 900 } } };
const addRow: Act = { act: 'addRow', with: 'anak' };
const moveRow: Act = { act: 'moveRow', with: 'anak.0' };
const lost: Act = { act: 'bank', with: { submit: { ...usualFate, says: 'lost', acts: false } } };
const sending: readonly Act[] = [
  { act: 'next', with: 'noWait' },
  wait,
  { act: 'next', with: 'noWait' },
  wait,
];
const edit: readonly Act[] = [{ act: 'edit', with: 'isi' }, wait];

/** A visit to whose first submission no answer has come, and what it does then. */
async function visitWith(...then: readonly Act[]): Promise<World> {
  const visit = createWorld(versions, { query: '' }, (made) => [intents(made)]);
  const filled: readonly Act[] = [{ act: 'type', with: { nama: 'Siti' } }, photo, wait, addRow, addRow];
  const named = [0, 1].map((at): Act => ({ act: 'type', with: { [`anak.${at}.namaAnak`]: `Anak ${at}` } }));
  const open: Act = { act: 'openAgain', with: 'plain' };
  for (const act of [open, ...filled, ...named, lost, ...sending, ...then]) await perform(visit, act);
  expect(visit.breach()).toBeUndefined();
  expect(visit.ledger.requests.length).toBeGreaterThan(0);
  return visit;
}

/** The page asks whether something else shall be sent. */
function ask(visit: World): void {
  const [slot] = visit.slots;
  const { session } = slot ?? {};
  if (!slot || !session) throw new Error('a tab is open');
  const question = { about: 'maybeSent' as const, answer: () => undefined };
  visit.notify({ what: 'shown', slot, session, activity: { ...session.activity.current(), question } });
}

/** The page sends its first request once more; with `other` under another key, and with what is set now. */
function sendFirstAgain(visit: World, other = false): void {
  const [slot] = visit.slots;
  const [first] = visit.ledger.requests;
  if (!slot?.session || !first) throw new Error('a request was sent');
  const request: Request = { ...first, seq: visit.nextSeq(), sentAt: visit.elapsed() };
  const { form, state } = slot.session;
  if (other) request.body = { data: JSON.stringify(toSubmission(form, state())) };
  if (other) request.key = 'f'.repeat(32);
  visit.ledger.requests.push(request);
  visit.notify({ what: 'asked', slot, request });
}

const asked = 'Where nothing was changed nothing is asked.';
const otherKey = 'Where nothing was changed the same key goes out.';
const notAsSet = 'What the visitor or a button has set is what is sent.';
const lostAndChosen: readonly Act[] = [
  { act: 'loseFiles', with: 'foto' },
  { act: 'next', with: 'noWait' },
  wait,
  wait,
  photo,
  wait,
];

const changes: readonly (readonly [name: string, acts: readonly Act[]])[] = [
  ['an answer', [...edit, { act: 'type', with: { nama: 'Sari' } }]],
  ['the file of an answer, under the same name', [...edit, photo, wait]],
  ['the order of rows', [...edit, moveRow]],
  ['a remembered value by a button', [...edit, { act: 'button', with: 'layananA' }]],
  ['what decides whether a computed answer is sent', [...edit, { act: 'type', with: { mendesak: true } }]],
];

test.each(changes)('what was sent goes out again though the visitor has changed %s', async (_, acts) => {
  const visit = await visitWith(...acts);
  ask(visit);
  expect(visit.breach()).toBeUndefined();
  sendFirstAgain(visit);
  expect(visit.breach()?.guarantee).toBe(notAsSet);
});

test.each<[string, readonly Act[]]>([
  ['nothing was done', []],
  ['an answer was given once more', [...edit, { act: 'type', with: { nama: 'Siti' } }]],
  ['a row was removed and brought back', [...edit, { act: 'undoRow', with: 'anak.0' }]],
  ['the page was loaded again', [{ act: 'reload', with: true }, wait]],
  ['the file that the bank has lost was chosen again', lostAndChosen],
])('what is the same is asked about, or goes out under another key, where %s', async (_, acts) => {
  const again = await visitWith(...acts);
  ask(again);
  expect(again.breach()?.guarantee).toBe(asked);
  const other = await visitWith(...acts);
  sendFirstAgain(other, true);
  expect(other.breach()?.guarantee).toBe(otherKey);
});

test('the lost file goes out once more in place of the one that was chosen for it', async () => {
  const visit = await visitWith(...lostAndChosen);
  sendFirstAgain(visit);
  expect(visit.breach()?.guarantee).toBe(notAsSet);
});
