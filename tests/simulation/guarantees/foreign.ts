import { fieldView, previewSteps } from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import { stackOf } from '../../../src/tools/visit/programFault';
import type { World, Watcher } from '../world';

const neverThrows = 'A foreign record never throws.';

/** Draws every question and the preview of a page that has read what a foreign hand has written. */
export function foreignRecords(visit: World): Watcher {
  const draw = ({ form, state, fileNames }: Session): void => {
    for (const { places } of form.steps.values()) {
      for (const place of places) fieldView(form, state(), place);
    }
    previewSteps(form, state(), fileNames());
  };
  return {
    on: (happening) => {
      if (!visit.foreign || happening.what !== 'loaded') return;
      try {
        draw(happening.session);
      } catch (error) {
        visit.fail(neverThrows, stackOf(error));
      }
    },
  };
}

/** A watcher that looks away once a foreign hand has written on the device: what stands there then is no longer the page's own. */
export function untilForeign(visit: World, { on, before, after, end }: Watcher): Watcher {
  return {
    on: (happening) => void (!visit.foreign && on?.(happening)),
    before: (act) => void (!visit.foreign && before?.(act)),
    after: (act) => void (!visit.foreign && after?.(act)),
    end: () => void (!visit.foreign && end?.()),
  };
}
