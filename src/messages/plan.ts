import { withDots } from './values';

const rupiah = (amount: number): string => `Rp ${withDots(amount)}`;

const short = (amount: number): string => String(Number(amount.toPrecision(3))).replace('.', ',');

/** Words of the instalment plan of a loan. */
export const planWords = {
  principal: 'Pokok',
  interest: 'Bunga',
  /** What the drawing shows, for everybody. */
  summary: (plan: readonly { principal: number; interest: number }[]) => {
    const [first] = plan;
    if (!first) return '';
    const interest = plan.reduce((sum, month) => sum + month.interest, 0);
    return `Bulan pertama ${rupiah(first.principal + first.interest)}: pokok ${rupiah(first.principal)} dan bunga ${rupiah(first.interest)}. Bunga seluruhnya ${rupiah(interest)} dalam ${plan.length} bulan.`;
  },
  /** An amount beside the drawing's axis. */
  axis: (amount: number): string => {
    if (amount >= 1e9) return `${short(amount / 1e9)} M`;
    if (amount >= 1e6) return `${short(amount / 1e6)} jt`;
    return amount >= 1e3 ? `${short(amount / 1e3)} rb` : short(amount);
  },
  /** Above the axis of amounts, and below that of months. */
  axes: { amount: 'Rp per bulan', month: 'Bulan ke-' },
  columns: ['Bulan', 'Pokok (Rp)', 'Bunga (Rp)', 'Angsuran (Rp)', 'Sisa pinjaman (Rp)'],
} as const;
