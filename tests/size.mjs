// `npm run check:size`: counts files, lines and characters of every room, and fails above its budget in .config/size.json.
// `node tests/size.mjs --write` lowers budgets to what is there. One is raised by hand, in a commit that says what left in exchange.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const budgetFile = '.config/size.json';
const figures = ['files', 'lines', 'characters'];
const places = ['src', 'mocks', 'tests', '.config'];

/** Kinds of test material, the first that fits: what proves the code is counted apart from it. */
const kinds = [
  ['sweeps', /^tests\/sweeps\//],
  ['browser tests', /^tests\/browser\//],
  ['cases', /\.cases\.json$|\/(?:cases|planted|odd|kept)\/.*\.json$/],
  ['unit tests', /\.test\.tsx?$/],
  ['simulation', /^tests\/simulation\//],
  ['test helpers', /\/testing\/|^tests\/fixtures\//],
];

/** The room of a file of code: a folder of src or of src/tools, or one of the other places. */
const roomOf = (path) => {
  const [kind] = kinds.find(([, pattern]) => pattern.test(path)) ?? [];
  if (kind) return kind;
  const [, room] = /^((?:src\/tools|src)\/[^/]+\/|src\/|[^/]+\/)/.exec(path);
  return room.slice(0, -1);
};

const paths = places.flatMap((place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]s|tsx|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

const sizes = {};
// The budgets do not count themselves.
for (const path of paths.filter((one) => one !== budgetFile)) {
  const text = readFileSync(path, 'utf8');
  const size = (sizes[roomOf(path)] ??= { files: 0, lines: 0, characters: 0 });
  size.files += 1;
  size.lines += text.split('\n').length - 1;
  size.characters += text.length;
}

const readBudgets = () => JSON.parse(readFileSync(budgetFile, 'utf8'));

if (process.argv.includes('--write')) {
  const before = readBudgets();
  const lowered = Object.entries(sizes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([room, size]) => [
      room,
      Object.fromEntries(
        figures.map((name) => [name, Math.min(size[name], before[room]?.[name] ?? Infinity)]),
      ),
    ]);
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

const budgets = readBudgets();
const found = [];
for (const [room, size] of Object.entries(sizes)) {
  const budget = budgets[room];
  if (!budget) found.push(`${room} has no budget: add ${JSON.stringify(size)}`);
  for (const figure of budget ? figures : []) {
    if (size[figure] > budget[figure])
      found.push(`${room}: ${size[figure]} ${figure}, budget ${budget[figure]}`);
  }
}

for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(
    `Remove something in exchange, or raise the budget in ${budgetFile} and say in the commit what left.`,
  );
  process.exitCode = 1;
}
