/**
 * In place of what puts Emotion's rules into a page. jsdom draws nothing, but goes through every rule for each question about an element's
 * style, of which Testing Library asks hundreds: the rules cost more than half of a component test. Looks are tested in a browser.
 */
exports.StyleSheet = class {
  constructor({ key, nonce, container }) {
    Object.assign(this, { key, nonce, container, tags: [], before: null });
  }

  hydrate() {}

  insert() {}

  flush() {}
};
