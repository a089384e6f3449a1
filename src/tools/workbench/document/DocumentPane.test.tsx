import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as lines from './OutlineLine';
import type { OutlineEntry } from './outline';
import { checkDefinition } from '../../checker';
import { chooseIn, chooseLine, openPane, partRow, pick, typeInto } from '../testing/documentPane';

const form = (...blocks: object[]): { steps: object[] } => ({
  ...{ version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'CTH-01', texts: { next: 'Selanjutnya' } },
  steps: [{ id: 'data', title: 'Data', blocks }],
});
const born = { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required: true };
const from = { type: 'date', name: 'mulai', label: 'Tanggal Mulai' };
const until = { type: 'date', name: 'selesai', label: 'Tanggal Selesai' };
const name = { type: 'text', name: 'nama', label: 'Nama' };
const block = (opened: { definition: () => Record<string, unknown> }, at: number): Record<string, unknown> =>
  (opened.definition().steps as { blocks: Record<string, unknown>[] }[])[0]?.blocks[at] ?? {};
const more = 'Tambah aturan atau teks lain';
const lineOf = (path: string): Element => {
  const line = document.querySelector(`[data-outline="${path}"] button`);
  if (!line) throw new Error(`no line ${path}`);
  return line;
};
const list = (path: string, label: string): HTMLElement =>
  within(partRow(path)).getByRole('combobox', { name: label });
const box = (path: string, label: string | RegExp): HTMLElement =>
  within(partRow(path)).getByRole('textbox', { name: label });

const reported = (text: string): string[] =>
  checkDefinition(text, { file: 'contoh.json', textOf: () => undefined, today: '2026-03-02' }).map(
    ({ rule }) => rule,
  );

describe('in the form', () => {
  test('a question gets other words and another place, and a line of a shared piece neither', async () => {
    const { acts, ...opened } = await openPane(form(name, from, { fragment: 'alamat' }), {
      'fragments/alamat.json': JSON.stringify({ blocks: [{ ...name, name: 'jalan', label: 'Jalan' }] }),
    });
    const at = (of: string): OutlineEntry => {
      const found = acts.current?.entryAt({ path: '', name: of });
      if (!found) throw new Error(`no line of ${of}`);
      return found;
    };
    expect(acts.current?.wordsOf(at('nama'))).toBe('Nama');
    act(() => void acts.current?.reword(at('nama'), 'Nama Lengkap'));
    expect(block(opened, 0)).toMatchObject({ name: 'nama', label: 'Nama Lengkap' });
    act(() => acts.current?.onDrop(at('nama'), at('mulai'), 'after'));
    expect(block(opened, 1)).toMatchObject({ label: 'Nama Lengkap' });
    expect(acts.current?.wordsOf(at('jalan'))).toBeUndefined();
  });

  test('a key in a box draws no line of the outline, and an edit each of them once', async () => {
    const drawn = jest.spyOn(lines, 'OutlineLine');
    const opened = await openPane(form(name, from, until));
    chooseLine('Nama');
    drawn.mockClear();
    const label = box('steps.0.blocks.0.label', 'Pertanyaan');
    fireEvent.change(label, { target: { value: 'Nama L' } });
    expect(drawn).toHaveBeenCalledTimes(0);
    fireEvent.blur(label);
    expect(block(opened, 0)).toMatchObject({ label: 'Nama L' });
    expect(drawn).toHaveBeenCalledTimes(4);
  });
});

test('Alt with an arrow moves a line, as far as its list goes; not one of a shared piece', async () => {
  const opened = await openPane(form(name, from, { fragment: 'alamat' }), {
    'fragments/alamat.json': JSON.stringify({ blocks: [{ ...name, name: 'jalan', label: 'Jalan' }, until] }),
  });
  const press = (path: string, key: string): boolean =>
    fireEvent.keyDown(lineOf(path), { key, altKey: true });
  expect(press('steps.0.blocks.0', 'ArrowDown')).toBe(false);
  // The button that has the focus now is drawn so.
  await act(() => Promise.resolve());
  expect(block(opened, 1)).toMatchObject(name);
  const before = opened.text();
  // Taken all the same: the browser would do something else.
  expect(press('steps.0.blocks.0', 'ArrowUp')).toBe(false);
  expect(press('steps.0.blocks.2', 'ArrowDown')).toBe(false);
  expect(press('steps.0.blocks.2.fragment.blocks.0', 'ArrowDown')).toBe(true);
  fireEvent.keyDown(lineOf('steps.0.blocks.1'), { key: 'ArrowUp' });
  expect(opened.text()).toBe(before);
});

test('a long text stands on several lines, and Enter takes it like any other', async () => {
  const long = 'Nama sesuai dengan kartu identitas Anda';
  const opened = await openPane(form({ ...name, label: long }));
  chooseLine(long);
  const label = box('steps.0.blocks.0.label', 'Pertanyaan');
  expect(label.tagName).toBe('TEXTAREA');
  fireEvent.change(label, { target: { value: `${long}!` } });
  expect(fireEvent.keyDown(label, { key: 'Enter', shiftKey: true })).toBe(true);
  expect(block(opened, 0).label).toBe(long);
  expect(fireEvent.keyDown(label, { key: 'Enter' })).toBe(false);
  expect(block(opened, 0).label).toBe(`${long}!`);
});

describe('a day in words', () => {
  test('the last day of a birth date is an age, today, or a formula', async () => {
    const opened = await openPane(form(born));
    chooseLine('Tanggal Lahir');
    await chooseIn(more, /^Usia minimal … tahun/);
    const path = 'steps.0.blocks.0.maxDate';
    expect(block(opened, 0).maxDate).toBe('addYears(today(), -17)');
    typeInto(box(path, 'Berapa'), '21');
    expect(block(opened, 0).maxDate).toBe('addYears(today(), -21)');
    fireEvent.click(within(partRow(path)).getByRole('button', { name: 'Tulis sebagai rumus' }));
    typeInto(box(path, 'Hari terakhir'), 'addMonths(today(), number(1))');
    expect(block(opened, 0).maxDate).toBe('addMonths(today(), number(1))');
    fireEvent.click(within(partRow(path)).getByRole('button', { name: 'Pilih dengan kata-kata' }));
    expect(block(opened, 0).maxDate).toBe('today()');
  });

  test('of another date it is reported from a question of the form', async () => {
    const opened = await openPane(form(from, { ...until, minDate: 'today()' }));
    chooseLine('Tanggal Selesai');
    const path = 'steps.0.blocks.1.minDate';
    pick(list(path, 'Caranya'), '… sesudah jawaban');
    expect(block(opened, 1).minDate).toBe('addDays(mulai, 1)');
    pick(list(path, 'Satuan'), 'bulan');
    expect(block(opened, 1).minDate).toBe('addMonths(mulai, 1)');
    pick(list(path, 'Caranya'), 'Tanggal tertentu');
    typeInto(box(path, 'Tanggal'), '31 Desember 2030');
    expect(block(opened, 1).minDate).toBe('2030-12-31');
  });

  test('what is no number or no day stays in its box, with the reason there', async () => {
    const opened = await openPane(form({ ...born, maxDate: 'addYears(today(), -17)' }));
    chooseLine('Tanggal Lahir');
    const path = 'steps.0.blocks.0.maxDate';
    typeInto(box(path, 'Berapa'), 'tujuh belas');
    expect(within(partRow(path)).getByRole('alert')).toHaveTextContent('Tulis angka bulat, 1 atau lebih.');
    expect(box(path, 'Berapa')).toHaveValue('tujuh belas');
    expect(box(path, 'Berapa')).toBeInvalid();
    expect(block(opened, 0).maxDate).toBe('addYears(today(), -17)');
    fireEvent.keyDown(box(path, 'Berapa'), { key: 'Escape' });
    expect(box(path, 'Berapa')).toHaveValue('17');
    expect(within(partRow(path)).queryByRole('alert')).toBeNull();
  });
});

test('a size is said in megabytes', async () => {
  const opened = await openPane(form(name));
  chooseLine('Data');
  await chooseIn('Tambah isi Data', /^Unggah berkas/);
  // Its box says itself which files it takes.
  expect(block(opened, 1)).not.toHaveProperty('guideText');
  const path = 'steps.0.blocks.1.maxSizeBytes';
  typeInto(box(path, /MB/), '2,5');
  expect(block(opened, 1)).toMatchObject({ maxSizeBytes: 2_621_440 });
  typeInto(box(path, /MB/), 'besar');
  expect(within(partRow(path)).getByRole('alert')).toHaveTextContent('misalnya 5 atau 0,5');
});

describe('a check', () => {
  test('begins with two questions of one kind and a message on them, and is reworded with what is chosen', async () => {
    const opened = await openPane(form(name, from, until));
    chooseLine('Tanggal Mulai');
    await chooseIn(more, /^Pemeriksaan/);
    expect(block(opened, 1).checks).toEqual([
      { that: 'mulai <= selesai', message: 'Tanggal Mulai harus paling lambat Tanggal Selesai' },
    ]);
    expect(reported(opened.text())).toEqual([]);
    const path = 'steps.0.blocks.1.checks.0.that';
    pick(list(path, 'Perbandingannya'), 'sebelum');
    expect(block(opened, 1).checks).toEqual([
      { that: 'mulai < selesai', message: 'Tanggal Mulai harus sebelum Tanggal Selesai' },
    ]);
    pick(list(path, 'Dengan apa'), 'hari tertentu');
    expect(block(opened, 1).checks).toMatchObject([{ that: 'mulai < today()' }]);
  });

  test('is not added where nothing can be compared', async () => {
    const opened = await openPane(form(name, from));
    const before = opened.text();
    chooseLine('Nama');
    await chooseIn(more, /^Pemeriksaan/);
    expect(screen.getByRole('alert')).toHaveTextContent('membandingkan dua pertanyaan sejenis');
    expect(opened.text()).toBe(before);
  });

  test('of a list says the sum of a column', async () => {
    const share = { type: 'number', name: 'bagian', label: 'Bagian (%)' };
    const opened = await openPane(
      form({ type: 'rows', name: 'anak', label: 'Anak', blocks: [share], addText: 'Tambah' }),
    );
    chooseLine('Anak');
    await chooseIn(more, /^Pemeriksaan/);
    expect(block(opened, 0).checks).toEqual([
      {
        that: 'sum(anak.bagian) == 100',
        message: 'jumlah dari Bagian (%) setiap baris Anak harus sama dengan 100',
      },
    ]);
    typeInto(box('steps.0.blocks.0.checks.0.that', 'Nilainya'), '1.000');
    expect(block(opened, 0).checks).toMatchObject([{ that: 'sum(anak.bagian) == 1000' }]);
  });
});

test('what is added begins as it is mostly wanted, and what is taken back leaves the line around it', async () => {
  const choice = { type: 'radio', name: 'kerja', label: 'Bekerja?', options: ['1|Ya', '2|Tidak'] };
  const opened = await openPane(form(name, choice, { type: 'currency', name: 'gaji', label: 'Gaji' }));
  chooseLine('Gaji');
  await chooseIn(more, /^Tampil bila\s?Hanya/);
  expect(block(opened, 2).visibleWhen).toEqual([{ name: 'kerja', condition: 'equals', value: '1' }]);
  await chooseIn('Tambah di bawah Gaji', /^Uang/);
  expect(block(opened, 3)).toMatchObject({ label: 'Pertanyaan baru', required: true });
  typeInto(box('steps.0.blocks.3.label', 'Pertanyaan'), 'Setoran');
  await chooseIn(more, /^Pemeriksaan/);
  expect(block(opened, 3).checks).toEqual([{ that: 'setoran <= gaji', message: 'Setoran maksimal Gaji' }]);
  await chooseIn('Tambah di bawah Setoran', /^Saklar/);
  expect(block(opened, 4)).not.toHaveProperty('required');
  fireEvent.keyDown(partRow('steps.0.blocks.4.label'), { key: 'z', ctrlKey: true });
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Data');
});

describe('a condition', () => {
  const work = {
    type: 'radio',
    name: 'kerja',
    label: 'Pekerjaan',
    options: ['1|PNS', '2|Swasta', '3|Usaha'],
  };
  const salary = { type: 'currency', name: 'gaji', label: 'Gaji' };
  const agreed = { type: 'checkbox', name: 'setuju', label: 'Saya setuju', required: true };
  const path = 'steps.0.blocks.4.visibleWhen';
  const visible = (opened: { definition: () => Record<string, unknown> }): unknown =>
    block(opened, 4).visibleWhen;
  const first = { name: 'kerja', condition: 'equals', value: '1' };
  const opened = async (visibleWhen?: unknown, more: object = {}) => {
    const pane = await openPane({ ...form(born, work, salary, agreed, { ...name, visibleWhen }), ...more });
    chooseLine('Nama');
    return pane;
  };
  const row = (place: string): HTMLElement => within(partRow(path)).getByRole('group', { name: place });
  const control = (place: string, label: string): HTMLElement => within(row(place)).getByLabelText(label);
  const press = (label: string, at = 0): void => {
    fireEvent.click(within(partRow(path)).getAllByRole('button', { name: label })[at] as HTMLElement);
  };
  const [left, how, right] = ['Yang dibandingkan', 'Perbandingannya', 'Dengan apa'];

  test('has rows that one word joins, and groups; no box holds that word', async () => {
    const pane = await opened([first]);
    press('Tambah syarat');
    expect(visible(pane)).toEqual({ all: [first, { name: 'setuju', condition: 'equals', value: true }] });
    pick(control('Syarat 2', left), 'Gaji');
    pick(control('Syarat 2', how), 'paling sedikit');
    typeInto(control('Syarat 2', 'Nilainya'), 'Rp 5.000.000');
    const second = { name: 'gaji', condition: 'atLeast', value: 5_000_000 };
    expect(visible(pane)).toEqual({ all: [first, second] });
    press('atau');
    expect(visible(pane)).toEqual({ any: [first, second] });
    expect(partRow(path)).toHaveTextContent('“Pekerjaan” adalah PNS atau “Gaji” paling sedikit');
    press('Tambah kelompok');
    const third = { name: 'setuju', condition: 'equals', value: true };
    expect(visible(pane)).toEqual({ any: [first, second, { all: [third] }] });
    pick(control('Kelompok 3', how), 'tidak dicentang');
    expect(visible(pane)).toMatchObject({ any: [{}, {}, { all: [{ condition: 'isFalse' }] }] });
    const typed = within(partRow(path)).getAllByRole<HTMLInputElement>('textbox');
    expect(typed.map(({ value }) => value)).toEqual(['5.000.000']);
    await chooseIn('Lainnya untuk Syarat 1', 'Hapus Syarat 1');
    expect(visible(pane)).toMatchObject({ any: [second, {}] });
    expect(reported(pane.text())).toEqual([]);
  });

  test('begins with the choice that is asked next above, also of a step, or asks of which question', async () => {
    const pane = await openPane({
      ...form(work, salary, name),
      steps: [
        ...form(work, salary, name).steps,
        { id: 'akhir', title: 'Akhir', blocks: [{ ...agreed }, { ...name, name: 'lain', label: 'Lain' }] },
      ],
    });
    chooseLine('Akhir');
    await chooseIn(more, /^Tampil bila/);
    expect(pane.definition()).toMatchObject({ steps: [{}, { visibleWhen: [first] }] });
    const condition = within(partRow('steps.1.visibleWhen'));
    fireEvent.click(condition.getByRole('button', { name: 'Tambah syarat' }));
    expect(pane.definition()).toMatchObject({ steps: [{}, { visibleWhen: [first] }] });
    expect(condition.getByDisplayValue('pilih pertanyaan')).toBeVisible();
    pick(condition.getByDisplayValue('pilih pertanyaan'), 'Gaji');
    expect(pane.definition()).toMatchObject({
      steps: [{}, { visibleWhen: { all: [first, { name: 'gaji' }] } }],
    });
  });

  test('written as a list, with and before or, or as what must not hold, is shown as rows', async () => {
    const item = (value: string, nextCondition?: string) => ({ ...first, value, nextCondition });
    const pane = await opened([item('1', 'or'), { ...item('2', 'and'), condition: '!=' }, item('3')]);
    pick(control('Syarat 1', right), 'Usaha');
    expect(visible(pane)).toEqual({
      any: [
        { ...first, value: '3' },
        {
          all: [
            { ...first, condition: '!=', value: '2' },
            { ...first, value: '3' },
          ],
        },
      ],
    });
  });

  test('of what must not hold is a row or a group that says so', async () => {
    const more = {
      conditions: { dewasa: { title: 'Sudah dewasa', when: { formula: 'age(tanggalLahir) >= 17' } } },
    };
    const denied = { not: { any: [{ not: first }, { not: 'dewasa' }] } };
    const pane = await opened(denied, more);
    expect(control('Syarat 1', how)).toHaveValue('notEquals');
    pick(control('Syarat 2', how), 'berlaku');
    pick(within(partRow(path)).getByLabelText('Berlakunya'), 'harus berlaku:');
    expect(visible(pane)).toEqual({ any: [{ ...first, condition: 'notEquals' }, 'dewasa'] });
    chooseLine('Formulir');
    const named = within(partRow('conditions.dewasa.when'));
    typeInto(named.getByRole('textbox', { name: 'Nilainya' }), '21');
    expect(pane.definition().conditions).toMatchObject({
      dewasa: { when: { formula: 'age(tanggalLahir) >= 21' } },
    });
  });

  test('asks an age, a day, one of several, another answer, a formula', async () => {
    const pane = await opened([first]);
    pick(control('Syarat 1', how), 'salah satu dari');
    fireEvent.click(control('Syarat 1', 'Usaha'));
    expect(visible(pane)).toEqual([{ name: 'kerja', condition: 'in', value: ['1', '3'] }]);
    pick(control('Syarat 1', left), 'Usia menurut Tanggal Lahir');
    expect(visible(pane)).toEqual({ formula: 'age(tanggalLahir) == 17' });
    pick(control('Syarat 1', left), 'Tanggal Lahir');
    pick(control('Syarat 1', how), 'sebelum');
    expect(visible(pane)).toEqual({ formula: 'tanggalLahir < today()' });
    pick(control('Syarat 1', left), 'Rumus');
    typeInto(control('Syarat 1', 'Rumus'), 'gaji * 2 > 100 ||');
    expect(within(partRow(path)).getByRole('alert')).toBeVisible();
    typeInto(control('Syarat 1', 'Rumus'), 'gaji * 2 > 100');
    expect(visible(pane)).toEqual({ formula: 'gaji * 2 > 100' });
    pick(control('Syarat 1', left), 'Saya setuju');
    expect(visible(pane)).toEqual([{ name: 'setuju', condition: 'isTrue' }]);
  });

  test('in a row means the questions of that row', async () => {
    const kind = { type: 'radio', name: 'jenis', label: 'Jenis', options: ['1|Kandung', '2|Angkat'] };
    const why = { type: 'text', name: 'alasan', label: 'Alasan' };
    const pane = await openPane(
      form({ type: 'rows', name: 'anak', label: 'Anak', blocks: [kind, why], addText: 'Tambah' }),
    );
    chooseLine('Alasan');
    await chooseIn(more, /^Tampil bila/);
    const asked = within(partRow('steps.0.blocks.0.blocks.1.visibleWhen'));
    expect(asked.getByLabelText(left)).toHaveDisplayValue('Jenis (Anak)');
    pick(asked.getByLabelText(right), 'Angkat');
    expect(pane.text()).toContain('"condition": "equals", "value": "2"');
  });
});

test('an amount is put together of numbers, answers, percent and days, from the left to the right', async () => {
  const deposit = { type: 'currency', name: 'setoran', label: 'Setoran' };
  const rest = { type: 'currency', name: 'sisa', label: 'Sisa', compute: '25000000 - setoran' };
  const opened = await openPane(form(from, deposit, rest));
  chooseLine('Sisa');
  const path = 'steps.0.blocks.2.compute';
  const term = (place: number) =>
    within(within(partRow(path)).getByRole('group', { name: `Bagian ${place}` }));
  expect(term(1).getByLabelText('Nilainya')).toHaveValue('25.000.000');
  const add = (): void => {
    fireEvent.click(within(partRow(path)).getByRole('button', { name: /^Tambah, kurang/ }));
  };
  add();
  pick(term(3).getByLabelText('Yang dihitung'), 'Persen dari sebuah jawaban');
  typeInto(term(3).getByLabelText('Nilainya'), '2,5');
  pick(term(3).getByLabelText('Hitungannya'), 'dikurangi');
  expect(block(opened, 2).compute).toBe('25000000 - setoran - setoran * 2.5 / 100');
  add();
  pick(term(4).getByLabelText('Yang dihitung'), 'Hari antara dua tanggal');
  pick(term(4).getByLabelText('Hitungannya'), 'dikali');
  const whole = '(25000000 - setoran - setoran * 2.5 / 100) * days(mulai, today())';
  expect(block(opened, 2).compute).toBe(whole);
  expect(partRow(path)).toHaveTextContent('(25.000.000 − “Setoran” − (2,5% dari “Setoran”)) × hari dari');
  await chooseIn('Lainnya untuk Bagian 2', 'Hapus Bagian 2');
  expect(block(opened, 2).compute).toBe('(25000000 - setoran * 2.5 / 100) * days(mulai, today())');
});

describe('an end by age', () => {
  const step = { id: 'lain', title: 'Lain', blocks: [{ type: 'text', name: 'lain', label: 'Lain' }] };
  const aged = {
    ...form({ ...born, guideText: 'Paling muda 17 tahun', maxDate: 'addYears(today(), -17)' }),
    start: { who: 'WNI berusia 17 tahun atau lebih' },
  };

  test('asks the age, is reached, has links, and contradicts nothing', async () => {
    const opened = await openPane({ ...aged, steps: [...aged.steps, step] });
    chooseLine('Formulir');
    fireEvent.click(screen.getByRole('button', { name: 'Tambah akhir menurut usia' }));
    const asked = screen.getByRole('textbox', { name: 'Usia paling muda (tahun)' });
    fireEvent.change(asked, { target: { value: 'dewasa' } });
    fireEvent.submit(asked);
    expect(screen.getByRole('alert')).toHaveTextContent('Tulis usia dalam tahun');
    fireEvent.change(asked, { target: { value: '21' } });
    fireEvent.submit(asked);
    const { steps, start, values } = opened.definition() as Record<string, unknown> & {
      steps: Record<string, unknown>[];
    };
    expect(steps.map(({ id }) => id)).toEqual(['data', 'belum-21-tahun', 'lain']);
    expect(steps[1]).toMatchObject({
      ends: true,
      visibleWhen: { formula: 'age(tanggalLahir) < 21' },
      links: [{ href: '/bantuan' }, { href: '/' }],
    });
    expect(block(opened, 0)).toEqual({ ...born, maxDate: 'today()' });
    expect([start, values]).toEqual([{ who: 'WNI berusia 21 tahun atau lebih' }, undefined]);
    expect(reported(opened.text())).toEqual([]);
  });

  test('is said by a start page that is added, which promises nothing else; nor does a receipt', async () => {
    const ends = {
      ...step,
      id: 'muda',
      title: 'Muda',
      ends: true,
      visibleWhen: { formula: 'age(tanggalLahir) < 21' },
    };
    const photo = { type: 'upload', name: 'ktp', label: 'Foto KTP', required: true };
    const opened = await openPane({
      ...form(born),
      steps: [...form({ ...born, maxDate: 'today()' }, photo).steps, ends, { ...step, blocks: [name] }],
    });
    chooseLine('Formulir');
    await chooseIn(more, /^Halaman sebelum langkah pertama/);
    // That of the whole form stands below that of the page.
    const last = screen.getAllByRole('button', { name: more }).at(-1) as HTMLElement;
    await chooseIn(last, /^Tanda terima/);
    expect(opened.definition()).toMatchObject({
      start: { documents: ['Foto KTP'], who: 'WNI berusia 21 tahun atau lebih' },
      confirmation: { next: [{ text: 'Kami memeriksa permohonan Anda' }] },
    });
    expect(reported(opened.text()).filter((rule) => rule === 'text-fact')).toEqual([]);
  });

  test('says what it needs', async () => {
    await openPane(form(name));
    chooseLine('Formulir');
    fireEvent.click(screen.getByRole('button', { name: 'Tambah akhir menurut usia' }));
    fireEvent.submit(screen.getByRole('textbox', { name: 'Usia paling muda (tahun)' }));
    expect(screen.getByRole('alert')).toHaveTextContent('memakai pertanyaan tanggal lahir');
  });
});

test('rows have words of their own, a title of their own question, and names that follow labels', async () => {
  const opened = await openPane(form(name));
  chooseLine('Nama');
  await chooseIn('Tambah di bawah Nama', /^Daftar yang dapat ditambah/);
  expect(block(opened, 1)).toMatchObject({ name: 'daftar', label: 'Daftar' });
  typeInto(box('steps.0.blocks.1.label', 'Pertanyaan'), 'Anak');
  expect(block(opened, 1)).toMatchObject({ name: 'anak', label: 'Anak' });
  expect(opened.shown.at(-1)).toMatchObject({ name: 'anak', title: 'Anak' });
  await chooseIn(more, /^Judul sebuah baris/);
  expect(block(opened, 1)).toMatchObject({ rowTitle: 'Anak {index}: {namaBaris}' });
  const inside = document.querySelector('[data-outline="steps.0.blocks.1.blocks.0"] button');
  fireEvent.click(inside as HTMLElement);
  typeInto(box('steps.0.blocks.1.blocks.0.label', 'Pertanyaan'), 'Nama Anak');
  expect(block(opened, 1)).toMatchObject({
    rowTitle: 'Anak {index}: {namaAnak}',
    blocks: [{ name: 'namaAnak', label: 'Nama Anak' }],
  });
});

test('a fragment whose names are there already asks for the word that distinguishes them', async () => {
  const fragment = JSON.stringify({ blocks: [{ type: 'text', name: 'alamat', label: 'Alamat' }] });
  const opened = await openPane(form({ type: 'text', name: 'alamat', label: 'Alamat' }), {
    'fragments/rumah.json': fragment,
  });
  chooseLine('Alamat');
  await chooseIn('Tambah di bawah Alamat', 'Potongan bersama: rumah');
  expect(opened.text()).not.toContain('fragment');
  const asked = screen.getByRole('textbox', { name: /^Pembedanya/ });
  fireEvent.submit(asked);
  expect(screen.getByText('Tulis satu kata pembeda dengan huruf.')).toBeVisible();
  fireEvent.change(asked, { target: { value: 'kantor pusat' } });
  expect(screen.getByText('Namanya menjadi alamatKantorPusat.')).toBeVisible();
  fireEvent.submit(asked);
  expect(block(opened, 1)).toEqual({ fragment: 'rumah', names: '{name}KantorPusat' });
});

test('what was found is marked in the outline and at its setting, and a finding leads there', async () => {
  const amount = { type: 'currency', name: 'setoran', label: 'Setoran', min: 500, max: 100 };
  const opened = await openPane(form(name, amount));
  const line = document.querySelector('[data-outline="steps.0.blocks.1"]');
  expect(line).toHaveTextContent('temuan');
  await opened.go('steps[0].blocks[1].min');
  expect(document.activeElement?.closest('[data-part]')).toHaveAttribute('data-part', 'steps.0.blocks.1.min');
  expect(partRow('steps.0.blocks.1.min')).toHaveTextContent('Batas terkecil 500 lebih besar');
});

describe('what is refused', () => {
  const asked = {
    ...form(
      { type: 'radio', name: 'punya', label: 'Punya Rekening?', options: ['1|Ya', '2|Tidak'] },
      { ...name, visibleWhen: 'sudah' },
    ),
    conditions: { sudah: [{ name: 'punya', condition: 'equals', value: '1' }] },
  };

  test('says who uses it, leads there, and goes with the next edit', async () => {
    await openPane(asked);
    chooseLine('Punya Rekening?');
    fireEvent.click(screen.getByRole('button', { name: 'Hapus Punya Rekening?' }));
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('“Punya Rekening?” tidak dihapus karena masih dipakai');
    fireEvent.click(within(notice).getByRole('button', { name: /^Syarat bernama/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.closest('[data-part]')?.getAttribute('data-part')).toMatch(
      /^conditions\.sudah/,
    );
    chooseLine('Punya Rekening?');
    fireEvent.click(screen.getByRole('button', { name: 'Hapus Punya Rekening?' }));
    expect(screen.getByRole('alert')).toBeVisible();
    typeInto(box('steps.0.blocks.0.label', 'Pertanyaan'), 'Sudah Punya Rekening?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is taken away with who uses it, by one press', async () => {
    const opened = await openPane(
      form(
        { type: 'radio', name: 'punya', label: 'Punya Rekening?', options: ['1|Ya', '2|Tidak'] },
        { ...name, visibleWhen: [{ name: 'punya', condition: 'isFilled' }] },
        {
          type: 'text',
          name: 'nomor',
          label: 'Nomor',
          requiredWhen: [{ name: 'punya', condition: 'isFilled' }],
        },
      ),
    );
    const before = opened.text();
    chooseLine('Punya Rekening?');
    fireEvent.click(screen.getByRole('button', { name: 'Hapus Punya Rekening?' }));
    const notice = screen.getByRole('alert');
    expect(within(notice).getByRole('button', { name: 'Tampil bila pada “Nama”' })).toBeVisible();
    expect(within(notice).getByRole('button', { name: 'Wajib bila pada “Nomor”' })).toBeVisible();
    fireEvent.click(within(notice).getByRole('button', { name: 'Hapus juga semua yang memakainya' }));
    expect(opened.definition().steps).toMatchObject([{ blocks: [name, { name: 'nomor' }] }]);
    expect(block(opened, 1)).not.toHaveProperty('requiredWhen');
    chooseLine('Nama');
    fireEvent.keyDown(box('steps.0.blocks.0.label', 'Pertanyaan'), { key: 'z', ctrlKey: true });
    expect(opened.text()).toBe(before);
  });
});

test('Ctrl+Z takes the last edit back in a box, but not what is typed in it', async () => {
  const opened = await openPane(form(name));
  const before = opened.text();
  chooseLine('Nama');
  const label = box('steps.0.blocks.0.label', 'Pertanyaan');
  typeInto(label, 'Nama Lengkap');
  expect(opened.text()).not.toBe(before);
  fireEvent.change(label, { target: { value: 'Nama Leng' } });
  fireEvent.keyDown(label, { key: 'z', ctrlKey: true });
  expect(opened.text()).not.toBe(before);
  fireEvent.keyDown(label, { key: 'Escape' });
  fireEvent.keyDown(label, { key: 'z', ctrlKey: true });
  expect(opened.text()).toBe(before);
  expect(label).toHaveValue('Nama');
  fireEvent.keyDown(label, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(label).toHaveValue('Nama Lengkap');
});

test('the panel begins at its top with another line, and stays where it is while a box is left', async () => {
  await openPane(form(name, born));
  chooseLine('Nama');
  const panel = document.querySelector('[data-document]')?.children[1] as HTMLElement;
  panel.scrollTop = 50;
  typeInto(box('steps.0.blocks.0.label', 'Pertanyaan'), 'Nama Ibu');
  expect(panel.scrollTop).toBe(50);
  chooseLine('Tanggal Lahir');
  expect(panel.scrollTop).toBe(0);
});

test('Ctrl+Enter in a box takes what was typed and opens what may be added below', async () => {
  const opened = await openPane(form(name));
  chooseLine('Nama');
  const label = box('steps.0.blocks.0.label', 'Pertanyaan');
  fireEvent.change(label, { target: { value: 'Nama Ibu' } });
  fireEvent.keyDown(label, { key: 'Enter', ctrlKey: true });
  expect(block(opened, 0)).toMatchObject({ label: 'Nama Ibu' });
  expect(await screen.findByRole('searchbox', { name: 'Cari' })).toBeVisible();
});

test('a step that is added says that it is new, and begins without questions', async () => {
  const opened = await openPane(form(name));
  await chooseIn('Tambah langkah', /^Langkah$/);
  expect(opened.definition().steps).toMatchObject([
    { id: 'data' },
    { id: 'langkah-baru', title: 'Langkah baru', blocks: [] },
  ]);
});

test('opens with its first step, once every line has its place; and where it was left, there again', async () => {
  const pieces = {
    'fragments/alamat.json': JSON.stringify({ blocks: [{ ...name, name: 'jalan', label: 'Jalan' }] }),
  };
  const lineTexts = (): (string | null)[] =>
    [...document.querySelectorAll('[data-outline] button')].map(({ textContent }) => textContent);
  const seen: string[][] = [];
  const watching = new MutationObserver(() => void seen.push(lineTexts().map(String)));
  watching.observe(document.body, { childList: true, subtree: true });
  const { shown } = await openPane(form({ fragment: 'alamat' }, name), pieces);
  watching.disconnect();
  expect(seen.filter((titles) => titles.includes('Potongan bersama: alamat'))).toEqual([]);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Data');
  expect(shown.at(-1)).toMatchObject({ path: ['steps', 0] });
  chooseLine('Formulir');
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Formulir');
});

describe('a long outline', () => {
  const step = (id: string, ...more: object[]): object => ({
    ...{ id, title: `Langkah ${id}` },
    blocks: [
      ...Array.from({ length: 16 }, (_, at) => ({ ...name, name: `${id}${at}`, label: `Isi ${id} ${at}` })),
      ...more,
    ],
  });
  const wrong = { type: 'currency', name: 'setoran', label: 'Setoran', min: 500, max: 100 };
  const long = { ...form(), steps: [step('satu'), step('dua', wrong)] };
  const outline = () => within(screen.getByRole('navigation', { name: 'Susunan formulir' }));
  const isThere = (title: string): boolean => outline().queryByRole('button', { name: title }) !== null;

  test('folds its steps but for the one that is chosen, and says of a folded one that something was found in it', async () => {
    await openPane(long);
    expect([isThere('Isi satu 15'), isThere('Isi dua 0')]).toEqual([true, false]);
    expect(document.querySelector('[data-outline="steps.1"]')).toHaveTextContent('temuan');
    fireEvent.click(outline().getByRole('button', { name: 'Buka Langkah dua' }));
    expect([isThere('Isi satu 15'), isThere('Isi dua 0')]).toEqual([true, true]);
    fireEvent.click(outline().getByRole('button', { name: 'Lipat Langkah dua' }));
    chooseLine('Langkah dua');
    expect([isThere('Isi satu 15'), isThere('Isi dua 0')]).toEqual([false, true]);
  });

  test('is searched by what visitors read, and shows what was chosen in its place', async () => {
    await openPane(long);
    const search = outline().getByRole('searchbox', { name: 'Cari di susunan' });
    fireEvent.change(search, { target: { value: 'SETOR' } });
    expect([isThere('Setoran'), isThere('Isi satu 0')]).toEqual([true, false]);
    chooseLine('Setoran');
    expect(search).toHaveValue('');
    expect([isThere('Isi dua 0'), isThere('Isi satu 0')]).toEqual([true, false]);
  });

  test('is one of more than thirty lines', async () => {
    await openPane(form(name));
    expect(outline().queryByRole('searchbox')).toBeNull();
    expect(isThere('Lipat Data')).toBe(false);
  });
});

describe('a limit', () => {
  const amount = { type: 'currency', name: 'setoran', label: 'Setoran' };
  const path = 'steps.0.blocks.0';

  test('of an amount stands in its panel before it is set, and is found by what bankers call it', async () => {
    const opened = await openPane(form(amount));
    const before = opened.text();
    chooseLine('Setoran');
    const least = box(`${path}.min`, 'Paling sedikit');
    expect([least, box(`${path}.max`, 'Paling banyak')].map((one) => one.getAttribute('value'))).toEqual([
      '',
      '',
    ]);
    fireEvent.click(screen.getByRole('button', { name: more }));
    const search = await screen.findByRole('searchbox', { name: 'Cari' });
    const sought = 'minimum minimal maksimum maksimal batas limit wajib sembunyi syarat rumus'.split(' ');
    for (const word of sought) {
      fireEvent.change(search, { target: { value: word } });
      expect([word, screen.queryAllByRole('menuitem').length > 0]).toEqual([word, true]);
    }
    fireEvent.change(search, { target: { value: 'minimum' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(least).toHaveFocus();
    expect(opened.text()).toBe(before);
    typeInto(least, 'sejuta');
    expect(within(partRow(`${path}.min`)).getByRole('alert')).toBeVisible();
    expect(opened.text()).toBe(before);
    typeInto(least, 'Rp 500.000');
    expect(block(opened, 0)).toEqual({ ...amount, min: 500_000 });
  });

  test('of a text begins empty where it is asked for, and counts digits of what has digits alone', async () => {
    const opened = await openPane(form({ ...name, rule: 'digits', maxLength: 16 }, name));
    const before = opened.text();
    chooseLine('Nama');
    await chooseIn(more, /^Paling sedikit angka/);
    const least = box(`${path}.minLength`, 'Paling sedikit angka');
    expect([least.getAttribute('value'), opened.text()]).toEqual(['', before]);
    expect(least).toHaveFocus();
    typeInto(least, '16');
    expect(block(opened, 0)).toMatchObject({ minLength: 16 });
    expect(box(`${path}.maxLength`, 'Paling banyak angka')).toHaveValue('16');
  });
});

test('a long menu is searched in words', async () => {
  const opened = await openPane(form(name));
  chooseLine('Nama');
  fireEvent.click(screen.getByRole('button', { name: 'Tambah di bawah Nama' }));
  const search = await screen.findByRole('searchbox', { name: 'Cari' });
  fireEvent.change(search, { target: { value: 'xyz' } });
  expect(screen.getByText('Tidak ada yang cocok.')).toBeVisible();
  for (const word of [
    ...['KTP', 'tanggal lahir', 'usia', 'umur', 'wilayah', 'setuju', 'pernyataan', 'nominal', 'foto', 'NIK'],
  ]) {
    fireEvent.change(search, { target: { value: word } });
    expect([word, screen.getAllByRole('menuitem').length > 0]).toEqual([word, true]);
  }
  fireEvent.change(search, { target: { value: 'usia' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(block(opened, 1)).toMatchObject({ type: 'date', label: 'Tanggal Lahir', required: true });
});

test('many choices are pasted at once, shown beforehand, and taken back at once', async () => {
  const opened = await openPane(
    form({ type: 'radio', name: 'kerja', label: 'Pekerjaan', options: ['1|PNS', '2|Swasta'] }),
  );
  const before = opened.text();
  chooseLine('Pekerjaan');
  fireEvent.click(screen.getByRole('button', { name: 'Tempel pilihan' }));
  const pasted = screen.getByRole('textbox', { name: 'Pilihan dari Excel atau teks' });
  fireEvent.change(pasted, { target: { value: '2\tSwasta\n3\tTNI\tJuga Polri\n4\tPelajar' } });
  expect(screen.getByText('Sudah ada, jadi tidak ikut: 2|Swasta')).toBeVisible();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'KodeLabelKeterangan',
    '3TNIJuga Polri',
    '4Pelajar',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Tambahkan 2 pilihan' }));
  const options = ['1|PNS', '2|Swasta', { value: '3|TNI', hint: 'Juga Polri' }, '4|Pelajar'];
  expect(block(opened, 0).options).toEqual(options);
  fireEvent.keyDown(box('steps.0.blocks.0.label', 'Pertanyaan'), { key: 'z', ctrlKey: true });
  expect(opened.text()).toBe(before);
});

test('nothing in the outline and in the panel is called by a key or a type of the language, or by a name or a code of the file', async () => {
  await openPane({
    ...form(
      { ...name, visibleWhen: 'sudahNasabah' },
      born,
      {
        type: 'rows',
        name: 'anak',
        label: 'Anak',
        blocks: [{ ...name, name: 'namaAnak', label: 'Nama Anak' }],
        addText: 'Tambah',
        rowTitle: 'Anak {index}',
      },
      { type: 'radio', name: 'jenisUsaha', label: 'Usaha', options: ['1|Dagang', '2|Jasa'], required: true },
      { use: 'tanggalLahir' },
    ),
    conditions: { sudahNasabah: [{ name: 'jenisUsaha', condition: 'equals', value: '1' }] },
    product: { id: '1', name: 'Contoh', category: { id: '1', name: 'Tabungan', slug: 'tabungan' } },
    values: [{ name: 'jumlahAnak', compute: 'count(anak)', submit: false }],
  });
  const raw = /^(?:[a-z]+(?:[A-Z][a-z]*)+|text|date|rows|group|values|product|accept|ends|names|fragment)$/;
  const ofFile = /\b[a-z]+[A-Z]|\w\|\w|\.json\b|\b(?:true|false)\b/;
  for (const title of ['Formulir', 'Nama', 'Tanggal Lahir', 'Anak', 'Usaha']) {
    chooseLine(title);
    const texts = [...document.querySelectorAll('label, summary b, [data-outline] span, legend')].map(
      ({ textContent }) => textContent,
    );
    expect(texts.filter((one) => raw.test(one))).toEqual([]);
    const read = [...document.querySelectorAll<HTMLElement>('input, option, button, label, summary, p')]
      .filter((one) => !/^Untuk pengembang/.test(one.closest('details')?.textContent ?? ''))
      .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent));
    expect(read.filter((one) => ofFile.test(one))).toEqual([]);
  }
});

test('scenarios that speak of a name, a label or a code as it was are reported at once, and brought along by one press', async () => {
  const scenarios = JSON.stringify({
    scenarios: [{ name: 'Satu', steps: [{ fill: { nama: 'Siti', kerja: '1' } }, { press: 'Lihat' }] }],
  });
  const kerja = { type: 'radio', name: 'kerja', label: 'Kerja', options: ['1|PNS', '2|Swasta'] };
  const opened = await openPane(form(name, kerja, { type: 'button', text: 'Lihat', href: '/' }), {
    'contoh.scenarios.json': scenarios,
  });
  const updated = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Perbarui skenario' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Perbarui skenario' })).toBeNull());
  };
  chooseLine('Nama');
  typeInto(box('steps.0.blocks.0.label', 'Pertanyaan'), 'Nama Anda');
  expect(screen.queryByRole('button', { name: 'Perbarui skenario' })).toBeNull();
  typeInto(box('steps.0.blocks.0.name', 'Nama jawaban'), 'namaAnda');
  expect(screen.getByText(/masih memakai “nama” di 1 tempat/)).toBeVisible();
  await updated();
  chooseLine('Lihat');
  typeInto(box('steps.0.blocks.2.text', /./), 'Buka');
  await updated();
  chooseLine('Kerja');
  typeInto(box('steps.0.blocks.1.options.0', /./), '01|PNS');
  await updated();
  expect(opened.files()['contoh.scenarios.json']).toBe(
    scenarios.replace('"nama"', '"namaAnda"').replace('"Lihat"', '"Buka"').replace('"1"', '"01"'),
  );
});

test('a question that is shown once more leads to where it is asked', async () => {
  const first = { id: 'ulang', title: 'Ulang', blocks: [{ use: 'nama' }] };
  const { shown } = await openPane({ ...form(name), steps: [first, ...form(name).steps] });
  chooseLine('Nama');
  fireEvent.click(screen.getByRole('button', { name: 'Ke pertanyaannya di “Data”' }));
  expect(shown.at(-1)).toMatchObject({ path: ['steps', 1, 'blocks', 0] });
});
