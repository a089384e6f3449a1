/** A scenario cannot go on: what it does is not possible for a visitor. The sentences are for its editor, in Indonesian. */
export class DeadEnd extends Error {
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}
