/** Identity numbers whose answers are known; any other one is not found. Documented in the README's table. */
export const samples = {
  /** A customer who is found. */
  customer: '3273010101900001',
  /** Has applied already. */
  duplicate: '3273010101900002',
  /** The check itself fails. */
  brokenCheck: '3273010101900003',
  /** Answers after six seconds. */
  slowCheck: '3273010101900004',
} as const;
