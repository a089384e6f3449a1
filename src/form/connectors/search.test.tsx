import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../../app/pages/testing/visitForm';

withBackEnd();

/** All but timers stays real: requests and React need them. */
const real = ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'] as const;

const searched = {
  type: 'searchSelect',
  name: 'cabang',
  label: 'Cabang',
  lookup: { url: '/branch/filter', idField: 'id', textField: 'name', search: true },
};

interface Body {
  filters: readonly unknown[];
}

const withSearch = (search: boolean | undefined) => ({ ...searched, lookup: { ...searched.lookup, search } });

describe('Search in a remote list', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ["a second after the last letter the back end is asked with 'like', once", undefined, 2],
    ['a list that is longer than its beginning is searched in the same way', true, 2],
    ['the back end is not asked where the definition says so', false, 1],
  ])('%s', async (_, search, times) => {
    const asked: Body[] = [];
    server.use(
      http.post('*/api/remote-select', async ({ request }) => {
        asked.push((await request.json()) as Body);
        return HttpResponse.json({ statusCode: 200, data: [{ id: '1', name: 'Bandung' }] });
      }),
    );
    serve(definitionOf([stepOf('satu', [withSearch(search)])]));
    await visit();
    await waitFor(() => expect(asked).toHaveLength(1));
    const box = screen.getByRole('combobox', { name: 'Cabang' });
    act(() => box.focus());
    jest.useFakeTimers({ doNotFake: [...real] });
    for (const value of ['b', 'ba', 'ban']) {
      fireEvent.change(box, { target: { value } });
      act(() => jest.advanceTimersByTime(900));
    }
    expect(asked).toHaveLength(1);
    act(() => jest.advanceTimersByTime(100));
    jest.useRealTimers();
    await waitFor(() => expect(asked).toHaveLength(times));
    const like = { field: 'name', value: 'ban', type: 'text', comparisonOperator: 'like' };
    expect(asked.slice(1).map(({ filters }) => filters)).toEqual(times === 2 ? [[like]] : []);
  });
});
