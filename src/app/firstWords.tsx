import type { ReactElement } from 'react';
import { StyledEngineProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize as keyOf } from 'swr';
import { configureApi } from '../api';
import { prepareBlocks } from '../content';
import { fetchStep } from '../form';
import {
  firstStep,
  innerBlocks,
  loadFormWith,
  salvageContent,
  type CompiledForm,
  type ContentBlock,
} from '../interpreter';
import { pageIn, paths, slugIn } from '../paths';
import { keysOf } from '../storage';
import { ThemeRoot } from '../theme';
import { madeLooks } from './baseStyles';
import { Main } from './frame/PageFrame';
import { ContentPage, EmbeddedForm, FormPage } from './pageChunks';
import { PortalRoutes } from './routes';

/** What the page at an address shows first, as far as it can be known when the portal is built. */
export interface FirstWords {
  path: string;
  /** Which steps an address may name to show this; `null`: it names none. */
  steps: readonly (string | null)[];
  /** The parameters with which an address shows something else; left out: any parameter. */
  reads?: readonly string[];
  /** Who keeps something under one of these keys is shown something else. */
  keeps: readonly string[];
  markup: string;
  /** The looks of it that are in no file of styles. */
  styles: string;
}

/** The texts of definitions by their names: of a product its slug, of a page such as `pages/home`. */
type Texts = ReadonlyMap<string, string>;

/**
 * Draws what stands at a path before a visitor has done anything: of a form its start page and its first step, of a page all of it. Our
 * own components draw it, from the definitions of the build. Empty where nothing stands there, and where the definition is broken.
 * Rejects with the first fault where the drawing of a readable definition throws.
 */
export async function firstWords(
  path: string,
  texts: Texts,
  settings: Parameters<typeof configureApi>[0],
): Promise<readonly FirstWords[]> {
  configureApi(settings);
  const slug = slugIn(path);
  const page = pageIn(path);
  if (slug !== undefined) return wordsOfForm(slug, texts);
  return page === undefined ? [] : wordsOfPage(page, texts);
}

async function wordsOfForm(slug: string, texts: Texts): Promise<readonly FirstWords[]> {
  const form = await formOf(slug, texts);
  if (!form) return [];
  const { id } = firstStep(form);
  await FormPage.load();
  const opened = openedForm(slug, form);
  const path = paths.form(slug);
  const rest = {
    path,
    reads: ['row', ...Object.keys(form.definition.query ?? {})],
    keeps: keysOf(slug),
  };
  const shown = async (...steps: (string | null)[]): Promise<readonly FirstWords[]> => {
    const all = await drawn(steps[0] === null ? path : `${path}?step=${id}`, opened);
    return all.map((one) => ({ ...rest, steps, ...one }));
  };
  return form.start ? [...(await shown(null)), ...(await shown(id))] : shown(null, id);
}

async function wordsOfPage(page: string, texts: Texts): Promise<readonly FirstWords[]> {
  const content = salvageContent(texts.get(`pages/${page}`) ?? '');
  if (!content.ok) return [];
  await Promise.all([ContentPage.load(), EmbeddedForm.load(), prepareBlocks(content.blocks)]);
  const path = page === 'home' ? paths.home : paths.page(page);
  const forms = await Promise.all(
    formsIn(content.blocks).map(async (slug) => openedForm(slug, await formOf(slug, texts))),
  );
  const opened = Object.assign(
    { [keyOf(['page', page])]: { kind: 'page', blocks: content.blocks } },
    ...forms,
  ) as Opened;
  return (await drawn(path, opened)).map((one) => ({ path, steps: [null], keeps: [], ...one }));
}

/** The forms that stand in a page. */
const formsIn = (blocks: readonly ContentBlock[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.type === 'form' ? [block.slug] : formsIn(innerBlocks(block)?.blocks ?? []),
  );

/** A form, when the code of its first step is there. */
async function formOf(slug: string, texts: Texts): Promise<CompiledForm | undefined> {
  const loaded = await loadFormWith(texts.get(slug) ?? '', slug, (name) => Promise.resolve(texts.get(name)));
  if (!loaded.ok) return undefined;
  await fetchStep(loaded.form, undefined);
  return loaded.form;
}

/** What pages find opened (`useOpened`). */
type Opened = Readonly<Record<string, unknown>>;

const openedForm = (slug: string, form: CompiledForm | undefined): Opened =>
  form ? { [keyOf(['definition', slug])]: { kind: 'form', form, hash: '' } } : {};

type Drawn = Pick<FirstWords, 'markup' | 'styles'>;

/**
 * One drawing, or none where a part of it waits for code that is not here, or is another one on another day: what the build's day says
 * is not said to visitors. Rejects with the first fault of the drawing.
 */
async function drawn(address: string, opened: Opened): Promise<readonly Drawn[]> {
  const page = (
    // A cache of its own each time: Emotion hands a style to each cache once.
    <StyledEngineProvider injectFirst>
      <ThemeRoot>
        <SWRConfig value={{ fallback: opened }}>
          <MemoryRouter initialEntries={[address]}>
            <Main>
              <PortalRoutes />
            </Main>
          </MemoryRouter>
        </SWRConfig>
      </ThemeRoot>
    </StyledEngineProvider>
  );
  const draw = (): string => renderToString(page);
  const html = draw();
  if (html.includes(leftOut)) await throwFaults(page);
  if (html.includes(leftOut) || onAnotherDay(draw) !== html) return [];
  const made = madeLooks();
  const looks = [...html.matchAll(/<style data-emotion="css ([\w-]+)"[^>]*>(.*?)<\/style>/gs)];
  const styles = looks.flatMap(([, name = '', text = '']) => (made.includes(name) ? [] : [text])).join('');
  return [{ markup: html.replace(/<(?:style.*?<\/style|link[^>]*|!--.*?--)>/gs, ''), styles }];
}

/** Draws a page once more, waiting for what comes late: a fault, which the drawing in one go only leaves out, is thrown. */
async function throwFaults(page: ReactElement): Promise<void> {
  const faults: unknown[] = [];
  await prerender(page, { onError: (fault) => void faults.push(fault) });
  if (faults.length > 0) throw faults[0];
}

/** How React marks what it leaves to the browser: code that is not here, or whose drawing throws. */
const leftOut = '<!--$!-->';

/** Runs something as if it were a day of another month and year. Nothing else runs meanwhile. */
function onAnotherDay<T>(run: () => T): T {
  const Today = Date;
  const now = (): number => Today.now() + 400 * 86_400_000;
  globalThis.Date = new Proxy(Today, {
    construct: (of, given) => Reflect.construct(of, given.length === 0 ? [now()] : given) as Date,
    get: (of, name) => (name === 'now' ? now : (Reflect.get(of, name) as unknown)),
  });
  try {
    return run();
  } finally {
    globalThis.Date = Today;
  }
}
