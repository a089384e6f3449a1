import type { Session } from '../../../src/session';
import { usualFate } from '../fates';
import { isWrite, type Request } from '../ledger';
import type { World, Watcher } from '../world';
import { wasFine } from './device';

const oneTruth = 'What was refused for certain is never called unknown.';
const noRefusal = 'What is registered is never called refused.';

/** Examines what is said of a submission that the bank has refused. */
export function refusals(visit: World): Watcher {
  /** The requests of which their page, and the device, know that nothing came of them. */
  const refused = new Set<Request>();
  /** When the first of them came: a device that takes nothing from then on cannot keep it. */
  let since = Infinity;
  /** The requests of which their page knows that they were registered. */
  const registered: Request[] = [];
  let newest: { request: Request; session: Session } | undefined;

  const isAllRefused = (): boolean =>
    visit.ledger.requests.every((one) => !isWrite(one.call) || refused.has(one));

  const check = ({ activity }: Session, words: string): void => {
    if (activity.current().draft.sending === 'unknown') visit.fail(oneTruth, words);
  };

  return {
    on: (happening) => {
      if (happening.what === 'loaded') {
        if (isAllRefused() && wasFine(visit, since)) {
          check(happening.session, 'after loading it is said that nobody knows, and all was refused');
        }
      }
      if (happening.what !== 'answered' || !isWrite(happening.request.call)) return;
      const { request, slot, delivered, learned } = happening;
      if (delivered && learned === 'refused') {
        const { page } = slot;
        // A page asks first which files the bank has lost; one that ends before it has heard has learned nothing.
        visit.clock.after(usualFate.answers + 1, () => {
          if (slot.page !== page) return;
          refused.add(request);
          since = Math.min(since, visit.elapsed());
        });
      }
      if (delivered && learned === 'done') registered.push(request);
      const { session } = slot;
      newest = delivered && session && slot.sessions === request.session ? { request, session } : undefined;
    },
    after: () => {
      const { request, session } = newest ?? {};
      newest = undefined;
      if (!request || !session) return;
      const isDone = registered.some(({ key, call }) => key === request.key && call === request.call);
      if (isDone && session.activity.current().draft.sending === 'refused') {
        visit.fail(noRefusal, `the ${request.call} is registered, and it is said that it was refused`);
      }
      if (!isAllRefused()) return;
      check(session, `the ${request.call} was refused, and it is said that nobody knows`);
    },
  };
}
