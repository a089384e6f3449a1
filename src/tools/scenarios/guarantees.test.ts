import { loadForm } from '../../interpreter';
import { parseScenarios } from './parse/parseScenarios';
import { runScenario } from './runScenario';
import { noLists } from './testing/noLists';

const nama = { type: 'text', name: 'nama', label: 'Nama', required: true };
const setuju = { type: 'checkbox', name: 'setuju', label: 'Setuju' };
const kode = { type: 'captcha', name: 'kode', label: 'Kode', required: true };
const kota = {
  type: 'select',
  name: 'kota',
  label: 'Kota',
  lookup: { url: '/city/filter', idField: 'id', textField: 'name' },
};

interface Written {
  query?: Readonly<Record<string, string>>;
  calls?: object;
  steps: readonly object[];
}

/** What goes wrong when a scenario runs on a form of two steps, in words; `''` for one that passes. */
async function wrongIn(scenario: Written, blocks: readonly object[], keys: object = {}): Promise<string> {
  const definition = {
    version: 1,
    slug: 'janji',
    title: 'Janji',
    subProductId: 'JANJI-01',
    steps: [
      { id: 'data', title: 'Data', blocks, next: 'actions' in keys ? { do: 'cek' } : undefined },
      { id: 'akhir', title: 'Akhir', blocks: [setuju] },
    ],
    ...keys,
  };
  const loaded = loadForm(JSON.stringify(definition), 'janji');
  const written = { name: 'janji', today: '2026-03-01', ...scenario };
  const parsed = parseScenarios(JSON.stringify({ scenarios: [written] }));
  if (!loaded.ok || !parsed.ok) throw new Error(JSON.stringify([loaded, parsed]));
  const [only] = parsed.scenarios;
  if (!only) throw new Error('no scenario');
  const outcome = await runScenario(loaded.form, only, noLists.ask);
  return outcome.passed ? '' : outcome.problems.join('\n');
}

const next = { next: true };
const fillNama = { fill: { nama: 'Siti' } };
const toPreview = [fillNama, next, next];
const registered = { body: { statusCode: 200, data: { registrationNumber: 'R-1' } } };
const lost = { fault: 'timeout' };
const onReceipt = 'yang tampil adalah halaman nomor registrasi (/form/janji/preview)';

describe('a button among the fields', () => {
  const nik = { type: 'text', name: 'nik', label: 'NIK' };
  const nasabah = { ...nama, name: 'nasabah', readOnly: true };
  const button = {
    type: 'button',
    text: 'Cek {nik}',
    do: 'cek',
    visibleWhen: [{ name: 'nik', condition: 'isFilled' }],
  };
  const group = { type: 'group', title: 'Nasabah', blocks: [nik, button, nasabah] };
  const cek = [
    {
      call: 'tipe-nasabah',
      body: { nik: 'nik' },
      outcomes: [{ match: 'ok', do: [{ set: { nasabah: 'response.nama' } }] }],
    },
  ];
  const calls = { 'tipe-nasabah': { delayMs: 3000, body: { nama: 'SITI' } } };
  const form = { actions: { cek }, steps: [{ id: 'data', title: 'Data', blocks: [group] }] };

  test('can be pressed, and brings what Next asks for', async () => {
    const steps = [
      { fill: { nik: '12' } },
      next,
      { expect: { errors: { nasabah: 'required' } } },
      { press: 'Cek 12' },
      { expect: { values: { nasabah: 'SITI' } } },
      next,
      { expect: { route: '/form/janji/preview' } },
    ];
    expect(await wrongIn({ calls, steps }, [], form)).toBe('');
  });

  test('cannot be pressed while it is hidden', async () => {
    expect(await wrongIn({ calls, steps: [{ press: 'Cek 12' }] }, [], form)).toContain('Tidak ada tombol');
  });
});

describe("the page's address", () => {
  const query = { kota: { sets: 'kota', lock: true } };
  const calls = { 'remote-select': { body: [{ id: '32.73', name: 'BANDUNG' }] } };

  test('gives an answer by its code, which gets its label from the list and cannot be changed', async () => {
    const steps = [
      { expect: { values: { kota: '32.73|BANDUNG' }, readOnly: ['kota'], route: '/form/janji?kota=32.73' } },
      fillNama,
      next,
      {
        expect: { route: '/form/janji?kota=32.73&step=akhir', request: { call: 'remote-select', times: 1 } },
      },
    ];
    expect(await wrongIn({ query: { kota: '32.73' }, calls, steps }, [kota, nama], { query })).toBe('');
  });

  test('gives a code that the list does not know: it is reported, taken back, and the field opens', async () => {
    const steps = [
      { expect: { values: { kota: '' } } },
      { fill: { kota: '32.73' } },
      { expect: { values: { kota: '32.73|BANDUNG' } } },
    ];
    expect(await wrongIn({ query: { kota: '99' }, calls, steps }, [kota], { query })).toBe('');
  });

  test('has no parameter that the form does not read', async () => {
    const steps = [next];
    expect(await wrongIn({ query: { cabang: '1' }, steps }, [kota], { query })).toContain(
      'query.cabang: "cabang", seharusnya parameter di "query" formulir ini: "kota".',
    );
  });
});

test('a choice of an earlier visit that has left its list is reported before it is sent', async () => {
  const answer = (id: string) => ({ body: [{ id, name: `KOTA ${id}` }] });
  const steps = [
    { fill: { kota: '1' } },
    { reload: true },
    { expect: { values: { kota: '1|KOTA 1' }, options: { kota: ['2'] } } },
    { expect: { errors: { kota: 'option' } } },
    next,
    { expect: { step: 'data' } },
  ];
  const calls = { 'remote-select': [answer('1'), answer('2')] };
  expect(await wrongIn({ calls, steps }, [kota])).toBe('');
});

describe('while a call of Next runs', () => {
  const cek = [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [{ set: { ncid: 'response.ncid' } }] }] }];
  const form = { actions: { cek }, values: [{ name: 'ncid' }] };
  const calls = { 'wic-check': { delayMs: 4000, body: { ncid: 'N1' } } };
  const begun = [fillNama, { next: 'noWait' }, { expect: { step: 'data', readOnly: ['nama'] } }];

  test('its answers cannot be edited', async () => {
    const steps = [...begun, { fill: { nama: 'Budi' } }];
    expect(await wrongIn({ calls, steps }, [nama], form)).toContain('Jawaban dikunci selama');
  });

  test('they are open again when it has ended, and went on as they were', async () => {
    const steps = [
      ...begun,
      { advanceMs: 3999 },
      { expect: { step: 'data', readOnly: ['nama'] } },
      { advanceMs: 1 },
      { expect: { step: 'akhir', values: { nama: 'Siti', ncid: 'N1' } } },
      { back: true },
      { fill: { nama: 'Budi' } },
    ];
    expect(await wrongIn({ calls, steps }, [nama], form)).toBe('');
  });

  test('Back gives it up', async () => {
    const steps = [...begun, { back: true }, { expect: { route: '/' } }, { advanceMs: 4000 }];
    expect(await wrongIn({ calls, steps }, [nama], form)).toBe('');
  });
});

describe('what was registered', () => {
  const buttons = [{ text: 'Selesai', do: [{ closeDialog: true }, { navigate: '/' }] }];
  const dialog = { title: 'Terima kasih', text: 'Nomor {response.data.registrationNumber}', buttons };
  const submit = [{ call: 'submit', outcomes: [{ match: 'status == 200', do: [{ dialog }] }] }];
  const calls = { submit: registered };

  test('comes back with its dialog after a reload', async () => {
    const reported = {
      expect: { dialog: { title: 'Terima kasih', text: 'Nomor R-1', buttons: ['Selesai'] } },
    };
    const steps = [
      ...toPreview,
      next,
      reported,
      { reload: true },
      reported,
      { press: 'Selesai' },
      { expect: { route: '/', request: { call: 'submit', times: 1 } } },
    ];
    expect(await wrongIn({ calls, steps }, [nama], { submit })).toBe('');
  });

  test.each([
    ['a reload', [{ reload: true }]],
    ["the browser's Back and Forward", [{ browserBack: true }, { browserForward: true }]],
    ['a reload where Back has led', [{ browserBack: true }, { reload: true }]],
  ])('is still reported after %s', async (_, ways) => {
    const steps = [...toPreview, next, { expect: { submitted: { nama: 'Siti' } } }, ...ways, next];
    expect(await wrongIn({ calls, steps }, [nama])).toContain('yang tampil adalah halaman nomor registrasi');
  });

  test('is waited for: Back does not lead away while it is on its way', async () => {
    const here = { expect: { route: '/form/janji/preview' } };
    const steps = [
      ...toPreview,
      { edit: 'setuju' },
      { browserBack: true },
      here,
      { next: 'noWait' },
      { back: true },
      here,
      { browserBack: true },
      here,
      { browserForward: true },
      here,
      { advanceMs: 8000 },
      { expect: { route: '/form/janji/preview', submitted: { nama: 'Siti' } } },
      next,
    ];
    const slow = { submit: { ...registered, delayMs: 8000 } };
    expect(await wrongIn({ calls: slow, steps }, [nama])).toContain(onReceipt);
  });
});

describe('one intent', () => {
  const twice = [...toPreview, next, { expect: { route: '/form/janji/preview' } }, next];
  const outcomeOf = (first: object, key: string): Promise<string> => {
    const steps = [
      ...twice,
      { expect: { submitted: { nama: 'Siti' }, request: { call: 'submit', times: 2, key } } },
    ];
    return wrongIn({ calls: { submit: [first, registered] }, steps }, [nama]);
  };

  test.each([
    [{ status: 409 }],
    [{ status: 408 }],
    [{ status: 503 }],
    [{ body: { statusCode: 504 } }],
    [{ body: { statusCode: 200, data: {} } }],
    [{ body: { statusCode: 200, data: { registrationNumber: ' ' } } }],
    [{ body: 'Selamat datang' }],
    [lost],
    [{ fault: 'network' }],
    [{ status: 422 }],
    [{ body: { statusCode: 422 } }],
  ])('keeps its key after %j', async (first) => {
    expect(await outcomeOf(first, 'same')).toBe('');
  });

  test('with another key than expected is reported', async () => {
    expect(await outcomeOf({ status: 422 }, 'new')).toContain(
      'Kunci permintaan "submit" seharusnya "new", ternyata "same".',
    );
  });

  test('keeps its key when a captcha is retyped after a lost answer, and a reload', async () => {
    const steps = [
      { fill: { nama: 'Siti', kode: true } },
      next,
      next,
      next,
      { expect: { values: { kode: '' } } },
      { reload: true },
      next,
      { expect: { step: 'data' } },
      { fill: { kode: true } },
      next,
      next,
      next,
      { expect: { submitted: { nama: 'Siti' }, request: { call: 'submit', times: 2, key: 'same' } } },
    ];
    expect(await wrongIn({ calls: { submit: [lost, registered] }, steps }, [nama, kode])).toBe('');
  });

  test('is another one when an answer has changed since: the visitor is asked first', async () => {
    const asked = { expect: { dialog: 'Permohonan sebelumnya mungkin sudah terkirim' } };
    const times = (count: number, key: string) => ({
      expect: { request: { call: 'submit', times: count, key } },
    });
    const steps = [
      ...toPreview,
      next,
      { edit: 'nama' },
      { fill: { nama: 'Budi' } },
      next,
      next,
      asked,
      { press: 'Jangan kirim' },
      { expect: { dialog: null, request: { call: 'submit', times: 1 } } },
      next,
      asked,
      { press: 'Kirim sebagai permohonan baru' },
      times(2, 'new'),
      { expect: { submitted: { nama: 'Budi' } } },
    ];
    expect(await wrongIn({ calls: { submit: [lost, registered] }, steps }, [nama])).toBe('');
  });
});
