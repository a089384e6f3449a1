import { screen, within } from '@testing-library/react';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

test('a start page says what the product is, and what is to be known of it first', async () => {
  serve(
    definitionOf([stepOf('satu', [{ name: 'nama' }])], {
      product: {
        id: '1',
        name: 'Tandamata',
        category: { id: '1', name: 'Tabungan', slug: 'tabungan' },
        featuredImage: '/files/tandamata.webp',
        shortDescription: 'Tabungan harian dengan kartu ATM.',
        facts: { 'Setoran awal': 'mulai Rp 100.000' },
      },
      start: { minutes: 10, who: 'Siapa saja', fee: 'Tidak dipungut biaya' },
    }),
  );
  await visit();
  const page = (await screen.findByRole('button', { name: 'Mulai' })).closest<HTMLElement>(
    '[data-start-page]',
  );
  expect(page).not.toBeNull();
  if (!page) return;
  expect(within(page).getByText('Tabungan harian dengan kartu ATM.')).toBeInTheDocument();
  expect(page.querySelector('img')).toHaveAttribute('src', expect.stringContaining('tandamata.webp'));
  const facts = [...page.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Setoran awalmulai Rp 100.000',
    'Biaya permohonanTidak dipungut biaya',
    'Lama pengisianSekitar 10 menit',
    'Siapa yang dapat mengajukanSiapa saja',
  ]);
});

test('a fact of the product is not lost where the start page has a name for one like it', async () => {
  serve(
    definitionOf([stepOf('satu', [{ name: 'nama' }])], {
      product: {
        id: '1',
        name: 'Giro',
        category: { id: '1', name: 'Giro', slug: 'giro' },
        facts: { Biaya: 'Rp 0 per bulan' },
      },
      start: { who: 'Siapa saja' },
    }),
  );
  await visit();
  await screen.findByRole('button', { name: 'Mulai' });
  expect(screen.getByText('Rp 0 per bulan')).toBeInTheDocument();
});
