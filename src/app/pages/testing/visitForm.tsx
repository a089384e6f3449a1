import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../../../mocks/node';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import { connectorOf } from '../../../form/connectors';
import { fieldTypeNames, type Field } from '../../../interpreter';
import { definitionOf, stepOf } from '../../../interpreter/engine/testing/form';
import { FormPage } from '../FormPage';

/** A part of a definition, as an editor writes it. */
export type Part = Readonly<Record<string, unknown>>;

export { definitionOf, stepOf };

/** Serves a definition, until the next one is served. */
export const serve = (definition: string): void => {
  server.use(http.get('*/form-definitions/contoh.json', () => HttpResponse.text(definition)));
};

/** Opens the form at its address, and waits until a step or another page is there. */
export const visit = async (address = '/form/contoh') => {
  const shown = render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={['/', address]} initialIndex={1} useTransitions={false}>
          <Routes>
            <Route path="/" element={<h1>Beranda</h1>} />
            <Route path="/form/:slug" element={<FormPage />}>
              <Route path="preview" element={null} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );
  await screen.findByRole('heading', { level: 1, hidden: true });
  return shown;
};

/** Serves a definition, and opens its form. */
export const visitForm = (definition: string, address?: string) => {
  serve(definition);
  return visit(address);
};

/** Opens a form of one step with these blocks. */
export const visitStep = (blocks: readonly Part[], form?: Part) =>
  visitForm(definitionOf([stepOf('satu', blocks)], form));

/** The mock back end around the tests of a file, and an empty device before each. */
export const withBackEnd = (): void => {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    // As on a page that has been idle once: no field is waited for.
    const code = fieldTypeNames.flatMap((type) => connectorOf({ type } as Field).load ?? []);
    await Promise.all(code.map((load) => load()));
  });
  beforeEach(() => {
    localStorage.clear();
    server.use(
      http.get('*/form-definitions/fragments/:file', ({ params }) =>
        HttpResponse.text(readFileSync(`form-definitions/fragments/${String(params.file)}`, 'utf8')),
      ),
    );
    // jsdom draws nothing, so it cannot scroll.
    window.scrollTo = () => undefined;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
};
