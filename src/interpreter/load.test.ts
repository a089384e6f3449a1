import type { Json, Field, Rule, Value } from '../language';
import { definitionOf } from './engine/testing/form';
import { loadForm, loadFormWith } from './load';
import { shorten } from './issues';
import { readPopup } from './popup';
import { rowOf } from '../fields/pure';
import { readEntry } from './engine/writeValue';

describe('load', () => {
  type Part = Readonly<Record<string, Json>>;

  /** The issues of a form with these blocks on its only step. */
  function issuesOf(blocks: readonly Part[], rest: Part = {}): readonly object[] {
    const loaded = loadForm(definitionOf([{ id: 'satu', title: 'Satu', blocks }], rest), 'contoh');
    return loaded.ok ? [] : loaded.issues;
  }

  const text = (name: string, more: Part = {}): Part => ({ type: 'text', name, label: name, ...more });
  const rows = (more: Part, ...blocks: Part[]): Part => ({
    type: 'rows',
    name: 'anggota',
    label: 'Anggota',
    maxRows: 2,
    blocks,
    ...more,
  });

  /** Every word of an issue that an editor reads, with the place that it leads to. */
  test.each<[string, readonly Part[], Part, object]>([
    [
      'a format that there is not',
      [text('a', { format: 'npwpp' })],
      {},
      {
        code: 'broken-rule',
        path: 'steps[0].blocks[0].format',
        received: '"npwpp"',
        expected: 'npwp, nik, swift, plat, atau pola dengan 9 (angka), A (huruf), * (angka atau huruf)',
        hint: 'Mungkin maksud Anda "npwp"?',
      },
    ],
    [
      'a captcha in a row',
      [rows({}, { type: 'captcha', name: 'kode', label: 'Kode' })],
      {},
      {
        code: 'wrong-value',
        path: 'steps[0].blocks[0].blocks[0].type',
        received: '"captcha" di dalam baris',
        expected: 'pertanyaan lain; baris di dalam baris dan captcha di dalam baris tidak ada',
      },
    ],
    [
      "a row's title with an unknown name",
      [rows({ rowTitle: 'Anggota {nama}' }, text('umur'))],
      {},
      { code: 'unknown-name', path: 'steps[0].blocks[0].rowTitle', received: '"nama"' },
    ],
    [
      'a calendar entry for an answer that is no day',
      [text('a')],
      { confirmation: { calendar: 'a' } },
      { code: 'wrong-value', path: 'confirmation.calendar', received: '"a"', expected: 'nama kolom tanggal' },
    ],
    [
      'a pattern that is no text',
      [text('a', { pattern: 7 })],
      {},
      {
        path: 'steps[0].blocks[0].pattern',
        received: '7',
        expected: 'pola [kelas], ^[kelas]*$, ^[kelas]+$, atau [^kelas]',
        hint: 'Pakai kunci rule.',
      },
    ],
    [
      'an empty message of the content system',
      [text('a', { requiredMessage: '' })],
      {},
      { path: 'steps[0].blocks[0].requiredMessage', received: '""', expected: 'teks yang tidak kosong' },
    ],
    [
      'a check that reads no answer',
      [text('a', { checks: [{ that: '1 == 2', message: 'Salah' }] })],
      {},
      {
        code: 'wrong-value',
        path: 'steps[0].blocks[0].checks[0].that',
        received: '"1 == 2"',
        expected: 'syarat atau rumus yang membaca paling sedikit satu jawaban',
      },
    ],
    [
      'a fragment that nobody has taken in',
      [{ fragment: 'alamat', id: 'ktp' }],
      {},
      {
        path: 'steps[0].blocks[0].fragment',
        received: '"alamat"',
        expected: 'nama berkas di form-definitions/fragments',
      },
    ],
    [
      'a day that is written as people write it',
      [{ type: 'date', name: 'a', label: 'A', minDate: '1/2/1900' }],
      {},
      { path: 'steps[0].blocks[0].minDate', hint: expect.stringContaining('Tulis "1900-02-01".') as string },
    ],
    [
      'a form that sends nothing and ends in a submission',
      [text('a')],
      { subProductId: null, afterLastStep: 'submit' },
      { path: 'subProductId' },
    ],
  ])('%s', (_, blocks, rest, issue) => {
    expect(issuesOf(blocks, rest)).toContainEqual(expect.objectContaining(issue));
  });

  test.each(['preview', 'submit'])('without a product code no form ends in a %s', (afterLastStep) => {
    const steps = [{ id: 'satu', title: 'Satu', blocks: [text('a')] }];
    const loaded = loadForm(
      JSON.stringify({ version: 1, slug: 'contoh', title: 'C', steps, afterLastStep }),
      'contoh',
    );
    expect(loaded).toMatchObject({
      ok: false,
      issues: [{ path: 'afterLastStep', expected: 'subProductId di samping kunci ini' }],
    });
  });
});

test('a form is made in parts, so that a long one holds up nothing', async () => {
  /** A definition with so many fields. */
  const longOf = (count: number): string =>
    JSON.stringify({
      version: 1,
      slug: 'panjang',
      title: 'Permohonan Panjang',
      subProductId: 'PANJANG-01',
      steps: [
        {
          id: 'satu',
          title: 'Satu',
          blocks: Array.from({ length: count }, (_, index) => ({
            type: 'text',
            name: `jawaban${index}`,
            label: `Jawaban ${index}`,
          })),
        },
      ],
    });

  /** How often the caller may do something else until the form is there. */
  const pausesOf = async (text: string): Promise<number> => {
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses += 1;
      return Promise.resolve();
    };
    const loaded = await loadFormWith(text, 'panjang', () => Promise.resolve(undefined), pause);
    // It is the form that is made at one go.
    expect(JSON.stringify(loaded)).toBe(JSON.stringify(loadForm(text, 'panjang')));
    expect(loaded.ok && loaded.form.fields.size).toBe((JSON.parse(text) as Long).steps[0].blocks.length);
    return pauses;
  };

  interface Long {
    steps: [{ blocks: unknown[] }];
  }

  const short = await pausesOf(longOf(2));
  expect(short).toBeGreaterThan(2);
  expect((await pausesOf(longOf(162))) - short).toBe(10);
});

test('a text of an editor is quoted up to 80 characters, the last of which says that more follows', () => {
  expect(shorten('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shorten('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
});

describe('popup', () => {
  const reply = { ok: true, httpStatus: 200, statusText: 'OK', status: 200, response: {} };
  const block = { type: 'heading', level: 2, text: 'Judul' };

  test.each([
    ['a list of blocks', [block]],
    ['a page of blocks', { blocks: [block] }],
  ])('%s is shown', (_, content) => {
    expect(readPopup({ ...reply, response: { data: { content } } })).toEqual({ blocks: [block] });
  });

  test.each([
    ['no data', {}],
    ['data that is no object', { data: null }],
    ['no answer', null],
    ['an answer in words', 'blocks'],
    ['content that is a word', { data: { content: 'blocks' } }],
  ])('%s is not readable, and whoever wrote it is told', (_, response) => {
    const read = readPopup({ ...reply, response });
    expect(read).toMatchObject({ problem: { kind: 'exception', fault: 'unreadable' } });
    expect('issues' in read && read.issues?.length).toBeGreaterThan(0);
  });

  test('content that is not written yet is an empty popup, and whoever writes it is told', () => {
    expect(readPopup({ ...reply, response: { data: { content: null } } })).toEqual({
      blocks: [],
      issues: [{ code: 'wrong-value', path: 'content', received: 'null', expected: 'daftar blok' }],
    });
  });

  test('what went wrong with the call is reported as that', () => {
    expect(readPopup({ ...reply, ok: false, httpStatus: 503, statusText: 'Sibuk' })).toEqual({
      problem: { kind: 'http', httpStatus: 503, statusText: 'Sibuk' },
    });
    expect(readPopup({ ...reply, status: 404 })).toEqual({
      problem: { kind: 'status', status: 404, message: '' },
    });
  });

  test.each([
    ['an unknown block', [{ type: 'x' }, block], [block]],
    ['an unknown key', { blocks: [{ ...block, glow: true }] }, [block]],
    ['content that is null', null, []],
  ])('%s leaves the rest standing, and whoever wrote it is told', (_, content, blocks) => {
    const read = readPopup({ ...reply, response: { data: { content } } });
    expect(read).toMatchObject({ blocks });
    expect(read.issues).toHaveLength(1);
  });
});

describe('readEntry', () => {
  const read = (field: Field, rule: Rule | undefined, text: string): Value =>
    readEntry(rowOf(field), field, rule, text)?.value;

  const plate: Field = { type: 'text', name: 'plat', label: 'Pelat', format: 'AA 9999 AA' };

  test('the literals of a format are set while typing where the field has a mask, and only there', () => {
    expect(read({ ...plate, mask: true }, undefined, 'AB1234CD')).toBe('AB 1234 CD');
    expect(read(plate, undefined, 'AB1234CD')).toBe('AB1234CD');
    expect(read({ ...plate, mask: false }, undefined, 'AB1234CD')).toBe('AB1234CD');
    expect(read({ type: 'text', name: 'a', label: 'A' }, undefined, 'ab')).toBe('ab');
  });

  test("a field's own letter case comes before that of its format", () => {
    const code: Field = { type: 'text', name: 'kode', label: 'Kode', format: 'swift' };
    expect(read(code, undefined, 'bri')).toBe('BRI');
    expect(read({ ...code, case: 'lower' }, undefined, 'BRI')).toBe('bri');
  });

  test('a tab that was pasted is a space between words, and nothing among digits', () => {
    const name: Field = { type: 'text', name: 'a', label: 'A' };
    expect(read(name, undefined, 'SITI\tNURAINI')).toBe('SITI NURAINI');
    expect(read(name, 'letters-spaces', 'SITI\tNURAINI')).toBe('SITI NURAINI');
    expect(read(name, 'digits', '3273\t0101')).toBe('32730101');
  });
});
