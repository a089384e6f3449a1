import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useDoubleTaps } from './doubleTap';

let pressed: string[];

function Watched() {
  useDoubleTaps();
  return ['Lanjut', 'Kirim'].map((name) => (
    <button key={name} onClick={() => pressed.push(name)}>
      {name}
    </button>
  ));
}

/** What a browser says of a press; false where the press may not have its default. */
function press(
  name: string,
  at: { ms: number; x?: number; clicks?: number; by?: 'touch' | 'mouse' },
): boolean {
  const { ms, x = 100, clicks = 1, by = 'touch' } = at;
  const target = screen.getByRole('button', { name });
  const fire = (type: 'pointerDown' | 'mouseDown' | 'mouseUp' | 'click'): boolean => {
    const event = createEvent[type](target, { clientX: x, clientY: 600, detail: clicks });
    Object.defineProperties(event, { timeStamp: { value: ms }, pointerType: { value: by } });
    return fireEvent(target, event);
  };
  fire('pointerDown');
  const moves = fire('mouseDown');
  fire('mouseUp');
  fire('click');
  return moves;
}

beforeEach(() => {
  pressed = [];
  render(<Watched />);
});

test('the second tap of a double tap presses nothing else, and moves no focus', () => {
  press('Lanjut', { ms: 1000 });
  expect(press('Kirim', { ms: 1300, x: 110 })).toBe(false);
  expect(pressed).toEqual(['Lanjut']);
});

test('of the same button, it is one more press', () => {
  press('Lanjut', { ms: 1000 });
  press('Lanjut', { ms: 1200 });
  expect(pressed).toEqual(['Lanjut', 'Lanjut']);
});

test.each([
  ['later', { ms: 1401 }],
  ['elsewhere', { ms: 1200, x: 141 }],
])('a tap %s is a press of its own', (_, at) => {
  press('Lanjut', { ms: 1000 });
  expect(press('Kirim', at)).toBe(true);
  expect(pressed).toEqual(['Lanjut', 'Kirim']);
});

test('of a mouse, the system says which clicks belong together', () => {
  press('Lanjut', { ms: 1000, by: 'mouse' });
  press('Kirim', { ms: 1100, by: 'mouse', clicks: 2 });
  expect(pressed).toEqual(['Lanjut']);
  press('Kirim', { ms: 1200, by: 'mouse' });
  expect(pressed).toEqual(['Lanjut', 'Kirim']);
});

test('what a key or a program presses is no first tap', () => {
  press('Lanjut', { ms: 1000, clicks: 0 });
  press('Kirim', { ms: 1100 });
  expect(pressed).toEqual(['Lanjut', 'Kirim']);
});
