import { settleCodes } from './lists';
import type { Visit } from './visit';

/** Lets everything happen that needs no time. */
export async function comeToRest(visit: Visit): Promise<void> {
  await visit.clock.settle();
  await settleCodes(visit);
  await visit.clock.settle();
  const deadEnd = visit.bank.deadEnd();
  if (deadEnd) throw deadEnd;
}
