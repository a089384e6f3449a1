/** A storage that holds nothing and refuses, with `fault`, to be written to. */
const refusing = (fault: unknown): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw fault;
  },
  removeItem: () => undefined,
  clear: () => undefined,
});

// Where a visitor blocks storage, naming it throws, and MSW names it as soon as it is imported: this comes first. For the portal,
// storage stays as blocked as it was.
try {
  void window.localStorage;
} catch (fault) {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: refusing(fault) });
}

export {};
