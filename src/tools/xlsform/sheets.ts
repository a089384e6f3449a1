import readSheets from 'read-excel-file/universal';

/** A sheet of a workbook: its rows as Excel counts them, so `rows[0]` is row 1; an empty cell is `''`. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
}

/** Bytes. An XLSForm of a thousand questions has a tenth of it. */
const largest = 5 * 1024 * 1024;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
};

/**
 * The sheets of an `.xlsx` file; numbers, truth values and days as texts. Throws an error in Indonesian on what is no such file, is
 * locked by a password, or is larger than 5 MB.
 */
export async function sheetsOf(file: ArrayBuffer | Blob): Promise<Sheet[]> {
  const size = file instanceof ArrayBuffer ? file.byteLength : file.size;
  if (size > largest) throw new Error('Berkas lebih besar dari 5 MB.');
  const head = new Uint8Array(
    file instanceof ArrayBuffer ? file.slice(0, 4) : await file.slice(0, 4).arrayBuffer(),
  );
  // An .xlsx file is a zip; an old .xls and a file with a password are not.
  if (head[0] !== 0x50 || head[1] !== 0x4b) {
    throw new Error(
      'Berkas ini bukan .xlsx, atau terkunci kata sandi. Simpan sebagai "Buku Kerja Excel (.xlsx)" tanpa kata sandi.',
    );
  }
  const sheets = await readSheets(file).catch(() => {
    throw new Error('Berkas .xlsx ini rusak: isinya tidak dapat dibaca.');
  });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
}

/** The name of a cell as Excel shows it: column and row from 0. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${String(row + 1)}`;
}
