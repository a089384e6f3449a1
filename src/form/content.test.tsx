import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../mocks/node';
import { FormHostContext } from '../content/FormHost';
import { StaticBlocks } from '../content/StaticBlocks';
import { EmbeddedForm } from './EmbeddedForm';
import type { ContentBlock } from '../interpreter';
import { ThemeRoot } from '../theme/ThemeRoot';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

const loan: readonly Part[] = [
  { type: 'currency', name: 'pinjaman' },
  { type: 'number', name: 'bulan' },
  { type: 'instalmentPlan', caption: 'Rencana', loan: 'pinjaman', months: 'bulan', monthlyRate: '0.01' },
];

describe('Content in a form', () => {
  test('a table is bound to the answers', async () => {
    const rows = [['Nama', '{nama}']];
    const table = { type: 'dataTable', caption: 'Ringkasan', columns: ['Isian', 'Jawaban'], rows };
    serve(definitionOf([stepOf('satu', [{ name: 'nama' }, table])]));
    await visit();
    await type('nama', 'Siti <b>');
    expect(
      within(screen.getByRole('table', { name: 'Ringkasan' })).getByText('Siti <b>'),
    ).toBeInTheDocument();
  });

  test('a condition hides a block and what stands inside it', async () => {
    const visibleWhen = [{ name: 'nama', condition: 'isFilled' }];
    const blocks = [{ type: 'heading', level: 3, text: 'Halo {nama}' }];
    serve(
      definitionOf([
        stepOf('satu', [{ name: 'nama' }, { type: 'section', title: 'Sapa', visibleWhen, blocks }]),
      ]),
    );
    await visit();
    expect(screen.queryByText(/Halo/)).not.toBeInTheDocument();
    await type('nama', 'Siti');
    expect(screen.getByRole('heading', { name: 'Halo Siti' })).toBeInTheDocument();
  });

  test('a button runs an action of the form', async () => {
    const actions = { isi: [{ set: { nama: "'Siti'" } }] };
    serve(
      definitionOf([stepOf('satu', [{ name: 'nama' }, { type: 'button', text: 'Isi nama', do: 'isi' }])], {
        actions,
      }),
    );
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Isi nama' }));
    expect(screen.getByRole('textbox', { name: 'nama' })).toHaveValue('Siti');
  });

  test('a button that its own action hides leaves the focus to the next question', async () => {
    const actions = { isi: [{ set: { nama: "'Siti'" } }] };
    const offer = {
      type: 'button',
      text: 'Isi nama',
      do: 'isi',
      visibleWhen: [{ name: 'nama', condition: 'isEmpty' }],
    };
    serve(definitionOf([stepOf('satu', [offer, { name: 'nama' }])], { actions }));
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Isi nama' }));
    expect(screen.queryByRole('button', { name: 'Isi nama' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'nama' })).toHaveFocus();
  });

  test('the months of a loan follow each change of its answers', async () => {
    serve(definitionOf([stepOf('satu', loan)]));
    await visit();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await type('pinjaman', '12000000');
    await type('bulan', '12');
    const table = await screen.findByRole('table', { name: 'Rencana' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('1946.185120.0001.066.18511.053.815');
    await type('bulan', '{Backspace}');
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });
});

const showBlocks = (blocks: readonly ContentBlock[]) =>
  render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter>
          <FormHostContext value={(block) => <EmbeddedForm block={block} />}>
            <StaticBlocks blocks={blocks} />
          </FormHostContext>
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );

describe('A form on a page', () => {
  const place = { type: 'form', slug: 'contoh' } as const;

  test('works without draft, preview and storage', async () => {
    serve(definitionOf([stepOf('satu', loan)]));
    showBlocks([place]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'pinjaman' }), '1000000');
    await type('bulan', '3');
    expect(await screen.findByRole('table', { name: 'Rencana' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('leaves the draft of another form alone', async () => {
    localStorage.setItem('eform:lain', '{}');
    localStorage.setItem('eform:lain:expiry', String(Date.now() + 1000));
    serve(definitionOf([stepOf('satu', [{ name: 'nama' }])]));
    showBlocks([place]);
    await screen.findByRole('textbox', { name: 'nama' });
    expect(Object.keys(localStorage).sort()).toEqual(['eform:lain', 'eform:lain:expiry']);
  });

  test('sends its answers where its definition says so, and shows the number', async () => {
    serve(definitionOf([stepOf('satu', [{ name: 'nama', required: true }])], { afterLastStep: 'submit' }));
    showBlocks([place]);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Ada yang perlu diperbaiki')).toBeInTheDocument();
    await type('nama', 'Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Nomor registrasi')).toBeInTheDocument();
  });

  test('that is missing, or does not come, is reported in its place', async () => {
    server.use(http.get('*/form-definitions/contoh.json', () => new HttpResponse(null, { status: 404 })));
    showBlocks([{ type: 'heading', level: 2, text: 'Simulasi' }, place]);
    expect(await screen.findByText('Formulir tidak ditemukan')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Simulasi' })).toBeInTheDocument();
  });
});

describe('A form in a step of another form', () => {
  test('is part of it', async () => {
    const guest = definitionOf([stepOf('tamu', [{ name: 'kota' }])], { slug: 'tamu' });
    server.use(http.get('*/form-definitions/tamu.json', () => HttpResponse.text(guest)));
    serve(definitionOf([stepOf('satu', [{ name: 'nama' }, { type: 'form', slug: 'tamu' }])]));
    await visit();
    await type('kota', 'Bandung');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Bandung')).toBeInTheDocument();
  });
});
