import '@testing-library/jest-dom';
import { format } from 'node:util';

/**
 * A complaint in the console (an act warning, a doubled key, a refused prop) fails the test that caused it.
 * A test that provokes one on purpose replaces the method with `jest.spyOn(console, 'error')`.
 */
const complaints: string[] = [];
const complain = (...words: unknown[]): void => {
  complaints.push(format(...words));
};
console.error = complain;
console.warn = complain;

const expectSilence = (): void => {
  expect(complaints.splice(0)).toEqual([]);
};
afterEach(expectSilence);
// Clean-up after the last test can complain too.
afterAll(expectSilence);
