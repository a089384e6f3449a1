import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, withBackEnd } from '../app/pages/testing/visitForm';
import { fetchForm } from './fetchForm';

withBackEnd();

const fragment = (name: string) => ({ blocks: [{ type: 'text', name, label: name }] });
const form = definitionOf([
  { id: 'satu', title: 'Satu', blocks: [{ fragment: 'diri' }, { fragment: 'alamat' }] },
]);

/** Serves the form, and its fragments so that `last` arrives after the other one. */
const serveWith = (last: string): void => {
  let release = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  serve(form);
  server.use(
    http.get('*/form-definitions/fragments/:name', async ({ params }) => {
      const name = String(params.name).replace('.json', '');
      if (name === last) await arrived;
      else setTimeout(release, 0);
      return HttpResponse.json(fragment(name));
    }),
  );
};

const hash = async (): Promise<string | undefined> => {
  const opened = await fetchForm('contoh');
  return opened.kind === 'form' ? opened.hash : undefined;
};

test('the order in which fragments arrive is no change of the form', async () => {
  serveWith('diri');
  const first = await hash();
  serveWith('alamat');
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(await hash()).toBe(first);
});

test('a fragment with other words is a change of the form', async () => {
  serveWith('diri');
  const first = await hash();
  server.use(
    http.get('*/form-definitions/fragments/diri.json', () =>
      HttpResponse.json({ blocks: [{ type: 'text', name: 'diri', label: 'Data diri' }] }),
    ),
  );
  expect(await hash()).not.toBe(first);
});
