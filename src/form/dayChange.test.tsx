import { act, fireEvent, screen } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

test('a form that stays open overnight follows the calendar', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 2, 2, 23, 59).getTime());
  serve(definitionOf([stepOf('satu', [{ type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }])]));
  await visit();
  const field = await screen.findByRole('textbox', { name: 'besok' });
  expect(field).toHaveValue('03/03/2026');
  // The code of a part that is not awaited comes on a turn of its own.
  await act(() => setImmediate());
  clock.mockReturnValue(new Date(2026, 2, 3, 0, 1).getTime());
  act(() => {
    fireEvent(document, new Event('visibilitychange'));
  });
  expect(field).toHaveValue('04/03/2026');
});
