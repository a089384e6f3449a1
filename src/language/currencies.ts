export const currencyNames = [
  'IDR',
  'USD',
  'EUR',
  'SGD',
  'JPY',
  'CNY',
  'AUD',
  'GBP',
  'HKD',
  'MYR',
  'SAR',
  'CHF',
] as const;

export type CurrencyName = (typeof currencyNames)[number];
