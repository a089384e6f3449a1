/** Words of the page before the first step. */
export const startWords = {
  /** Above what a visitor should know first. */
  facts: 'Sebelum mulai',
  minutes: 'Lama pengisian',
  aboutMinutes: (minutes: number) => `Sekitar ${minutes} menit`,
  who: 'Siapa yang dapat mengajukan',
  fee: 'Biaya permohonan',
  documents: 'Yang perlu disiapkan',
  /** Heads the documents that not everybody needs. */
  perhaps: 'Mungkin diminta, bergantung pada jawaban Anda',
  privacy: 'Data pribadi Anda',
  privacyLink: 'Baca kebijakan privasi',
  start: 'Mulai',
  /** In place of it, for who has come back from a step. */
  goOn: 'Lanjutkan',
  back: 'Kembali',
} as const;

/** Words of a file that puts a day into the visitor's calendar. */
export const calendarWords = {
  visit: (product: string) => `Kunjungan ke bank: ${product}`,
  /** The last day by which something happens. */
  due: (text: string, product: string) => `Paling lambat hari ini: ${text} (${product})`,
  number: (number: string) => `Nomor registrasi ${number}`,
} as const;
