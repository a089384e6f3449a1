import type { Locator } from 'playwright-core';

/** Runs in the page, before the page's own code: what is drawn on a canvas can then be read from its `data-drawn`. */
export const rememberDrawnText = (): void => {
  const { prototype } = CanvasRenderingContext2D;
  const draw = Reflect.get(prototype, 'fillText');
  prototype.fillText = function (text, ...place) {
    const { dataset } = this.canvas;
    dataset.drawn = `${dataset.drawn ?? ''}${text}`;
    draw.call(this, text, ...place);
  };
};

/** The code that a captcha shows: what was drawn last, one character after the other. */
export const shownCode = async (frame: Locator): Promise<string> => {
  const canvas = frame.locator('canvas[data-drawn]');
  const length = Number(await canvas.getAttribute('data-code-length'));
  return ((await canvas.getAttribute('data-drawn')) ?? '').slice(-length);
};
