/** A place in the project's own code, as a line of a stack names it. */
const ownPlace = /(?:src|tests|mocks)\/[\w./-]+\.tsx?(?=[:?)])(?:\?[^:)]*)?(?::\d+)?/;

/**
 * What was thrown, as a sentence in Indonesian: the message, and where in the project's own code it was thrown when the stack says
 * so. It is no fault of a form or of its editor, but of this program.
 */
export function programFault(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `kesalahan di dalam program: ${String(thrown)}`;
  const place = ownPlace.exec(thrown.stack ?? '')?.[0].replace(/\?[^:]*/, '');
  return `kesalahan di dalam program: ${thrown.message || thrown.name}${place === undefined ? '' : ` (${place})`}`;
}

/** What was thrown, as a developer reads it. */
export function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
