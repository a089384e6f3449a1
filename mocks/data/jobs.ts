/** `[bjbFastId, description]` */
export type Row = readonly [id: string, description: string];

/** Invented but for the codes that form definitions ask about: those of civil servants and of jobs with a position. */
export const jobTypes: readonly Row[] = [
  ['10', 'Pelajar'],
  ['11', 'Mahasiswa'],
  ['12', 'Ibu Rumah Tangga'],
  ['13', 'Pensiunan'],
  ['14', 'Wiraswasta'],
  ['15', 'Pedagang'],
  ['16', 'Pegawai BUMN'],
  ['17', 'Petani'],
  ['18', 'Nelayan'],
  ['19', 'Buruh'],
  ['20', 'Pengemudi'],
  ['21', 'Pekerja Lepas'],
  ['22', 'Pegawai BUMD'],
  ['23', 'Pegawai Swasta'],
  ['27', 'Pegawai Yayasan'],
  ['30', 'Dokter'],
  ['31', 'Pengacara'],
  ['32', 'Notaris'],
  ['33', 'Akuntan'],
  ['34', 'Arsitek'],
  ['35', 'Seniman'],
  ['36', 'Rohaniwan'],
  ['37', 'Jurnalis'],
  ['39', 'Pegawai Negeri Sipil'],
  ['40', 'TNI'],
  ['51', 'Polri'],
  ['69', 'Pejabat Negara'],
  ['99', 'Lainnya'],
];

/** Civil service grades; of no other job. */
export const echelons: readonly Row[] = [
  ['1', 'Eselon I'],
  ['2', 'Eselon II'],
  ['3', 'Eselon III'],
  ['4', 'Eselon IV'],
  ['5', 'Eselon V'],
  ['6', 'Non Eselon'],
];

/** Civil service ranks: 'I/a' to 'IV/e'. */
export const ranks: readonly Row[] = ['I', 'II', 'III', 'IV']
  .flatMap((class_) =>
    ['a', 'b', 'c', 'd', ...(class_ === 'IV' ? ['e'] : [])].map((step) => `${class_}/${step}`),
  )
  .map((rank, index): Row => [`${index + 1}`, `Golongan ${rank}`]);

const officials: readonly Row[] = [
  ['41', 'Pejabat Pimpinan Tinggi'],
  ['42', 'Pejabat Administrator'],
  ['43', 'Pejabat Fungsional'],
  ['45', 'Pelaksana'],
  ['44', 'Lainnya (Aparatur Sipil Negara)'],
];
const employees: readonly Row[] = [
  ['61', 'Komisaris'],
  ['62', 'Direktur'],
  ['63', 'Manajer'],
  ['64', 'Penyelia'],
  ['65', 'Staf'],
  ['66', 'Lainnya (Pegawai)'],
];
const forces: readonly Row[] = [
  ['1', 'Perwira Tinggi'],
  ['2', 'Perwira Menengah'],
  ['3', 'Perwira Pertama'],
  ['4', 'Bintara'],
  ['5', 'Tamtama'],
  ['11', 'Lainnya (Anggota)'],
];

/** Positions, by the job type that has them. */
export const positions: Readonly<Record<string, readonly Row[]>> = {
  39: officials,
  69: officials,
  16: employees,
  22: employees,
  23: employees,
  27: employees,
  40: forces,
  51: forces,
};

/** Industry sectors (the sections of KBLI 2020, in short), and what has none of its own. */
export const industries: readonly Row[] = [
  ['1', 'Pertanian, Kehutanan, dan Perikanan'],
  ['2', 'Pertambangan dan Penggalian'],
  ['3', 'Industri Pengolahan'],
  ['4', 'Pengadaan Listrik dan Gas'],
  ['5', 'Pengelolaan Air dan Limbah'],
  ['6', 'Konstruksi'],
  ['7', 'Perdagangan Besar dan Eceran'],
  ['8', 'Pengangkutan dan Pergudangan'],
  ['9', 'Akomodasi dan Makan Minum'],
  ['10', 'Informasi dan Komunikasi'],
  ['11', 'Keuangan dan Asuransi'],
  ['12', 'Real Estat'],
  ['13', 'Jasa Profesional, Ilmiah, dan Teknis'],
  ['14', 'Jasa Persewaan dan Ketenagakerjaan'],
  ['15', 'Administrasi Pemerintahan dan Pertahanan'],
  ['16', 'Pendidikan'],
  ['17', 'Kesehatan dan Kegiatan Sosial'],
  ['18', 'Kesenian, Hiburan, dan Rekreasi'],
  ['19', 'Jasa Lainnya'],
  ['31', 'Lainnya'],
];

const governmentSectors = ['15', '16', '17', '31'];

/** The ids of the industry sectors of a job type; undefined for a job that may be in any. */
export const industriesOfJob: Readonly<Record<string, readonly string[]>> = {
  17: ['1', '31'],
  18: ['1', '31'],
  15: ['7', '31'],
  30: ['17', '31'],
  37: ['10', '31'],
  39: governmentSectors,
  40: governmentSectors,
  51: governmentSectors,
  69: governmentSectors,
};
