import { parseFragment, withLists, type Fragment } from '../../interpreter';
import { declaredFields, formOf, outsideOfForm, type CheckOptions } from './definition/checked';
import type { Finding, Found } from './finding';
import { findingsOf } from './findings';
import { foundOf } from './issues';
import { choices } from './rules/choices';
import { lists } from './rules/contract/lists';
import { fragment } from '../../language/schemas/form';
import { jsonOf } from './json/walk';
import { unusedLists, unusedNames } from './rules/lists';
import { texts } from './rules/texts';

/**
 * What is wrong with a fragment, in the order of its text: its structure, and what stands in it alone. What its names and conditions
 * mean is reported where a form takes it in. Never throws, whatever the text.
 */
export function checkFragment(text: string, { file }: CheckOptions): Finding[] {
  const parsed = parseFragment(text);
  const found = parsed.ok
    ? [...findIn(parsed.fragment), ...unusedLists(jsonOf(text), fragment)]
    : parsed.issues.map(foundOf);
  return findingsOf(text, file, found, 'Potongan');
}

function findIn({ blocks, conditions, lists: named }: Fragment): Found[] {
  // A list that it does not have may be the form's.
  const { definition, placeOf } = withLists(
    { ...formOf(blocks), ...(named && { lists: named }), ...(conditions && { conditions }) },
    () => undefined,
  );
  const fields = declaredFields(definition);
  const found = [
    ...lists({ fields }),
    ...choices({ fields }),
    ...texts(definition),
    ...unusedNames(definition),
  ];
  return found.map((one) => outsideOfForm({ ...one, path: placeOf(one.path) }));
}
