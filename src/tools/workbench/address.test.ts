import { editorPath, editorPlace, previewPath } from './address';
import { holdsForm, packForm, unpackForm } from './link';
import { hear, post, type FromPreview } from './channel';

describe('address', () => {
  test('a definition has an editor, and a form in a window of its own', () => {
    expect(editorPlace(editorPath('produk-baru'))).toEqual({ slug: 'produk-baru', page: 'editor' });
    expect(editorPlace(previewPath('produk-baru'))).toEqual({ slug: 'produk-baru', page: 'preview' });
  });

  test.each(['fragments/alamat', 'pages/home', 'popups/syarat'])('%s has a page like a product', (slug) => {
    expect(editorPlace(editorPath(slug))).toEqual({ slug, page: 'editor' });
    expect(editorPlace(previewPath(slug))).toEqual({ slug, page: 'preview' });
  });

  test.each([editorPath(), '/editor/'])('%s lists the products', (path) => {
    expect(editorPlace(path)).toEqual({ page: 'products' });
  });

  test.each([
    '/editors',
    '/editor//',
    '/editor/../x',
    '/editor/Produk',
    '/editor/a/lain',
    '/form/a',
    '/editor/a.json',
  ])('%s is no page of the workbench', (path) => {
    expect(editorPlace(path)).toBeUndefined();
  });
});

describe('link', () => {
  const form = { text: '{"title":"Contoh – “kutip” é"}', guests: [['lain', '{}']] as const };

  test('a form comes out of a link as it went in', async () => {
    const fragment = await packForm(form);
    expect(holdsForm(fragment)).toBe(true);
    expect(fragment).toMatch(/^#d=[\w-]+$/);
    expect(await unpackForm(fragment)).toEqual(form);
  });

  test.each(['#d=', '#d=abc', '#d=%%%', '#', '#d=eyJ9'])('%s holds none', async (fragment) => {
    expect(await unpackForm(fragment)).toBeUndefined();
  });

  test('what was cut off, or is larger than any definition, is no form', async () => {
    const fragment = await packForm(form);
    expect(await unpackForm(fragment.slice(0, -6))).toBeUndefined();
    const bomb = await packForm({ text: ' '.repeat(5 * 1024 * 1024), guests: [] });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await unpackForm(bomb)).toBeUndefined();
  });
});

describe('channel', () => {
  const listened: FromPreview[] = [];
  const listen = (from: Window | null = window): (() => void) =>
    hear<FromPreview>(
      () => from,
      (message) => listened.push(message),
    );

  const send = (data: unknown, change: Partial<MessageEventInit> = {}): void => {
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window, ...change }));
  };
  const letter = { for: 'eform-workbench', message: { kind: 'ready' } };

  beforeEach(() => {
    listened.length = 0;
  });

  test('a message of the other window is heard until the hearing ends', () => {
    const stop = listen();
    send(letter);
    stop();
    send(letter);
    expect(listened).toEqual([{ kind: 'ready' }]);
  });

  test.each([
    ['another site', letter, { origin: 'https://jahat.example' }],
    ['another window', letter, { source: null }],
    ['an extension of the browser', { type: 'ready' }, {}],
    ['nobody', null, {}],
    ['nothing at all', { ...letter, message: null }, {}],
    ['a text', { ...letter, message: 'ready' }, {}],
    ['no kind', { ...letter, message: {} }, {}],
    ['a kind that is no text', { ...letter, message: { kind: 1 } }, {}],
  ])('a message of %s is not heard', (_, data, change) => {
    const stop = listen();
    send(data, change);
    stop();
    expect(listened).toEqual([]);
  });

  test('a message goes to pages of our own site only', () => {
    const postMessage = jest.fn();
    // Only this one method of a window is used.
    post<FromPreview>({ postMessage } as unknown as Window, { kind: 'ready' });
    expect(postMessage).toHaveBeenCalledWith(letter, window.location.origin);
  });
});
