import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../../mocks/node';
import { FormPage } from './FormPage';
import { definitionOf, stepOf, withBackEnd } from './testing/visitForm';
import { ThemeRoot } from '../../theme/ThemeRoot';
import { EmbeddedForm } from '../../form/EmbeddedForm';

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

const shipped = readFileSync('form-definitions/simulasi-kredit.json', 'utf8');

/** What the simulation leads to: a form that asks for some of the same. */
const application = definitionOf(
  [
    stepOf('simulasi', [
      { type: 'radio', name: 'tujuanKredit', options: ['1|Konsumtif', '2|Modal Kerja'] },
      { type: 'currency', name: 'penghasilPerbulan' },
      { type: 'currency', name: 'angsuranPerbulan', readOnly: true, compute: 'penghasilPerbulan * 2' },
      { name: 'catatan' },
    ]),
  ],
  { slug: 'pengajuan-kredit' },
);

const pages = {
  'simulasi-kredit': shipped,
  'pengajuan-kredit': application,
};

const visit = (entries: Parameters<typeof MemoryRouter>[0]['initialEntries'] = ['/']) => {
  for (const [slug, text] of Object.entries(pages)) {
    server.use(http.get(`*/form-definitions/${slug}.json`, () => HttpResponse.text(text)));
  }
  return render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={entries} useTransitions={false}>
          <Routes>
            <Route path="/" element={<EmbeddedForm block={{ type: 'form', slug: 'simulasi-kredit' }} />} />
            <Route path="/form/:slug" element={<FormPage />} />
          </Routes>
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );
};

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const write = async (name: RegExp, text: string): Promise<void> => {
  await userEvent.click(await box(name));
  await userEvent.paste(text);
};

test('the simulation brings its answers into the application, whose link names the amount', async () => {
  visit();
  await userEvent.click(await screen.findByRole('radio', { name: 'Modal Kerja' }));
  expect(screen.getByRole('link', { name: 'Ajukan Kredit' })).toBeInTheDocument();
  await write(/^Penghasilan per Bulan/, '10000000');
  await write(/^Jangka Waktu/, '12');
  await write(/^Besaran Pinjaman/, '50000000');
  await userEvent.click(screen.getByRole('link', { name: 'Ajukan Rp 50.000.000 ini' }));
  expect(await box(/^penghasilPerbulan/)).toHaveValue('10.000.000');
  expect(screen.getByRole('radio', { name: 'Modal Kerja' })).toBeChecked();
  // What is computed there is computed there.
  expect(screen.getByRole('status', { name: /^angsuranPerbulan/ })).toHaveTextContent('20.000.000');
  expect(await box(/^catatan/)).toHaveValue('');
});

test('a text goes along whole, with whatever signs it has', async () => {
  const before = pages['simulasi-kredit'];
  pages['simulasi-kredit'] = definitionOf(
    [
      stepOf('hitung', [
        { name: 'catatan' },
        { type: 'button', text: 'Ajukan', href: '/form/pengajuan-kredit' },
      ]),
    ],
    { slug: 'simulasi-kredit' },
  );
  visit();
  await write(/^catatan/, 'lantai 2|pintu 3');
  await userEvent.click(await screen.findByRole('link', { name: 'Ajukan' }));
  expect(await screen.findByRole('radio', { name: 'Modal Kerja' })).toBeInTheDocument();
  expect(await box(/^catatan/)).toHaveValue('lantai 2|pintu 3');
  pages['simulasi-kredit'] = before;
});

test('inside the form that it leads to the link is not drawn', async () => {
  pages['pengajuan-kredit'] = definitionOf(
    [
      stepOf('simulasi', [
        { name: 'nama' },
        { type: 'button', text: 'Ajukan', href: '/form/pengajuan-kredit' },
      ]),
    ],
    { slug: 'pengajuan-kredit' },
  );
  visit(['/form/pengajuan-kredit']);
  await box(/^nama/);
  expect(screen.queryByRole('link', { name: 'Ajukan' })).not.toBeInTheDocument();
  pages['pengajuan-kredit'] = application;
});

test.each([
  ['after a reload', { given: { catatan: 'dari simulasi' } }],
  ['of another shape', { given: { catatan: 7 } }],
  ['that is none', 'given'],
])('a history entry %s gives no answers', async (_, state) => {
  visit([{ pathname: '/form/pengajuan-kredit', state }]);
  expect(await box(/^catatan/)).toHaveValue('');
});
