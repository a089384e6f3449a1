import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CaptchaWidget } from './Widget';
import { Field, useAnswer } from '../common/testing/Field';

interface Drawn {
  text: string;
  ink: string;
}

/** A canvas on which nothing is seen; says what was drawn, and in which colours. */
const fakeCanvas = () => {
  const letters: Drawn[] = [];
  const grounds: string[] = [];
  const quiet = Object.fromEntries(
    ['save', 'restore', 'translate', 'rotate', 'beginPath', 'moveTo', 'lineTo', 'stroke'].map((name) => [
      name,
      () => undefined,
    ]),
  );
  const context = {
    ...quiet,
    fillStyle: '',
    fillRect: () => grounds.push(context.fillStyle),
    fillText: (text: string) => letters.push({ text, ink: context.fillStyle }),
  };
  // The widget uses no more of it than this.
  const given = context as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(given);
  return { letters, grounds };
};

const Host = ({ codes = ['abcd', 'wxyz'], readOnly = false, initial = '' }) => {
  const { value, onChange } = useAnswer(initial);
  const [at, setAt] = useState(0);
  const rest = {
    value,
    readOnly,
    onChange,
    onBlur: () => undefined,
    code: codes[at] ?? '',
    onRenew: () => {
      setAt(at + 1);
      onChange('');
    },
  };
  return <Field type="captcha" label="Kode" widget={CaptchaWidget} rest={rest} />;
};

const box = () => screen.getByRole('textbox', { name: 'Kode' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('4 characters, lowercase, dark teal on white', () => {
  test('each character of the code is drawn on its own, in order, in dark teal', () => {
    const { letters, grounds } = fakeCanvas();
    render(<Host />);
    expect(letters.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(letters.map(({ ink }) => ink))).toEqual(new Set(['#00504a']));
    expect(grounds).toEqual(['#ffffff']);
  });

  test('the picture has a name that does not give the code away', () => {
    render(<Host />);
    expect(screen.getByRole('img', { name: 'Gambar kode' })).toHaveAttribute('data-code-length', '4');
  });
});

describe('the retyped code', () => {
  test("'Ketik ulang kode' stands in the empty control", () => {
    render(<Host />);
    expect(box()).toHaveAttribute('placeholder', 'Ketik ulang kode');
  });

  test('capitals become small, spaces and signs are left out, a fifth character too', async () => {
    render(<Host />);
    await userEvent.type(box(), 'A b-C3xy');
    expect(box()).toHaveValue('abc3');
  });

  test('may be pasted, with spaces and in capitals', async () => {
    render(<Host />);
    await userEvent.click(box());
    await userEvent.paste(' AB CD ');
    expect(box()).toHaveValue('abcd');
  });

  test('nothing helps to type it wrong: no correction, no capitals, no memory', () => {
    render(<Host />);
    expect(box()).toHaveAttribute('autocapitalize', 'none');
    expect(box()).toHaveAttribute('autocomplete', 'off');
    expect(box()).toHaveAttribute('spellcheck', 'false');
  });
});

test("'Ganti kode' draws another code, empties the entry and says so", async () => {
  const { letters } = fakeCanvas();
  const { container } = render(<Host initial="ab" />);
  await press('Ganti kode');
  expect(letters.map(({ text }) => text).join('')).toBe('abcdwxyz');
  expect(box()).toHaveValue('');
  expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Kode baru ditampilkan');
});

describe("'Dengarkan'", () => {
  class Utterance {
    lang = '';
    rate = 1;
    constructor(readonly text: string) {}
  }
  const reported = jest.fn<void, [string]>();

  const withSpeech = () => {
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      speechSynthesis: {
        cancel: () => reported('silence'),
        speak: ({ text, lang }: Utterance) => reported(`${lang}: ${text}`),
      },
    });
  };

  beforeEach(() => reported.mockReset());
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  });

  test('reads the characters out one by one, in Indonesian', async () => {
    withSpeech();
    render(<Host />);
    await press('Dengarkan');
    expect(reported.mock.calls.flat()).toEqual(['silence', 'id-ID: a', 'id-ID: b', 'id-ID: c', 'id-ID: d']);
  });

  test('falls silent when its code is shown no longer', async () => {
    withSpeech();
    const { unmount } = render(<Host />);
    await press('Ganti kode');
    expect(reported.mock.calls).toEqual([['silence']]);
    unmount();
    expect(reported.mock.calls).toEqual([['silence'], ['silence']]);
  });

  test('is not offered where the browser cannot speak', () => {
    render(<Host />);
    expect(screen.queryByRole('button', { name: 'Dengarkan' })).not.toBeInTheDocument();
  });
});
