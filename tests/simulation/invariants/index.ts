import type { Watcher, World } from '../world';
import { drafts } from './drafts';
import { outcomes } from './outcomes';
import { pages } from './pages';
import { runs } from './runs';
import { sending } from './sending';

/** What a session guarantees, watching over one visit. */
export function invariants(visit: World): readonly Watcher[] {
  const ofDevice = [sending, outcomes, drafts];
  return [...ofDevice.map((each) => untilForeign(visit, each(visit))), runs(visit), pages(visit)];
}

/** A watcher that looks away once a foreign hand has written on the device: what stands there then is no longer the page's own. */
function untilForeign(visit: World, { on, before, after, end }: Watcher): Watcher {
  return {
    on: (happening) => void (!visit.foreign && on?.(happening)),
    before: (act) => void (!visit.foreign && before?.(act)),
    after: (act) => void (!visit.foreign && after?.(act)),
    end: () => void (!visit.foreign && end?.()),
  };
}
