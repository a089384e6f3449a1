import { unknownHere, unknownName } from '../unknownNames';
import type { Builder } from './builder';

/** Whether a field has this name here. */
export function isField({ names }: Builder, name: string): boolean {
  return names.get(name)?.kind === 'field';
}

/** Whether the name stands for what never changes. */
export function isConstant({ names }: Builder, name: string): boolean {
  return names.get(name)?.kind === 'constant';
}

/** Reports a name that no field has. */
export function checkField(builder: Builder, name: string, path: string): void {
  if (!isField(builder, name))
    builder.report(path, unknownHere(builder.names, name, 'nama kolom di formulir ini'));
}

/** Reports a name that no field and no remembered value has. */
export function checkWritable(builder: Builder, name: string, path: string): void {
  const info = builder.names.get(name);
  if (info && info.kind !== 'constant') return;
  builder.report(path, unknownHere(builder.names, name, 'nama kolom atau nilai di formulir ini'));
}

/** Reports a name that nothing has. */
export function checkKnown(builder: Builder, name: string, path: string): void {
  if (!builder.names.get(name)) builder.report(path, unknownHere(builder.names, name));
}

/** Reports an action that the form does not have; `others` are words that may stand in its place. */
export function checkAction(
  builder: Builder,
  name: string,
  path: string,
  others: readonly string[] = [],
): void {
  builder.sources.called.add(name);
  const actions = Object.keys(builder.definition.actions ?? {});
  if (actions.includes(name)) return;
  builder.report(path, unknownName(name, 'nama aksi pada "actions"', [...others, ...actions]));
}
