/** What people read of an issue: Indonesian, for content editors. Programs read `code` and `args` instead. */
interface Words {
  received: string;
  expected: string;
  /** How to mend it: 'Mungkin maksud Anda "status"?'. */
  hint?: string | undefined;
}

/**
 * What is wrong, before its place is known. `name` is what the definition says, `near` what was probably meant, `names` are
 * the answers that an issue is about (those of a cycle in the order in which each waits for the next), `found` is what
 * stands where a text stops being JSON.
 */
export type Problem = Words &
  (
    | { code: 'broken-json'; args: { line: number; column: number; found: string } }
    | {
        code: 'unknown-key' | 'unknown-name' | 'unknown-operator';
        args: { name: string; near?: string | undefined };
      }
    | { code: 'wrong-value' | 'missing-connector'; args?: { near?: string | undefined } | undefined }
    | {
        code: 'missing-key' | 'duplicate-name' | 'duplicate-id' | 'duplicate-option' | 'goto-backwards';
        args: { name: string };
      }
    | { code: 'cycle' | 'used-before-asked'; args: { names: readonly string[] } }
    | {
        code:
          | 'after-navigate'
          | 'broken-rule'
          | 'choice-without-code'
          | 'formula'
          | 'limit'
          | 'operator-type'
          | 'result-type'
          | 'slug'
          | 'value-type';
        args?: undefined;
      }
  );

/**
 * One thing that is wrong with a definition. `path` is written as a developer would type it:
 * `steps[1].blocks[3].visibleWhen[0].name`.
 */
export type Issue = Problem & { path: string };

/** Issues with their places said in another way. */
export function withPlaces(issues: readonly Issue[], placeOf: (path: string) => string): Issue[] {
  return issues.map((issue) => ({ ...issue, path: placeOf(issue.path) }));
}

/** What an issue is recognised by. */
export type IssueCode = Issue['code'];

/** The words for what was probably meant, when there is such a word. */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `Mungkin maksud Anda "${near}"?`;
}

/** At most 80 characters of what an editor wrote. */
export function shorten(source: string): string {
  return source.length > 80 ? `${source.slice(0, 79)}…` : source;
}

/** Collects what is wrong; `path` is the place in the definition. Compilers go on after a report. */
export type Report = (path: string, problem: Problem) => void;
