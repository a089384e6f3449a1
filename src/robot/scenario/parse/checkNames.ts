import type { CompiledForm, Issue } from '../../../interpreter';
import type { Expectation, Scenario } from '../language';
import { named, shown } from '../words/shown';
import { below } from './readers';

type NameKind = 'field' | 'answer' | 'step' | 'stage';

/** What the names in an expectation are names of; the other keys hold none. */
const namesIn = {
  step: 'step',
  stage: 'stage',
  path: 'step',
  fields: 'field',
  visible: 'field',
  hidden: 'field',
  required: 'field',
  readOnly: 'field',
  errors: 'field',
  notice: 'field',
  values: 'answer',
  options: 'field',
} as const satisfies Partial<Record<keyof Expectation, NameKind>>;

/** The names in a scenario that the form does not have. `path` begins at the scenario. */
export function checkNames(form: CompiledForm, scenario: Scenario): Issue[] {
  const known: Record<NameKind, ReadonlySet<string>> = {
    field: new Set(form.fields.keys()),
    answer: new Set([...form.fields.keys(), ...form.values.keys()]),
    step: new Set(form.steps.keys()),
    stage: new Set(form.stages.map((stage) => stage.id)),
  };
  const unknown = (kind: NameKind, name: string, path: string): Issue[] =>
    known[kind].has(name) ? [] : [{ path, received: shown(name), expected: expected(kind, known[kind]) }];

  return scenario.steps.flatMap((step, index) => {
    const path = `steps[${index}].${step.act}`;
    if (step.act === 'fill' || step.act === 'upload') {
      return Object.keys(step.with).flatMap((name) => unknown('field', name, below(path, name)));
    }
    if (step.act === 'edit') return unknown('field', step.with, path);
    if (step.act !== 'expect') return [];
    const expectation = step.with;
    // Object.keys gives the keys of the table.
    return (Object.keys(namesIn) as (keyof typeof namesIn)[]).flatMap((key) =>
      listed(expectation[key]).flatMap((name) => unknown(namesIn[key], name, `${path}.${key}`)),
    );
  });
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
    case 'answer':
      return 'nama kolom atau nilai di formulir ini';
    case 'step':
      return `id langkah: ${named([...known])}`;
    case 'stage':
      return `id tahap: ${named([...known])}`;
  }
}
