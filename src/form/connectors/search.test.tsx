import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setImmediate } from 'node:timers/promises';
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

describe('A list that is answered', () => {
  afterEach(() => jest.useRealTimers());

  test.each(['searchSelect', 'select'])(
    'of the type %s keeps what is typed, and its hits, when the bank finds nothing for it',
    async (type) => {
      let asked = 0;
      server.use(
        http.post('*/api/remote-select', async ({ request }) => {
          asked += 1;
          const { filters } = (await request.json()) as Body;
          const data = ['Bandung', 'Medan', 'Padang'].map((name, id) => ({ id: String(id + 1), name }));
          return HttpResponse.json({ statusCode: 200, data: filters.length > 0 ? [] : data });
        }),
      );
      const lookup = { ...searched.lookup, search: undefined };
      serve(definitionOf([stepOf('satu', [{ ...searched, type, lookup, defaultValue: '1|Bandung' }])]));
      await visit();
      const box = screen.getByRole('combobox', { name: 'Cabang' });
      await waitFor(() => expect(screen.getByText('3 pilihan tersedia')).toBeInTheDocument());
      act(() => box.focus());
      jest.useFakeTimers({ doNotFake: [...real] });
      fireEvent.change(box, { target: { value: 'medan' } });
      // The code of what opens comes on a turn of its own, on a busy machine later than the next act.
      await act(() => setImmediate());
      act(() => jest.advanceTimersByTime(1000));
      jest.useRealTimers();
      await waitFor(() => expect(asked).toBe(2));
      await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeInTheDocument());
      expect(box).toHaveValue('medan');
      fireEvent.keyDown(box, { key: 'Enter' });
      expect(box).toHaveValue('Medan');
    },
  );
});

describe('A stored choice whose list comes back empty', () => {
  const steps = [
    stepOf('satu', [
      { ...searched, lookup: { ...searched.lookup, search: undefined }, defaultValue: '9|Lama' },
    ]),
    stepOf('dua', [{ type: 'text', name: 'akhir', label: 'Akhir' }]),
  ];
  /** The bank answers with these lists in turn; the last one stays. */
  const answerWith = (...lists: readonly (readonly object[])[]): { asked: number } => {
    const count = { asked: 0 };
    server.use(
      http.post('*/api/remote-select', () => {
        count.asked += 1;
        return HttpResponse.json({ statusCode: 200, data: lists[Math.min(count.asked, lists.length) - 1] });
      }),
    );
    serve(definitionOf(steps));
    return count;
  };
  const others = [{ id: '1', name: 'Bandung' }];

  test('says that it is empty, offers nothing, and goes on after it was asked for again', async () => {
    const bank = answerWith([]);
    await visit();
    await screen.findByText('Data tidak ditemukan!');
    const box = screen.getByRole('combobox', { name: 'Cabang' });
    expect(box).toHaveValue('Lama');
    fireEvent.mouseDown(box);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.queryByText('Pilihan tidak tersedia lagi')).not.toBeInTheDocument();
    expect(bank.asked).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('textbox', { name: /Akhir/ })).toBeInTheDocument();
    expect(bank.asked).toBe(2);
  });

  test('has the visitor choose again when Next brings others', async () => {
    answerWith([], others);
    await visit();
    await screen.findByText('Data tidak ditemukan!');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findAllByText(/Pilihan tidak tersedia lagi/)).length).toBeGreaterThan(0);
    const box = screen.getByRole('combobox', { name: 'Cabang' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bandung']);
  });

  test("is asked for again by 'Coba lagi'", async () => {
    const bank = answerWith([], [...others, { id: '9', name: 'Baru' }]);
    await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cabang' })).toHaveValue('Baru'));
    expect(bank.asked).toBe(2);
  });
});
