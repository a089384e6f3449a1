import type { GoToTarget, ResetTarget } from '../language';
import type { Builder } from './builder';

/** Reports a name that no field and no remembered value has. */
export function checkWritable(builder: Builder, name: string, path: string): void {
  const info = builder.names.get(name);
  if (info && info.kind !== 'constant') return;
  builder.report(path, {
    received: `"${name}"`,
    expected: 'nama kolom atau nilai di formulir ini',
    hint: builder.didYouMean(name, builder.names.all()),
  });
}

/** Reports a name that nothing has. */
export function checkKnown(builder: Builder, name: string, path: string): void {
  if (builder.names.get(name)) return;
  builder.report(path, {
    received: `"${name}"`,
    expected: 'nama kolom, nilai, atau konstanta di formulir ini',
    hint: builder.didYouMean(name, builder.names.all()),
  });
}

/** Reports an action that the form does not have. */
export function checkAction(builder: Builder, name: string, path: string): void {
  const actions = Object.keys(builder.definition.actions ?? {});
  if (actions.includes(name)) return;
  builder.report(path, {
    received: `"${name}"`,
    expected: 'nama aksi pada "actions"',
    hint: builder.didYouMean(name, actions),
  });
}

/** Reports a step or stage that the form does not have. */
export function checkTarget(builder: Builder, target: GoToTarget | ResetTarget, path: string): void {
  if (typeof target === 'string') return;
  const [id, known, expected] =
    'step' in target
      ? ([target.step, builder.stepIds, 'id sebuah langkah'] as const)
      : ([target.stage, builder.stageIds, 'id sebuah tahap'] as const);
  if (known.includes(id)) return;
  builder.report(path, { received: `"${id}"`, expected, hint: builder.didYouMean(id, known) });
}
