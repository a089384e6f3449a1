import { screen, waitFor, within } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { loadWidgets } from '../../fields/widgets';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../../app/pages/testing/visitForm';

withBackEnd();
beforeAll(() => loadWidgets(['searchSelect']));
const userEvent = userEvents.setup({ delay: null });

const province = (name: string) => ({ type: 'radio', name, label: name, options: ['1|Jawa', '2|Bali'] });
const city = (name: string, parent: string) => ({
  type: 'searchSelect',
  name,
  lookup: {
    url: '/city/filter',
    idField: 'id',
    textField: 'name',
    filters: [{ field: 'provinceId', value: `{${parent}}` }],
  },
});
const choose = (group: string, option: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }),
  );

/** Requests that the back end has, unanswered; each is answered with one city. */
let answers: (() => void)[] = [];
let signals: AbortSignal[] = [];
beforeEach(() => {
  answers = [];
  signals = [];
  server.use(
    http.post('*/api/remote-select', async ({ request }) => {
      signals.push(request.signal);
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ statusCode: 200, data: [{ id: '7', name: 'Tujuh' }] });
    }),
  );
  serve(
    definitionOf([
      stepOf('satu', [
        province('asal'),
        province('kini'),
        city('kotaAsal', 'asal'),
        city('kotaKini', 'kini'),
      ]),
    ]),
  );
});

test('two fields ask for the same list once, and one that turns to another list leaves the other its answer', async () => {
  await visit();
  await choose('asal', 'Jawa');
  await choose('kini', 'Jawa');
  await waitFor(() => expect(answers).toHaveLength(1));
  await choose('asal', 'Bali');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers.forEach((answer) => answer());
  await userEvent.click(screen.getByRole('combobox', { name: 'kotaKini' }));
  expect(await screen.findByRole('option', { name: 'Tujuh' })).toBeInTheDocument();
  expect(screen.queryByText('Gagal memuat pilihan')).not.toBeInTheDocument();
});

test('a list that no field waits for any more is given up', async () => {
  await visit();
  await choose('asal', 'Jawa');
  await waitFor(() => expect(answers).toHaveLength(1));
  await choose('asal', 'Bali');
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  answers.forEach((answer) => answer());
  await userEvent.click(screen.getByRole('combobox', { name: 'kotaAsal' }));
  expect(await screen.findByRole('option', { name: 'Tujuh' })).toBeInTheDocument();
});
