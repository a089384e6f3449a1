import type { Sheet } from '../sheets';

/** A sheet written as lines of cells between bars, the header first: `type | name | label`. */
export const sheetFrom = (name: string, text: string): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim())),
});
