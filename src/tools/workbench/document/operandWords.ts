import { dayWords, numberWords } from '../../words/plain';
import { labelWords } from '../../words/values';
import type { Operand, Unit } from './expressions';
import { type Known, questionNamed } from './questions';
import { words } from './words';

/** An operand as people say it: `jumlah Bagian`, `17 tahun lalu`, `sehari sesudah Tanggal Mulai`. */
export function operandWords(known: Pick<Known, 'form'>, operand: Operand): string {
  const label = (name: string): string => {
    const field = questionNamed(known, name);
    return field ? labelWords(field.definition) : name;
  };
  switch (operand.kind) {
    case 'answer':
    case 'code':
      return label(operand.name);
    case 'age':
      return words.ageBy(label(operand.name));
    case 'count':
      return words.countOf(label(operand.name));
    case 'column':
      return words.sumOf(label(operand.column), label(operand.rows));
    case 'total':
      return words.totalOf(operand.names.map(label));
    case 'percent':
      return words.percentOf(numberWords(operand.by), label(operand.of));
    case 'between':
      return words.daysBetween(
        label(operand.from),
        operand.to === undefined ? words.today : label(operand.to),
      );
    case 'number':
      return numberWords(operand.value);
    case 'text':
      return `“${operand.value}”`;
    case 'day':
      return dayWords(operand.day);
    case 'oldest':
      return words.oldest(operand.years);
    case 'moved': {
      const { from, by, unit } = operand;
      if (by === 0) return words.today;
      const count = countWords(Math.abs(by), unit);
      if (from === undefined) return by < 0 ? words.ago(count) : words.ahead(count);
      return by < 0 ? words.before(count, label(from)) : words.after(count, label(from));
    }
  }
}

function countWords(count: number, unit: Unit): string {
  return count === 1 ? words.one[unit] : `${numberWords(count)} ${words.units[unit]}`;
}
