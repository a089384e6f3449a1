import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Card } from '../../api';
import { cut, ProductCard } from './ProductCard';

const card: Card = { id: '1', name: 'Tabungan', formSlug: 'tabungan', featuredImage: '/files/a.webp' };

const show = (change: Partial<Card> = {}, onApproach = jest.fn()) => {
  const shown = render(
    <MemoryRouter>
      <ProductCard card={{ ...card, ...change }} onApproach={onApproach} />
    </MemoryRouter>,
  );
  return { ...shown, onApproach };
};

test('a card leads to the form of its product', () => {
  show({ informationButtonText: 'Ajukan' });
  expect(screen.getByRole('link', { name: 'Ajukan: Tabungan' })).toHaveAttribute('href', '/form/tabungan');
});

test("a card without words for its link says 'Baca Selengkapnya'", () => {
  show();
  expect(screen.getByRole('link')).toHaveTextContent('Baca Selengkapnya');
});

test('a card without a form is no link', () => {
  show({ formSlug: undefined });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a description is cut after 100 characters', () => {
  expect(cut('a'.repeat(100))).toBe('a'.repeat(100));
  expect(cut('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  expect(cut('👍'.repeat(101))).toBe(`${'👍'.repeat(100)}...`);
});

test('an image that does not come leaves a placeholder', () => {
  const { container } = show();
  const image = () => container.querySelector('img');
  expect(image()).toHaveAttribute('src', '/files/a.webp');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toHaveAttribute('src', '/illustrations/product.svg');
});

test('a visitor who comes near a card warms its form up', () => {
  const { container, onApproach } = show();
  fireEvent.pointerEnter(container.querySelector('article') as HTMLElement);
  expect(onApproach).toHaveBeenCalledTimes(1);
});
