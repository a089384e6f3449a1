import { built } from '../formulas/build';
import type { Node } from '../formulas/parse';
import { type Expression, typeWords } from '../formulas/types';
import { didYouMean, shorten, type Problem } from '../issues';
import { unknownHere } from '../unknownNames';
import { isList, type ConditionItem, type Json, type ValueType } from '../../language';
import type { NameInfo, Names } from '../scope';
import { meantOperator, operatorOf, operatorSpellings } from './aliases';
import { literalOf, readLiteral } from './literal';
import { operators, type OperatorRow } from './operators';

type ReportAt = (key: 'name' | 'condition' | 'value', problem: Problem) => void;

/** Checks and builds one comparison; `undefined` when something in it is wrong. */
export function compileComparison(
  item: ConditionItem,
  names: Names,
  report: ReportAt,
): Expression | undefined {
  const left = known(item.name, names, (problem) => report('name', problem));
  const operator = operatorOf(item.condition);
  if (!operator) {
    const near = meantOperator(item.condition);
    report('condition', {
      code: 'unknown-operator',
      received: `"${shorten(item.condition)}"`,
      expected: `salah satu dari: ${operatorSpellings.join(', ')}`,
      hint: didYouMean(near),
      args: { name: item.condition, near },
    });
  }
  if (!left || !operator) return undefined;
  const row: OperatorRow = operators[operator];
  if (left.type !== 'unknown' && !row.accepts.includes(left.type)) {
    report('condition', {
      code: 'operator-type',
      received: `"${item.condition}" untuk ${item.name} (${typeWords[left.type]})`,
      expected: `"${item.condition}" hanya untuk ${row.accepts.map((type) => typeWords[type]).join(', ')}`,
      hint: left.type === 'choices' ? 'Untuk daftar pilihan pakai "contains" atau "isFilled".' : undefined,
    });
    return undefined;
  }
  const right = expectedSide(item, left, row, names, (problem) => report('value', problem));
  if (!right) return undefined;
  const node = { kind: 'compared', operator, left: { kind: 'name', name: item.name }, right } as const;
  return built(names, node);
}

function expectedSide(
  { value, name, condition }: ConditionItem,
  left: NameInfo,
  row: OperatorRow,
  names: Names,
  problem: (found: Problem) => void,
): Node | undefined {
  // The CMS leaves an empty value beside 'isEmpty' and its like.
  if (row.takes === 'nothing') return literalOf(undefined);
  const reference = value === undefined ? undefined : referenceIn(value);
  if (reference !== undefined) {
    const right = known(reference, names, problem);
    if (!right) return undefined;
    if (!comparable(row, left.type, right.type)) {
      problem({
        code: 'value-type',
        received: `${reference} (${typeWords[right.type]})`,
        expected: `nama yang sejenis dengan ${name} (${typeWords[left.type]})`,
      });
      return undefined;
    }
    return { kind: 'name', name: reference };
  }
  const referenced = isList(value) ? value.map(referenceIn).find((one) => one !== undefined) : undefined;
  if (referenced !== undefined) {
    problem({
      code: 'wrong-value',
      received: `"{${referenced}}" di dalam daftar`,
      expected: 'daftar nilai tetap',
      hint: `Tulis "{${referenced}}" sebagai satu-satunya nilai, atau gabungkan beberapa syarat dengan "any".`,
    });
    return undefined;
  }
  const literal = value === undefined ? undefined : readLiteral(row, left.type, value);
  if (literal) return literal;
  const kind = row.ranks && left.type === 'unknown' ? 'angka atau tanggal' : literalWords[left.type];
  problem({
    code: 'value-type',
    received: value === undefined ? 'tidak ada' : shorten(JSON.stringify(value)),
    expected: row.takes === 'list' ? `daftar [ … ] berisi ${kind}` : `${kind}, atau "{nama}"`,
    hint:
      value === '' || value === null || value === undefined
        ? 'Untuk jawaban yang kosong pakai "isEmpty" tanpa nilai.'
        : row.takes === 'list' && !isList(value)
          ? `Untuk satu nilai pakai "equals", atau tulis daftar sesudah "${condition}".`
          : undefined,
  });
  return undefined;
}

const literalWords: Readonly<Record<ValueType, string>> = {
  ...typeWords,
  date: 'tanggal YYYY-MM-DD',
  month: 'bulan YYYY-MM',
  boolean: 'true atau false',
  choice: 'kode pilihan',
  choices: 'kode pilihan',
};

/** `"{name}"` takes a constant or another answer. */
function referenceIn(value: Json): string | undefined {
  return typeof value === 'string' ? /^\{\s*([A-Za-z_$][\w$]*)\s*\}$/.exec(value)?.[1] : undefined;
}

function known(name: string, names: Names, problem: (found: Problem) => void): NameInfo | undefined {
  const info = names.get(name);
  if (!info) problem(unknownHere(names, name));
  return info;
}

/** Whether two names can ever be found alike by the operator. */
function comparable(row: OperatorRow, left: ValueType, right: ValueType): boolean {
  if (right === 'unknown') return true;
  if (row.ranks) return row.accepts.includes(right) && (left === 'unknown' || left === right);
  if (right === 'choices')
    return row.takes === 'list' && family(left) !== 'number' && family(left) !== 'boolean';
  return left === 'unknown' || family(left) === family(right);
}

/** Types whose values are of one kind in JSON; the members of a list of choices are texts. */
function family(type: ValueType): 'number' | 'boolean' | 'text' {
  return type === 'number' || type === 'boolean' ? type : 'text';
}
