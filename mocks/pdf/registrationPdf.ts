import { encode } from 'uqr';

/** Points: A5 upright. */
const page = { width: 420, height: 595 };
const moduleSize = 8;

/** A one-page PDF with a registration number, in letters and as a QR code. ASCII only; at most 32 characters. */
export function registrationPdf(registrationNumber: string): string {
  const lines = [
    text(18, 520, 'Formulir e-Form'),
    text(12, 492, `Nomor registrasi: ${registrationNumber}`),
    text(10, 200, 'Tunjukkan kode ini kepada teller untuk melanjutkan transaksi Anda.'),
    squares(encode(registrationNumber, { ecc: 'L', border: 0 }).data),
  ];
  return assemble(lines.join('\n'));
}

function text(size: number, y: number, words: string): string {
  return `BT /F1 ${size} Tf 40 ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

/** Dark modules as filled squares; PDF counts upwards. */
function squares(modules: readonly (readonly boolean[])[]): string {
  const left = (page.width - modules.length * moduleSize) / 2;
  const top = 460;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [`${left + x * moduleSize} ${top - (y + 1) * moduleSize} ${moduleSize} ${moduleSize} re`] : [],
    ),
  );
  return `${dark.join('\n')}\nf`;
}

/** Objects, the table of where each one begins, and the trailer (ISO 32000-1, section 7.5). */
function assemble(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + table + trailer;
}
