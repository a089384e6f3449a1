/** The row that a block stands in: the group's name, and the slot of the row. */
export interface RowPlace {
  rows: string;
  slot: number;
}
