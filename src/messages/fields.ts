/** Words of every field, on forms and beside them. */
export const fieldWords = {
  /** Beside the label of an answer that may stay empty. */
  optional: 'opsional',
  /** What a slider says while its box is empty: where its handle stands is no answer. */
  noNumber: 'Belum diisi',
};
