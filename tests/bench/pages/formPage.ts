import { painted } from './painted';

/** Draws a form that was prepared. */
export type Show = (root: HTMLElement) => void;

/** Fields of the first screen, the same number for every page. */
const firstScreen = 24;

/** Milliseconds from the call of `render`. */
export interface MountTimes {
  firstScreen: number;
  lastField: number;
  /** The longest task on the way; 0 when none was longer than 50 ms. */
  longestTask: number;
}

/** Milliseconds from the press of Next. */
export interface ErrorTimes {
  firstErrors: number;
  errorsShown: number;
}

/** What the driver does with a page of the bench; `window.bench`. */
export interface FormPage {
  /** All that happens before the form is rendered: loading, compiling, building schemas. */
  prepare: (count: number) => Promise<void>;
  mount: (count: number) => Promise<MountTimes>;
  /** From now on, waits for a key and for what it makes appear. */
  expectField: (name: string) => void;
  /** Milliseconds from that key to the paint. */
  fieldAppeared: () => Promise<number>;
  /** Presses Next; milliseconds until the first screen of errors is painted, and until so many are. */
  failNext: (errors: number) => Promise<ErrorTimes>;
}

declare global {
  interface Window {
    bench: FormPage;
  }
}

const shown = (): number => document.querySelectorAll('[data-field]').length;
const invalid = (): number => document.querySelectorAll('[aria-invalid="true"]').length;

async function mount(show: Show, count: number): Promise<MountTimes> {
  const root = document.getElementById('root');
  if (!root) throw new Error('bench: the page has no #root');
  const tasks: PerformanceEntry[] = [];
  const longTasks = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longTasks.observe({ type: 'longtask' });
  const start = performance.now();
  show(root);
  const [first, last] = await Promise.all([
    painted(() => shown() >= Math.min(firstScreen, count)),
    painted(() => shown() >= count),
  ]);
  // The entry of a task is there when the next one runs.
  await new Promise((resolve) => setTimeout(resolve));
  tasks.push(...longTasks.takeRecords());
  longTasks.disconnect();
  const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { firstScreen: first - start, lastField: last - start, longestTask };
}

async function failNext(errors: number): Promise<ErrorTimes> {
  const next = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!next) throw new Error('bench: the page has no Next');
  const start = performance.now();
  next.click();
  const [first, last] = await Promise.all([
    painted(() => invalid() >= Math.min(firstScreen, errors)),
    painted(() => invalid() >= errors),
  ]);
  return { firstErrors: first - start, errorsShown: last - start };
}

/** Makes a page of the bench of what prepares a form and gives what draws it. */
export function publish(prepare: (count: number) => Show | Promise<Show>): void {
  let show: Show | undefined;
  let appearing: Promise<number> | undefined;
  window.bench = {
    prepare: async (count) => {
      show = await prepare(count);
    },
    mount: (count) => {
      if (!show) throw new Error('bench: mount before prepare');
      return mount(show, count);
    },
    expectField: (name) => {
      const start = new Promise<number>((resolve) => {
        window.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), {
          capture: true,
          once: true,
        });
      });
      const end = painted(() => document.querySelector(`[data-field="${name}"]`) !== null);
      appearing = Promise.all([start, end]).then(([from, to]) => to - from);
    },
    fieldAppeared: () => {
      if (!appearing) throw new Error('bench: nothing was expected');
      return appearing;
    },
    failNext,
  };
}
