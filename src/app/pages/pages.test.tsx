import { act, screen, waitFor, render } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visitForm, visitStep, withBackEnd } from './testing/visitForm';
import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../../mocks/node';
import { FormPage } from './FormPage';
import { ThemeRoot } from '../../theme/ThemeRoot';
import { EmbeddedForm } from '../../form/EmbeddedForm';
import { ContentPage } from './ContentPage';

const userEvent = userEvents.setup({ delay: null });

describe('The page of a form', () => {
  withBackEnd();

  const nama = { name: 'nama', required: true };
  const short = definitionOf([stepOf('satu', [nama])]);
  const saved = async (definition: string): Promise<void> => {
    serve(definition);
    await act(async () => {
      window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail: { slug: 'contoh' } }));
      await Promise.resolve();
    });
  };

  const control = (name: string) => screen.getByRole('textbox', { name });

  test('a saved definition is read again, and the answers stay', async () => {
    await visitForm(short);
    await userEvent.type(control('nama'), 'Siti');
    await saved(definitionOf([stepOf('satu', [nama, { name: 'alamat' }])]));
    expect(await screen.findByRole('textbox', { name: 'alamat' })).toBeInTheDocument();
    expect(control('nama')).toHaveValue('Siti');
  });

  test('a definition that was broken for a while gives the answers back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await visitForm(short);
    await userEvent.type(control('nama'), 'Siti');
    await saved('{"version": 1');
    expect(await screen.findByText('Formulir sedang diperbaiki')).toBeInTheDocument();
    await saved(short);
    await waitFor(() => expect(control('nama')).toHaveValue('Siti'));
  });

  test('the save of another form changes nothing here', async () => {
    await visitForm(short);
    serve(definitionOf([stepOf('lain', [nama])]));
    act(() => {
      window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail: { slug: 'lain' } }));
    });
    expect(screen.getByRole('heading', { level: 1, name: 'satu' })).toBeInTheDocument();
  });

  test('a failed Next takes focus to the list of failures, at every press', async () => {
    await visitStep([nama, { name: 'kota', required: true }]);
    const next = screen.getByRole('button', { name: 'Submit' });
    await userEvent.click(next);
    const summary = screen.getByRole('group', { name: 'Ada yang perlu diperbaiki' });
    expect(summary).toHaveFocus();
    expect(document.title).toBe('Kesalahan: satu – Contoh');
    expect(control('nama')).toHaveAccessibleDescription('Harus Diisi');
    await userEvent.click(screen.getByRole('link', { name: 'kota: Harus Diisi' }));
    expect(control('kota')).toHaveFocus();
    await userEvent.type(control('kota'), 'Bandung');
    expect(screen.queryByRole('link', { name: /kota/ })).not.toBeInTheDocument();
    await userEvent.click(next);
    expect(summary).toHaveFocus();
  });

  test.each([
    ['in view takes the focus itself, at every press', 100, true],
    ['below the window is told at the top', 700, false],
    ['above it, too', -10, false],
  ])('a single error %s', async (_, top, isInView) => {
    await visitStep([nama, { name: 'kota' }]);
    const box = { top, bottom: top + 80, height: 80 } as DOMRect;
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const summary = screen.queryByRole('group', { name: 'Ada yang perlu diperbaiki' });
    expect(isInView ? control('nama') : summary).toHaveFocus();
    expect(summary === null).toBe(isInView);
    expect(control('nama')).toHaveAccessibleDescription('Harus Diisi');
    const focused = jest.fn();
    document.addEventListener('focusin', focused);
    await userEvent.type(control('kota'), 'Bandung{Enter}');
    expect(document.activeElement).toBe(isInView ? control('nama') : summary);
    await userEvent.keyboard('{Enter}');
    document.removeEventListener('focusin', focused);
    expect(focused).toHaveBeenCalledTimes(isInView ? 3 : 2);
    rect.mockRestore();
  });

  test('Enter in a text sends the step', async () => {
    await visitForm(definitionOf([stepOf('satu', [nama]), stepOf('dua', [{ name: 'kota' }])]));
    await userEvent.type(control('nama'), 'Siti{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'dua' })).toHaveFocus();
  });

  test("'Ubah' of a step on the preview leads to the step, whose Next says whether it leads back", async () => {
    const kota = { name: 'kota', requiredWhen: [{ name: 'nama', condition: 'equals', value: 'Siti A' }] };
    await visitForm(definitionOf([stepOf('satu', [nama]), stepOf('dua', [kota])]));
    await userEvent.type(control('nama'), 'Siti{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'dua' });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah satu' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'satu' })).toHaveFocus());
    const back = 'Simpan & periksa kembali';
    expect(screen.getByRole('button', { name: back })).toBeInTheDocument();
    await userEvent.type(control('nama'), ' A');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    await userEvent.type(control('nama'), 'ini');
    await userEvent.click(screen.getByRole('button', { name: back }));
    expect(await screen.findByText('Siti Aini')).toBeInTheDocument();
  });

  test("'Ubah' on the preview leads to the field and straight back to the step's answers", async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await visitForm(definitionOf([stepOf('satu', [nama]), stepOf('dua', [{ name: 'kota' }])]));
    await userEvent.type(control('nama'), 'Siti{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'dua' });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Siti');
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Siti, ubah nama' }));
    await waitFor(() => expect(control('nama')).toHaveFocus());
    await userEvent.type(control('nama'), ' Aini{Enter}');
    expect(await screen.findByText('Siti Aini')).toBeInTheDocument();
    // Where the change is seen.
    const changed = screen.getByRole('heading', { level: 2, name: 'satu' });
    await waitFor(() => expect(changed).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([changed]);
    scrolled.mockRestore();
  });
});

describe('Given answers', () => {
  withBackEnd();

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

  test('an entry that could not be read holds the visitor, since it would not come along', async () => {
    visit();
    await write(/^Besaran Pinjaman/, '20jt');
    await userEvent.click(screen.getByRole('link', { name: 'Ajukan Kredit' }));
    expect(await box(/^Besaran Pinjaman/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /20\.000\.000/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Ajukan Kredit' }));
    expect(await box(/^catatan/)).toBeInTheDocument();
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
});

describe('A page of content', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const answer = (response: () => Response) =>
    server.use(http.get('*/form-definitions/pages/tentang.json', response));
  const page = (blocks: unknown[]) => answer(() => HttpResponse.json({ blocks }));

  const show = (address = '/tentang') =>
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/:page" element={<ContentPage />} />
          </Routes>
        </MemoryRouter>
      </SWRConfig>,
    );

  test("a page shows its blocks, and the document's title is its first heading", async () => {
    page([
      { type: 'section', blocks: [{ type: 'heading', level: 1, text: 'Tentang Kami' }] },
      { type: 'heading', level: 2, text: 'Sejarah' },
    ]);
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Kami' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Sejarah' })).toBeInTheDocument();
    expect(document.title).toBe('Tentang Kami – e-Form');
  });

  test('a page without a heading is titled by the portal', async () => {
    page([{ type: 'button', text: 'Ke sana', href: '/produk' }]);
    show();
    expect(await screen.findByRole('link', { name: 'Ke sana' })).toHaveAttribute('href', '/produk');
    expect(document.title).toBe('e-Form');
  });

  test('a page that nobody wrote is not found', async () => {
    answer(() => HttpResponse.text('', { status: 404 }));
    show();
    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeInTheDocument();
  });

  test('a page with mistakes is told in calm words, with the mistakes for its editor', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(() => HttpResponse.json({ block: [] }));
    show();
    expect(await screen.findByRole('heading', { name: 'Halaman sedang diperbaiki' })).toBeInTheDocument();
    expect(screen.getByText('blocks')).toBeInTheDocument();
    expect(reported).toHaveBeenCalled();
  });

  test('an unknown block is left out and an unknown key ignored, and both are reported in the console', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    page([
      { type: 'headin', level: 1, text: 'Salah' },
      { type: 'heading', level: 1, text: 'Tentang Kami', glow: true },
    ]);
    show();
    expect(await screen.findByRole('heading', { name: 'Tentang Kami' })).toBeInTheDocument();
    expect(screen.queryByText('Salah')).toBeNull();
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('tentang'), [
      expect.objectContaining({ path: 'blocks[0].type' }),
      expect.objectContaining({ path: 'blocks[1].glow' }),
    ]);
  });

  test('a page that does not come is told, and comes at the second try', async () => {
    answer(() => HttpResponse.text('', { status: 403 }));
    show();
    expect(await screen.findByRole('heading', { name: 'Halaman gagal dimuat' })).toBeInTheDocument();
    page([{ type: 'heading', level: 1, text: 'Tentang Kami' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { name: 'Tentang Kami' })).toBeInTheDocument();
  });
});
