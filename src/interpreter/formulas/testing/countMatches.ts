import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

// V8's own way to count: a regular expression that gives up after so many steps back.
setFlagsFromString('--allow-natives-syntax');
const limited = runInThisContext(
  '(source, flags, most) => %NewRegExpWithBacktrackLimit(source, flags, most)',
) as (source: string, flags: string, mostStepsBack: number) => RegExp;

/**
 * Does something, and gives how often a regular expression was matched meanwhile. A match that goes back more often than
 * `mostStepsBack` times finds nothing. Together they bound the time of a text, on any machine.
 */
export function countMatches(mostStepsBack: number, work: () => void): number {
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec');
  if (!own) throw new Error('RegExp has no exec');
  const exec = own.value as RegExp['exec'];
  const twins = new Map<string, RegExp>();
  let matches = 0;
  const count = function (this: RegExp, text: string): RegExpExecArray | null {
    matches += 1;
    const twin = twins.get(String(this)) ?? limited(this.source, this.flags, mostStepsBack);
    twins.set(String(this), twin);
    twin.lastIndex = this.lastIndex;
    const found = exec.call(twin, text);
    this.lastIndex = twin.lastIndex;
    return found;
  };
  Object.defineProperty(RegExp.prototype, 'exec', { ...own, value: count });
  try {
    work();
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', own);
  }
  return matches;
}
