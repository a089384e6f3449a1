import type { Navigator } from './ports';

/** A navigator that does nothing: a form without a route of its own has none. */
export const noNavigator: Navigator = {
  toStep: () => undefined,
  toPreview: () => undefined,
  toReceipt: () => undefined,
  previous: () => undefined,
  leave: () => undefined,
  toPath: () => undefined,
  toForm: () => undefined,
  stay: () => undefined,
  prepare: () => undefined,
};
