import { catalogue, type RuleId } from './catalogue';
import { blocksOf, stepsOf, type Checked } from './definition/checked';
import type { Found } from './finding';
import type { Allowance } from '../../interpreter';

/** What an editor has written under `checker`, and the place that it holds for. */
interface PlacedAllowance {
  path: string;
  checker: Allowance;
}

/**
 * Findings without the advice that their places do not follow. What is allowed but is no advice, or is not found there, is reported
 * instead; not of a form that cannot be compiled, of which some rules are not asked.
 */
export function withoutAllowed({ definition, form }: Checked, found: readonly Found[]): Found[] {
  const allowances = allowancesIn(definition);
  const isAllowed = ({ rule, path }: Found, one: PlacedAllowance): boolean =>
    catalogue[rule].severity === 'advice' && one.checker.allow.includes(rule) && isWithin(path, one.path);
  const kept = found.filter((one) => !allowances.some((allowance) => isAllowed(one, allowance)));
  const idle = allowances.flatMap((allowance) =>
    allowance.checker.allow.flatMap((rule, index): Found[] => {
      const path = `${allowance.path}.checker.allow[${index}]`;
      if (!isAdvice(rule)) {
        const what = `"${rule}" bukan nama sebuah saran pemeriksa.`;
        return [{ rule: 'allow-unknown', path, what, mend: `Yang ada: ${advices.join(', ')}.` }];
      }
      if (!form || found.some((one) => one.rule === rule && isAllowed(one, allowance))) return [];
      const what = `Saran "${rule}" tidak ditemukan di sini.`;
      return [{ rule: 'allow-unused', path, what, mend: 'Hapus namanya dari "allow".' }];
    }),
  );
  return [...kept, ...idle];
}

function allowancesIn(definition: Checked['definition']): PlacedAllowance[] {
  return stepsOf(definition).flatMap(({ step, path }) => [
    ...(step.checker ? [{ path, checker: step.checker }] : []),
    ...[...blocksOf(step.blocks, `${path}.blocks`)].flatMap(({ block, path: at }) =>
      'checker' in block && block.checker ? [{ path: at, checker: block.checker }] : [],
    ),
  ]);
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}

const advices = Object.entries(catalogue).flatMap(([rule, { severity }]) =>
  severity === 'advice' ? [rule] : [],
);

function isAdvice(rule: string): rule is RuleId {
  return advices.includes(rule);
}
