import { visitDay } from '../support/walkin';
import type { Answered } from '../support/walk';

type Answers = Answered['answers'];

/** Where and when the visitor goes to the teller; the branch and the type bring the purposes. */
export const visit: Answers = {
  provinsi: 'JAWA BARAT',
  kota: 'KOTA BANDUNG',
  tanggalBooking: visitDay,
  cabang: 'KC Bandung Dago',
};

const sent = { alamatPengirim: 'Jl. Merdeka No. 10', namaPenerima: 'budi santoso' } as const;

const betweenBanks: Answers = {
  nomorRekening: '0012345678901',
  nominal: '150000000',
  alamatPengirim: sent.alamatPengirim,
  bankPenerima: 'Bank Mandiri',
  nomorRekeningPenerima: '1300012345678',
  namaPenerima: sent.namaPenerima,
  alamatPenerima: 'Jl. Asia Afrika No. 1, Bandung',
};

const receivedBetweenBanks = {
  bankPenerima: 'BMRIIDJA|Bank Mandiri',
  kodeSwift: 'BMRIIDJA',
  nominal: 150_000_000,
  nominalTerbilang: 'Seratus Lima Puluh Juta Rupiah',
} as const;

/** A transaction type with what it asks for, and what of it is sent. */
export interface Transaction {
  type: string;
  answers: Answers;
  purpose: string;
  sent: Readonly<Record<string, unknown>>;
}

/** All eight types of transactions. */
export const transactions: readonly Transaction[] = [
  {
    type: 'Tarik Tunai',
    answers: { nomorRekening: '0012345678901', nominal: '2500000', beritaTransaksi: 'uang sekolah' },
    purpose: 'Biaya Pendidikan',
    sent: {
      jenisTransaksi: '1|Tarik Tunai',
      nominal: 2_500_000,
      nominalTerbilang: 'Dua Juta Lima Ratus Ribu Rupiah',
      tujuanTransaksi: '2|Biaya Pendidikan',
      beritaTransaksi: 'uang sekolah',
    },
  },
  {
    type: 'Tarik Cek',
    answers: { nomorRekening: '0012345678901', nominal: '1000000', namaPenerima: sent.namaPenerima },
    purpose: 'Modal Usaha',
    sent: {
      jenisTransaksi: '2|Tarik Cek',
      namaPenerima: 'budi santoso',
      nominalTerbilang: 'Satu Juta Rupiah',
    },
  },
  {
    type: 'Setor Tunai',
    answers: { nomorRekening: '0012345678901', nominal: '11000', namaPengirim: 'dewi lestari' },
    purpose: 'Tabungan',
    sent: {
      jenisTransaksi: '3|Setor Tunai',
      namaPengirim: 'dewi lestari',
      nominalTerbilang: 'Sebelas Ribu Rupiah',
    },
  },
  {
    type: 'RTGS',
    answers: betweenBanks,
    purpose: 'Pembayaran Barang',
    sent: { jenisTransaksi: '4|RTGS', ...receivedBetweenBanks },
  },
  {
    type: 'Kliring',
    answers: betweenBanks,
    purpose: 'Lainnya',
    sent: { jenisTransaksi: '5|Kliring', ...receivedBetweenBanks, tujuanTransaksi: '99|Lainnya' },
  },
  {
    type: 'Firecash Outgoing',
    answers: {
      nominal: '750000',
      ...sent,
      alamatPenerima: 'Jl. Asia Afrika No. 1, Bandung',
    },
    purpose: 'Keluarga',
    sent: { jenisTransaksi: '6|Firecash Outgoing', nominal: 750_000, alamatPengirim: 'Jl. Merdeka No. 10' },
  },
  {
    type: 'DPLK Setoran',
    answers: { nomorPeserta: '0099887766', nominal: '300000' },
    purpose: 'Iuran Rutin',
    sent: { jenisTransaksi: '7|DPLK Setoran', nomorPeserta: '0099887766', nominal: 300_000 },
  },
  {
    type: 'Penukaran Uang',
    answers: { denomSeratusRibu: '2', denomTujuhPuluhLimaRibu: '1', denomDuaRibu: '10', denomSeRibu: '3' },
    purpose: 'Hari Raya',
    sent: {
      jenisTransaksi: '8|Penukaran Uang',
      denomSeratusRibu: 2,
      nominal: 298_000,
      nominalTerbilang: 'Dua Ratus Sembilan Puluh Delapan Ribu Rupiah',
    },
  },
];
