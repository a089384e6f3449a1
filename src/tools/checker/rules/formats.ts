import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Signs of regular expressions that no number of a bank, an authority or a telephone has. */
const signs = /[\^$[\]{}\\|?]/;

/** Formats that were meant as regular expressions: their signs would have to be typed. */
export function formats({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const written = 'format' in field ? [field.format ?? []].flat() : [];
    const wrong = written.find((one) => signs.test(one));
    if (wrong === undefined) return [];
    return [
      {
        rule: 'format-expression',
        path: `${path}.format`,
        what: `"${wrong}" ditulis sebagai ekspresi reguler; di sini tandanya harus diketik pengunjung, sehingga tidak ada isian yang cocok.`,
        fix: 'Tulis 9 untuk angka, A untuk huruf, * untuk salah satunya, misalnya "99.999-AA".',
      },
    ];
  });
}
