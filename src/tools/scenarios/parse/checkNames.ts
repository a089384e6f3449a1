import { firstSlots, nearest, pathText, slotsOf, type CompiledForm, type Issue } from '../../../interpreter';
import type { Expectation, Scenario } from '../language';
import { named, shown } from '../words/shown';

type NameKind =
  | 'field'
  | 'rows'
  | 'row'
  | 'answer'
  | 'step'
  | 'screen'
  | 'stage'
  | 'parameter'
  | 'action'
  | 'edited';

/** What the names in an expectation are names of; the other keys hold none. */
const namesIn = {
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
  const unknown = (kind: NameKind, name: string, ...keys: readonly (string | number)[]): Issue[] => {
    if (known[kind].has(name)) return [];
    const words = { received: shown(name), expected: expected(kind, known[kind]) };
    const near = nearest(name, known[kind]);
    return [{ code: 'unknown-name', path: pathText(keys), ...words, args: { name, near } }];
  };

  const parameters = Object.keys(scenario.query ?? {});
  const inQuery = parameters.flatMap((name) => unknown('parameter', name, 'query', name));
  const inSteps = scenario.steps.flatMap((step) => {
    const at = ['steps', step.at, step.act] as const;
    if (step.act === 'fill' || step.act === 'type' || step.act === 'try' || step.act === 'upload') {
      return Object.keys(step.with).flatMap((name) => unknown('field', name, ...at, name));
    }
    if (step.act === 'addRow') return unknown('rows', step.with, ...at);
    if (step.act === 'removeRow') return unknown('row', step.with, ...at);
    if (step.act === 'arrive') {
      const { at: target, with: answers } = step.with;
      const wrong = Object.keys(answers).flatMap((name) => unknown('field', name, ...at, 'with', name));
      return [...unknown('screen', target, ...at), ...wrong];
    }
    if (step.act === 'query') {
      return Object.keys(step.with).flatMap((name) => unknown('parameter', name, ...at, name));
    }
    if (step.act === 'button') return unknown('action', step.with, ...at);
    if (step.act === 'edit') return unknown('edited', step.with, ...at);
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
  return Object.keys(usual)
    .filter((name) => !known.has(name))
    .map((name) => ({
      code: 'unknown-name',
      path: pathText(['with', name]),
      received: shown(name),
      expected: expected('field', known),
      args: { name, near: nearest(name, known) },
    }));
}

function listed(written: string | readonly string[] | object | undefined): readonly string[] {
  if (written === undefined) return [];
  if (typeof written === 'string') return [written];
  // A list of names, or an object by name.
  return Array.isArray(written) ? (written as readonly string[]) : Object.keys(written);
}

function expected(kind: NameKind, known: ReadonlySet<string>): string {
  switch (kind) {
    case 'field':
      return 'nama kolom di formulir ini';
    case 'rows':
      return `nama kelompok baris di formulir ini: ${named([...known])}`;
    case 'row':
      return 'kelompok baris dan nomor barisnya mulai dari 0, misalnya "ahliWaris.0"';
    case 'answer':
      return 'nama kolom atau nilai di formulir ini';
    case 'step':
    case 'screen':
      return `id langkah: ${named([...known])}`;
    case 'stage':
      return `id tahap: ${named([...known])}`;
    case 'edited':
      return 'nama kolom atau id langkah di formulir ini';
    case 'action':
      return `nama tindakan di formulir ini: ${named([...known])}`;
    case 'parameter':
      return `parameter di "query" formulir ini: ${named([...known])}`;
  }
}
