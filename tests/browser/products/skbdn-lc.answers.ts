import { identity } from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

/** An importer with a facility who pays later, in dollars: the longest way through the form. */
export const importer: readonly Answered[] = [
  {
    step: 'layanan',
    answers: {
      jenisLayanan: 'LC Impor',
      jenisPembayaran: 'Berjangka (Usance)',
      tenorHari: '90',
      awalTenor: 'Tanggal Pengiriman',
      punyaFasilitas: 'Ya',
      nomorFasilitas: 'pk/123/2026',
    },
  },
  {
    step: 'pemohon',
    answers: {
      namaPerusahaan: 'pt maju bersama',
      bentukBadanUsaha: 'PT',
      npwpPerusahaan: '012345678901234',
      nomorIndukBerusaha: '9120001234567',
      alamatPerusahaan: 'jl. merdeka no. 10',
      provinsiPerusahaan: 'JAWA BARAT',
      kotaPerusahaan: 'KOTA BANDUNG',
      nomorRekeningPemohon: '0012345678901',
      namaPetugas: identity.namaLengkap,
      noHpPetugas: identity.noHp,
      emailPetugas: identity.email,
    },
  },
  {
    step: 'penerima',
    answers: {
      namaPenerima: 'tokyo cotton ltd',
      alamatPenerima: '1-2 marunouchi, tokyo',
      negaraPenerima: 'JEPANG',
      teleponPenerima: '81312345678',
      namaBankPenerima: 'bank of tokyo',
      kodeSwift: 'botkjpjt',
      nomorRekeningPenerima: '0098765432101',
    },
  },
  {
    step: 'nilai',
    answers: {
      mataUang: 'Dolar Amerika Serikat (USD)',
      nilaiLc: '125000,5',
      perkiraanKurs: '16000',
      persentaseSetoran: '10',
      penanggungBiaya: 'Masing-Masing',
    },
  },
  {
    step: 'pengiriman',
    answers: {
      uraianBarang: 'benang katun 20s, 10.000 kg',
      incoterm: 'FOB - Bebas di Kapal',
      pelabuhanMuat: 'yokohama',
      pelabuhanTujuan: 'tanjung priok, jakarta',
      pengirimanSebagian: 'Diperbolehkan',
      jumlahPengiriman: '3',
      alihKapal: 'Tidak Diperbolehkan',
      tanggalPengirimanTerakhir: '31032027',
      tanggalKedaluwarsa: '21042027',
    },
  },
  {
    step: 'syarat-dokumen',
    answers: { dokumenDisyaratkan: ['Semua Dokumen'], syaratTambahan: 'asuransi oleh pembeli' },
  },
  {
    step: 'unggahan',
    answers: {
      uploadKontrakJualBeli: [sampleFile('kontrak.pdf', 'pdf'), sampleFile('pesanan.jpeg', 'jpeg')],
      uploadAktaPerusahaan: [sampleFile('akta.pdf', 'pdf')],
      uploadIzinUsaha: [sampleFile('nib.pdf', 'pdf')],
      uploadNpwpPerusahaan: [sampleFile('npwp.jpeg', 'jpeg')],
      uploadIzinImpor: [sampleFile('api.pdf', 'pdf')],
      uploadPolisAsuransi: [sampleFile('polis.pdf', 'pdf')],
    },
  },
  {
    step: 'kunjungan',
    answers: {
      cabangPemroses: 'KC Bandung Braga',
      tanggalKunjungan: '23112026',
      jamKunjungan: '10.00-12.00',
      namaPenandatangan: 'budi santoso',
      jabatanPenandatangan: 'direktur utama',
      kodeCaptcha: true,
    },
  },
];
