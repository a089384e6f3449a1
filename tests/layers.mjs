// Checks who imports whom (.config/dependency-cruiser.cjs), and that something was looked at: on a
// TypeScript version that it does not know, dependency-cruiser sees 0 modules and calls that a success.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const options = await extractOptions('./.config/dependency-cruiser.cjs');
const rooms = ['src', 'mocks', 'tests'].filter((room) => existsSync(room));
const { output } = await cruise(rooms, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });
const { summary, modules } = output;

const typescriptSeen = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length;
for (const { rule, from, to, cycle } of summary.violations) {
  const { comment } = options.ruleSet.forbidden.find(({ name }) => name === rule.name) ?? {};
  const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
  console.error(`${rule.name}: ${from} -> ${way}\n    ${comment ?? ''}`);
}
if (typescriptSeen === 0) {
  console.error(
    'No TypeScript module of src/ was seen: is this TypeScript version known to dependency-cruiser?',
  );
}
console.log(`${typescriptSeen} modules of src/, ${summary.violations.length} violations`);
process.exitCode = typescriptSeen === 0 || summary.violations.length > 0 ? 1 : 0;
