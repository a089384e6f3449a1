/** Words of the instalment plan of a loan. */
export const planWords = {
  principal: 'Pokok',
  interest: 'Bunga',
  /** Heads of the table's columns. */
  columns: ['Bulan', 'Pokok (Rp)', 'Bunga (Rp)', 'Angsuran (Rp)', 'Sisa pinjaman (Rp)'],
} as const;
