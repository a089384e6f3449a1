import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import {
  definitionOf,
  stepOf,
  visitForm,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';

withBackEnd();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const box = (name: string) => screen.getByRole('textbox', { name });
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The three steps that most tests here walk through. */
const steps = (first: Part = {}, second: Part = {}): Part[] => [
  stepOf('satu', [{ name: 'nama' }], first),
  stepOf('dua', [{ name: 'kota' }], second),
  stepOf('tiga', [{ name: 'catatan' }]),
];

describe('Multi-step form', () => {
  test('the header lists numbered steps with title and subtitle; only the active one is enabled', async () => {
    await visitForm(definitionOf(steps({ subtitle: 'Data diri' }, { subtitle: 'Tempat tinggal' })));
    const header = screen.getByRole('navigation', { name: 'Langkah-langkah pengisian' });
    const shown = () =>
      within(header)
        .getAllByRole('listitem')
        .map((item) => [item.textContent, item.getAttribute('aria-current')]);
    expect(header.parentElement).toHaveClass('Eform-formHeaderBeside');
    expect(document.querySelector('.Eform-stageTitle')).toBeNull();
    await press('Semua langkah');
    expect(shown()).toEqual([
      ['1satuData diriSedang diisi', 'step'],
      ['2duaTempat tinggalBelum diisi', null],
      ['3tigaBelum diisi', null],
    ]);
    expect(within(header).getByText('Langkah 1 dari 3')).toBeInTheDocument();
    expect(
      within(header)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Tutup daftar']);
    await press('Submit');
    await onStep('dua');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  });

  test('the list of a stage of sections is opened by a button that speaks of sections', async () => {
    const stages = [{ id: 'awal', title: 'Awal', navigation: 'tabs', steps: steps() }];
    await visitForm(definitionOf([], { steps: undefined, stages }));
    expect(screen.getByText('Bagian 1 dari 3')).toBeInTheDocument();
    expect(screen.getByText('Awal')).toHaveClass('Eform-stageTitle');
    await press('Semua bagian');
    await press('Tutup daftar');
  });

  test('a step may have extra link buttons, which may open a new tab', async () => {
    const links = [
      { text: 'Bantuan', href: '/bantuan' },
      { text: 'Biaya', href: 'https://contoh.co.id/biaya', newTab: true },
    ];
    await visitForm(definitionOf(steps({ links })));
    const [help, fees] = screen.getAllByRole('link');
    expect(help).toHaveAttribute('href', '/bantuan');
    expect(help).not.toHaveAttribute('target');
    expect(fees).toHaveAccessibleName('Biaya (membuka tab baru)');
    expect(fees).toHaveAttribute('target', '_blank');
    expect(fees).toHaveAttribute('rel', 'noopener noreferrer');
    await press('Submit');
    await onStep('dua');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('the page scrolls to 150 px when the step changes, and not when the form opens', async () => {
    const scrolled: unknown[] = [];
    jest.spyOn(window, 'scrollTo').mockImplementation((where) => void scrolled.push(where));
    const cameFrom = () => document.querySelector('[data-step]')?.getAttribute('data-way');
    await visitForm(definitionOf(steps()));
    expect(scrolled).toEqual([]);
    await press('Submit');
    await onStep('dua');
    expect(cameFrom()).toBe('on');
    expect(scrolled).toEqual([{ top: 150 }]);
    await press('Kembali');
    await onStep('satu');
    expect(cameFrom()).toBe('back');
    expect(scrolled).toEqual([{ top: 150 }, { top: 150 }]);
  });

  test('a popup before the next step has arrows to its top and bottom', async () => {
    const content = { blocks: [{ type: 'heading', level: 2, text: 'Syarat' }] };
    server.use(http.post('*/api/popup', () => HttpResponse.json({ statusCode: 200, data: { content } })));
    const scrolled: unknown[] = [];
    // jsdom draws nothing, so nothing of its own scrolls.
    Element.prototype.scrollTo = (where?: unknown) => void scrolled.push(where);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    await visitForm(definitionOf(steps({ next: { popup: 'syarat' } })));
    await press('Submit');
    await screen.findByRole('dialog', { name: 'Syarat' });
    await press('Ke bawah');
    await press('Ke atas');
    expect(scrolled).toEqual([{ top: 2000 }, { top: 0 }]);
  });
});

test('the other form type opens a popup at each Next, its content loaded by slug', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/popup', async ({ request }) => {
      asked.push(await request.json());
      const content = [{ type: 'heading', level: 2, text: `Syarat ${asked.length}` }];
      return HttpResponse.json({ statusCode: 200, data: { content } });
    }),
  );
  await visitForm(
    definitionOf(steps({}, { next: { popup: 'syarat-khusus' } }), { nextPopup: 'syarat-umum' }),
  );
  await press('Submit');
  await screen.findByRole('dialog', { name: 'Syarat 1' });
  await press('Lanjutkan');
  await onStep('dua');
  await press('Submit');
  await screen.findByRole('dialog', { name: 'Syarat 2' });
  await press('Lanjutkan');
  await onStep('tiga');
  expect(asked).toEqual([{ slug: 'syarat-umum' }, { slug: 'syarat-khusus' }]);
});

test("a required field says 'Harus Diisi' on its first touch, not before", async () => {
  await visitStep([{ name: 'nama', required: true }]);
  await userEvent.click(box('nama'));
  expect(screen.queryByText('Harus Diisi')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Harus Diisi')).toBeInTheDocument();
  await userEvent.type(box('nama'), 'S');
  await waitFor(() => expect(screen.queryByText('Harus Diisi')).not.toBeInTheDocument());
});

test('An end says what can be done; it has a way back, no Next, and is none of the counted steps', async () => {
  const young = [{ name: 'muda', condition: 'isTrue' }];
  const definition = definitionOf([
    stepOf('satu', [{ type: 'switch', name: 'muda', label: 'Di bawah 17 tahun' }], {
      next: { goTo: [{ when: young, step: 'akhir' }, { preview: true }] },
    }),
    stepOf('akhir', [{ type: 'richText', html: '<p>Datang bersama orang tua</p>' }], {
      ends: true,
      links: [{ text: 'Cari cabang', href: '/bantuan' }],
    }),
  ]);

  await visitForm(definition);
  expect(screen.getByText('Langkah 1 dari 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: /Di bawah 17 tahun/ }));
  await press('Submit');
  await onStep('akhir');
  expect(screen.getByText('Datang bersama orang tua')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cari cabang' })).toBeInTheDocument();
  expect(screen.queryByText(/^Langkah \d/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  await press('Kembali');
  await onStep('satu');
});

describe('The start page', () => {
  test('a start page says what the product is, and what is to be known of it first', async () => {
    await visitStep([{ name: 'nama' }], {
      product: {
        id: '1',
        name: 'Tandamata',
        category: { id: '1', name: 'Tabungan', slug: 'tabungan' },
        featuredImage: '/files/tandamata.webp',
        shortDescription: 'Tabungan harian dengan kartu ATM.',
        facts: { 'Setoran awal': 'mulai Rp 100.000' },
      },
      start: {
        ...{ minutes: 10, who: 'Siapa saja', fee: 'Tidak dipungut biaya' },
        documents: ['KTP', { text: 'NPWP', when: [{ name: 'nama', condition: 'equals', value: 'Budi' }] }],
      },
    });
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
    expect(
      within(page)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['KTP', 'NPWP']);
  });

  test('a fact of the product is not lost where the start page has a name for one like it', async () => {
    await visitStep([{ name: 'nama' }], {
      product: {
        id: '1',
        name: 'Giro',
        category: { id: '1', name: 'Giro', slug: 'giro' },
        facts: { Biaya: 'Rp 0 per bulan' },
      },
      start: { who: 'Siapa saja' },
    });
    await screen.findByRole('button', { name: 'Mulai' });
    expect(screen.getByText('Rp 0 per bulan')).toBeInTheDocument();
  });
});

describe('Long forms', () => {
  const header = () => screen.getByRole('navigation', { name: 'Langkah-langkah pengisian' });
  const items = () =>
    within(header())
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  const three = [
    stepOf('satu', [{ name: 'nama' }], { section: 'Data Diri', subtitle: 'Sesuai KTP' }),
    stepOf('dua', [{ name: 'kota' }], { section: 'Data Diri', back: { text: 'Mundur' } }),
    stepOf('tiga', [{ name: 'catatan' }], { title: 'Rencana Setoran Bulanan', shortTitle: 'Setoran' }),
  ];

  test('texts of the buttons stand once, those of a step win, and the last step has its own', async () => {
    const texts = { next: 'Selanjutnya', back: 'Sebelumnya', last: 'Periksa' };
    await visitForm(definitionOf(three, { texts }));
    expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeInTheDocument();
    await press('Selanjutnya');
    await screen.findByRole('heading', { level: 1, name: 'dua' });
    expect(screen.getByRole('button', { name: 'Mundur' })).toBeInTheDocument();
    await press('Selanjutnya');
    await screen.findByRole('heading', { level: 1, name: 'Rencana Setoran Bulanan' });
    expect(screen.getByRole('button', { name: 'Periksa' })).toBeInTheDocument();
  });

  test('the header counts sections, and shows short titles', async () => {
    await visitForm(definitionOf(three));
    expect(screen.getByText('· Data Diri', { exact: false })).toBeInTheDocument();
    await press('Semua langkah');
    expect(items()).toEqual(['1Data DiriSedang diisi', '2SetoranBelum diisi']);
    expect(within(header()).getByText('Langkah 1 dari 2')).toBeInTheDocument();
    await press('Submit');
    await screen.findByRole('heading', { level: 1, name: 'dua' });
    expect(within(header()).getByText('Langkah 1 dari 2')).toBeInTheDocument();
  });

  test('a short label stands in the summary of errors and in the message, the long one at the field', async () => {
    const nama = {
      name: 'nama',
      label: 'Nama lengkap sesuai kartu identitas',
      shortLabel: 'Nama',
      required: true,
    };
    await visitStep([nama]);
    await press('Submit');
    const link = await screen.findByRole('link', { name: /^Nama/ });
    expect(link.textContent).not.toContain('kartu identitas');
    expect(screen.getByRole('textbox', { name: /kartu identitas/ })).toBeInvalid();
  });

  test('help opens in its place, behind words that name its field', async () => {
    const nik = { name: 'nik', label: 'NIK', help: '<p>Di <b>baris pertama</b> kartu.</p>' };
    await visitStep([nik]);
    const summary = screen.getByText('Bantuan untuk NIK');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(await screen.findByText('baris pertama')).toBeInTheDocument();
  });

  test('a hint of a choice is read with its label', async () => {
    const options = [{ value: '1|gaji', label: 'Gaji', hint: 'Dibayar setiap bulan' }, '2|Usaha'];
    await visitStep([{ type: 'radio', name: 'asal', options }]);
    expect(screen.getByRole('radio', { name: /^Gaji\s*Dibayar setiap bulan$/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Usaha' })).toBeInTheDocument();
  });
});

describe('Words', () => {
  const nama = { name: 'nama', label: 'Nama', rule: 'letters-spaces', case: 'upper', fold: true };
  const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const type = (text: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: /^Nama/ }), { target: { value: text } });

  test('signs that a field does not take are named in a quiet line, until the next input', async () => {
    await visitStep([nama]);
    type('I Gusti Ñoman 3, (Alm)');
    expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('I GUSTI NOMAN ALM');
    expect(
      screen.getByText('Tidak dapat dipakai dan sudah dihapus: 3 , ( ). Periksa kembali'),
    ).toHaveAttribute('role', 'status');
    type('I GUSTI NOMAN');
    expect(screen.queryByText(/Tidak dapat dipakai/)).not.toBeInTheDocument();
  });

  test('a label beside digits goes in one piece and with a quiet line, and holds nobody up', async () => {
    await visitForm(definitionOf([stepOf('satu', [{ ...nama, rule: 'digits' }]), stepOf('dua', [])]));
    type('NIK : 3273 0101 (KTP)');
    expect(screen.getByText('Kami hapus "NIK :" dan "(KTP)" – cukup angkanya')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.tab();
    await pressNext();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nama/ })).not.toBeInTheDocument());
  });

  test('an error about a letter between digits goes when it is said that the answer is right', async () => {
    await visitForm(definitionOf([stepOf('satu', [{ ...nama, rule: 'digits' }]), stepOf('dua', [])]));
    const box = screen.getByRole('textbox', { name: /^Nama/ });
    await userEvent.type(box, '0812O345');
    expect(screen.queryByRole('button', { name: 'Sudah benar' })).not.toBeInTheDocument();
    await userEvent.tab();
    await pressNext();
    await userEvent.click(await screen.findByRole('button', { name: 'Sudah benar' }));
    expect(screen.queryByText(/sudah dihapus: O/)).not.toBeInTheDocument();
    expect([box, box]).toEqual([document.activeElement, expect.objectContaining({ value: '0812345' })]);
    await userEvent.keyboard('6{Backspace}');
    expect(screen.queryByRole('button', { name: 'Sudah benar' })).not.toBeInTheDocument();
    await pressNext();
    await waitFor(() => expect(box).not.toBeInTheDocument());
  });

  const refusedTexts = [
    [{ type: 'text', rule: 'digits' }, '02/5'],
    [{ type: 'text', rule: 'letters-spaces' }, 'Siti2Aminah'],
    [{ type: 'email' }, 'siti+bank@contoh.co.id'],
    [{ type: 'phone' }, '081234567890 ext. 5'],
    [{ type: 'currency' }, '-500000'],
    [{ type: 'currency' }, '1e6'],
    [{ type: 'number' }, '-50'],
    [{ type: 'decimal' }, '1,2,3'],
  ] as const;

  const backAgain = {
    'a key more, taken back': '1{Backspace}',
    'a key more, undone': '1{Control>}z{/Control}',
    'a key in front, taken back': '{Home}1{Backspace}',
  };

  test.each(
    Object.entries(backAgain).flatMap(([name, keys]) =>
      refusedTexts.map(([field, text]) => ({ name, keys, field, text })),
    ),
  )('a refused text stays refused: $text, $name', async ({ keys, field, text }) => {
    await visitForm(
      definitionOf([stepOf('satu', [{ name: 'a', label: 'Isian', ...field }]), stepOf('dua', [])]),
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Isian/ });
    await userEvent.click(box);
    await userEvent.paste(text);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const shown = box.value;
    box.setSelectionRange(shown.length, shown.length);
    await userEvent.keyboard(keys);
    await userEvent.tab();
    expect(box).toHaveValue(shown);
    await pressNext();
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, shown);
    await userEvent.tab();
    expect(box).toHaveValue(shown);
    expect(box).not.toHaveAttribute('aria-invalid', 'true');
  });

  // What is beside the signs that were left out may be written anew, too.
  test.each([
    [{ type: 'text', rule: 'digits' }, '02/5', undefined],
    [{ type: 'text', rule: 'digits' }, '0812 ext. 5', undefined],
    [{ type: 'text', rule: 'digits' }, '0812x5', 'Sudah benar'],
    [{ type: 'email' }, 'siti+bank@contoh.co.id', undefined],
    [{ type: 'currency' }, '-500000', 'Pakai Rp 500.000'],
    [{ type: 'currency' }, '1e6', undefined],
    [{ type: 'number' }, '10 ekor', undefined],
    [{ type: 'number' }, '+10', 'Pakai 10'],
    [{ type: 'number' }, '5 juta ekor', undefined],
  ])(
    'what is left of a refused text is offered where it can be meant: %j %s',
    async (field, text, offered) => {
      await visitForm(
        definitionOf([stepOf('satu', [{ name: 'a', label: 'Isian', ...field }]), stepOf('dua', [])]),
      );
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Isian/ });
      await userEvent.click(box);
      await userEvent.paste(text);
      await userEvent.tab();
      const button = screen.queryByRole('button', { name: /^(?:Sudah|Pakai)/ });
      expect(button?.textContent).toBe(offered);
      if (button) await userEvent.click(button);
      await userEvent.type(box, button ? '1{Backspace}' : `{Backspace}${box.value.slice(-1)}`);
      await userEvent.tab();
      const isAccepted = button !== null || /\D\d$|ekor$/.test(text);
      expect(box.getAttribute('aria-invalid') === 'true').toBe(!isAccepted);
    },
  );

  test.each([
    [{ type: 'currency' }, 'lima juta', 'Rp 5.000.000', '5.000.000'],
    [{ type: 'number', suffix: 'bulan' }, 'enam puluh', 'Tenor: 60', '60'],
    [{ type: 'decimal' }, 'setengah', 'Bunga: 0,5', '0,5'],
  ])(
    'words alone, refused, are no part of what is typed after them: %j %s %s',
    async (field, words, text, shown) => {
      await visitForm(
        definitionOf([stepOf('satu', [{ name: 'a', label: 'Isian', ...field }]), stepOf('dua', [])]),
      );
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Isian/ });
      await userEvent.type(box, words);
      await userEvent.tab();
      expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['', 'true']);
      await userEvent.type(box, text);
      await userEvent.tab();
      expect(box).toHaveValue(shown);
      expect(box).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

  test.each([
    ['about what is in the box', '0812'],
    ['about signs, without which it is wrong as well,', '0812x5'],
  ])('an error %s has no such button', async (_, text) => {
    await visitStep([{ ...nama, rule: 'digits', minLength: 16 }]);
    const box = screen.getByRole('textbox', { name: /^Nama/ });
    await userEvent.type(box, text);
    await userEvent.tab();
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('button', { name: 'Sudah benar' })).not.toBeInTheDocument();
  });

  test.each([
    ['number', 'Jumlah', '12 ekor', '12', 'ekor'],
    ['decimal', 'Jumlah', '-1,5%', '1,5', '- %'],
    ['currency', 'Jumlah', '10kg', '10', 'kg'],
    ['currency', 'Jumlah', '-5000000', '5.000.000', '-'],
  ])('signs that a %s does not take are named too', async (type, label, typed, shown, signs) => {
    await visitStep([{ name: 'jumlah', type, label }]);
    const box = screen.getByRole('textbox', { name: /^Jumlah/ });
    await userEvent.click(box);
    await userEvent.paste(typed);
    expect(box).toHaveValue(shown);
    expect(
      screen.getByText(`Tidak dapat dipakai dan sudah dihapus: ${signs}. Periksa kembali`),
    ).toHaveAttribute('role', 'status');
    await userEvent.clear(box);
    expect(screen.queryByText(/Tidak dapat dipakai/)).not.toBeInTheDocument();
  });

  test.each([
    ['number', '10 bln', '10', /^(?:Tidak dapat dipakai|Tulis|Maksud)/, undefined],
    ['number', '1 tahun', '1 tahun', /^Tulis dalam/, 'Tulis dalam bulan: 12'],
    ['currency', '5jt', '5jt', /^Maksud Anda/, 'Maksud Anda 5.000.000?'],
  ])(
    'a unit that is typed into a %s (%s) is read, or the number is asked for',
    async (type, typed, shown, about, said) => {
      await visitStep([{ name: 'jumlah', type, label: 'Jumlah', suffix: 'bulan' }]);
      const box = screen.getByRole('textbox', { name: /^Jumlah/ });
      const words = () => screen.queryAllByText(about).map(({ textContent }) => textContent);
      await userEvent.type(box, typed);
      expect(words()).toEqual(said === undefined ? [] : [said]);
      await userEvent.tab();
      expect([(box as HTMLInputElement).value, words()[0]]).toEqual([shown, said]);
    },
  );

  test("the title loses 'Kesalahan: ' when all is mended", async () => {
    await visitStep([{ ...nama, required: true }]);
    await pressNext();
    await waitFor(() => expect(document.title).toMatch(/^Kesalahan: /));
    type('SITI');
    await waitFor(() => expect(document.title).toMatch(/^satu – /));
  });

  test('the browser judges nothing by itself; that an answer is required is reported with its control', async () => {
    const types = [
      'text',
      'email',
      'number',
      'date',
      'select',
      'searchSelect',
      'radio',
      'checkbox',
      'captcha',
    ];
    const listed = ['select', 'searchSelect', 'radio'];
    await visitStep(
      types.map((type) => ({
        type,
        name: `isi${type}`,
        label: type,
        required: true,
        ...(listed.includes(type) && { options: ['Satu', 'Dua'] }),
      })),
    );
    for (const type of types) {
      const frame = document.querySelector(`[data-field="isi${type}"]`);
      expect([type, frame?.querySelectorAll('[required]').length]).toEqual([type, 0]);
      expect([type, frame?.querySelectorAll('[aria-required="true"]').length]).toEqual([type, 1]);
    }
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
  });

  test('a phone offers to go on to the next field, and nothing that is typed is taken for a misspelt word', async () => {
    const types = ['text', 'email', 'phone', 'number', 'currency', 'decimal', 'date'];
    await visitStep(types.map((type) => ({ type, name: `isi${type}`, label: type })));
    const boxes = await screen.findAllByRole('textbox');
    expect(boxes).toHaveLength(types.length);
    for (const box of boxes) {
      expect(box).toHaveAttribute('enterkeyhint', 'next');
      expect(box).toHaveAttribute('spellcheck', 'false');
    }
  });

  test('holidays that did not load are reported at the day', async () => {
    server.use(http.get('*/api/holidays', () => new HttpResponse(null, { status: 404 })));
    await visitStep([{ type: 'date', name: 'hari', label: 'Hari', disable: ['holidays'] }]);
    expect(await screen.findByText(/^Daftar hari libur belum dapat dimuat/)).toBeInTheDocument();
  });

  test('a failed submission says that the answers are safe and until when', async () => {
    server.use(
      http.post('*/api/submit', () => HttpResponse.json({ message: 'Berkas hilang' }, { status: 422 })),
    );
    await visitStep([nama]);
    type('SITI');
    await pressNext();
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
    expect(
      await screen.findByText(/^Jawaban Anda tersimpan di perangkat ini sampai pukul \d\d\.\d\d\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Berkas hilang$/)).toBeInTheDocument();
  });
});
