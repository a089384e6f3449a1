/** What the display of an element that has no style attribute depends on. */
const kindOf = (element) =>
  [element.tagName, ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name))].join();

/** The closest value that a style attribute gives, from an element upwards. */
function inherited(element, property) {
  for (let one = element; one; one = one.parentElement) {
    const value = one.hasAttribute('style') ? one.style[property] : '';
    if (value !== '' && value !== 'inherit') return value;
  }
  return undefined;
}

/**
 * `getComputedStyle` for pages without style sheets, where it follows from style attributes and names of tags. jsdom goes through its
 * own sheet and all properties for each element from the document downwards, and Testing Library asks for visibility hundreds of times
 * per test: that was half of the time of a component test. All other properties, and pages that have sheets, are jsdom's.
 */
exports.quickStyles = (window) => {
  const computed = window.getComputedStyle.bind(window);
  const displays = new Map();

  const displayOf = (element, exact) => {
    if (element.hasAttribute('style') && element.style.display !== '') return element.style.display;
    const kind = kindOf(element);
    if (!displays.has(kind)) displays.set(kind, exact().display);
    return displays.get(kind);
  };

  return (element, pseudo) => {
    if (!(element instanceof window.Element) || element.ownerDocument.styleSheets.length > 0)
      return computed(element, pseudo);
    let known;
    const exact = () => (known ??= computed(element, pseudo));
    const quick = {
      display: () => displayOf(element, exact),
      visibility: () => inherited(element, 'visibility') ?? 'visible',
      pointerEvents: () => inherited(element, 'pointerEvents') ?? 'auto',
    };
    const names = { 'pointer-events': 'pointerEvents' };
    const valueOf = (name) => quick[names[name] ?? name]?.();
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property) => valueOf(property) ?? exact().getPropertyValue(property);
        const value = Object.hasOwn(quick, name) ? valueOf(name) : Reflect.get(exact(), name);
        return typeof value === 'function' ? value.bind(exact()) : value;
      },
    });
  };
};
