import type { Clock } from '..';

/** A clock in a test's hands. */
export interface ClockInHand {
  clock: Clock;
  /** Lets so many milliseconds pass. */
  pass: (ms: number) => Promise<void> | void;
  /** The page is looked at again; the page may end. */
  wake: () => void;
  leave: () => void;
}

/** What a session relies on of any clock. */
export function clockContract(name: string, begin: () => ClockInHand): void {
  describe(`${name}, as a clock of a session`, () => {
    test('does what is planned once, in the order of its time, and at the same time in the order of planning', async () => {
      const { clock, pass } = begin();
      const done: string[] = [];
      clock.after(20, () => done.push('later'));
      clock.after(10, () => done.push('first'));
      clock.after(10, () => done.push('second'));
      await pass(9);
      expect(done).toEqual([]);
      await pass(1);
      expect(done).toEqual(['first', 'second']);
      await pass(1000);
      expect(done).toEqual(['first', 'second', 'later']);
    });

    test('forgets what is called off', async () => {
      const { clock, pass } = begin();
      const done = jest.fn();
      const callOff = clock.after(10, done);
      callOff();
      callOff();
      await pass(100);
      expect(done).not.toHaveBeenCalled();
    });

    test('counts milliseconds, and knows when the day ends', async () => {
      const { clock, pass } = begin();
      const before = clock.now();
      const today = clock.today();
      expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
      await pass(clock.untilTomorrow() - 1000);
      expect(clock.today()).toBe(today);
      await pass(1000);
      expect(clock.today() > today).toBe(true);
      expect(clock.now()).toBeGreaterThan(before);
    });

    test('reports that the page is looked at again, and that it may end, until nobody listens', () => {
      const { clock, wake, leave } = begin();
      const log: string[] = [];
      const stops = [clock.onWake(() => log.push('wake')), clock.onLeave(() => log.push('leave'))];
      wake();
      leave();
      stops.forEach((stop) => stop());
      wake();
      leave();
      expect(log).toEqual(['wake', 'leave']);
    });
  });
}
