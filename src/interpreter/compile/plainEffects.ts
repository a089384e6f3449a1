import type { Effect } from '../../language';

type With<Key extends string> = Extract<Effect, Readonly<Record<Key, unknown>>>;

/** Effects in which nothing is computed: what each is when it runs, by its key in a definition. */
const rows = {
  closeDialog: () => ({ kind: 'closeDialog' as const }),
  goTo: ({ goTo }: With<'goTo'>) => ({ kind: 'goTo' as const, target: goTo }),
  navigate: ({ navigate }: With<'navigate'>) => ({ kind: 'navigate' as const, path: navigate }),
  wait: ({ wait }: With<'wait'>) => ({ kind: 'wait' as const, ms: wait }),
  reset: ({ reset }: With<'reset'>) => ({ kind: 'reset' as const, target: reset }),
  clearStorage: () => ({ kind: 'clearStorage' as const }),
};

type Key = keyof typeof rows;

/** An effect of a definition in which nothing is computed, ready to run. */
export type WrittenPlainEffect = ReturnType<(typeof rows)[Key]>;

/** Makes an effect in which nothing is computed ready to run. */
export function compilePlainEffect(effect: { [One in Key]: With<One> }[Key]): WrittenPlainEffect {
  const key = Object.keys(rows).find((name) => Object.hasOwn(effect, name)) as Key;
  // Each row takes the effect of its own key, which a lookup by key cannot express.
  return (rows[key] as (effect: Effect) => WrittenPlainEffect)(effect);
}
