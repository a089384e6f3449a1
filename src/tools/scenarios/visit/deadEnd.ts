/** A scenario cannot go on: what it does is not possible for a visitor. The message is for its editor, in Indonesian. */
export class DeadEnd extends Error {}
