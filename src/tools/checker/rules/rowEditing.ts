import type { Field } from '../../../interpreter';
import { blocksOf, isField, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** As many questions as a row may have before several of them in place fill more than a few screens of a phone. */
const mostInPlace = 8;

/** Row groups that are filled in where it is hard: long rows one below the other, and a page of its own for a single question. */
export function rowEditing({ fields }: Pick<Checked, 'fields'>): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found | Found[] => {
    if (field.type !== 'rows') return [];
    const count = questionsIn(field);
    if (field.editing === 'ownPage' && count === 1) {
      return {
        rule: 'row-editing',
        path: `${path}.editing`,
        what: `Setiap baris "${field.label}" berisi satu pertanyaan saja, tetapi diisi di halaman sendiri.`,
        fix: 'Tulis "inPlace".',
        edit: { put: 'inPlace' },
      };
    }
    // One row at most is no list.
    if (field.editing === 'ownPage' || count <= mostInPlace || field.maxRows === 1) return [];
    return {
      rule: 'row-editing',
      path: field.editing === undefined ? path : `${path}.editing`,
      what: `Setiap baris "${field.label}" berisi ${count} pertanyaan, satu baris di bawah yang lain.`,
      fix: 'Tulis "editing": "ownPage", sehingga setiap baris diisi di halaman sendiri dan diringkas dalam kartu.',
      ...(field.editing !== undefined && { edit: { put: 'ownPage' } }),
    };
  });
}

function questionsIn({ blocks }: Extract<Field, { type: 'rows' }>): number {
  return [...blocksOf(blocks, '')].filter(({ block }) => isField(block)).length;
}
