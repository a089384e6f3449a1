import { render, screen, createEvent, fireEvent } from '@testing-library/react';
import { afterPress, usePresses } from './press';
import { useDoubleTaps } from './press';
import { Notice } from './Notice';

describe('A press', () => {
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
});

describe('A double tap', () => {
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
    at: { ms: number; held?: number; x?: number; clicks?: number; by?: 'touch' | 'mouse' },
  ): boolean {
    const { ms, held = 0, x = 100, clicks = 1, by = 'touch' } = at;
    const target = screen.getByRole('button', { name });
    const fire = (type: 'pointerDown' | 'mouseDown' | 'mouseUp' | 'click', time = ms): boolean => {
      const event = createEvent[type](target, { clientX: x, clientY: 600, detail: clicks });
      Object.defineProperties(event, { timeStamp: { value: time }, pointerType: { value: by } });
      return fireEvent(target, event);
    };
    fire('pointerDown');
    const moves = fire('mouseDown');
    fire('mouseUp', ms + held);
    fire('click', ms + held);
    return moves;
  }

  beforeEach(() => {
    pressed = [];
    render(<Watched />);
  });

  test('the second tap of a double tap presses nothing else, however long it rests, and moves no focus', () => {
    press('Lanjut', { ms: 1000 });
    expect(press('Kirim', { ms: 1300, held: 200, x: 110 })).toBe(false);
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

  test('what a key or a program presses is no first tap, and no second one', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    press('Lanjut', { ms: 1000, clicks: 0 });
    press('Kirim', { ms: 1100 });
    expect(pressed).toEqual(['Lanjut', 'Lanjut', 'Kirim']);
  });
});

test('the button of a notice is there before its box, or the first Tab goes past it, and keeps the focus', async () => {
  render(
    <Notice severity="error" action={<button type="button">Coba lagi</button>}>
      Gagal memuat
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Coba lagi' }).focus();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat');
  expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toHaveFocus();
});
