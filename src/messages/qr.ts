/** Words of a QR code, for those who do not see it. */
export const qrWords = {
  /** `text` is what the code says. */
  of: (text: string) => `Kode QR: ${text}`,
} as const;
