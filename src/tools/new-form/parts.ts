import type { Field } from '../../interpreter';
import type { NameOf, StepPart } from './part';

/** Who applies, with a field that depends on an answer. */
export const identity: StepPart = {
  blocks: [
    {
      type: 'text',
      name: 'namaLengkap',
      label: 'Nama Lengkap',
      guideText: 'Sesuai KTP, tanpa singkatan',
      required: true,
      rule: { characters: "A-Za-z .,'-" },
      maxLength: 60,
      case: 'upper',
      autocomplete: 'name',
    },
    {
      type: 'text',
      name: 'nik',
      label: 'NIK',
      guideText: '16 digit pada KTP',
      required: true,
      rule: 'digits',
      minLength: 16,
      maxLength: 16,
      width: 6,
    },
    {
      type: 'date',
      name: 'tanggalLahir',
      label: 'Tanggal Lahir',
      guideText: 'Usia pemohon minimal 17 tahun',
      required: true,
      maxDate: 'addYears(today(), -17)',
      autocomplete: 'bday',
      width: 6,
    },
    {
      type: 'phone',
      name: 'noHp',
      label: 'Nomor Ponsel',
      guideText: 'Nomor aktif, 10 sampai 15 digit',
      required: true,
      minLength: 10,
      maxLength: 15,
      autocomplete: 'tel',
      width: 6,
    },
    {
      type: 'radio',
      name: 'punyaRekening',
      label: 'Apakah Anda sudah punya rekening?',
      required: true,
      options: ['1|Sudah', '2|Belum'],
    },
    {
      type: 'text',
      name: 'nomorRekening',
      label: 'Nomor Rekening',
      guideText: '13 digit',
      required: true,
      rule: 'digits',
      minLength: 13,
      maxLength: 13,
      visibleWhen: 'sudahPunyaRekening',
    },
  ],
  fill: {
    namaLengkap: 'siti aminah',
    nik: '3273010101900001',
    tanggalLahir: '1990-01-01',
    noHp: '081234567890',
    punyaRekening: '2',
  },
  lists: [],
  submitted: { namaLengkap: 'SITI AMINAH', punyaRekening: '2|Belum', nomorRekening: null },
};

/** An address, from province to village, each list after the one above it. */
export const address = (nameOf: NameOf): StepPart => {
  const region = (
    name: string,
    label: string,
    url: string,
    above?: [field: string, name: string],
  ): Field => ({
    type: 'searchSelect',
    name: nameOf(name),
    label,
    placeholder: `Pilih ${label.toLowerCase()}`,
    required: true,
    lookup: {
      url,
      ...(above ? { filters: [{ field: above[0], value: `{${nameOf(above[1])}}` }] } : {}),
      idField: 'id',
      textField: 'name',
      ...(name === 'kelurahan' ? { search: true, fills: { [nameOf('kodePos')]: 'postalCode' } } : {}),
    },
    width: 6,
  });
  return {
    blocks: [
      {
        type: 'textarea',
        name: nameOf('alamat'),
        label: 'Alamat',
        guideText: "Nama jalan dan nomor. Hanya huruf, angka, spasi, dan tanda - _ + ' , .",
        required: true,
        rule: 'restricted',
        maxLength: 150,
        case: 'upper',
        autocomplete: 'street-address',
      },
      region('provinsi', 'Provinsi', '/province/filter'),
      region('kota', 'Kota/Kabupaten', '/city/filter', ['provinceId', 'provinsi']),
      region('kecamatan', 'Kecamatan', '/district/filter', ['cityId', 'kota']),
      region('kelurahan', 'Kelurahan/Desa', '/village/filter', ['districtId', 'kecamatan']),
      {
        type: 'text',
        name: nameOf('kodePos'),
        label: 'Kode Pos',
        guideText: '5 digit. Terisi dari kelurahan, ubah bila perlu',
        required: true,
        rule: 'digits',
        minLength: 5,
        maxLength: 5,
        width: 6,
      },
    ],
    fill: {
      [nameOf('alamat')]: 'jl. merdeka no. 10',
      [nameOf('provinsi')]: '32',
      [nameOf('kota')]: '32.73',
      [nameOf('kecamatan')]: '32.73.05',
      [nameOf('kelurahan')]: '32.73.05.1003',
    },
    lists: [
      [{ id: '32', name: 'JAWA BARAT' }],
      [{ id: '32.73', name: 'KOTA BANDUNG' }],
      [{ id: '32.73.05', name: 'Andir' }],
      [{ id: '32.73.05.1003', name: 'Ciroyom', postalCode: '40182' }],
    ],
    submitted: { [nameOf('kota')]: '32.73|KOTA BANDUNG', [nameOf('kodePos')]: '40182' },
  };
};

/** A file. */
export const documents = (nameOf: NameOf): StepPart => ({
  blocks: [
    {
      type: 'upload',
      name: nameOf('fotoKtp'),
      label: 'Foto KTP',
      required: true,
      accept: ['.jpg', '.jpeg', '.png', '.pdf'],
    },
  ],
  fill: {},
  upload: { [nameOf('fotoKtp')]: 'ktp.jpg' },
  lists: [],
  submitted: { [nameOf('fotoKtp')]: '/files/ktp.jpg' },
});

/** What is known of a step by its title alone: a place to begin. */
export const note =
  (title: string) =>
  (nameOf: NameOf): StepPart => ({
    blocks: [
      {
        type: 'textarea',
        name: nameOf('keterangan'),
        label: title,
        guideText: 'Maksimal 200 karakter',
        required: true,
        maxLength: 200,
      },
    ],
    fill: { [nameOf('keterangan')]: 'Keterangan contoh' },
    lists: [],
    submitted: { [nameOf('keterangan')]: 'Keterangan contoh' },
  });
