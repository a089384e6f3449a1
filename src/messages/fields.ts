export const captchaWords = {
  /** Inside the empty control. */
  placeholder: 'Ketik ulang kode',
  /** Names the picture; what it shows is read out on demand only. */
  picture: 'Gambar kode',
  renew: 'Ganti kode',
  listen: 'Dengarkan',
  /** What was retyped is not the code. */
  wrong: 'Captcha tidak sesuai!',
  /** Read out by the live region. */
  renewed: 'Kode baru ditampilkan',
} as const;

/** Words of every field, on forms and beside them. */
export const fieldWords = {
  /** Beside the label of an answer that may stay empty. */
  optional: 'opsional',
  /** What a slider says while its box is empty: where its handle stands is no answer. */
  noNumber: 'Belum diisi',
};

/** Words of a QR code, for those who do not see it. */
export const qrWords = {
  /** `text` is what the code says. */
  of: (text: string) => `Kode QR: ${text}`,
} as const;
