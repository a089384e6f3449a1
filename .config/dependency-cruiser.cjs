/**
 * Who may import whom. The rooms of src/, from the ground up:
 *
 *   interpreter, theme  <  messages, api, storage  <  widgets, blocks  <  renderer  <  pages  <  app  <  main.tsx
 *
 * A room imports from the rooms below it. Rooms of one level share types only. checker, robot and
 * workbench are tools over the interpreter's door; nothing of the product imports them.
 */

/** Test code: a `*.test.ts(x)` file, or anything in a folder called `testing`. */
const testCode = ['[.]test[.]tsx?$', '(^|/)testing/'];
const tools = ['checker', 'robot', 'workbench'];
const levels = [
  ['interpreter', 'theme'],
  ['messages', 'api', 'storage'],
  ['widgets', 'blocks'],
  ['renderer'],
  ['pages'],
  ['app'],
  ['main[.]tsx'],
];

const inRooms = (rooms) => `^src/(${rooms.join('|')})(/|$)`;
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** No room imports from a room above it, not even a type. */
const upward = levels
  .slice(0, -1)
  .map((rooms, level) =>
    error(
      `${rooms.join('-')}-import-upward`,
      'Arrows point one way: hand the value down as a prop, a parameter or a table.',
      { path: inRooms(rooms) },
      { path: inRooms(levels.slice(level + 1).flat()) },
    ),
  );

/** Rooms of one level know each other's types at most. */
const sideways = levels
  .filter((rooms) => rooms.length > 1)
  .flatMap((rooms) =>
    rooms.map((room) =>
      error(
        `${room}-import-sideways`,
        'Rooms of one level share types only.',
        { path: inRooms([room]), pathNot: testCode },
        { path: inRooms(rooms.filter((other) => other !== room)), dependencyTypesNot: ['type-only'] },
      ),
    ),
  );

const interpreter = [
  error(
    'interpreter-is-alone',
    'The interpreter is pure: it imports nothing of the portal.',
    { path: inRooms(['interpreter']) },
    { path: '^(src|mocks|tests|[.]config)/', pathNot: '^src/interpreter/' },
  ),
  error(
    'interpreter-packages',
    'The interpreter knows no React, no DOM and no Node: only these packages.',
    { path: inRooms(['interpreter']), pathNot: testCode },
    {
      couldNotResolve: false,
      pathNot: ['^src/', '(^|/)node_modules/(jsep|valibot|yup|date-fns|n2words)/'],
    },
  ),
  error(
    'interpreter-door',
    'The interpreter has one door: src/interpreter/index.ts.',
    { path: '^(src|mocks|tests)/', pathNot: '^src/interpreter/' },
    { path: '^src/interpreter/', pathNot: '^src/interpreter/index[.]ts$' },
  ),
  error(
    'interpreter-types-only',
    'Messages, calls and drafts know the shapes of the interpreter; they run none of it.',
    { path: inRooms(['messages', 'api', 'storage']), pathNot: testCode },
    { path: inRooms(['interpreter']), dependencyTypesNot: ['type-only'] },
  ),
];

const duties = [
  error(
    'widgets-are-dumb',
    'Props in, events out. What talks to the network or keeps answers is a connector.',
    { path: inRooms(['widgets']), pathNot: testCode },
    { path: [inRooms(['api', 'storage']), '(^|/)node_modules/(swr|formik|react-router-dom)/'] },
  ),
  error(
    'formik-in-one-place',
    'Formik is met in renderer/form only.',
    { path: '^src/', pathNot: ['^src/renderer/form/', ...testCode] },
    { path: '(^|/)node_modules/formik/' },
  ),
  error(
    'content-without-forms',
    'The home page renders content; forms and connectors reach it by a dynamic import at most.',
    { path: '^src/renderer/content/', pathNot: testCode },
    { path: '^src/renderer/(form|connectors)/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  error(
    'api-and-storage-raise-no-ui',
    'They return data and typed errors; the renderer shows them.',
    { path: inRooms(['api', 'storage', 'messages']), pathNot: testCode },
    { path: '(^|/)node_modules/(react|react-dom|react-router-dom|@mui|@emotion|formik)/' },
  ),
];

const outside = [
  error(
    'tools-stay-outside',
    'Checker, robot and workbench are not shipped to visitors.',
    { path: '^src/', pathNot: [inRooms(tools), '^src/main[.]tsx$', ...testCode] },
    { path: inRooms(tools) },
  ),
  error(
    'workbench-by-main-only',
    'main.tsx starts the workbench by a dynamic import that a build for visitors drops.',
    { path: '^src/main[.]tsx$' },
    { path: inRooms(tools), pathNot: '^src/workbench/index[.]tsx$' },
  ),
  error(
    'workbench-dynamically',
    'A static import would put the workbench into the production build.',
    { path: '^src/main[.]tsx$' },
    { path: inRooms(tools), dynamic: false },
  ),
  error(
    'mocks-by-main-only',
    'Mocks are reached by tests, and by main.tsx through a dynamic import, so that a production build drops them.',
    { path: '^src/', pathNot: ['^src/main[.]tsx$', ...testCode] },
    { path: ['^mocks/', '(^|/)node_modules/msw/'] },
  ),
  error(
    'mocks-dynamically',
    'A static import would put the mocks into the production build.',
    { path: '^src/main[.]tsx$' },
    { path: ['^mocks/', '(^|/)node_modules/msw/'], dynamic: false },
  ),
  error(
    'product-without-tests',
    'Product code imports no test code.',
    { path: '^(src|mocks)/', pathNot: testCode },
    { path: [...testCode, '^tests/', '^[.]config/'] },
  ),
  error(
    'product-without-development-packages',
    'What a visitor runs is a dependency, not a devDependency.',
    { path: '^src/', pathNot: [inRooms(tools), ...testCode] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

const health = [
  error(
    'no-cycles',
    'A cycle makes the order of loading matter.',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
  error('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden: [...upward, ...sideways, ...interpreter, ...duties, ...outside, ...health],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
