import { mergedRecords, withKey } from './applications';
import type { ApplicationRecord, SentKey } from './records';

type Known = Pick<SentKey, 'state' | 'sends'>;

const recordOf = ({ state, sends }: Known): ApplicationRecord => ({
  ...{ id: 'a', began: 1 },
  keys: [{ key: 'k', call: 'submit', day: '2026-11-28', place: sends, state, sends }],
});

test.each<[string, Known, Known]>([
  [
    'registered, though another tab has sent it since',
    { state: 'done', sends: 1 },
    { state: 'sent', sends: 2 },
  ],
  [
    'the newer sending, though the older was refused',
    { state: 'sent', sends: 2 },
    { state: 'refused', sends: 1 },
  ],
  ['of one sending, how it ended', { state: 'refused', sends: 1 }, { state: 'sent', sends: 1 }],
])('of two states of a key counts: %s', (_, counts, other) => {
  const records = [recordOf(counts), recordOf(other)] as const;
  for (const merged of [mergedRecords(...records), mergedRecords(records[1], records[0])])
    expect(merged?.keys).toMatchObject([{ state: counts.state, place: Math.max(counts.sends, other.sends) }]);
});

test('a record that is full gives up the key that was refused first, and none that may be registered', () => {
  const keys = Array.from({ length: 12 }, (_, at): SentKey => {
    const state = [3, 5].includes(at) ? 'refused' : 'sent';
    return { key: `k${at}`, call: 'submit', state, sends: 1, place: at + 1 };
  });
  const sent: SentKey = { key: 'new', call: 'submit', state: 'refused', sends: 1, place: 13 };
  const kept = withKey({ id: 'a', began: 1, keys }, sent).keys.map(({ key }) => key);
  expect(kept).toEqual([...keys.map(({ key }) => key).filter((key) => key !== 'k3'), 'new']);
});
