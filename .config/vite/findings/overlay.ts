import type { CheckedFile, Finding } from '../../../src/tools/checker';
import { overlayStyle } from './overlayStyle';

/** The box over the page that says what the checker has found. */
export interface Overlay {
  /** Shows the findings of these files, and how many there are in files of other pages; none takes the box away. */
  show: (files: readonly CheckedFile[], elsewhere?: number) => void;
}

/**
 * A box above the page, apart from the page's own styles: in the page's own flow, so that it covers nothing. It takes no focus and
 * stops no key or press beside it, so that a visitor's answers stay as they are. Errors open it; advice alone shows a button. `open`
 * leads to `file:line:column` in the editor.
 */
export const createOverlay = (page: Document, open: (place: string) => void): Overlay => {
  const host = page.createElement('eform-findings');
  const root = host.attachShadow({ mode: 'open' });
  let before = '';

  const element = (tag: string, text = '', className = ''): HTMLElement => {
    const one = page.createElement(tag);
    one.textContent = text;
    one.className = className;
    return one;
  };
  const button = (text: string, press: () => void, className = ''): HTMLElement => {
    const one = element('button', text, className);
    one.setAttribute('type', 'button');
    one.addEventListener('click', press);
    return one;
  };

  const item = (finding: Finding): HTMLElement => {
    const { file, line, column, severity, where, what, fix, suggestion, witness, alsoAt } = finding;
    const one = element('li', '', severity);
    const place = `${file}:${line}:${column}`;
    one.append(
      element('strong', severity === 'error' ? 'Kesalahan' : 'Saran'),
      button(place, () => open(place), 'place'),
      element('p', where, 'where'),
      element('p', `${what}${alsoAt > 0 ? ` Juga di ${alsoAt} tempat lain.` : ''}`),
      element('p', [suggestion, fix].filter((words) => words !== undefined).join(' '), 'mend'),
    );
    if (witness !== undefined) one.append(element('p', `Bukti: ${witness}`, 'where'));
    return one;
  };

  const draw = (findings: readonly Finding[], elsewhere: number, opened: boolean): void => {
    const style = element('style', overlayStyle);
    const count = countOf(findings, elsewhere);
    if (!opened) {
      root.replaceChildren(
        style,
        button(count, () => draw(findings, elsewhere, true), 'chip'),
      );
      return;
    }
    const box = element('section');
    box.setAttribute('aria-label', 'Temuan pemeriksa definisi');
    const head = element('header');
    head.append(
      element('h2', `Pemeriksa: ${count}`),
      button('Kecilkan', () => draw(findings, elsewhere, false)),
    );
    const list = element('ol');
    list.append(...findings.map(item));
    box.append(head, list);
    root.replaceChildren(style, box);
  };

  return {
    show: (files, elsewhere = 0) => {
      const findings = files.flatMap((one) => one.findings);
      const now = JSON.stringify([findings, elsewhere]);
      if (now === before) return;
      before = now;
      if (findings.length === 0) return host.remove();
      draw(
        findings,
        elsewhere,
        findings.some(({ severity }) => severity === 'error'),
      );
      page.body.prepend(host);
    },
  };
};

function countOf(findings: readonly Finding[], elsewhere: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const parts = [
    ...(errors > 0 ? [`${errors} kesalahan`] : []),
    ...(findings.length > errors ? [`${findings.length - errors} saran`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} temuan di berkas lain (lihat terminal)`] : []),
  ];
  return parts.join(', ');
}
