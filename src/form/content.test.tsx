import { render, screen, within, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../mocks/node';
import { FormHostContext } from '../content/views';
import { StaticBlocks } from '../content/ContentBlockView';
import { EmbeddedForm } from './EmbeddedForm';
import type { ContentBlock } from '../interpreter';
import { ThemeRoot } from '../theme/ThemeRoot';
import {
  definitionOf,
  serve,
  stepOf,
  visit,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';
import { readFileSync } from 'node:fs';

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
    await visitStep([{ name: 'nama' }, table]);
    await type('nama', 'Siti <b>');
    expect(
      within(screen.getByRole('table', { name: 'Ringkasan' })).getByText('Siti <b>'),
    ).toBeInTheDocument();
  });

  test('a condition hides a block and what stands inside it', async () => {
    const visibleWhen = [{ name: 'nama', condition: 'isFilled' }];
    const blocks = [{ type: 'heading', level: 3, text: 'Halo {nama}' }];
    await visitStep([{ name: 'nama' }, { type: 'section', title: 'Sapa', visibleWhen, blocks }]);
    expect(screen.queryByText(/Halo/)).not.toBeInTheDocument();
    await type('nama', 'Siti');
    expect(screen.getByRole('heading', { name: 'Halo Siti' })).toBeInTheDocument();
  });

  test('a button leads to another form, in a tab of its own where it says so', async () => {
    const button = { type: 'button', href: '/form/lain' };
    const buttons = [
      { ...button, text: 'Ajukan' },
      { ...button, text: 'Bandingkan', newTab: true },
    ];
    await visitStep([...buttons, { name: 'nama' }]);
    const shown = screen
      .getAllByRole('link')
      .map((link) => ['href', 'target'].map((name) => link.getAttribute(name)));
    expect(shown).toEqual([
      ['/form/lain', null],
      ['/form/lain', '_blank'],
    ]);
  });

  test('a button that its own action hides leaves the focus to the next question', async () => {
    const actions = { isi: [{ set: { nama: "'Siti'" } }] };
    const offer = {
      type: 'button',
      text: 'Isi nama',
      do: 'isi',
      visibleWhen: [{ name: 'nama', condition: 'isEmpty' }],
    };
    await visitStep([offer, { name: 'nama' }], { actions });
    await userEvent.click(screen.getByRole('button', { name: 'Isi nama' }));
    expect(screen.queryByRole('button', { name: 'Isi nama' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'nama' })).toHaveFocus();
  });

  test('the months of a loan follow each change of its answers', async () => {
    await visitStep(loan);
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

test('A form in a step of another form is part of it', async () => {
  const includedForm = definitionOf([stepOf('tamu', [{ name: 'kota' }])], { slug: 'tamu' });
  server.use(http.get('*/form-definitions/tamu.json', () => HttpResponse.text(includedForm)));
  await visitStep([{ name: 'nama' }, { type: 'form', slug: 'tamu' }]);
  await type('kota', 'Bandung');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Bandung')).toBeInTheDocument();
});

const shipped = JSON.parse(readFileSync('form-definitions/simulasi-kredit.json', 'utf8')) as {
  constants: Readonly<Record<string, number>>;
};

/** Opens the shipped simulation with other constants. */
const open = async (constants: Readonly<Record<string, number>>) => {
  const text = JSON.stringify({ ...shipped, constants: { ...shipped.constants, ...constants } });
  server.use(http.get('*/form-definitions/simulasi-kredit.json', () => HttpResponse.text(text)));
  await visit('/form/simulasi-kredit');
};

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const write = async (name: RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.paste(text);
  await userEvent.tab();
};
/** A result; browsers report its changes politely. */
const result = (name: RegExp) => screen.getByRole('status', { name });
const plafond = () => result(/^Estimasi Plafond Maksimum/);

describe('Credit simulation', () => {
  test('a slider below a box gives the same answer, within its own range; one without an end cannot be moved', async () => {
    await open({ sukuBunga: 0.12, persentaseGaji: 1 });
    // Not `find`: it is there with its box, or the first Tab goes past it.
    const slider = (name: string) => screen.getByRole('slider', { name });
    const loan = slider('Geser Besaran Pinjaman (Rp)');
    expect(loan).toBeDisabled();
    const months = slider('Geser Jangka Waktu');
    // Its box is empty: where the handle stands is no answer.
    expect(months).toHaveAttribute('aria-valuetext', 'Belum diisi');
    fireEvent.change(months, { target: { value: '24' } });
    expect(box(/^Jangka Waktu/)).toHaveValue('24');
    expect(months).toHaveAttribute('aria-valuetext', '24 bulan');
    const income = slider('Geser Penghasilan per Bulan (Rp)');
    fireEvent.change(income, { target: { value: '10000000' } });
    expect(income).toHaveAttribute('aria-valuetext', 'Rp 10.000.000');
    expect(plafond()).toHaveTextContent('Rp 212.433.872');
    expect(loan).toBeEnabled();
    await write(/^Jangka Waktu/, '120');
    expect(months).toHaveValue('120');
    await write(/^Penghasilan/, '90000000');
    expect(income).toHaveValue('50000000');
    expect(box(/^Penghasilan/)).toHaveValue('90.000.000');
  });

  test('a slider that a key has moved is released with the key: what is wrong elsewhere because of it is said', async () => {
    await open({ sukuBunga: 0, persentaseGaji: 1 });
    await write(/^Penghasilan/, '10000000');
    await write(/^Jangka Waktu/, '12');
    await write(/^Besaran/, '50000000');
    const income = screen.getByRole('slider', { name: 'Geser Penghasilan per Bulan (Rp)' });
    fireEvent.change(income, { target: { value: '1000000' } });
    fireEvent.keyUp(income, { key: 'Tab' });
    expect(box(/^Besaran/)).toBeValid();
    fireEvent.keyUp(income, { key: 'Home' });
    expect(box(/^Besaran/)).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Pakai Rp 12.000.000' })).toBeInTheDocument();
  });

  test('a number that is only shown has no slider', async () => {
    const amount = { type: 'number', name: 'tenor', defaultValue: 12, max: 60, slider: { step: 1 } };
    await visitStep([{ ...amount, readOnlyWhen: 'tetap' }, { name: 'kunci' }], {
      conditions: { tetap: [{ name: 'kunci', condition: 'isFilled' }] },
    });
    expect(screen.getByRole('slider')).toHaveValue('12');
    await userEvent.type(box(/^kunci/), 'x');
    expect(box(/^tenor/)).toHaveValue('12');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  /** Asks for a loan whose maximum is Rp 10.000.000. */
  const askFor = async (loan: string): Promise<void> => {
    await open({ sukuBunga: 0, persentaseGaji: 1 });
    await userEvent.click(screen.getByRole('radio', { name: 'Konsumtif' }));
    await write(/^Penghasilan per Bulan/, '1000000');
    await write(/^Jangka Waktu/, '10');
    await write(/^Besaran Pinjaman/, loan);
  };

  test('a plafond that falls while the income is typed says nothing before it is left, and offers itself then', async () => {
    await askFor('9000000');
    const income = box(/^Penghasilan per Bulan/);
    await userEvent.clear(income);
    await userEvent.type(income, '800000');
    const loan = box(/^Besaran Pinjaman/);
    expect(loan).toHaveValue('9.000.000');
    expect(loan).toBeValid();
    await userEvent.tab();
    expect(screen.getByText('Nilai tidak boleh lebih dari Rp 8.000.000')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai Rp 8.000.000' }));
    expect(loan).toHaveValue('8.000.000');
    expect(loan).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Pakai/ })).not.toBeInTheDocument();
  });
});
