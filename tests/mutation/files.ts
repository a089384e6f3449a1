import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isTest = (file: string): boolean => /[.]test[.]tsx?$/.test(file);
const isCode = (file: string): boolean => /[.]tsx?$/.test(file) && !/[.]d[.]ts$/.test(file);

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .sort();
}

/** The code below a path that is neither a test's own nor a style: looks are judged in a browser. */
export const sourcesBelow = (path: string): string[] =>
  filesBelow(path).filter(
    (file) => isCode(file) && !isTest(file) && !/(^|\/)(testing\/|styles[.]ts$)/.test(file),
  );

/** The tests below a path. */
export const testsBelow = (path: string): string[] => filesBelow(path).filter(isTest);

/**
 * Rooms whose code is judged by tests of other rooms too: what the interpreter says is lived through by the session and the robot, and the
 * session by the driver that visits forms; field types are what the interpreter and the form run on.
 */
const judgedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/interpreter': ['src/session', 'src/tools/robot/plan'],
  'src/session': ['src/tools/visit'],
  'src/fields': ['src/form', 'src/interpreter'],
};

/** The folder of `src/` that a path lies in. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Where the tests lie that judge a path: those of its own room come first. */
export const judgesOf = (path: string): readonly string[] => {
  const room = roomOf(path);
  return [room, ...(judgedElsewhere[room] ?? [])];
};
