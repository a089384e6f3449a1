import { formOf, visit } from './testing/visit';

const hours = 3_600_000;
const besok = { type: 'date', name: 'besok', compute: 'addDays(today(), 1)' };

test('the form knows of a new day at midnight, and of the one after', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'nama' }, besok] }));
  expect(visitor.values().besok).toBe('2026-11-22');
  await visitor.clock.pass(16 * hours - 1);
  expect(visitor.values().besok).toBe('2026-11-22');
  await visitor.clock.pass(1);
  expect(visitor.values().besok).toBe('2026-11-23');
  await visitor.clock.pass(24 * hours);
  expect(visitor.values().besok).toBe('2026-11-24');
});

test('a page that slept over midnight knows of the new day when it wakes, and of the next one at midnight', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'nama' }, besok] }));
  visitor.clock.set(Date.parse('2026-11-22T23:00:00Z'));
  await visitor.clock.settle();
  expect(visitor.values().besok).toBe('2026-11-22');
  visitor.tab.wake();
  await visitor.clock.settle();
  expect(visitor.values().besok).toBe('2026-11-23');
  await visitor.clock.pass(hours);
  expect(visitor.values().besok).toBe('2026-11-24');
});

test('a form that is left hears of no day, and of the newest one when it is taken up again', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'nama' }, besok] }));
  const session = visitor.session();
  session.close();
  session.close();
  await visitor.clock.pass(16 * hours);
  visitor.tab.wake();
  await visitor.clock.settle();
  expect(session.state().values.besok).toBe('2026-11-22');
  session.start();
  session.start();
  void session.send({ type: 'dayChange' });
  expect(session.state().values.besok).toBe('2026-11-23');
  await visitor.clock.pass(24 * hours);
  expect(session.state().values.besok).toBe('2026-11-24');
  session.close();
  await visitor.clock.pass(24 * hours);
  expect(session.state().values.besok).toBe('2026-11-24');
});
