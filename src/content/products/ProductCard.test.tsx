import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Card } from '../../api';
import { PrefetchContext } from './prefetch';
import { ProductCard } from './ProductCard';

const card: Card = { id: '1', name: 'Tabungan', formSlug: 'tabungan', featuredImage: '/files/a.webp' };

const show = (change: Partial<Card> = {}) => {
  const prefetch = jest.fn();
  const shown = render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <ProductCard card={{ ...card, ...change }} />
      </PrefetchContext>
    </MemoryRouter>,
  );
  return { ...shown, prefetch, picture: () => shown.container.querySelector('img') as HTMLImageElement };
};

test("a card leads to the form of its product, by the product's own words", () => {
  show({ informationButtonText: 'Ajukan' });
  expect(screen.getByRole('link', { name: 'Ajukan: Tabungan' })).toHaveAttribute('href', '/form/tabungan');
});

test("a card without words for its link says 'Baca Selengkapnya'", () => {
  show();
  expect(screen.getByRole('link')).toHaveTextContent('Baca Selengkapnya');
});

test('a long description ends in three dots', () => {
  show({ shortDescription: 'x'.repeat(120) });
  expect(screen.getByText(`${'x'.repeat(100)}...`)).toBeInTheDocument();
});

test('a card without a form is no link', () => {
  show({ formSlug: undefined });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'])('a .%s is a picture', (extension) => {
  const { picture } = show({ featuredImage: `/files/a.${extension}` });
  expect(picture()).toHaveAttribute('src', `/files/a.${extension}`);
});

test.each(['/files/a.svg', '/files/a.pdf', '//jahat.example/a.png', undefined])(
  'in place of %s stands the placeholder of products',
  (featuredImage) => {
    expect(show({ featuredImage }).picture()).toHaveAttribute('src', '/illustrations/product.svg');
  },
);

test('a picture that does not come leaves the placeholder', () => {
  const { picture } = show();
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/illustrations/product.svg');
});

test('a visitor who comes near a card is told of, so that its form can be fetched ahead', () => {
  const { container, prefetch } = show();
  fireEvent.pointerEnter(container.querySelector('article') as HTMLElement);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a card shows the facts of its product', () => {
  show({ facts: [['Setoran awal', 'Rp 100.000']] });
  expect(screen.getByRole('term')).toHaveTextContent('Setoran awal');
  expect(screen.getByRole('definition')).toHaveTextContent('Rp 100.000');
});
