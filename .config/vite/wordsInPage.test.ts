/** @jest-environment jest-fixed-jsdom */
import { runInNewContext } from 'node:vm';
import { wordsScript } from './wordPages';

jest.mock('vite', () => ({}));

/** A button; jsdom lays nothing out, so that it is said here that it is seen. */
const button = (text: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = text;
  made.onclick = () => pressed.push(made);
  Object.defineProperty(made, 'offsetParent', { value: document.body });
  return made;
};

let pressed: HTMLButtonElement[] = [];
let shell: HTMLElement;
let root: HTMLElement;

/** A page without our code, with these buttons; its script is the one that pages run. */
const open = (...texts: string[]): HTMLButtonElement[] => {
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  root = document.body.firstElementChild as HTMLElement;
  shell = root.firstElementChild as HTMLElement;
  const buttons = texts.map(button);
  shell.append(...buttons);
  runInNewContext(wordsScript.replace(/<\/?script>/g, ''), {
    document,
    location: { pathname: '/', search: '' },
    history: {},
    URLSearchParams,
    MutationObserver,
    addEventListener: window.addEventListener.bind(window),
    setTimeout,
  });
  pressed = [];
  return buttons;
};

/** Our code draws its page in place of that one. */
const draw = async (...texts: string[]): Promise<HTMLButtonElement[]> => {
  const buttons = texts.map(button);
  root.replaceChildren(...buttons);
  await drawn();
  return buttons;
};

const task = () => new Promise((resolve) => setTimeout(resolve));
/** What was drawn is seen, and in the next task pressed. */
const drawn = async (): Promise<void> => {
  await task();
  await task();
};

test('a press shows that it was heard, and the button in the same place is pressed, once', async () => {
  const [, , second] = open('Kembali', 'Mulai', 'Mulai');
  second?.click();
  expect([second?.getAttribute('aria-busy'), 'heard' in (second?.dataset ?? {})]).toEqual(['true', true]);
  pressed = [];
  const [, , same] = await draw('Kembali', 'Mulai', 'Mulai');
  expect(pressed).toEqual([same]);
  await draw('Kembali', 'Mulai', 'Mulai');
  expect(pressed).toHaveLength(1);
});

test('the last of two presses counts', async () => {
  const [back, start] = open('Kembali', 'Mulai');
  start?.click();
  back?.click();
  expect([back, start].map((one) => one?.hasAttribute('aria-busy'))).toEqual([true, false]);
  pressed = [];
  const [same] = await draw('Kembali', 'Mulai');
  expect(pressed).toEqual([same]);
});

test('a button that comes later is pressed when it is there', async () => {
  open('Mulai')[0]?.click();
  pressed = [];
  await draw('Kembali');
  expect(pressed).toEqual([]);
  const late = button('Mulai');
  root.append(late);
  await drawn();
  expect(pressed).toEqual([late]);
});

test('who presses something else meanwhile has changed their mind', async () => {
  open('Mulai')[0]?.click();
  pressed = [];
  await draw('Kembali');
  root.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await draw('Mulai');
  expect(pressed).toEqual([]);
});

test('where nothing was pressed, nothing is; a page without words says that it is on its way', async () => {
  open('Mulai');
  expect('wordless' in shell.dataset).toBe(true);
  await draw('Mulai');
  expect(pressed).toEqual([]);
});
