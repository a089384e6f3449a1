import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd } from './testing/visitForm';

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

describe('Search in a remote list (spec 3, sections 5 and 9)', () => {
  afterEach(() => jest.useRealTimers());

  test("a second after the last letter the back end is asked with 'like', once", async () => {
    const asked: Body[] = [];
    server.use(
      http.post('*/api/remote-select', async ({ request }) => {
        asked.push((await request.json()) as Body);
        return HttpResponse.json({ statusCode: 200, data: [{ id: '1', name: 'Bandung' }] });
      }),
    );
    serve(definitionOf([stepOf('satu', [searched])]));
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
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filters).toEqual([
      { field: 'name', value: 'ban', type: 'text', comparisonOperator: 'like' },
    ]);
  });

  test('the list is not asked for again when the window gets the focus (section 4)', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/remote-select', () => {
        asked.push(true);
        return HttpResponse.json({ statusCode: 200, data: [] });
      }),
    );
    serve(definitionOf([stepOf('satu', [searched])]));
    await visit();
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked).toHaveLength(1);
  });
});
