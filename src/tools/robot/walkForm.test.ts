import { codeOf, type CompiledForm, type JsonObject } from '../../interpreter';
import { formWith, needed as text, radio, smallBackEnd, step } from './testing/forms';
import type { BackEnd } from '../visit/bank';
import { createLists } from '../visit/lists';
import { walkForm, type FormWalks } from './walkForm';

/** Walks through a form, with what was asked on the way. */
const walked = async (
  form: CompiledForm,
  backEnd: BackEnd = smallBackEnd(),
): Promise<FormWalks & { asked: { call: string; body: JsonObject }[] }> => {
  const asked: { call: string; body: JsonObject }[] = [];
  const listening: BackEnd = {
    ...backEnd,
    ask: (call, body) => {
      asked.push({ call, body });
      return backEnd.ask(call, body);
    },
  };
  const walks = await walkForm(form, listening, createLists(listening), { seed: '1', today: '2026-03-02' });
  return { ...walks, asked };
};

const expectWhole = ({ walks, missed }: FormWalks): void => {
  expect(walks.flatMap(({ faults }) => faults)).toEqual([]);
  expect(missed).toEqual([]);
  expect(walks.some(({ end }) => end === 'submitted')).toBe(true);
};

/** The answers of each submission. */
const sentBy = (asked: readonly { call: string; body: JsonObject }[]): unknown[] =>
  asked.flatMap(({ call, body }) =>
    call === 'submit' && typeof body.data === 'string' ? [JSON.parse(body.data) as unknown] : [],
  );

describe('A button between fields', () => {
  const button = { type: 'button', text: 'Isi', do: 'isi' };

  test('is pressed, and so fills a required locked answer', async () => {
    const form = formWith([step('awal', [text('nama'), button, text('kota', { readOnly: true })])], {
      actions: { isi: [{ set: { kota: "'Bandung'" } }] },
    });
    const walks = await walked(form);
    expectWhole(walks);
    expect([...walks.covered].filter((id) => id.startsWith('button:'))).toHaveLength(1);
    expect(sentBy(walks.asked)[0]).toMatchObject({ kota: 'Bandung' });
  });

  test('is pressed again when answers below it are what it needs', async () => {
    const form = formWith([step('awal', [button, text('kota', { readOnly: true }), text('nama')])], {
      actions: { isi: [{ set: { kota: 'nama' } }] },
    });
    expectWhole(await walked(form));
  });

  test('is pressed after what stands above it, and before what waits for it', async () => {
    const lookup = { url: '/branch/filter', idField: 'id', textField: 'name' };
    const filters = [{ field: 'cityId', value: '{kota}' }];
    const form = formWith(
      [
        step('awal', [
          text('nik', { minLength: 16, maxLength: 16, rule: 'digits' }),
          button,
          text('kota', { readOnly: true }),
          {
            type: 'searchSelect',
            name: 'cabang',
            label: 'Cabang',
            required: true,
            lookup: { ...lookup, filters },
          },
        ]),
      ],
      { actions: { isi: [{ set: { kota: 'nik' } }] } },
    );
    expectWhole(await walked(form, smallBackEnd({ '/branch/filter': [{ id: '9', name: 'Cabang' }] })));
  });

  test('that asks the bank shows each of its outcomes, and a later answer goes on', async () => {
    const call = {
      call: 'wic-check',
      body: { nik: 'nik' },
      outcomes: [
        { match: 'status == 200', do: [{ set: { kota: "'Bandung'" } }] },
        { match: 'status == 404', do: [{ toast: { title: 'Tidak ada' } }] },
      ],
    };
    const form = formWith([step('awal', [text('nik'), button, text('kota', { readOnly: true })])], {
      actions: { isi: [call] },
    });
    const walks = await walked(form);
    expectWhole(walks);
    expect(walks.walks.some(({ calls, end }) => calls.has('wic-check') && end === 'submitted')).toBe(true);
  });

  test('that leads back is pressed once, not for ever', async () => {
    const form = formWith([step('awal', [text('nama')]), step('akhir', [text('kota'), button])], {
      actions: { isi: [{ goTo: { step: 'awal' } }] },
    });
    const walks = await walked(form);
    expectWhole(walks);
    expect(walks.walks[0]?.steps).toEqual(['awal', 'akhir', 'awal', 'akhir']);
  });

  test('that opens a dialog does not count as a step that restarts', async () => {
    const buttons = Array.from({ length: 6 }, () => button);
    const form = formWith([step('awal', [text('nama'), ...buttons])], {
      actions: { isi: [{ dialog: { title: 'Bantuan', buttons: [{ text: 'Tutup' }] } }] },
    });
    const walks = await walked(form);
    expectWhole(walks);
    expect(walks.walks[0]?.steps).toEqual(['awal']);
  });
});

test('Time that a definition lets pass costs none', async () => {
  const form = formWith([step('awal', [text('nama')], { next: { do: 'tunggu', delayMs: 60_000 } })], {
    actions: { tunggu: [{ wait: 60_000 }] },
  });
  expectWhole(await walked(form));
});

describe('A form with parameters', () => {
  const cities = [
    { id: '3273', name: 'Bandung', area: 'Jawa Barat' },
    { id: '3171', name: 'Jakarta', area: 'DKI' },
  ];
  const lookup = { url: '/city/filter', idField: 'id', textField: 'name', fills: { wilayah: 'area' } };
  const backEnd = smallBackEnd({ '/city/filter': cities });
  const form = (lock: boolean): CompiledForm =>
    formWith(
      [
        step('awal', [
          { type: 'searchSelect', name: 'kota', label: 'Kota', required: true, lookup },
          text('wilayah', { readOnly: true }),
          text('agen'),
        ]),
      ],
      { query: { kota: { sets: 'kota', lock }, agen: { sets: 'agen' } } },
    );

  test.each([true, false])('is walked without them and with them (locked: %s)', async (lock) => {
    const walks = await walked(form(lock), backEnd);
    expectWhole(walks);
    const [without, addressed] = [walks.walks[0], walks.walks.find(({ query }) => 'kota' in query)];
    const given = Object.fromEntries((without?.given ?? []).map(({ name, value }) => [name, value]));
    expect(without?.query).toEqual({});
    expect(addressed?.query).toEqual({ kota: codeOf(given.kota as string), agen: given.agen });
    // What the address has answered is not given again.
    expect(addressed?.given).toEqual([]);
    const [first, second] = sentBy(walks.asked);
    expect(first).toMatchObject({ kota: given.kota, agen: given.agen });
    expect(second).toEqual(first);
  });
});

test('A form with ends is walked to each of them, and past them to the preview; no visit of it has failed', async () => {
  const choice = {
    type: 'radio',
    name: 'usia',
    label: 'Usia',
    required: true,
    options: ['1|Muda', '2|Dewasa', '3|Lansia'],
  };
  const when = (value: string): object[] => [{ name: 'usia', condition: 'equals', value }];
  const end = (id: string): object => step(id, [], { ends: true });

  const form = formWith([
    step('usia', [choice], { next: { goTo: [{ when: when('1'), step: 'muda' }] } }),
    step('data', [text('nama')], { next: { goTo: [{ when: when('2'), preview: true }] } }),
    step('lain', [text('wali')], { next: { goTo: [{ step: 'cabang' }] } }),
    end('muda'),
    end('cabang'),
  ]);
  const walks = await walked(form);
  expectWhole(walks);
  expect(new Set(walks.walks.map(({ end }) => end))).toEqual(new Set(['submitted', 'ended']));
  expect([...walks.covered]).toEqual(
    expect.arrayContaining(['step:muda', 'step:cabang', 'branch:usia:0', 'branch:data:0']),
  );
  expect(sentBy(walks.asked).every((sent) => (sent as JsonObject).usia === '2|Dewasa')).toBe(true);
});

describe('What no plan can contain', () => {
  test('a choice of the bank that shows a question by its words is made once it is offered', async () => {
    const purposes = Array.from({ length: 40 }, (_, at) => ({ id: String(at), name: `Tujuan ${at}` }));
    const lookup = { url: '/tujuan', idField: 'id', textField: 'name' };
    const shows = [{ name: 'kata', condition: 'startsWith', value: 'LAIN' }];
    const form = formWith(
      [
        step('awal', [
          { type: 'searchSelect', name: 'tujuan', label: 'Tujuan', required: true, lookup },
          text('tujuanLain', { visibleWhen: shows }),
        ]),
      ],
      { values: [{ name: 'kata', compute: 'upper(label(tujuan))', submit: false }] },
    );
    const list = [...purposes, { id: '99', name: 'Lainnya' }, { id: '98', name: 'Lain sekali' }];
    expectWhole(await walked(form, smallBackEnd({ '/tujuan': list })));
  });

  test('an answer of the bank that says nothing is made up too', async () => {
    const ask = {
      call: 'screening',
      body: { nama: 'nama' },
      outcomes: [
        { match: 'response.data.lolos == true', do: [{ toast: { title: 'Lolos' } }] },
        { match: '!isEmpty(response.data.lolos) || !isEmpty(response.data.kata)', do: [{ stop: true }] },
        { match: 'ok', do: [{ toast: { title: 'Tidak terbaca' } }, { stop: true }] },
      ],
    };
    const form = formWith([step('awal', [text('nama')], { next: { do: 'tanya' } })], {
      actions: { tanya: [ask] },
    });
    const { missed } = await walked(form, {
      ...smallBackEnd(),
      ask: (call, body) =>
        call === 'screening'
          ? Promise.resolve({ body: { statusCode: 200, data: { lolos: true } } })
          : smallBackEnd().ask(call, body),
    });
    expect(missed).toEqual([]);
  });
});

test('A form that sends nothing is walked to its end', async () => {
  const form = formWith([step('satu', [text('nama')]), step('dua', [])], { subProductId: undefined });
  const walks = await walked(form);
  expect(walks.walks.flatMap(({ faults }) => faults)).toEqual([]);
  expect(walks.missed).toEqual([]);
  expect(new Set(walks.walks.map(({ end }) => end))).toEqual(new Set(['ended']));
  expect(sentBy(walks.asked)).toEqual([]);
});

test('A form with checks is walked with answers between which they hold', async () => {
  const number = (name: string, more: object = {}): object => ({
    type: 'number',
    name,
    label: name,
    required: true,
    ...more,
  });
  const day = (name: string, more: object = {}): object => ({
    type: 'date',
    name,
    label: name,
    required: true,
    ...more,
  });

  const form = formWith([
    step(
      'jumlah',
      [
        number('plafon', { min: 100, max: 1000 }),
        number('a', { checks: [{ that: 'a != b', message: 'Tidak boleh sama' }] }),
        number('b'),
        { type: 'checkbox', name: 'setuju', label: 'Setuju' },
      ],
      {
        checks: [
          { that: 'a + b == plafon', message: 'Jumlahnya harus sama dengan plafon' },
          { that: [{ name: 'setuju', condition: 'isTrue' }], message: 'Harus setuju' },
          { that: 'a > b', message: 'Sebaiknya a lebih besar', level: 'warning' },
        ],
      },
    ),
    step('hari', [
      day('mulai'),
      day('selesai', {
        checks: [
          { that: "formatDate(mulai, 'dd') == formatDate(selesai, 'dd')", message: 'Harinya harus sama' },
        ],
      }),
    ]),
  ]);
  const walks = await walked(form);
  expectWhole(walks);
  for (const sent of sentBy(walks.asked) as { a: number; b: number; plafon: number }[]) {
    expect(sent.a + sent.b).toBe(sent.plafon);
  }
});

describe('A number of answers at once', () => {
  const ticks = (more: object): object => ({
    type: 'checkboxGroup',
    name: 'sumber',
    label: 'Sumber',
    required: true,
    options: ['1|A', '2|B', '3|C', '4|D'],
    ...more,
  });

  test('is not more ticks than may be chosen, nor fewer than must be', async () => {
    expectWhole(await walked(formWith([step('awal', [ticks({ maxChosen: 2 })])])));
    expectWhole(await walked(formWith([step('awal', [ticks({ minChosen: 2, maxChosen: 3 })])])));
  });

  test('is not more ticks where a condition asks for them', async () => {
    const shown = (name: string, value: string): object =>
      text(name, { visibleWhen: [{ name: 'sumber', condition: 'contains', value }] });
    const blocks = [ticks({ maxChosen: 2 }), ...['1', '2', '3', '4'].map((code) => shown(`s${code}`, code))];
    expectWhole(await walked(formWith([step('awal', blocks)])));
  });

  test('is as many rows as an answer says, on the same step or an earlier one', async () => {
    const count = { type: 'number', name: 'jumlah', label: 'Jumlah', required: true, min: 1, max: 5 };
    const rows = {
      type: 'rows',
      name: 'orang',
      label: 'Orang',
      minRows: 'jumlah',
      maxRows: 'jumlah',
      blocks: [text('nama')],
    };
    expectWhole(await walked(formWith([step('awal', [count, rows])])));
    expectWhole(await walked(formWith([step('awal', [count]), step('lanjut', [rows])])));
  });
});

test('In a long form a branch without a condition is the last way, and what no answer shows is called so', async () => {
  const options = ['1|Satu', '2|Dua', '3|Tiga'];
  const steps = Array.from({ length: 40 }, (_, at) =>
    step(
      `s${at}`,
      [
        { type: 'select', name: `n${at}`, label: 'N', options, required: true },
        ...(at === 39
          ? [text('mati', { visibleWhen: [{ name: 'n38', condition: 'equals', value: '9' }] })]
          : []),
      ],
      at < 39
        ? {
            next: {
              goTo: [
                ...(at > 0 && at < 38
                  ? [{ step: `s${at + 2}`, when: [{ name: `n${at - 1}`, condition: 'equals', value: '2' }] }]
                  : []),
                { step: `s${at + 1}` },
              ],
            },
          }
        : {},
    ),
  );
  const { targets, missed } = await walked(formWith(steps));
  expect(targets.filter(({ words }) => words.startsWith('cabang ke langkah berikutnya'))).toEqual([]);
  expect(missed.map(({ target, why }) => `${target.id}: ${why}`)).toEqual([
    'shown:s39/blocks[1]: tidak ada jawaban yang membawa ke sana',
    'field:mati: tidak ada jawaban yang membawa ke sana',
  ]);
});

describe('Rows whose number an answer gives', () => {
  const yesNo = (name: string): object => radio(name, { options: ['1|Ya', '2|Tidak'] });
  const behind = (name: string, than: string): object =>
    text(name, { visibleWhen: [{ name: than, condition: 'equals', value: '1' }] });
  const rows = (more: object): object => ({
    type: 'rows',
    name: 'orang',
    label: 'Orang',
    blocks: [yesNo('a'), behind('a1', 'a'), yesNo('b'), behind('b1', 'b'), yesNo('c'), behind('c1', 'c')],
    ...more,
  });
  const number = (more: object): object => text('jumlah', { type: 'number', ...more });

  test.each([
    ['exactly', { min: 1, max: 8 }, { minRows: 'jumlah', maxRows: 'jumlah' }],
    ['at most', { min: 1, max: 6 }, { maxRows: 'jumlah' }],
    ['at least', { min: 0, max: 5 }, { minRows: 'jumlah', maxRows: 6 }],
    ['one more', { min: 1, max: 6 }, { minRows: 'jumlah + 1', maxRows: 'jumlah + 1' }],
    [
      'beyond usual numbers',
      { min: 26 },
      { maxRows: 'min(jumlah, 28)', blocks: [yesNo('a'), behind('a1', 'a')] },
    ],
    [
      'below zero, on the other side',
      { min: -6, max: 0 },
      { minRows: '0 - jumlah', maxRows: 'min(0 - jumlah, 6)' },
    ],
  ])('are all met, to the last row and its three conditions: %s', async (_, bounds, more) => {
    expectWhole(await walked(formWith([step('awal', [number(bounds), rows(more)])])));
  });

  test('that it cannot know are missed with the answer that went another way', async () => {
    const counted = number({ min: 100 });
    const least = 'min(jumlah % 7, 5)';
    const orang = { minRows: least, maxRows: least, blocks: [yesNo('a'), behind('a1', 'a')] };
    const { missed } = await walked(formWith([step('awal', [counted, rows(orang)])]));
    expect([...new Set(missed.map(({ why }) => why))]).toEqual([
      expect.stringMatching(/^sudah dicoba dalam 3 kunjungan; terjawab lain dari rencananya: orang/),
    ]);
  });
});
