import {
  leavesIn,
  offeredBranches,
  storedOption,
  type CompiledField,
  type CompiledForm,
  type Option,
} from '../../src/interpreter';
import type { Lists } from '../../src/tools/visit/lists';

/** The choices of a form's fields as its bank would list them: those that the definition asks about, and some more. */
export function madeUpLists(form: CompiledForm): Lists {
  const codes = codesAskedAbout(form);
  const made = new Map<string, readonly Option[]>();
  const listOf = (field: CompiledField): readonly Option[] => {
    const known = made.get(field.name);
    if (known) return known;
    const list =
      field.definition.type === 'branch' ? branches : recordsOf(field, codes.get(field.name) ?? []);
    made.set(field.name, list);
    return list;
  };
  const known: Lists['known'] = ({ definition, options, lookup, branches: offered }) => {
    const asked = lookup ?? offered;
    if (!asked) return options ?? [];
    const field = form.fields.get(definition.name);
    return 'request' in asked && field ? listOf(field) : undefined;
  };
  return { known, load: (view) => Promise.resolve(known(view)) };
}

const branches = offeredBranches(
  ['Braga', 'Dago', 'Cibadak'].map((name, at) => ({ code: `000${at + 1}`, name, address: `Jalan ${name}` })),
);

/** The codes that conditions compare a choice with: without them most of a form would stay hidden. */
function codesAskedAbout({ sources }: CompiledForm): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  for (const { compiled } of sources.conditions.values()) {
    for (const leaf of compiled ? leavesIn(compiled) : []) {
      if (leaf.kind !== 'compared' || leaf.right.kind !== 'literal') continue;
      const own = [leaf.right.value].flat().filter((code) => typeof code === 'string');
      codes.set(leaf.left.name, [...(codes.get(leaf.left.name) ?? []), ...own]);
    }
  }
  return codes;
}

function recordsOf({ definition }: CompiledField, asked: readonly string[]): readonly Option[] {
  const lookup = 'lookup' in definition ? definition.lookup : undefined;
  const fills = Object.values(lookup?.fills ?? {});
  return [...new Set([...asked, 'A1', 'B2'])].map((code, at) => {
    const label = `Pilihan ${code}`;
    const record = Object.fromEntries(fills.map((key) => [key, `4${at}1${at}1`]));
    return { value: storedOption(code, label), code, label, record };
  });
}
