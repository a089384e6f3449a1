import { createLists, walkForm } from '../robot';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { readForm } from './files';
import { madeUpBank } from './madeUpBank';

const lists = new Set(['remote-select', 'remote-select-get', 'transaksi', 'santer', 'get', 'holidays']);

// The first has four stages that only the bank's answers open, the second fills in what the bank knows of a customer.
test.each(['form-transaksi', 'tandamata'])(
  'the robot reaches all of %s with made-up answers',
  async (slug) => {
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
  },
);
