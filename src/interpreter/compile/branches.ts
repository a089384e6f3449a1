import { isCalendarDay, type BranchField, type ValueType } from '../../language';
import { codeOf } from '../../fields/pure';
import { addNode, answerOf, readsOf, type Builder } from './builder';
import type { Facet } from './facet';
import type { BranchesState } from './model';
import { checkWritable } from './references';

/**
 * Which branches a picker asks for: those of a city on a day, once both are there.
 * It is a facet, so that another city or day redraws the picker and empties its answer.
 */
export function compileBranches(builder: Builder, field: BranchField, path: string): Facet<BranchesState> {
  const { name, apiUrl } = field;
  checkParent(builder, field.city, ['choice', 'text'], 'kolom pilihan atau teks', `${path}.city`);
  checkParent(builder, field.date, ['date'], 'kolom tanggal', `${path}.date`);
  const [city, date] = [answerOf(builder, field.city), answerOf(builder, field.date)];
  return addNode(builder, {
    key: `branches:${name}`,
    view: name,
    reads: readsOf([city, date]),
    run: ({ scope }): BranchesState => {
      const chosen = textOf(scope.read(city));
      const day = textOf(scope.read(date));
      const waitingFor = [...(chosen === '' ? [city] : []), ...(isCalendarDay(day) ? [] : [date])];
      if (waitingFor.length > 0) return { waitingFor };
      return { request: { call: 'santer', body: { apiUrl, date: day, city: codeOf(chosen) } } };
    },
  });
}

/** Reports a parent that is not there, or whose answers say nothing to the back end; a remembered value may hold anything. */
function checkParent(
  builder: Builder,
  parent: string,
  types: readonly ValueType[],
  expected: string,
  path: string,
): void {
  checkWritable(builder, parent, path);
  const info = builder.names.get(parent);
  if (!info || info.type === 'unknown' || types.includes(info.type)) return;
  builder.report(path, { code: 'wrong-value', received: `"${parent}"`, expected });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
