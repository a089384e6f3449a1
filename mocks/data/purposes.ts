/** An option of a list of transaction purposes. */
export interface Purpose {
  id: string;
  nama: string;
}

const others: Purpose = { id: '99', nama: 'Lainnya' };
const withdrawal = [
  'Kebutuhan Sehari-hari',
  'Biaya Pendidikan',
  'Biaya Kesehatan',
  'Modal Usaha',
  'Pembelian Aset',
];
const deposit = ['Tabungan', 'Investasi', 'Pembayaran Angsuran', 'Hasil Usaha'];
const transfer = ['Pembayaran Barang', 'Pembayaran Jasa', 'Keluarga', 'Investasi', 'Modal Usaha'];
const remittance = ['Keluarga', 'Biaya Pendidikan', 'Pembayaran Barang'];
const pension = ['Iuran Rutin', 'Iuran Tambahan'];
const exchange = ['Kebutuhan Usaha', 'Hari Raya', 'Penggantian Uang Rusak'];

/** By transaction type: withdrawal, cheque, deposit, RTGS, clearing, Firecash, pension fund, money exchange. */
const byType = [withdrawal, withdrawal, deposit, transfer, transfer, remittance, pension, exchange];

/** The purposes of a transaction type, `1` to `8`; the last one always is the other purpose. */
export function purposes(transactionType: string): Purpose[] {
  const names = byType[Number(transactionType) - 1] ?? [];
  return [...names.map((nama, index) => ({ id: `${index + 1}`, nama })), others];
}
