import type { Issue } from '../../issues';
import { explained } from '../../testing/explained';
import { type Condition, type Value, type ValueType } from '../../../language';
import type { Names, Scope } from '../../scope';
import { compileCondition } from '../compileCondition';
import cases from '../operators.cases.json';

function namesOf(types: Readonly<Record<string, ValueType>>): Names {
  return {
    get: (name) => {
      const type = Object.hasOwn(types, name) ? types[name] : undefined;
      return type && { kind: type === 'unknown' ? 'value' : 'field', type };
    },
    all: () => Object.keys(types),
    rows: () => undefined,
    groupOf: () => undefined,
  };
}

export function scopeOf(answers: Readonly<Record<string, Value>>): Scope {
  return { read: (name) => answers[name], today: '2026-03-01' };
}

export function compiled(
  condition: Condition,
  types: Readonly<Record<string, ValueType>>,
  conditions: Readonly<Record<string, Condition>> = {},
): { issues: Issue[]; result: ReturnType<typeof compileCondition> } {
  const issues: Issue[] = [];
  const result = compileCondition(condition, {
    names: namesOf(types),
    conditions,
    path: 'w',
    report: (path, problem) => void issues.push({ path, ...problem }),
  });
  expect(result === undefined).toBe(explained(issues).length > 0);
  return { issues, result };
}

// JSON widens the names of types and operators; a wrong one fails its case loudly.
export const types = cases.names as Record<string, ValueType>;
