/**
 * One of several facts that a test is about: a failure begins with its name.
 *
 * @throws an error of that name, whose cause is what `check` throws
 */
export const step = async (name: string | number, check: () => Promise<void>): Promise<void> => {
  try {
    await check();
  } catch (fault) {
    // Faults of Playwright are of another realm: they are no instance of this one's Error, and their stack is already written.
    throw new Error(String(name), { cause: fault });
  }
};
