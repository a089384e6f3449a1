import { codeOf, nodesIn, type FormulaNode, type Option } from '../../../interpreter';
import { answerTypeOf, callAt } from '../contract/answerAt';
import type { AnswerType } from '../contract/contract';
import type { Checked } from '../definition/checked';
import { kindOf, type Kind } from '../definition/formulas';
import { localOptions, misread } from '../definition/options';
import type { Found, Fix } from '../finding';

const words: Readonly<Record<Kind, string>> = { text: 'teks', number: 'angka', boolean: 'ya/tidak' };

/** `==` and `!=` of formulas between values that are never alike: another kind, no option, a pipe; and choices between two kinds. */
export function formulaComparisons({ fields, names, sources }: Checked): Found[] {
  const kindAt =
    (path: string): KindOf =>
    (node) => {
      const answer = answerTypeOf(node, callAt(sources, path)?.call);
      return kindOf(node, names) ?? (answer && answerKinds[answer]);
    };
  return sources.formulas.flatMap(({ path, compiled }) =>
    [...nodesIn(compiled.nodes)].flatMap((node) => checkNode(node, path, fields, kindAt(path))),
  );
}

type KindOf = (node: FormulaNode) => Kind | undefined;

const answerKinds: Partial<Record<AnswerType, Kind>> = {
  text: 'text',
  date: 'text',
  number: 'number',
  boolean: 'boolean',
};

function checkNode(node: FormulaNode, path: string, fields: Checked['fields'], kindOf: KindOf): Found[] {
  if (node.kind === 'choose') return checkChoice(node, path, kindOf);
  if (node.kind !== 'binary' || (node.operator !== '==' && node.operator !== '!=')) return [];
  const { left, right, operator } = node;
  const kinds = [kindOf(left), kindOf(right)] as const;
  if (kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1]) {
    const sides = `${shown(left)} (${words[kinds[0]]}) ${operator} ${shown(right)} (${words[kinds[1]]})`;
    const written = [left, right].find((one) => one.kind === 'literal' && typeof one.value === 'string');
    const number = written?.kind === 'literal' ? Number(written.value) : NaN;
    const mend = !kinds.includes('number')
      ? 'Bandingkan dengan nilai yang sejenis.'
      : Number.isNaN(number)
        ? 'Bandingkan dengan angka, atau dengan teks dalam tanda kutip, atau ubah dengan number(…).'
        : `Tulis ${number} tanpa tanda kutip, atau ubah yang lain menjadi teks.`;
    return [{ rule: 'number-for-text', path, what: `${sides} membandingkan dua jenis yang berbeda.`, mend }];
  }
  return [...checkSides(left, right, path, fields), ...checkSides(right, left, path, fields)];
}

/** What is computed further with a number at one time and a text at another comes to nothing at one of them. */
function checkChoice(
  { then, otherwise }: FormulaNode & { kind: 'choose' },
  path: string,
  kindOf: KindOf,
): Found[] {
  const [one, other] = [kindOf(then), kindOf(otherwise)];
  if (one === undefined || other === undefined || one === other) return [];
  const what = `Rumus ini memberi ${words[one]} (${shown(then)}) atau ${words[other]} (${shown(otherwise)}).`;
  const mend =
    one === 'boolean' || other === 'boolean'
      ? 'Jadikan kedua cabang sejenis.'
      : 'Jadikan kedua cabang sejenis, misalnya dengan number(…).';
  return [{ rule: 'mixed-branches', path, what, mend }];
}

/** `code(x) == 'a'`, `label(x) == 'b'`. */
function checkSides(call: FormulaNode, other: FormulaNode, path: string, fields: Checked['fields']): Found[] {
  if (
    call.kind !== 'call' ||
    other.kind !== 'literal' ||
    typeof other.value !== 'string' ||
    other.value === ''
  )
    return [];
  const [argument] = call.args;
  const field = argument?.kind === 'name' ? fields.get(argument.name)?.field : undefined;
  const options = localOptions(field);
  if (!field || (call.name !== 'code' && call.name !== 'label')) return [];
  const written = other.value;
  if (call.name === 'code' && written.includes('|')) {
    const what = `code(${field.name}) tidak pernah memuat tanda |, tetapi dibandingkan dengan '${written}'.`;
    return [
      {
        rule: 'pipe-in-value',
        path,
        what,
        mend: `Tulis kodenya saja: '${codeOf(written)}'.`,
        fix: { swap: [`'${written}'`, `'${codeOf(written)}'`] },
      },
    ];
  }
  if (!options) return [];
  const compared =
    call.name === 'code' ? options : options.map((option): Option => ({ ...option, code: option.label }));
  const wrong = misread(written, compared);
  const what = `'${written}' bukan ${call.name === 'code' ? 'kode' : 'label'} salah satu pilihan "${field.label}" (${field.name}).`;
  if (!wrong) return [];
  const { meant } = wrong;
  // A label has no code to be replaced by; the text stands inside the formula.
  const fix: Fix | undefined = meant === undefined ? undefined : { swap: [`'${written}'`, `'${meant}'`] };
  return [{ ...wrong, fix, path, what }];
}

function shown(node: FormulaNode): string {
  if (node.kind === 'literal') return node.text;
  if (node.kind === 'name') return node.name;
  if (node.kind === 'member') return `${shown(node.object)}.${shown(node.key).replaceAll("'", '')}`;
  return node.kind === 'call' ? `${node.name}(…)` : '…';
}
