import { firstSlots, nearest, pathText, slotsOf, type CompiledForm, type Issue } from '../../../interpreter';
import type { ActName, Expectation, Scenario } from '../language';
import { named, shown } from '../words/shown';

type NameKind = keyof typeof expected;

/** What the names in an expectation are names of; the other keys hold none. */
export const namesIn = {
  step: 'screen',
  stage: 'stage',
  path: 'step',
  fields: 'field',
  visible: 'field',
  hidden: 'field',
  required: 'field',
  missing: 'field',
  readOnly: 'field',
  errors: 'field',
  notice: 'field',
  values: 'answer',
  empty: 'field',
  unsent: 'answer',
  options: 'field',
} as const satisfies Partial<Record<keyof Expectation, NameKind>>;

/** What the names in an act are names of: the act's own, or the keys of what stands beside it. */
const namedBy: Partial<Record<ActName, NameKind>> = {
  fill: 'field',
  type: 'field',
  try: 'field',
  upload: 'field',
  addRow: 'rows',
  removeRow: 'row',
  query: 'parameter',
  button: 'action',
  edit: 'edited',
};

/** The names in a scenario that the form does not have. `path` begins at the scenario. */
export function checkNames(form: CompiledForm, scenario: Scenario): Issue[] {
  const groups = [...form.fields.values()].flatMap(({ name, definition }) =>
    definition.type === 'rows' ? [{ name, slots: slotsOf(definition) }] : [],
  );
  const known: Record<NameKind, ReadonlySet<string>> = {
    field: new Set(form.fields.keys()),
    rows: new Set(groups.map(({ name }) => name)),
    row: new Set(groups.flatMap(({ name, slots }) => firstSlots(slots).map((slot) => `${name}.${slot}`))),
    answer: new Set([...form.fields.keys(), ...form.values.keys()]),
    step: new Set(form.steps.keys()),
    screen: new Set([...form.steps.keys(), 'preview', 'receipt']),
    stage: new Set(form.stages.map((stage) => stage.id)),
    parameter: new Set(Object.keys(form.definition.query ?? {})),
    action: new Set(form.actions.keys()),
    edited: new Set([...form.fields.keys(), ...form.steps.keys()]),
  };
  const unknown = (kind: NameKind, name: string, ...keys: Keys): Issue[] =>
    unknownAmong(known[kind], kind, name, keys);

  const parameters = Object.keys(scenario.query ?? {});
  const inQuery = parameters.flatMap((name) => unknown('parameter', name, 'query', name));
  const inSteps = scenario.steps.flatMap((step) => {
    const at = ['steps', step.at, step.act] as const;
    if (step.act === 'arrive') {
      const { at: target, with: answers } = step.with;
      const wrong = Object.keys(answers).flatMap((name) => unknown('field', name, ...at, 'with', name));
      return [...unknown('screen', target, ...at), ...wrong];
    }
    const kind = namedBy[step.act];
    if (kind && typeof step.with === 'string') return unknown(kind, step.with, ...at);
    if (kind) return Object.keys(step.with).flatMap((name) => unknown(kind, name, ...at, name));
    if (step.act !== 'expect') return [];
    const expectation = step.with;
    // Object.keys gives the keys of the table.
    return (Object.keys(namesIn) as (keyof typeof namesIn)[]).flatMap((key) =>
      listed(expectation[key]).flatMap((name) => unknown(namesIn[key], name, ...at, key)),
    );
  });
  return [...inQuery, ...inSteps];
}

/** The names in the answers that hold for a whole file. `path` begins at the file. */
export function checkUsual({ fields }: CompiledForm, { usual }: Scenario): Issue[] {
  const known = new Set(fields.keys());
  return Object.keys(usual).flatMap((name) => unknownAmong(known, 'field', name, ['with', name]));
}

type Keys = readonly (string | number)[];

/** What is wrong with a name that is none of its kind. */
function unknownAmong(known: ReadonlySet<string>, kind: NameKind, name: string, keys: Keys): Issue[] {
  if (known.has(name)) return [];
  const words = { received: shown(name), expected: expected[kind](named([...known])) };
  return [
    { code: 'unknown-name', path: pathText(keys), ...words, args: { name, near: nearest(name, known) } },
  ];
}

function listed(written: string | readonly string[] | object | undefined): readonly string[] {
  if (written === undefined) return [];
  if (typeof written === 'string') return [written];
  // A list of names, or an object by name.
  return Array.isArray(written) ? (written as readonly string[]) : Object.keys(written);
}

/** What should stand where a name of a kind is unknown, by all that there are. */
const expected = {
  field: () => 'nama kolom di formulir ini',
  rows: (all) => `nama kelompok baris di formulir ini: ${all}`,
  row: () => 'kelompok baris dan nomor barisnya mulai dari 0, misalnya "ahliWaris.0"',
  answer: () => 'nama kolom atau nilai di formulir ini',
  step: (all) => `id langkah: ${all}`,
  screen: (all) => `id langkah: ${all}`,
  stage: (all) => `id tahap: ${all}`,
  edited: () => 'nama kolom atau id langkah di formulir ini',
  action: (all) => `nama tindakan di formulir ini: ${all}`,
  parameter: (all) => `parameter di "query" formulir ini: ${all}`,
} as const satisfies Readonly<Record<string, (all: string) => string>>;
