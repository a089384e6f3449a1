/** The bank's lists of choices, by the value of the filter `Field`. */
const lists = {
  parentCountry: countries(),
  country: countries(),
  jenisPekerjaan: [
    'Pelajar/Mahasiswa',
    'Ibu Rumah Tangga',
    'TNI',
    'POLRI',
    'PNS',
    'Karyawan Swasta',
    'Karyawan BUMN/BUMD',
    'Wiraswasta',
    'Profesional',
    'Petani',
    'Nelayan',
    'Pensiunan',
    'Lainnya',
  ],
  eselon: [
    'Eselon I.a',
    'Eselon I.b',
    'Eselon II.a',
    'Eselon II.b',
    'Eselon III.a',
    'Eselon III.b',
    'Eselon IV.a',
    'Eselon IV.b',
    'Non Eselon',
  ],
  jabatan: [
    'Pejabat Pembuat Komitmen',
    'Kuasa Pengguna Anggaran',
    'Bendahara Pengeluaran',
    'Bendahara Pengeluaran Pembantu',
    'Pejabat Pengadaan',
    'Kepala Bagian',
    'Kepala Seksi',
    'Staf',
    'Lainnya',
  ],
  golongan: ['I', 'II', 'III', 'IV'].flatMap((rank) =>
    ['a', 'b', 'c', 'd', ...(rank === 'IV' ? ['e'] : [])].map((step) => `${rank}/${step}`),
  ),
  bidangUsaha: [
    'Pertanian, Kehutanan, dan Perikanan',
    'Pertambangan',
    'Industri Pengolahan',
    'Listrik, Gas, dan Air',
    'Konstruksi',
    'Perdagangan Besar dan Eceran',
    'Transportasi dan Pergudangan',
    'Akomodasi dan Makan Minum',
    'Informasi dan Komunikasi',
    'Jasa Keuangan',
    'Real Estat',
    'Jasa Perusahaan',
    'Administrasi Pemerintahan',
    'Jasa Pendidikan',
    'Jasa Kesehatan',
    'Jasa Lainnya',
  ],
} as const satisfies Record<string, readonly string[]>;

/** One of the bank's lists, with codes; none is empty, as the back end answers an unknown name. */
export function masterData(name: string | undefined): readonly { bjbFastId: string; description: string }[] {
  const list: readonly string[] =
    name !== undefined && Object.hasOwn(lists, name) ? lists[name as keyof typeof lists] : [];
  return list.map((description, index) => ({ bjbFastId: String(index + 1), description }));
}

/** Every country that has a code, by its Indonesian name, as the platform's own data know it. */
function countries(): readonly string[] {
  const names = new Intl.DisplayNames('id', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const found = codes.flatMap((code) => names.of(code) ?? []);
  return [...new Set(found)].sort((a, b) => a.localeCompare(b, 'id'));
}
