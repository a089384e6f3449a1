import type { Page } from 'playwright-core';

/**
 * A page that others change while it is used: Google Translate as Chrome carries it out, an extension that darkens pages, and one that looks
 * at grammar. The three at once, from the first element on.
 */
export const changeByOthers = async (page: Page): Promise<void> => {
  await page.addInitScript(changePage);
};

/** Runs in the page. */
function changePage(): void {
  const untouched = 'script, style, noscript, textarea, select, font, [translate="no"], .notranslate';

  /** Each text node stands in two elements of the translator from then on. */
  const translate = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    outer.append(inner);
    inner.textContent = text.data;
    text.replaceWith(outer);
  };

  const darken = (element: HTMLElement | SVGElement): void => {
    element.setAttribute('data-darkreader-inline-color', '');
    element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
  };

  /** An own element behind each box that is written in. */
  const mark = (control: Element): void => {
    if (control.hasAttribute('data-gramm')) return;
    control.setAttribute('data-gramm', 'true');
    control.setAttribute('data-gramm-wrap', '');
    const extension = document.createElement('grammarly-extension');
    extension.style.position = 'absolute';
    control.after(extension);
  };

  const change = (root: Node): void => {
    if (root instanceof Text) return translate(root);
    if (!(root instanceof Element)) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let at = texts.nextNode(); at; at = texts.nextNode()) if (at instanceof Text) found.push(at);
    found.forEach(translate);
    const all = [root, ...root.querySelectorAll('*')];
    for (const one of all)
      if ((one instanceof HTMLElement || one instanceof SVGElement) && !one.closest('head')) darken(one);
    for (const one of all) if (one.matches('textarea, input:is([type="text"], :not([type]))')) mark(one);
  };

  const begin = (): void => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    const style = document.createElement('style');
    style.className = 'darkreader darkreader--user-agent';
    document.head.prepend(style);
    // By the style sheet's own interface, as extensions are not bound by the page's security policy.
    style.sheet?.insertRule('html { color-scheme: dark; }');
    change(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') change(target);
        for (const node of addedNodes) if (node.isConnected) change(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  document.addEventListener('DOMContentLoaded', begin);
}
