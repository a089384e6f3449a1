import { markdownTable, shortNumber } from './markdown';

/** What the portal wants to be at most, and what was found. */
export interface Aim {
  title: string;
  /** Fields of the form, or the page. */
  where: string;
  most: number;
  found: number;
}

/** The Markdown table of aims, one row per cell: whether it holds, or by how much it is missed. */
export const aimsTable = (aims: readonly Aim[]): string =>
  markdownTable(
    ['', 'Where', 'Aim', 'Figure', ''],
    aims.map(({ title, where, most, found }) => [
      title,
      where,
      `≤ ${shortNumber(most)}`,
      shortNumber(found),
      found <= most ? 'holds' : `${(found / most).toFixed(2)}×`,
    ]),
  );
