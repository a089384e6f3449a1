/** Words of what this device keeps of forms, where a visitor may go on with it. */
export const resumeWords = {
  title: 'Permohonan Anda di perangkat ini',
  /** Of answers whose visitor stood at no numbered step. */
  begun: 'Sudah mulai diisi',
  /** It was sent, and nobody knows what came of it. */
  unknown: 'Kami belum tahu apakah permohonan ini sudah masuk. Buka lagi untuk memastikannya.',
  /** `time` as `14.32`. */
  savedUntil: (time: string) => `Tersimpan sampai pukul ${time}`,
  goOn: 'Lanjutkan',
  /** Read out on a card's link and button. */
  goOnWith: (product: string) => `Lanjutkan ${product}`,
  remove: 'Hapus',
  removeAnswers: (product: string) => `Hapus jawaban ${product}`,
  removed: (product: string) => `Jawaban ${product} sudah dihapus dari perangkat ini.`,
  removeReceipt: (product: string) => `Hapus tanda terima ${product}`,
  receiptRemoved: (product: string) => `Tanda terima ${product} sudah dihapus dari perangkat ini.`,
  undo: 'Urungkan',
  sent: (time: string, number: string) => `Terkirim pukul ${time} · Nomor registrasi ${number}`,
  receipt: 'Lihat tanda terima',
  receiptOf: (product: string) => `Lihat tanda terima ${product}`,
  /** After a form was left, `time` as `14.32`. */
  left: (time: string) => `Jawaban Anda tersimpan di perangkat ini sampai pukul ${time}.`,
} as const;
