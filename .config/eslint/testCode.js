/** Test code: a `*.test.ts(x)` file, or anything in a folder called `testing`. */
export const testCode = ['**/*.test.{ts,tsx}', '**/testing/**'];
