import { civilRecord, idCardAddress, identity, residence } from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

/** A married shopkeeper who needs working capital, with land as security: every step, and most of the fields. */
export const shopkeeper: readonly Answered[] = [
  {
    step: 'simulasi',
    answers: {
      tujuanKredit: 'Modal Kerja',
      rincianModalKerja: 'Pembelian Persediaan',
      penghasilPerbulan: '10000000',
      jangkaWaktu: '12',
      besaranPinjaman: '60000000',
    },
  },
  { step: 'identitas', answers: { ...civilRecord, ...identity } },
  { step: 'alamat-ktp', answers: idCardAddress },
  { step: 'alamat-tinggal', answers: residence },
  {
    step: 'keluarga',
    answers: {
      namaIbu: 'dewi lestari',
      pendidikanTerakhir: 'SLTA / SEDERAJAT',
      jumlahTanggungan: '2',
      statusPerkawinan: 'Kawin',
      namaPasangan: 'budi santoso',
      nikPasangan: '3273010202880001',
      tanggalLahirPasangan: '02021988',
      noHpPasangan: '081234567892',
      pekerjaanPasangan: 'Karyawan Swasta',
      pisahHarta: 'Tidak',
    },
  },
  {
    step: 'pekerjaan',
    answers: {
      jenisPekerjaan: 'Lainnya',
      namaUsaha: 'toko maju bersama',
      bidangUsaha: 'Perdagangan Besar dan Eceran',
      lamaUsaha: '5',
      nomorIndukBerusaha: '9120001234567',
      pengeluaranPerbulan: '4000000',
      sumberDana: 'Hasil Usaha',
      nomorNpwp: '012345678901234',
    },
  },
  {
    step: 'agunan',
    answers: {
      jenisAgunan: 'Tanah',
      kepemilikanAgunan: 'Milik Pasangan',
      jenisSertifikat: 'Sertifikat Hak Milik',
      nomorSertifikat: '12345',
      luasTanah: '120,5',
      alamatAgunan: 'jl. asia afrika no. 1',
      nilaiAgunan: '50000000',
    },
  },
  {
    step: 'dokumen',
    answers: {
      uploadScanKtp: [sampleFile('ktp.jpg', 'jpeg')],
      uploadScanNpwp: [sampleFile('npwp.pdf', 'pdf')],
      uploadIzinUsaha: [sampleFile('nib.pdf', 'pdf')],
      uploadKtpPasangan: [sampleFile('ktp-pasangan.png', 'png')],
      uploadDokumenAgunan: [sampleFile('sertifikat.pdf', 'pdf'), sampleFile('pbb.pdf', 'pdf')],
      kodeCaptcha: true,
    },
  },
];
