import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const box = () => screen.getByRole('textbox', { name: 'Jawaban' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

const texts: readonly [type: string, typed: string, shown: string, refusal: RegExp][] = [
  ['date', '31022000', '31/02/2000', /Tanggal tidak/],
  ['date', '1 Foo 1990', '01 Foo 1990', /Tanggal tidak/],
  ['monthYear', '132020', '13/2020', /Bulan tidak/],
  ['currency', '1.500.00', '1.500.00', /Tulis angka lengkap/],
  ['number', '12x', '12', /Tulis angka lengkap/],
  ['decimal', '1.375', '1.375', /Tulis 1375 atau 1,375/],
];

describe('An entry that stands for no answer is in its box, with its refusal,', () => {
  const begin = async (type: string, typed: string) => {
    serve(
      definitionOf([
        stepOf('satu', [{ name: 'nama' }]),
        stepOf('dua', [{ type, name: 'jawaban', label: 'Jawaban' }]),
      ]),
    );
    const shown = await visit();
    await press('Submit');
    await onStep('dua');
    await userEvent.type(box(), typed);
    await userEvent.tab();
    return shown;
  };

  test.each(texts)('after the step was left and come back to: %s %s', async (type, typed, shown, refusal) => {
    await begin(type, typed);
    expect(box()).toHaveValue(shown);
    await press('Kembali');
    await onStep('satu');
    await press('Submit');
    await onStep('dua');
    expect(box()).toHaveValue(shown);
    expect(box()).toBeInvalid();
    expect(screen.getByText(refusal)).toBeInTheDocument();
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box()).toHaveValue('');
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  test.each(texts)('after a reload: %s %s', async (type, typed, shown, refusal) => {
    const { unmount } = await begin(type, typed);
    unmount();
    await visit();
    await onStep('dua');
    expect(box()).toHaveValue(shown);
    expect(screen.getByText(refusal)).toBeInTheDocument();
  });
});
