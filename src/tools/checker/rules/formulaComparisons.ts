import { codeOf, nodesIn, type Field, type Expression, type Option } from '../../../interpreter';
import { answerTypeOf, callAt } from '../contract/answerAt';
import type { AnswerType } from '../contract/contract';
import type { Checked } from '../definition/checked';
import { kindOf, writtenName, type Kind } from '../definition/formulas';
import { localOptions, misread } from '../definition/options';
import type { Found, FindingEdit } from '../finding';

const words: Readonly<Record<Kind, string>> = { text: 'teks', number: 'angka', boolean: 'ya/tidak' };

/** `==` and `!=` of formulas between values that are never alike: another kind, no option, a pipe; and choices between two kinds. */
export function formulaComparisons({ fields, sources }: Checked): Found[] {
  const kindAt =
    (path: string): KindOf =>
    (node) => {
      const answer = answerTypeOf(node, callAt(sources, path)?.call);
      return kindOf(node) ?? (answer && answerKinds[answer]);
    };
  return sources.formulas.flatMap(({ path, compiled }) =>
    [...nodesIn(compiled.nodes)].flatMap((node) => checkNode(node, path, fields, kindAt(path))),
  );
}

type KindOf = (node: Expression) => Kind | undefined;

const answerKinds: Partial<Record<AnswerType, Kind>> = {
  text: 'text',
  date: 'text',
  number: 'number',
  boolean: 'boolean',
};

function checkNode(node: Expression, path: string, fields: Checked['fields'], kindOf: KindOf): Found[] {
  if (node.kind === 'call' && node.name === 'if') return checkChoice(node, path, kindOf);
  if (node.kind === 'call' && node.name === 'contains') return checkContained(node, path, fields);
  if (node.kind !== 'binary' || (node.operator !== '==' && node.operator !== '!=')) return [];
  const { left, right, operator } = node;
  const kinds = [kindOf(left), kindOf(right)] as const;
  if (kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1]) {
    const sides = `${shown(left)} (${words[kinds[0]]}) ${operator} ${shown(right)} (${words[kinds[1]]})`;
    const written = [left, right].find((one) => one.kind === 'literal' && typeof one.value === 'string');
    const number = written?.kind === 'literal' ? Number(written.value) : NaN;
    const fix = !kinds.includes('number')
      ? 'Bandingkan dengan nilai yang sejenis.'
      : Number.isNaN(number)
        ? 'Bandingkan dengan angka, atau dengan teks dalam tanda kutip, atau ubah dengan number(…).'
        : `Tulis ${number} tanpa tanda kutip, atau ubah yang lain menjadi teks.`;
    return [{ rule: 'number-for-text', path, what: `${sides} membandingkan dua jenis yang berbeda.`, fix }];
  }
  return [...checkSides(left, right, path, fields), ...checkSides(right, left, path, fields)];
}

/** What is computed further with a number at one time and a text at another comes to nothing at one of them. */
function checkChoice(
  { args: [, then, otherwise] }: Expression & { kind: 'call' },
  path: string,
  kindOf: KindOf,
): Found[] {
  if (!then || !otherwise) return [];
  const [one, other] = [kindOf(then), kindOf(otherwise)];
  if (one === undefined || other === undefined || one === other) return [];
  const what = `Rumus ini memberi ${words[one]} (${shown(then)}) atau ${words[other]} (${shown(otherwise)}).`;
  const fix =
    one === 'boolean' || other === 'boolean'
      ? 'Jadikan kedua cabang sejenis.'
      : 'Jadikan kedua cabang sejenis, misalnya dengan number(…).';
  return [{ rule: 'mixed-branches', path, what, fix }];
}

function fieldIn(argument: Expression | undefined, fields: Checked['fields']): Field | undefined {
  return argument?.kind === 'name' ? fields.get(writtenName(argument.name))?.field : undefined;
}

/** The text of a literal; `undefined` for an empty one, and for all else. */
function writtenIn(node: Expression | undefined): string | undefined {
  return node?.kind === 'literal' && typeof node.value === 'string' && node.value !== ''
    ? node.value
    : undefined;
}

/** `contains(x, 'a')`: of ticks, the code of one. */
function checkContained(
  { args: [whole, part] }: Expression & { kind: 'call' },
  path: string,
  fields: Checked['fields'],
): Found[] {
  const [field, written] = [fieldIn(whole, fields), writtenIn(part)];
  return field && written !== undefined ? checkOption(field, written, 'code', path) : [];
}

/** `code(x) == 'a'`, `label(x) == 'b'`. */
function checkSides(call: Expression, other: Expression, path: string, fields: Checked['fields']): Found[] {
  const written = writtenIn(other);
  if (call.kind !== 'call' || written === undefined) return [];
  const field = fieldIn(call.args[0], fields);
  if (!field || (call.name !== 'code' && call.name !== 'label')) return [];
  if (call.name === 'code' && written.includes('|')) {
    const what = `code(${field.name}) tidak pernah memuat tanda |, tetapi dibandingkan dengan '${written}'.`;
    return [
      {
        rule: 'pipe-in-value',
        path,
        what,
        fix: `Tulis kodenya saja: '${codeOf(written)}'.`,
        edit: { swap: [`'${written}'`, `'${codeOf(written)}'`] },
      },
    ];
  }
  return checkOption(field, written, call.name, path);
}

function checkOption(field: Field, written: string, by: 'code' | 'label', path: string): Found[] {
  const options = localOptions(field);
  if (!options) return [];
  const compared =
    by === 'code' ? options : options.map((option): Option => ({ ...option, code: option.label }));
  const wrong = misread(written, compared);
  const what = `'${written}' bukan ${by === 'code' ? 'kode' : 'label'} salah satu pilihan "${field.label}" (${field.name}).`;
  if (!wrong) return [];
  const { meant } = wrong;
  // A label has no code to be replaced by; the text stands inside the formula.
  const edit: FindingEdit | undefined =
    meant === undefined ? undefined : { swap: [`'${written}'`, `'${meant}'`] };
  return [{ ...wrong, edit, path, what }];
}

function shown(node: Expression): string {
  if (node.kind === 'literal') return node.text;
  if (node.kind === 'name') return writtenName(node.name);
  if (node.kind === 'member') return `${shown(node.object)}.${shown(node.key).replaceAll("'", '')}`;
  return node.kind === 'call' ? `${node.name}(…)` : '…';
}
