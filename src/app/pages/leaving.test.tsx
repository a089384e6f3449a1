import { render, screen } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../theme/ThemeRoot';
import { FormPage } from './FormPage';
import { definitionOf, serve, stepOf, withBackEnd } from './testing/visitForm';

withBackEnd();
const userEvent = userEvents.setup({ delay: null });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onPage = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A visit that comes to the form from a page. */
const arrive = async () => {
  const shown = render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={['/produk']}>
          <h1>Produk</h1>
          <Link to="/form/contoh">Ajukan</Link>
          <Routes>
            <Route path="/" element={<h2>Beranda</h2>} />
            <Route path="/produk" element={<h2>Daftar produk</h2>} />
            <Route path="/form/:slug" element={<FormPage />}>
              <Route path="preview" element={null} />
            </Route>
          </Routes>
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ajukan' }));
  return shown;
};

test('Back on the first step leads to the page before the form, also where a draft has led past the steps before', async () => {
  serve(definitionOf(['satu', 'dua', 'tiga'].map((id) => stepOf(id, [{ name: id }]))));
  const { unmount } = await arrive();
  await onPage('satu');
  await userEvent.type(screen.getByRole('textbox'), 'a');
  await press('Submit');
  await onPage('dua');
  await press('Submit');
  await onPage('tiga');
  unmount();

  await arrive();
  await onPage('tiga');
  await press('Kembali');
  await onPage('dua');
  await press('Submit');
  await onPage('tiga');
  for (const step of ['dua', 'satu']) {
    await press('Kembali');
    await onPage(step);
  }
  await press('Kembali');
  expect(await screen.findByRole('heading', { name: 'Daftar produk' })).toBeInTheDocument();
});
