import { blocksIn, stepOf, textsOf } from '../../../interpreter';
import { fieldIds } from '../../../fields/common/fieldIds';
import type { Path } from '../../../language/schema';
import { fieldClasses } from '../../../theme';
import type { Insight } from '../insight/insight';
import { words } from '../words';
import type { FormHandle } from './PreviewForm';

/** Something of a definition that can be seen in its form. */
export interface Chosen {
  /** Where it is edited. */
  path?: Path;
  step?: string;
  /** Of a question. */
  name?: string;
  /** What visitors read of it first. */
  title: string;
}

/** Where something stands in the definition; of a question with its name. */
export interface Source {
  path: string;
  name?: string;
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What of a definition is seen where a press has gone: a question, a text, a button, or else the step around it. */
export function sourceAt(target: Element, { form, session, shown }: FormHandle): Source | undefined {
  const of = (name: string): string | undefined =>
    target.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  const state = session.state();
  if (session.activity.current().atStart) return { path: 'start' };
  if (shown() === 'preview') {
    const name = of('data-preview');
    const path = form.steps.get(of('data-preview-step') ?? '')?.path;
    return name === undefined ? (path === undefined ? undefined : { path }) : { path: '', name };
  }
  const step = stepOf(form, state.step);
  const field = of('data-ghost') ?? of('data-field');
  const place = step.places.find((one) => one.field === field || one.id === field);
  if (field !== undefined) return { path: place?.path ?? step.path, name: field };
  const texts = [...blocksIn(step.blocks)].flatMap((block) =>
    'texts' in block
      ? Object.values(textsOf(form, state, block.texts)).map((text) => ({
          text: plain(text),
          path: block.path,
        }))
      : [],
  );
  for (let at: Element | null = target; at && !at.matches('[data-step]'); at = at.parentElement) {
    const own = plain(at.textContent);
    const found = texts.find(({ text }) => text !== '' && text === own);
    if (found) return { path: found.path };
  }
  return { path: target.closest('[data-action="next"]') ? `${step.path}.next` : step.path };
}

/** The element of what is chosen; of a hidden question what stands in its place. */
function elementOf(root: Element, { name, title }: Chosen): Element | null {
  if (name !== undefined) {
    const control = document.getElementById(fieldIds(name).control);
    const [field, ghost] = ['field', 'ghost'].map((of) =>
      root.querySelector(`[data-${of}="${CSS.escape(name)}"]`),
    );
    return control?.closest('[data-field]') ?? field ?? ghost ?? null;
  }
  const words = plain(title.replace(/….*$/s, ''));
  const isOf = (one: Element): boolean => words !== '' && plain(one.textContent).startsWith(words);
  const within = [...root.querySelectorAll('[data-step] *:not([data-ghost], [data-ghost] *)')];
  const found = within.filter(isOf).at(-1);
  return found?.closest('button') ?? found ?? null;
}

/** The cell of the form's columns in which an element stands. */
const cellOf = (element: Element | null): Element | null =>
  element?.closest(`.${fieldClasses.grid} > *`) ?? null;

/** Puts, where hidden questions would stand, their words with the reason. */
function placeGhosts(root: Element, fields: Insight['fields']): void {
  const ghosts = fields.filter(({ hidden }) => hidden !== undefined);
  const written = JSON.stringify(ghosts.map(({ id, label, hidden }) => [id, label, hidden]));
  const there = [...root.querySelectorAll<HTMLElement>('[data-ghost]')];
  if (there.length === ghosts.length && there.every(({ dataset }) => dataset.for === written)) return;
  there.forEach((one) => one.remove());
  let before: Element | null = null;
  for (const { name, label, hidden } of fields) {
    if (hidden === undefined) {
      before = cellOf(document.getElementById(fieldIds(name).control)) ?? before;
      continue;
    }
    const ghost = document.createElement('div');
    Object.assign(ghost.dataset, { ghost: name, for: written });
    Object.assign(ghost, { tabIndex: 0, role: 'button' });
    const title = document.createElement('strong');
    title.textContent = label;
    ghost.append(title, document.createElement('br'), hidden);
    if (before) before.after(ghost);
    else root.querySelector(`[data-step] .${fieldClasses.grid}`)?.prepend(ghost);
    before = ghost;
  }
}

/** Behind what the button that adds something stands: of a step that is chosen as a whole, the last in it, or where that would be. */
function elementAbove(root: Element, element: Element | null, chosen: Chosen | undefined): Element | null {
  const cell = cellOf(element);
  if (cell || chosen?.name !== undefined || chosen?.step === undefined) return cell;
  const step = root.querySelector(`[data-step="${CSS.escape(chosen.step)}"]`);
  const grid = step?.querySelector(`:scope > .${fieldClasses.grid}`);
  const cells = [...(grid?.children ?? [])].filter((one) => !one.matches('[data-add-here]'));
  return cells.at(-1) ?? grid ?? null;
}

/** Marks what is chosen, with a button below it that adds something there; gives its element. */
export function mark(
  root: Element,
  chosen: Chosen | undefined,
  insight: Insight | undefined,
): Element | null {
  placeGhosts(root, insight?.fields ?? []);
  const element = chosen ? elementOf(root, chosen) : null;
  for (const other of root.querySelectorAll('[data-chosen]'))
    if (other !== element) other.removeAttribute('data-chosen');
  const cell = elementAbove(root, element, chosen);
  for (const other of root.querySelectorAll('[data-add-here]'))
    if (other.previousElementSibling !== cell) other.remove();
  if (!element?.hasAttribute('data-chosen')) element?.setAttribute('data-chosen', '');
  if (cell && !cell.nextElementSibling?.hasAttribute('data-add-here')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.addHere = '';
    button.textContent = cell.matches(`.${fieldClasses.grid}`) ? words.addFirst : words.addHere;
    cell.after(button);
  }
  return element;
}

/** Takes all marks out of the form. */
export function unmark(root: Element): void {
  root.querySelectorAll('[data-ghost], [data-add-here]').forEach((one) => one.remove());
  root.querySelectorAll('[data-chosen]').forEach((one) => one.removeAttribute('data-chosen'));
}
