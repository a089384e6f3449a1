import { bankContract, type ContractAnswer } from '../../session/testing/bankContract';
import { createClock } from '../visit/clock';
import { createSimulatedBank } from './bank';
import { usualFate, type Saying } from './fates';
import { emptyLedger } from './ledger';

const sayingOf = (answer: ContractAnswer): Saying => {
  if (answer === 'file') return 'fine';
  if (typeof answer === 'string') return answer;
  const { status, body } = answer;
  if (status !== 200) return { status };
  if (body.succeeded === false) return 'unnumbered';
  return typeof body.statusCode === 'number' && body.statusCode !== 200
    ? { wrapped: body.statusCode }
    : 'fine';
};

bankContract('The simulated bank', () => {
  const clock = createClock('2026-11-21');
  const ledger = emptyLedger();
  let seq = 0;
  const bank = createSimulatedBank({
    clock,
    ledger,
    nextSeq: () => (seq += 1),
    elapsed: () => 0,
    site: () => 'reached',
    onAsked: () => undefined,
    onAnswered: () => undefined,
    onGivenUp: () => undefined,
    onUploadFailed: () => undefined,
  });
  return {
    bank: bank.reachedBy({ tab: 0, page: () => 1, session: () => 1 }),
    answer: (call, answer) => bank.plan(call, { ...usualFate, says: sayingOf(answer) }),
    keys: () => ledger.requests.map(({ key }) => key),
    settle: () => clock.pass(1000),
    file: { name: 'ktp.pdf', size: 20 },
  };
});
