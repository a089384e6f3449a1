import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { RedrawBoundary } from './RedrawBoundary';

/** Text beside an element that comes and goes. */
function Beside(): ReactElement {
  const [on, setOn] = useState(false);
  return (
    <>
      <p data-testid="text">
        {on && <b>!</b>}
        Lanjut
      </p>
      <button onClick={() => setOn(!on)} />
    </>
  );
}

const toggle = (): void => {
  fireEvent.click(screen.getByRole('button'));
};

const fallback = (): ReactElement => <p>Halaman ini bermasalah</p>;
const shown = (place: string): ReactElement => (
  <RedrawBoundary place={place} fallback={fallback}>
    <Beside />
  </RedrawBoundary>
);

/** As a browser does that translates: the text stands in elements of its own, and the node is another one. */
function translate(): void {
  const text = screen.getByTestId('text').lastChild;
  const font = document.createElement('font');
  font.textContent = text?.textContent ?? '';
  text?.replaceWith(font);
}

beforeEach(() => {
  // React reports each fault that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation();
});

test('what others have replaced is drawn once more, and says nothing of a fault', () => {
  render(shown('a'));
  translate();
  toggle();
  expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
  expect(screen.queryByText('Halaman ini bermasalah')).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a second fault at the same place is reported, one at another place is not', () => {
  const { rerender } = render(shown('a'));
  translate();
  toggle();
  rerender(shown('b'));
  translate();
  toggle();
  expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
  translate();
  toggle();
  expect(screen.getByText('Halaman ini bermasalah')).toBeInTheDocument();
  rerender(shown('c'));
  expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
});
