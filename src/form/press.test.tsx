import { render, screen } from '@testing-library/react';
import { afterPress, usePresses } from './press';

function Watched() {
  usePresses();
  return null;
}

const happens = (event: string) => void window.dispatchEvent(new Event(event));

let reported: string[];
const report = (words: string): void => afterPress(() => reported.push(words));

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  render(<Watched />);
});
afterEach(() => jest.useRealTimers());

test('what a lost focus brings comes at once while nothing is pressed', () => {
  report('Wajib diisi');
  expect(reported).toEqual(['Wajib diisi']);
});

test('it waits for the click of the press that took the focus, however long that lasts, and comes before what the click does', () => {
  happens('pointerdown');
  report('Wajib diisi');
  jest.advanceTimersByTime(60_000);
  happens('pointerup');
  expect(reported).toEqual([]);
  window.addEventListener('click', () => reported.push('terkirim'), { once: true });
  happens('click');
  expect(reported).toEqual(['Wajib diisi', 'terkirim']);
});

test('a press that no click follows ends by itself', () => {
  happens('pointerdown');
  report('Wajib diisi');
  happens('pointerup');
  jest.advanceTimersByTime(499);
  expect(reported).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(reported).toEqual(['Wajib diisi']);
});

test('a press soon after another one is not ended by the end of that one', () => {
  happens('pointerdown');
  happens('pointerup');
  jest.advanceTimersByTime(100);
  happens('pointerdown');
  report('Wajib diisi');
  jest.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
});

test.each(['keydown', 'pointercancel', 'blur', 'pointerdown'])(
  'a press whose end was not reported ends with the next %s',
  (event) => {
    happens('pointerdown');
    report('Wajib diisi');
    happens(event);
    expect(reported).toEqual(['Wajib diisi']);
  },
);

test('a list that the press has opened ends it with the choice', () => {
  render(<select aria-label="kota" />);
  happens('pointerdown');
  report('Wajib diisi');
  screen.getByRole('combobox').dispatchEvent(new Event('change', { bubbles: true }));
  expect(reported).toEqual(['Wajib diisi']);
});

test('the control that loses the focus does not end the press that took it', () => {
  render(<input aria-label="nama" />);
  const control = screen.getByRole('textbox');
  happens('pointerdown');
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new Event('blur'));
  report('Wajib diisi');
  expect(reported).toEqual([]);
});
