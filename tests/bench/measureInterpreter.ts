import type { Browser } from 'playwright-core';
import { visit } from './browser';

/** Fields of the definitions that are read, and of the form that a key is pressed in. */
export const definitionSizes = [500, 5000] as const;
export const largest = 5000;

/** Fields of the step that is typed into: the same key in a form of that step alone. */
const stepSize = 100;

/** How many fields read the one that is typed into. */
export const readerCounts = [1, 10, 100] as const;

/** What one visit measures. */
export interface InterpreterSample {
  /** Milliseconds of parse and compile of the largest definition, the first time, as a visitor has it. */
  firstLoad: number;
  /** The same when the code is warm, in the order of `definitionSizes`. */
  load: number[];
  /** Microseconds of one key, in the order of `readerCounts`. */
  key: number[];
  /** Microseconds of one key in a form of one step. */
  stepAlone: number;
  /** Microseconds of one key that turns the conditions of its readers, in the same order. */
  turningKey: number[];
  /** Microseconds in which the whole form is visited. */
  everything: number;
}

/** One visit of the page that runs the interpreter alone. */
export function measureInterpreter(
  browser: Browser,
  site: string,
  slowdown: number,
): Promise<InterpreterSample> {
  const how = { address: `${site}interpreter.html`, slowdown, counting: false };
  return visit(browser, how, ({ page }) =>
    page.evaluate(
      ([sizes, size, step, readers]) => {
        const { load, key, everything } = window.interpreter;
        return {
          firstLoad: load(size),
          load: sizes.map(load),
          key: readers.map((count) => key(size, count, false)),
          stepAlone: key(step, 10, false),
          turningKey: readers.map((count) => key(size, count, true)),
          everything: everything(size),
        };
      },
      [definitionSizes, largest, stepSize, readerCounts] as const,
    ),
  );
}
