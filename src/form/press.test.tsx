import { render, screen } from '@testing-library/react';
import { afterPress, usePresses } from './press';

function Watched() {
  usePresses();
  return null;
}

const happens = (event: string) => void window.dispatchEvent(new Event(event));

let told: string[];
const tell = (words: string): void => afterPress(() => told.push(words));

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  render(<Watched />);
});
afterEach(() => jest.useRealTimers());

test('what a lost focus brings comes at once while nothing is pressed', () => {
  tell('Wajib diisi');
  expect(told).toEqual(['Wajib diisi']);
});

test('it waits for the click of the press that took the focus, however long that lasts, and comes before what the click does', () => {
  happens('pointerdown');
  tell('Wajib diisi');
  jest.advanceTimersByTime(60_000);
  happens('pointerup');
  expect(told).toEqual([]);
  window.addEventListener('click', () => told.push('terkirim'), { once: true });
  happens('click');
  expect(told).toEqual(['Wajib diisi', 'terkirim']);
});

test('a press that no click follows ends by itself', () => {
  happens('pointerdown');
  tell('Wajib diisi');
  happens('pointerup');
  jest.advanceTimersByTime(499);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['Wajib diisi']);
});

test('a press soon after another one is not ended by the end of that one', () => {
  happens('pointerdown');
  happens('pointerup');
  jest.advanceTimersByTime(100);
  happens('pointerdown');
  tell('Wajib diisi');
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});

test.each(['keydown', 'pointercancel', 'blur', 'pointerdown'])(
  'a press whose end nobody told ends with the next %s',
  (event) => {
    happens('pointerdown');
    tell('Wajib diisi');
    happens(event);
    expect(told).toEqual(['Wajib diisi']);
  },
);

test('a list that the press has opened ends it with the choice', () => {
  render(<select aria-label="kota" />);
  happens('pointerdown');
  tell('Wajib diisi');
  screen.getByRole('combobox').dispatchEvent(new Event('change', { bubbles: true }));
  expect(told).toEqual(['Wajib diisi']);
});

test('the control that loses the focus does not end the press that took it', () => {
  render(<input aria-label="nama" />);
  const control = screen.getByRole('textbox');
  happens('pointerdown');
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new Event('blur'));
  tell('Wajib diisi');
  expect(told).toEqual([]);
});
