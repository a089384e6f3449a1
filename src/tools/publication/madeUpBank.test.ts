import { createLists, walkForm } from '../robot';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { readForm } from './files';
import { madeUpBank } from './madeUpBank';

const lists = new Set(['remote-select', 'remote-select-get', 'transaksi', 'santer', 'get', 'holidays']);

const isReached = async (slug: string): Promise<void> => {
  const { form } = await readForm(`form-definitions/${slug}.json`);
  const bank = mockBackEnd(process.cwd());
  const asked = new Set<string>();
  const backEnd = madeUpBank(form, (call, body) => {
    asked.add(call);
    return lists.has(call) ? bank.ask(call, body) : undefined;
  });
  const { missed, walks } = await walkForm(form, backEnd, createLists(backEnd), {
    seed: '1',
    today: '2026-03-02',
  });
  expect(missed.map(({ target, why }) => `${target.words}: ${why}`)).toEqual([]);
  expect(walks.flatMap(({ faults }) => faults)).toEqual([]);
  expect(asked).toContain('submit');
};

test('the robot reaches all of a form with made-up answers', () => isReached('tandamata'));

sweep('it opens four stages that only the answers of the bank open', () => isReached('form-transaksi'));
