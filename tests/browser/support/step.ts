/**
 * One of several facts that a test is about: a failure begins with its name.
 *
 * @throws what `check` throws, with the name before its message
 */
export const step = async (name: string | number, check: () => Promise<void>): Promise<void> => {
  try {
    await check();
  } catch (fault) {
    if (fault instanceof Error) fault.message = `${name}: ${fault.message}`;
    throw fault;
  }
};
