import { nodesIn, type FormulaNode } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Choices without a score beside others that have one, and scores that no formula counts. */
export function scores({ fields, form }: Checked): Found[] {
  const counted = new Set(form?.sources.formulas.flatMap(({ compiled }) => countedIn(compiled.nodes)));
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const options = 'options' in field ? (field.options ?? []) : [];
    const scored = options.flatMap((one, index) =>
      typeof one === 'string' || one.score === undefined ? [] : [index],
    );
    const [first] = scored;
    if (first === undefined) return [];
    const bare = options.flatMap((one, index): Found[] => {
      if (scored.includes(index) || (typeof one !== 'string' && one.selectsAll)) return [];
      const value = typeof one === 'string' ? one : one.value;
      const what = `Pilihan "${value}" tidak mempunyai "score", sedangkan pilihan lain mempunyainya.`;
      const mend = `Tulis { "value": "${value}", "score": 0 } bila memang tidak bernilai.`;
      return [{ rule: 'score-missing', path: `${path}.options[${index}]`, what, mend }];
    });
    if (!form || counted.has(field.name)) return bare;
    const what = `Tidak ada rumus yang menghitung "score" pilihan "${field.label}" (${field.name}).`;
    const mend = `Tulis score(${field.name}) di dalam sebuah rumus, atau hapus "score".`;
    return [...bare, { rule: 'key-alone', path: `${path}.options[${first}].score`, what, mend }];
  });
}

/** The questions whose scores formulas count, those of rows by their names there. */
function countedIn(nodes: readonly FormulaNode[]): string[] {
  return [...nodesIn(nodes)].flatMap((node) => {
    const asked = node.kind === 'call' && node.name === 'score' ? node.args[0] : undefined;
    if (asked?.kind === 'name') return [asked.name.split('.').at(-1) ?? ''];
    const column = asked?.kind === 'member' && asked.key.kind === 'literal' ? asked.key.value : undefined;
    return typeof column === 'string' ? [column] : [];
  });
}
