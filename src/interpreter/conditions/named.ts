import type { Condition, NamedCondition } from '../../language';

/** What a named condition says, its title left aside. */
export function sourceOf(named: NamedCondition): Condition {
  return isTitled(named) ? named.when : named;
}

/** What readers call a named condition; `undefined` without a title. */
export function titleOf(named: NamedCondition): string | undefined {
  return isTitled(named) ? named.title : undefined;
}

function isTitled(named: NamedCondition): named is Extract<NamedCondition, { title: string }> {
  return typeof named === 'object' && 'when' in named;
}
