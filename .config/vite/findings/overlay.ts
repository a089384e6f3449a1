import type { CheckedFile, Finding } from '../../../src/tools/checker';
import { pageIn, slugIn } from '../../../src/paths';

const folder = 'form-definitions';

/** Files that any page may take parts from. */
const shared = new RegExp(`^${folder}/(?:fragments|popups)/`);

/** The findings of what a page is made of, and how many there are elsewhere. A page that is of no file has none of its own. */
export const onPage = (
  pathname: string,
  files: readonly CheckedFile[],
): { own: readonly CheckedFile[]; elsewhere: number } => {
  const slug = slugIn(pathname);
  const page = pageIn(pathname);
  const mine = slug !== undefined ? `${folder}/${slug}.json` : `${folder}/pages/${page ?? ''}.json`;
  const own = files.filter(({ file }) => file === mine || (slug !== undefined && shared.test(file)));
  const others = files.filter((one) => !own.includes(one));
  return { own, elsewhere: others.reduce((sum, { findings }) => sum + findings.length, 0) };
};

/** The look of the box, in its own shadow tree. */
const overlayStyle = `
:host { display: block; padding: 6px 12px; background: #fff; font: 14px/1.45 system-ui, sans-serif; color: #1c1c1c; }
section { max-width: 1168px; margin: 0 auto; max-height: min(50vh, 480px); display: flex; flex-direction: column;
  background: #fff; border: 1px solid #b3261e; border-radius: 8px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 8px 12px;
  border-bottom: 1px solid #ddd; }
h2 { margin: 0; font-size: 15px; }
ol { margin: 0; padding: 0; overflow: auto; list-style: none; }
li { padding: 10px 12px; border-left: 4px solid #b3261e; }
li + li { border-top: 1px solid #eee; }
li.advice { border-left-color: #8a6100; }
strong { margin-right: 8px; color: #b3261e; }
.advice strong { color: #8a6100; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
.where { color: #5a5a5a; }
.mend { font-weight: 600; }
button { font: inherit; min-height: 28px; padding: 2px 10px; color: inherit; background: #f2f2f2; border: 1px solid #bbb;
  border-radius: 6px; cursor: pointer; }
button.place { padding: 0; min-height: 24px; color: #0b57d0; background: none; border: 0; text-decoration: underline;
  overflow-wrap: anywhere; text-align: left; }
button.chip { background: #fff; border-color: #8a6100; }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
@media print { :host { display: none; } }
`;

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
