import type { Page } from 'playwright-core';

/** Words that do not fit into what they stand in, a line each. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a, label, legend, p, h1, h2, h3, li, dt, dd)',
      ),
    ]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        if (position === 'absolute' || (overflowX === 'visible' && overflowY === 'visible')) return false;
        return (
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => element.textContent),
  );

/** Hints inside empty controls that do not fit into them, a line each: an example that is cut is none. */
export const cutHints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('main input:placeholder-shown')]
      .filter((control) => {
        const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(control);
        const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (!pen || control.clientWidth === 0) return false;
        Object.assign(pen, { font, letterSpacing });
        return pen.measureText(control.placeholder).width > room + 1;
      })
      .map((control) => `${control.name}: ${control.placeholder}`);
  });
