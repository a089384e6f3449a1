import { loadForm, type Issue } from '../../interpreter';
import { formDefinition } from '../../language/schemas/form';
import { textsOf, type MeantText, type Role } from '../../language/schema';
import { changed, definitionFiles, fragmentTexts, read } from './testing/schemaFile';

/** Roles by what the compiler says of a name that nothing has. */
const inserted: readonly Role[] = ['template', 'message', 'html', 'filter'];
const written: readonly Role[] = ['prose', 'option', 'url', 'picture', 'category'];
const named: readonly Role[] = [
  'answer',
  'fragmentAnswer',
  'fragmentUse',
  'step',
  'stage',
  'action',
  'condition',
  'conditionOrFormula',
  'formula',
  'afterLastStep',
];

/** The longest first: a kind of place is tried where it is read soonest. */
const definitions = definitionFiles()
  .map(read)
  .sort((a, b) => b.length - a.length)
  .map((text) => JSON.parse(text) as { slug: string });

/** A text of each kind of place: paths that differ in numbers alone are one. */
const places = new Map<string, { definition: { slug: string }; one: MeantText }>();
for (const definition of definitions) {
  for (const one of textsOf(formDefinition, definition)) {
    if (one.isKey || one.declares) continue;
    const type = typeof one.owner.type === 'string' ? one.owner.type : '';
    places.set(`${type}: ${one.path.filter((key) => typeof key === 'string').join('.')}`, {
      definition,
      one,
    });
  }
}

const issuesWith = (
  { definition, one }: { definition: { slug: string }; one: MeantText },
  text: string,
): readonly Issue[] => {
  const loaded = loadForm(
    JSON.stringify(changed(definition, one.path, () => text)),
    definition.slug,
    fragmentTexts(),
  );
  return loaded.ok ? [] : loaded.issues;
};

sweep('what a text means to its schema, it means to the compiler', () => {
  expect(places.size).toBeGreaterThan(150);
  const wrong = [...places].flatMap(([at, place]) => {
    const { role, text } = place.one;
    const inside = `${text} {takAdaDiSini}`;
    if (inserted.includes(role))
      return issuesWith(place, inside).length > 0 ? [] : [`${role} inserts nothing: ${at}`];
    if (written.includes(role)) {
      const found = issuesWith(place, inside).filter(({ received }) => received.includes('takAdaDiSini'));
      return role === 'url' || role === 'picture' || found.length === 0 ? [] : [`${role} inserts: ${at}`];
    }
    if (named.includes(role))
      return issuesWith(place, 'takAdaDiSini').length > 0 ? [] : [`${role} is no name: ${at}`];
    return [];
  });
  expect(wrong).toEqual([]);
});

test('copies between two uses of a fragment name the uses, all others answers', () => {
  const rolesIn = (copies: object): Role[] => {
    const blocks = [{ type: 'switch', name: 'sama', label: 'Sama', copies }];
    const definition = { steps: [{ id: 'satu', title: 'Satu', blocks }] };
    return [...textsOf(formDefinition, definition)].flatMap(({ role, path }) =>
      path.includes('copies') ? [role] : [],
    );
  };
  expect(rolesIn({ from: 'ktp', to: 'tinggal' })).toEqual(['fragmentUse', 'fragmentUse']);
  expect(rolesIn({ alamat: 'asal' })).toEqual(['answer', 'answer']);
});
