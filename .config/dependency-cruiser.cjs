/**
 * Who may import whom. The rooms of src/, from the ground up:
 *
 *   language, theme  <  fields/pure.ts  <  interpreter  <  session  <  messages, api, storage  <  fields  <  content  <  form  <  app  <  main.tsx
 *
 * A room imports from the rooms below it. Rooms of one level share types only. tools
 * stand over the doors; no product code imports them. What a field type is, the
 * `field.ts` of its folder, lies below the interpreter; its widget lies above.
 */

/** Test code: a `*.test.ts(x)` file, or anything in a folder called `testing`. */
const testCode = ['[.]test[.]tsx?$', '(^|/)testing/'];
/** What field types are, and the door to it. */
const fieldDoor = '^src/fields/pure[.]ts$';
const fieldRows = '^src/fields/(pure|rows|[^/]+/field)[.]ts$';
/** What is written in the definition of a field type: a part of the language that stands in the folder of its type. */
const fieldSchemas = '^src/fields/[^/]+/schema[.]ts$';
const levels = [
  ['language', 'theme'],
  ['interpreter'],
  ['session'],
  ['messages', 'api', 'storage'],
  ['fields'],
  ['content'],
  ['form'],
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
      { path: inRooms(levels.slice(level + 1).flat()), pathNot: ['/testing/', fieldDoor, fieldSchemas] },
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
    'The interpreter is pure: it imports nothing of the portal but the language that it reads and the types of its fields.',
    { path: inRooms(['interpreter']) },
    {
      path: '^(src|mocks|tests|[.]config)/',
      pathNot: ['^src/(language|interpreter)/', fieldDoor, '/testing/', '^tests/(sweeps|fastCheck)[.]ts$'],
    },
  ),
  error(
    'language-is-alone',
    'The language is what definitions are made of, whoever reads them.',
    { path: [inRooms(['language']), fieldSchemas] },
    { path: '^(src|mocks|tests|[.]config)/', pathNot: ['^src/language/', fieldSchemas] },
  ),
  error(
    'field-rows-are-pure',
    'What a field type is can be asked wherever JavaScript runs: no React, no MUI, no DOM, and nothing of the portal but the language.',
    { path: fieldRows },
    { path: '.', pathNot: '^src/(language|fields)/', reachable: true },
  ),
  error(
    'field-rows-by-their-door',
    'Everybody else asks the table of field types, so that a new one needs a line there and no more.',
    { path: '^(src|mocks|tests)/', pathNot: '^src/fields/' },
    { path: fieldRows, pathNot: fieldDoor },
  ),
  error(
    'interpreter-packages',
    'The interpreter knows no React, no DOM and no Node: only these packages.',
    { path: inRooms(['language', 'interpreter']), pathNot: testCode },
    {
      couldNotResolve: false,
      pathNot: ['^src/', '(^|/)node_modules/(jsep|date-fns|n2words)/'],
    },
  ),
  error(
    'interpreter-door',
    'The interpreter has a door, src/interpreter/index.ts, one for pages of content, content.ts, and one for the session, machine.ts. Tests may take its made-up forms.',
    { path: '^(src|mocks|tests)/', pathNot: '^src/interpreter/' },
    {
      path: '^src/interpreter/',
      pathNot: '^src/interpreter/((index|content|machine)[.]ts$|engine/testing/)',
    },
  ),
  error(
    'machine-by-session-only',
    'Events and runs are the business of the session: whoever lives a form through runs it, and writes no second one.',
    { path: '^(src|mocks)/', pathNot: ['^src/(interpreter|session)/', ...testCode] },
    { path: '^src/interpreter/machine[.]ts$' },
  ),
  error(
    'session-is-alone',
    'The session knows no React, no DOM, no widget and no page: it meets the world through its ports.',
    { path: inRooms(['session']), pathNot: testCode },
    {
      path: '.',
      pathNot: [
        '^src/session/',
        '^src/interpreter/(index|machine)[.]ts$',
        // A hash is arithmetic: it meets no world.
        '^node_modules/@noble/hashes/',
      ],
    },
  ),
  error(
    'session-door',
    'The session has a door, src/session/index.ts, and one for pages without a form, entry.ts. What it relies on of a port is tested where the port stands.',
    { path: '^(src|mocks|tests)/', pathNot: '^src/session/' },
    { path: '^src/session/', pathNot: '^src/session/((index|entry)[.]ts$|testing/)' },
  ),
  error(
    'interpreter-types-only',
    'Messages, calls and drafts know the shapes of interpreter and session; they run none of it.',
    { path: inRooms(['messages', 'api', 'storage']), pathNot: testCode },
    { path: inRooms(['interpreter', 'session']), dependencyTypesNot: ['type-only'] },
  ),
];

/** Rooms with one door, `index.ts`: what they do inside is their own. Code of its own is fetched where it stands. */
const doors = ['theme', 'messages', 'api', 'storage', 'content', 'form', 'tools/reach'].map((room) =>
  error(
    `${room}-door`,
    `This room has one door: src/${room}/index.ts.`,
    { path: '^(src|mocks|[.]config)/', pathNot: [inRooms([room]), ...testCode] },
    { path: inRooms([room]), pathNot: [`^src/${room}/index[.]ts$`, ...testCode], dynamic: false },
  ),
);

const duties = [
  error(
    'widgets-are-dumb',
    'Props in, events out. What talks to the network or keeps answers is a connector.',
    { path: inRooms(['fields']), pathNot: testCode },
    { path: [inRooms(['api', 'storage']), '(^|/)node_modules/(swr|react-router-dom)/'] },
  ),
  error(
    'formik-for-forms-in-code',
    'Formik and yup carry forms that are written in code; one that is data is the interpreter’s.',
    { path: inRooms(['interpreter', 'session', 'fields', 'form']), pathNot: testCode },
    { path: '(^|/)node_modules/(formik|yup)/' },
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
    'What editors, tests and developers use is not shipped to visitors.',
    { path: '^src/', pathNot: [inRooms(['tools']), '^src/main[.]tsx$', ...testCode] },
    { path: inRooms(['tools']) },
  ),
  error(
    'workbench-by-main-only',
    'main.tsx starts the workbench by a dynamic import that a build for visitors drops.',
    { path: '^src/main[.]tsx$' },
    { path: inRooms(['tools']), pathNot: '^src/tools/workbench/index[.]tsx$' },
  ),
  error(
    'workbench-dynamically',
    'A static import would put the workbench into the production build.',
    { path: '^src/main[.]tsx$' },
    { path: inRooms(['tools']), dynamic: false },
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
    { path: '^src/', pathNot: [inRooms(['tools']), ...testCode] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

const health = [
  error(
    'no-cycles',
    'Files that know each other in a circle are one file; a type that both need belongs below them.',
    {},
    { circular: true },
  ),
  error('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden: [...upward, ...sideways, ...interpreter, ...doors, ...duties, ...outside, ...health],
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
