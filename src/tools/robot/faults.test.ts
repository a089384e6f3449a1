import {
  type CompiledForm,
  fieldView,
  isOnPath,
  startState,
  type Facts,
  type FieldView,
  type FormEvent,
  type FormState,
  type Json,
  type Place,
} from '../../interpreter';
import { describeWalks, coverageOf } from './describeWalks';
import { formOf, formWith, needed as text, smallBackEnd, step } from './testing/forms';
import type { BackEnd } from '../visit/bank';
import { createLists } from '../visit/lists';
import { createPlayer, parseScenarios } from '../scenarios';
import { walkForm, type FormWalks } from './walkForm';
import { definitionTexts } from '../definitionTexts';
import { mockBackEnd } from './testing/mockBackEnd';
import { transition } from '../../interpreter/machine';
import cases from './accountForms.cases.json';

describe('faults', () => {
  const walked = (form: CompiledForm, backEnd: BackEnd = smallBackEnd()): Promise<FormWalks> =>
    walkForm(form, backEnd, createLists(backEnd), { seed: '1', today: '2026-03-02' });

  const faultsOf = async (form: CompiledForm, backEnd?: BackEnd): Promise<string[]> =>
    (await walked(form, backEnd)).walks.flatMap(({ faults }) =>
      faults.map(({ fault, words }) => `${fault}: ${words}`),
    );

  const last = step('akhir', [text('penutup')]);

  test('an answer that another rule judges once the broken one is empty is no fault', async () => {
    const form = formWith([
      step('awal', [
        { type: 'radio', name: 'warga', label: 'Warga', required: true, options: ['wna|WNA', 'wni|WNI'] },
        text('nomor', {
          rule: [
            { when: [{ name: 'warga', condition: 'equals', value: 'wna' }], rule: 'letters-spaces' },
            { rule: 'digits' },
          ],
        }),
      ]),
      last,
    ]);
    expect(await faultsOf(form)).toEqual([]);
  });

  describe('The robot visitor tells of', () => {
    test('a required choice without a single option', async () => {
      const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
      const form = formWith([
        step('awal', [{ type: 'searchSelect', name: 'kota', label: 'Kota', required: true, lookup }]),
        last,
      ]);
      expect((await faultsOf(form))[0]).toMatch(/^unanswerable: kolom "kota"/);
    });

    test('a number whose minimum lies above its maximum', async () => {
      const form = formWith([
        step('awal', [
          { type: 'number', name: 'batas', label: 'Batas', required: true, min: 1, max: 5 },
          { type: 'number', name: 'jumlah', label: 'Jumlah', required: true, min: 'batas + 1', max: 'batas' },
        ]),
        last,
      ]);
      expect((await faultsOf(form))[0]).toMatch(/^unanswerable: kolom "jumlah"/);
    });

    test('a required read-only answer that nothing fills', async () => {
      const form = formWith([step('awal', [text('nama'), text('hasil', { readOnly: true })]), last]);
      expect((await faultsOf(form))[0]).toMatch(/^stuck: .*hasil = ""/);
    });

    test('an action that stops every visitor, as a scenario that fails there', async () => {
      const title = 'Bukan nasabah';
      const form = formWith([step('awal', [text('nama')], { next: { do: 'henti' } }), last], {
        actions: {
          henti: [{ toast: { title } }, { stop: true }],
        },
      });
      const { walks } = await walked(form);
      const failed = walks.find(({ end }) => end === 'failed');
      const read = parseScenarios(JSON.stringify({ scenarios: [{ name: 'robot', ...failed?.scenario() }] }));
      const [own] = read.ok ? read.scenarios : [];
      if (!own) throw new Error(JSON.stringify(read));
      const { passed, lines } = await createPlayer(smallBackEnd())(form, own);
      const acts = own.steps.map(({ act }) => act);
      expect(acts.slice(0, 2)).toEqual(['type', 'next']);
      expect([passed, lines.join()]).toEqual([false, expect.stringContaining(`Toast: "${title}"`)]);
    });

    test('a visitor who is sent away without having sent anything', async () => {
      const form = formWith([step('awal', [text('nama')], { next: { do: 'pulang' } }), last], {
        actions: { pulang: [{ navigate: '/' }] },
      });
      expect((await faultsOf(form))[0]).toMatch(/^left: /);
    });

    test('a dialog that cannot be left', async () => {
      const form = formWith([step('awal', [text('nama')], { next: { do: 'tanya' } }), last], {
        actions: {
          tanya: [
            {
              dialog: {
                title: 'Buntu',
                dismissable: false,
                buttons: [{ text: 'Ya', do: [{ toast: { title: 'Ya' } }] }],
              },
            },
            { stop: true },
          ],
        },
      });
      expect((await faultsOf(form))[0]).toMatch(/^stuck: dialog "Buntu"/);
    });

    test('a submission that is not accepted', async () => {
      const backEnd: BackEnd = {
        ...smallBackEnd(),
        ask: () => Promise.resolve({ status: 500, body: { statusCode: 500, message: 'rusak' } }),
      };
      expect((await faultsOf(formWith([last]), backEnd))[0]).toMatch(/^stuck: pengiriman tidak diterima/);
    });

    test('a request that the back end does not understand', async () => {
      const backEnd: BackEnd = {
        ...smallBackEnd(),
        ask: () => Promise.resolve({ status: 400, body: { statusCode: 400, message: 'nik: 16 digits' } }),
      };
      expect((await faultsOf(formWith([last]), backEnd))[0]).toMatch(/^contract: .*nik: 16 digits/);
    });

    test('a back end that fails altogether, as an exception', async () => {
      const backEnd: BackEnd = {
        ...smallBackEnd(),
        ask: (call) =>
          call === 'holidays' ? Promise.resolve({ body: [] }) : Promise.reject(new Error('putus')),
      };
      expect((await faultsOf(formWith([last]), backEnd))[0]).toMatch(
        /^exception: kesalahan di dalam program: putus/,
      );
    });

    test('a valid answer that is refused', async () => {
      const form = formWith([step('awal', [text('kode')]), last]);
      const field = form.fields.get('kode');
      if (!field) throw new Error('the form has the field');
      const strict = {
        ...form,
        fields: new Map([
          ...form.fields,
          ['kode', { ...field, schema: { type: 'text' as const, least: 400 } }],
        ]),
      };
      expect((await faultsOf(strict))[0]).toMatch(/^refused: kolom "kode" menolak isi yang sah/);
    });
  });

  describe('The robot visitor reports', () => {
    const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };

    test('what no answers lead to, and why', async () => {
      const form = formWith([
        step('awal', [
          { type: 'radio', name: 'jenis', label: 'Jenis', required: true, options: ['1|A', '2|B'] },
          text('rincian', { visibleWhen: [{ name: 'jenis', condition: 'equals', value: '3' }] }),
        ]),
        last,
      ]);
      const walks = await walked(form);
      expect(walks.missed.map(({ target, why }) => [target.id, why])).toContainEqual([
        'field:rincian',
        'tidak ada jawaban yang membawa ke sana',
      ]);
      expect(describeWalks('uji', walks)).toContain('belum tercapai: kolom "rincian (rincian)"');
    });

    test('a failure with the answers that led there, and how to see it again', async () => {
      const form = formWith([step('awal', [text('nama')], { next: { do: 'henti' } }), last], {
        actions: { henti: [{ stop: true }] },
      });
      const report = describeWalks('uji', await walked(form));
      expect(report).toMatch(/GAGAL pada kunjungan 1 \(ulangi: npm run walk:forms -- uji --seed 1\)/);
      expect(report).toMatch(/jawaban: \{"nama":".+"\}/);
    });

    test('answers at the edge of their limits that lead nowhere as a note, when plainer ones go on', async () => {
      const form = formWith([
        step('awal', [
          { type: 'currency', name: 'gaji', label: 'Gaji', required: true, min: 1, max: 50_000_000 },
        ]),
        step('pinjam', [
          {
            type: 'currency',
            name: 'pinjaman',
            label: 'Pinjaman',
            required: true,
            min: 1000,
            max: 'gaji / 2',
          },
        ]),
      ]);
      const backEnd = smallBackEnd();
      const found = await Promise.all(
        Array.from({ length: 20 }, (_, seed) =>
          walkForm(form, backEnd, createLists(backEnd), { seed: String(seed), today: '2026-03-02' }),
        ),
      );
      expect(found.flatMap(({ walks }) => walks.filter(({ end }) => end === 'failed'))).toEqual([]);
      const noted = found.find(({ edges }) => edges.length > 0);
      expect(noted && describeWalks('uji', noted)).toContain('catatan, kunjungan');
    });

    test('a cascade whose first parents lead to empty lists as covered, since it looks for others', async () => {
      const cities = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, name: `Kota ${id}` }));
      const backEnd = smallBackEnd({ '/city/filter': cities });
      const onlyInFive: BackEnd = {
        ...backEnd,
        ask: (call, body) =>
          body.url === '/branch/filter'
            ? Promise.resolve({
                body: { data: JSON.stringify(body).includes('"5"') ? [{ id: '9', name: 'Cabang' }] : [] },
              })
            : backEnd.ask(call, body),
      };
      const form = formWith([
        step('awal', [
          { type: 'searchSelect', name: 'kota', label: 'Kota', required: true, lookup },
          {
            type: 'searchSelect',
            name: 'cabang',
            label: 'Cabang',
            required: true,
            lookup: { ...lookup, url: '/branch/filter', filters: [{ field: 'cityId', value: '{kota}' }] },
          },
        ]),
      ]);
      const { walks } = await walked(form, onlyInFive);
      expect(walks.map(({ end }) => end)).not.toContain('failed');
      expect(walks[0]?.given.at(-1)).toMatchObject({ name: 'cabang', value: '9|Cabang' });
    });
  });
});

test.each([
  ['three row groups, two ends and ten checks', 'sim-kelompok', 10],
  ['lists, values of rows, options that exclude and that ask, ages and a score', 'sim-bahasa', 1],
])('The robot covers a form with %s', async (_, slug, checks) => {
  const texts = definitionTexts('tests/simulation/forms');
  const form = formOf(slug, texts);
  const backEnd = mockBackEnd(process.cwd());
  const walks = await walkForm(form, backEnd, createLists(backEnd), {
    seed: '1',
    today: '2026-03-02',
  });
  const reported = describeWalks(slug, walks);
  expect({ reported, faults: walks.walks.flatMap(({ faults }) => faults), missed: walks.missed }).toEqual({
    reported,
    faults: [],
    missed: [],
  });
  for (const [met, all] of Object.values(coverageOf(walks))) expect(met).toBe(all);
  // Each of the checks was broken once, and reported.
  expect([...form.checks.values()].flat().length).toBeGreaterThanOrEqual(checks);
  expect(walks.walks.some(({ end }) => end === 'submitted')).toBe(true);
});

describe('accountForms', () => {
  /** What a case asks of some fields of some forms; without `forms`, of both account forms. */
  interface Asked {
    row: string;
    forms?: readonly string[];
    /** Answers given before. */
    given?: Readonly<Record<string, Json | undefined>>;
  }

  const accountForms = ['tandamata', 'tandamata-berjangka'];
  const facts: Facts = { today: '2026-03-02' };

  const definitions = definitionTexts();

  const forms = new Map(
    [...accountForms, 'simulasi-kredit'].map((slug) => [slug, formOf(slug, definitions)]),
  );

  /** A form with some answers. */
  interface Filled {
    form: CompiledForm;
    state: FormState;
  }

  const after = ({ form, state }: Filled, ...events: readonly FormEvent[]): Filled => ({
    form,
    state: events.reduce((now, event) => transition(form, now, event, facts).state, state),
  });

  const typing = (name: string, raw: unknown): FormEvent => ({
    type: 'write',
    by: 'visitor',
    writes: { [name]: { raw } },
  });

  /** Each form that a case is about, with the answers that it wants. */
  const filled = ({ forms: slugs = accountForms, given = {} }: Asked): Filled[] =>
    slugs.map((slug) => {
      const form = forms.get(slug);
      if (!form) throw new Error(`no form ${slug}`);
      const events = Object.entries(given).map(([name, raw]) => typing(name, raw));
      return after({ form, state: startState(form, facts) }, ...events);
    });

  /** The place where a field is shown first, or would be. */
  const placeOf = ({ form, state }: Filled, name: string): Place => {
    const places = [...form.steps.values()].flatMap((step) =>
      step.places.filter(({ field }) => field === name),
    );
    const place =
      places.find((one) => isOnPath(form, state, one.step) && fieldView(form, state, one).visible) ??
      places[0];
    if (!place) throw new Error(`${form.definition.slug}: no field ${name}`);
    return place;
  };

  const seen = (one: Filled, name: string): FieldView => fieldView(one.form, one.state, placeOf(one, name));

  interface OptionCase extends Asked {
    fields: readonly string[];
    labels?: readonly string[];
    stored?: readonly string[];
    start?: string;
    locked?: boolean;
  }

  /** Typed as written: what JSON leaves out, some cases say. */
  const lists: readonly OptionCase[] = cases.options;

  test.each(lists)('Option lists: $row', ({ fields, labels, stored, start, locked = false, ...asked }) => {
    for (const one of filled(asked)) {
      for (const name of fields) {
        const view = seen(one, name);
        const { options } = view;
        if (labels) expect(options?.map(({ label }) => label)).toEqual(labels);
        // 'number|label'
        if (labels)
          expect(options?.map(({ code }) => code)).toEqual(labels.map((_, index) => String(index + 1)));
        if (stored) expect(options?.map(({ value }) => value)).toEqual(stored);
        if (start !== undefined) expect(view.value).toBe(start);
        expect(view.readOnly).toBe(locked);
      }
    }
  });

  interface FieldCase extends Asked {
    required?: readonly string[];
    optional?: readonly string[];
  }

  const sets: readonly FieldCase[] = cases.fields;

  test.each(sets)(
    'The fields of the default account forms: $row',
    ({ required = [], optional = [], ...asked }) => {
      for (const one of filled(asked)) {
        const shown = [...required, ...optional].map((name) => ({ name, view: seen(one, name) }));
        expect(shown.filter(({ view }) => !view.visible).map(({ name }) => name)).toEqual([]);
        // What is given by the bank or by a formula asks nothing of the visitor.
        const asked = shown.filter(({ view }) => view.required || (view.readOnly && required.length > 0));
        expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining([...required]));
        expect(optional.filter((name) => seen(one, name).required)).toEqual([]);
      }
    },
  );

  interface TypingCase extends Asked {
    fields: readonly string[];
    /** What is typed, what is stored, and what is wrong with it. */
    tries: readonly (readonly [typed: string, stored: Json, failure: string | null])[];
  }

  // JSON has no tuples: each try is written as three parts.
  const typings = cases.typed as unknown as readonly TypingCase[];

  test.each(typings)(
    'What may be typed into the default account forms: $row',
    ({ fields, tries, ...asked }) => {
      for (const one of filled(asked)) {
        for (const name of fields) {
          const there = after(one, { type: 'goTo', target: { step: placeOf(one, name).step } });
          for (const [typed, stored, failure] of tries) {
            const typedIn = after(there, typing(name, typed), { type: 'touch', name });
            const { value, failure: shown } = seen(typedIn, name);
            expect({ name, typed, value, failure: shown?.rule ?? null }).toEqual({
              name,
              typed,
              value: stored,
              failure,
            });
          }
        }
      }
    },
  );

  interface TextCase extends Asked {
    field: string;
    label?: string;
    guideText?: string;
    /** What is said when it is left empty. */
    failure?: string;
  }

  const texts: readonly TextCase[] = cases.texts;

  test.each(texts)(
    'The words of the default account forms: $row',
    ({ field, label, guideText, failure, ...asked }) => {
      for (const one of filled(asked)) {
        const view = seen(after(one, { type: 'touch', name: field }), field);
        if (label !== undefined) expect(view.label).toBe(label);
        if (guideText !== undefined) expect(view.guideText).toBe(guideText);
        if (failure !== undefined) expect(view.failure).toMatchObject({ text: failure });
      }
    },
  );
});
