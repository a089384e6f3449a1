import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, chunkOf } from './support/chunks';

/** The modules of a page of content. */
const contentPage = ['src/app/pages/ContentPage.tsx', 'src/content/PageBlock.tsx'];
const products = 'src/content/blocks/ProductBlocks.tsx';

/** The scripts that must have come before something works, of modules that are loaded on their own. */
const scriptsOf = (...modules: readonly string[]): Buffer[] => {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunkOf(name);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...files].map((file) => readFileSync(join(build, file)));
};

/**
 * What a visitor waits for until a page can be used, and its budget in kB (1,000 bytes, gzip). Libraries are taken as they are: nothing in
 * their text is edited, and a module is left out only where nothing runs it (`.config/vite/leanMui.ts`).
 */
const pages = {
  home: { scripts: scriptsOf('index.html', ...contentPage, products), most: 150 },
  form: { scripts: scriptsOf('index.html', 'src/app/pages/FormPage.tsx'), most: 273 },
  tracking: { scripts: scriptsOf('index.html', ...contentPage, 'src/content/Tracking.tsx'), most: 180 },
};

test('the scripts of each page until it can be used are within their budget', () => {
  const kilobytes = Object.entries(pages).map(([page, { scripts }]) => [
    page,
    scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000,
  ]);
  const isWithin = ([page, bytes]: (string | number)[]): boolean =>
    Number(bytes) > 50 && Number(bytes) <= pages[page as keyof typeof pages].most;
  expect(kilobytes.filter((one) => !isWithin(one))).toEqual([]);
});

test('the service worker is within its budget, and knows the bytes of each script and style', () => {
  const worker = readFileSync(join(build, 'worker.js'), 'utf8');
  expect(gzipSync(worker).length).toBeLessThanOrEqual(7000);
  const known = [...worker.matchAll(/"\/assets\/([^"]+)":(\d+)/g)].map(([, name, bytes]) => [
    name,
    Number(bytes),
  ]);
  const files = readdirSync(join(build, 'assets')).filter((name) => /\.(?:js|css|woff2)$/.test(name));
  expect(known).toEqual(files.toSorted().map((name) => [name, statSync(join(build, 'assets', name)).size]));
});

test('no script that a form waits for is so small that its request costs more than its bytes', () => {
  const small = pages.form.scripts.filter((script) => gzipSync(script).length < 1000).map(String);
  // The bundler keeps its own few lines apart.
  expect(small.filter((text) => !text.includes('__esModule'))).toEqual([]);
});

/** What forms that are written in code need: one that is data does without. */
const inCode = ['Formik', 'yup'];
const inNone = [
  'Swiper',
  'Dialog',
  'Snackbar',
  'Alert',
  'DOMPurify',
  'the preview',
  'the receipt',
  'uploads',
];

// Words that only the named part says, and a module that brings it.
const marks: Readonly<Record<string, readonly [mark: string, bringer: string]>> = {
  Formik: ['initialTouched', 'src/content/Tracking.tsx'],
  yup: ['ValidationError', 'src/content/Tracking.tsx'],
  jsep: ['Unclosed quote', 'src/app/pages/FormPage.tsx'],
  Swiper: ['slidesPerGroup', 'node_modules/swiper/swiper.mjs'],
  Dialog: ['paperFullScreen', 'src/content/blocks/OpenedBlocks.tsx'],
  Snackbar: ['MuiSnackbar', 'src/form/OverlayLayer.tsx'],
  // Its icon: the theme names the component itself.
  Alert: ['SuccessOutlined', 'src/form/OverlayLayer.tsx'],
  DOMPurify: ['ALLOWED_URI_REGEXP', 'src/content/sanitize.ts'],
  'the preview': ['data-preview-page', 'src/form/Preview.tsx'],
  'the receipt': ['VCALENDAR', 'src/form/Confirmation.tsx'],
  uploads: ['XMLHttpRequest', 'src/form/ports/fileBank.ts'],
  'blocks of pages': ['--hero-picture', 'src/content/PageBlock.tsx'],
};

test('no page waits for a part that it does not begin with', () => {
  const waits = [
    ...['jsep', ...inNone].flatMap((part) => [[part, 'home'] as const, [part, 'tracking'] as const]),
    ...inCode.flatMap((part) => [[part, 'home'] as const, [part, 'form'] as const]),
    ...['blocks of pages', ...inNone].map((part) => [part, 'form'] as const),
  ].map(([part, page]) => {
    const [mark = '', bringer = ''] = marks[part] ?? [];
    const isIn = (scripts: readonly unknown[]): boolean => scripts.join('\n').includes(mark);
    return { part, page, waits: isIn(pages[page].scripts), isBrought: isIn(scriptsOf(bringer)) };
  });
  expect(waits.filter((one) => one.waits || !one.isBrought)).toEqual([]);
  // What these bring to other pages later is no form.
  const [mark = ''] = marks.jsep ?? [];
  for (const module of ['src/content/tracking/TrackingResult.tsx', 'src/content/blocks/OpenedBlocks.tsx'])
    expect([module, scriptsOf(module).join('\n').includes(mark)]).toEqual([module, false]);
});

test('no script holds the mocks', () => {
  expect([...pages.home.scripts, ...pages.form.scripts].join('\n')).not.toContain('mockServiceWorker');
});

test('no script holds the workbench, or a tool of it', () => {
  const folder = join(build, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const all = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(scripts.length).toBeGreaterThan(5);
  // Words of the workbench, its code editor, its checker and its scenario runner, and the way to its page.
  for (const mark of ['eform-workbench', 'cm-gutters', 'step-unreachable', 'Langkah skenario', '/editor/']) {
    expect({ mark, found: all.includes(mark) }).toEqual({ mark, found: false });
  }
});
