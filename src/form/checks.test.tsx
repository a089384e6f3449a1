import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, stepOf, visitForm, visitStep, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

describe('Checks', () => {
  const box = (name: string) => screen.getByRole('textbox', { name });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const number = (name: string, more: object = {}) => ({ type: 'number', name, label: name, ...more });

  const open = async () => {
    await visitForm(
      definitionOf([
        stepOf(
          'satu',
          [
            number('awal', {
              checks: [{ that: 'awal != akhir', message: 'Awal dan akhir tidak boleh sama' }],
            }),
            number('akhir'),
            {
              type: 'group',
              title: 'Limit',
              blocks: [number('pertama'), number('kedua')],
              checks: [
                { that: 'pertama + kedua <= 10', message: 'Bersama paling banyak 10', at: ['kedua'] },
                { that: 'pertama >= kedua', message: 'Biasanya yang pertama lebih besar', level: 'warning' },
              ],
            },
          ],
          {},
        ),
        stepOf('dua', [{ name: 'catatan' }]),
      ]),
    );
  };

  const fill = async (answers: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(answers)) {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), text);
    }
  };

  test('what does not hold stands at its field, in the summary, and stops the visitor', async () => {
    await open();
    await fill({ awal: '5', akhir: '5' });
    await submit();
    const list = within(document.querySelector<HTMLElement>('[data-error-summary]') ?? document.body);
    await userEvent.click(list.getByRole('link', { name: 'awal: Awal dan akhir tidak boleh sama' }));
    expect(box('awal')).toHaveFocus();
    expect(box('awal')).toBeInvalid();
    expect(box('awal')).toHaveAccessibleDescription('Awal dan akhir tidak boleh sama');
    expect(box('akhir')).toBeValid();
  });

  test('what does not hold in a group stands above it; the field that it names is marked and described by it', async () => {
    await open();
    await fill({ pertama: '6', kedua: '5' });
    await submit();
    const group = screen.getByRole('group', { name: 'Limit' });
    expect(within(group).getByText('Bersama paling banyak 10')).toBeInTheDocument();
    expect([box('pertama'), box('kedua')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
    expect(box('kedua')).toHaveAccessibleDescription('Bersama paling banyak 10');
    const list = within(document.querySelector<HTMLElement>('[data-error-summary]') ?? document.body);
    await userEvent.click(list.getByRole('link', { name: 'Bersama paling banyak 10' }));
    expect(box('kedua')).toHaveFocus();
    await fill({ kedua: '4' });
    expect(screen.queryByText('Bersama paling banyak 10')).not.toBeInTheDocument();
    expect(box('kedua')).toBeValid();
  });

  test('a warning is shown once all that it reads was left, is none of the errors, and stops nobody', async () => {
    await open();
    await fill({ pertama: '1', kedua: '2' });
    expect(screen.queryByText('Biasanya yang pertama lebih besar')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Biasanya yang pertama lebih besar')).toBeInTheDocument();
    expect(box('pertama')).toBeValid();
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'dua' });
  });

  test('a warning stands on the preview, too, below the answers of its step', async () => {
    await open();
    await fill({ pertama: '1', kedua: '2' });
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'dua' });
    await submit();
    await screen.findByRole('button', { name: 'Kirim' });
    const step = screen.getByRole('region', { name: 'satu' });
    expect(within(step).getByRole('note')).toHaveTextContent('Biasanya yang pertama lebih besar');
    expect(within(screen.getByRole('region', { name: 'dua' })).queryByRole('note')).not.toBeInTheDocument();
  });

  test('what a press on the button makes known of a group waits until the press is over: it would move the button away', async () => {
    await open();
    await fill({ pertama: '6', kedua: '5' });
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Submit' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    expect(box('kedua')).not.toHaveFocus();
    expect(screen.queryByText('Bersama paling banyak 10')).not.toBeInTheDocument();
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    expect(
      await within(screen.getByRole('group', { name: 'Limit' })).findByText('Bersama paling banyak 10'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bersama paling banyak 10' })).toBeInTheDocument();
  });
});

describe('What a switch copies', () => {
  const box = (name: string) => screen.queryByRole('textbox', { name });
  const same = () => screen.getByRole('switch', { name: 'Sama dengan KTP' });

  test("what a switch copies is one line in place of its fields; 'Ubah' brings them back with their answers", async () => {
    const blocks = [
      { name: 'alamat' },
      { name: 'rt', label: 'RT' },
      {
        type: 'switch',
        name: 'sama',
        label: 'Sama dengan KTP',
        copies: { alamatTinggal: 'alamat', rtTinggal: 'rt' },
      },
      { type: 'switch', name: 'lagi', label: 'Sama lagi', copies: { rtTinggal: 'rt' } },
      { name: 'alamatTinggal' },
      { name: 'rtTinggal', label: 'RT tinggal' },
    ];
    await visitStep(blocks);
    await userEvent.type(screen.getByRole('textbox', { name: 'alamat' }), 'Jl. Merdeka 10');
    await userEvent.click(same());
    await userEvent.type(screen.getByRole('textbox', { name: 'RT' }), '001');
    expect(screen.getByText('Jl. Merdeka 10, RT tinggal 001')).toBeInTheDocument();
    expect([box('alamatTinggal'), box('RT tinggal')]).toEqual([null, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
    expect(same()).not.toBeChecked();
    expect(same()).toHaveFocus();
    expect(box('alamatTinggal')).toHaveValue('Jl. Merdeka 10');
    expect(box('RT tinggal')).toHaveValue('001');
  });

  test('the preview says what was copied in the line of its switch, once', async () => {
    const blocks = [
      { name: 'alamat', label: 'Alamat' },
      { type: 'switch', name: 'sama', label: 'Sama dengan KTP', copies: { alamatTinggal: 'alamat' } },
      { name: 'alamatTinggal', label: 'Alamat tinggal' },
      { name: 'catatan', label: 'Catatan' },
    ];
    await visitStep(blocks, { afterLastStep: 'preview' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Alamat' }), 'Jl. Merdeka 10');
    await userEvent.click(same());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Jl. Merdeka 10');
    const shown = screen.getAllByRole('definition').map((answer) => answer.textContent);
    expect(shown).toEqual(['Jl. Merdeka 10', 'Ya: Jl. Merdeka 10', 'Tidak diisi']);
    // Rows alone have headings of their own.
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  test('the names of questions that were skipped stand together behind the answers, each leading to its field', async () => {
    const blocks = [
      { name: 'kelurahan', label: 'Kelurahan' },
      { name: 'kota', label: 'Kota' },
      { name: 'catatan', label: 'Catatan' },
    ];
    await visitStep(blocks, { afterLastStep: 'preview' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Kota' }), 'Bogor');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Bogor');
    const shown = screen.getAllByRole('term').map((one) => one.parentElement?.textContent);
    expect(shown).toEqual(['KotaBogor', 'Tidak diisiKelurahan, Catatan']);
    await userEvent.click(screen.getByRole('button', { name: 'Tidak diisi, ubah Catatan' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Catatan' })).toHaveFocus());
  });

  test("the line of a switch that cannot be changed has no 'Ubah'", async () => {
    const blocks = [
      { name: 'alamat', defaultValue: 'Jl. Merdeka 10' },
      { name: 'rt', defaultValue: '001' },
      {
        type: 'switch',
        name: 'sama',
        label: 'Sama dengan KTP',
        defaultValue: true,
        readOnly: true,
        copies: { alamatTinggal: 'alamat', rtTinggal: 'rt' },
      },
      { name: 'alamatTinggal' },
      { name: 'rtTinggal' },
    ];
    await visitStep(blocks);
    expect(screen.getByText(/Jl\. Merdeka 10/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ubah' })).toBeNull();
  });
});

const amount = { type: 'currency', name: 'nominal' };
const fee = { type: 'currency', name: 'biaya', guideText: 'Dua persen', compute: 'nominal * 0.02' };
const inWords = { type: 'textarea', name: 'kata', compute: "terbilang(nominal) + ' Rupiah'" };
const short = { name: 'singkatan', compute: "upper('ktp')" };
const half = { type: 'decimal', name: 'separuh', compute: 'nominal / 2', computeWhen: 'manual' };
const manual = [{ name: 'nominal', condition: 'greaterThan', value: 0 }];
const result = (name: string) => screen.getByRole('status', { name });

describe('A result', () => {
  const open = async () => {
    const checks = [{ that: 'biaya < 1000000', message: 'Biaya terlalu besar', at: ['biaya'] }];
    await visitForm(
      definitionOf([stepOf('satu', [amount, fee, inWords, short, half, { name: 'catatan' }], { checks })], {
        conditions: { manual },
      }),
    );
  };

  test('is reported as it reads, with its guide text; nothing yet is empty', async () => {
    await open();
    expect(result('biaya')).toBeEmptyDOMElement();
    expect(result('biaya')).toHaveAccessibleDescription('Dua persen');
    await userEvent.type(screen.getByRole('textbox', { name: /nominal/ }), '1150000');
    expect(result('biaya')).toHaveTextContent('Rp 23.000');
    expect(result('kata')).toHaveTextContent(/^Satu Juta Seratus Lima Puluh Ribu Rupiah$/);
    expect(result('biaya')).toHaveAttribute('name', 'biaya');
    // A figure is drawn large, words are not.
    expect(['biaya', 'kata', 'singkatan'].map((name) => 'words' in result(name).dataset)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is no stop for Tab; what is computed now and then is a control', async () => {
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: /nominal/ }));
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: /separuh/ })).toHaveFocus();
  });

  test('that a check finds wrong is marked, and the summary leads to it', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /nominal/ }), '90000000');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('link', { name: /Biaya terlalu besar/ }));
    await waitFor(() => expect(result('biaya')).toHaveFocus());
    expect(result('biaya')).toHaveAccessibleDescription(/Biaya terlalu besar/);
  });
});

describe('Answers from the address', () => {
  const branch = {
    type: 'searchSelect',
    name: 'cabang',
    required: true,
    lookup: { url: '/branch/filter', idField: 'id', textField: 'name' },
  };
  const form = definitionOf([stepOf('satu', [branch, { name: 'asal' }])], {
    query: { cabang: { sets: 'cabang', lock: true }, dari: { sets: 'asal' } },
  });

  test('a code in the address is looked up, and its field locked', async () => {
    await visitForm(form, '/form/contoh?cabang=0001');
    const field = screen.getByRole('combobox', { name: 'cabang' });
    expect(field).toHaveAttribute('readonly');
    await waitFor(() => expect((field as HTMLInputElement).value).toMatch(/[a-z]/i));
  });

  test('a code that the list does not know opens the field, and is reported', async () => {
    await visitForm(form, '/form/contoh?cabang=nihil');
    expect(
      await screen.findByText(/Kode "nihil" pada alamat halaman tidak ada dalam daftar ini/),
    ).toBeInTheDocument();
    const field = screen.getByRole('combobox', { name: 'cabang' });
    expect(field).not.toHaveAttribute('readonly');
    expect(field).toHaveValue('');
  });
});
