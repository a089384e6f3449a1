/** Whether fingers are what the device is used with first: then it has a camera and a keyboard on its screen, and nothing to drop. */
export const hasTouch = (): boolean =>
  'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches;
