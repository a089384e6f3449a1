import { spread } from '../../../tests/sweeps';
import type { Json, JsonObject } from '../../interpreter';
import { definitionTexts, productsIn } from '../definitionTexts';
import { createLists, walkForm } from '../robot';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { readForm } from './files';
import { payloadOf } from './payload';
import { madeUpBank } from './madeUpBank';

describe('shipped', () => {
  /** Calls that bring what is the same for everybody. */
  const lists = new Set([
    'remote-select',
    'remote-select-get',
    'transaksi',
    'santer',
    'get',
    'holidays',
    'popup',
  ]);

  /** What the bank was sent, by the keys of a proof sheet: each value as it came. */
  type Sent = Map<string, Json[]>;

  const note = (sent: Sent, key: string, value: Json): void => {
    sent.set(key, [...(sent.get(key) ?? []), value]);
  };

  const isObject = (value: Json | undefined): value is JsonObject =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

  function noteAnswers(sent: Sent, answers: JsonObject, rows: ReadonlySet<string>): void {
    for (const [name, value] of Object.entries(answers)) {
      note(sent, name, value);
      // Array.isArray leaves the items' type open; they are JSON.
      const records = rows.has(name) && Array.isArray(value) ? (value as readonly Json[]) : [];
      for (const record of records.filter(isObject))
        for (const [column, one] of Object.entries(record)) note(sent, `${name}[].${column}`, one);
    }
  }

  const isStored = (value: Json): boolean => typeof value === 'string' && /^[^|]+\|/.test(value);
  const isList = (value: Json, is: (one: Json) => boolean): boolean =>
    Array.isArray(value) && (value as readonly Json[]).every(is);

  /** What a value is that is written so. */
  const kinds: Readonly<Record<string, (value: Json) => boolean>> = {
    bilangan: (value) => typeof value === 'number',
    'true atau false': (value) => typeof value === 'boolean',
    'tanggal YYYY-MM-DD': (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
    'bulan YYYY-MM': (value) => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value),
    'teks "kode|label"': isStored,
    'daftar teks "kode|label"': (value) => isList(value, isStored),
    'teks kode': (value) => typeof value === 'string' && !value.includes('|'),
    teks: (value) => typeof value === 'string',
    'daftar objek': (value) => isList(value, isObject),
    'alamat berkas': (value) => typeof value === 'string' && value.startsWith('/'),
    'daftar objek {url, filename}': (value) =>
      isList(
        value,
        (one) => isObject(one) && JSON.stringify(Object.keys(one).sort()) === '["filename","url"]',
      ),
  };

  const areSent = async (slug: string): Promise<void> => {
    const { form } = await readForm(`form-definitions/${slug}.json`);
    const rows = new Set([...form.fields.values()].flatMap(({ inRow }) => inRow?.rows ?? []));
    const sent: Sent = new Map();
    const bank = mockBackEnd(process.cwd());
    const ask: typeof bank.ask = (call, body, key) => {
      if (lists.has(call)) return bank.ask(call, body, key);
      const { data } = body;
      const answers: unknown = typeof data === 'string' ? JSON.parse(data) : data;
      // What was parsed is JSON.
      if (isObject(answers as Json | undefined)) noteAnswers(sent, answers as JsonObject, rows);
      for (const [name, value] of Object.entries(body)) note(sent, `${call}: ${name}`, value);
      return bank.ask(call, body, key);
    };
    const backEnd = { ...bank, ask };
    const { missed } = await walkForm(form, backEnd, createLists(backEnd), {
      seed: '1',
      today: '2026-03-02',
    });
    expect(missed).toEqual([]);
    const reported = payloadOf(form);
    const keys = reported.map(({ key }) => key);
    // The standard submission has the product's code and the answers; the sheet names them without their call.
    const standard = keys.includes('subProductId');
    if (standard) {
      expect(sent.get('submit: subProductId')).toContain(form.definition.subProductId);
      sent.delete('submit: subProductId');
      sent.delete('submit: data');
    }
    expect([...sent.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => key !== 'subProductId' && !sent.has(key))).toEqual([]);
    // The robot does not wait for the list that turns a code of the page's address into an answer.
    const addressed = Object.values(form.definition.query ?? {}).flatMap(({ sets }) => sets);
    const wrong = reported.flatMap(({ key, type }) => {
      if (addressed.includes(key)) return [];
      const is = kinds[type];
      return is ? (sent.get(key) ?? []).filter((value) => !is(value)).map((value) => [key, type, value]) : [];
    });
    expect(wrong).toEqual([]);
    const free = reported.filter(({ type }) => !(type in kinds)).map(({ type }) => type);
    expect(
      free.filter((type) => !/^(?:rumus |nilai$)/.test(type) && type !== form.definition.subProductId),
    ).toEqual([]);
  };

  const { some, others } = spread(productsIn(definitionTexts()), 8);
  const title = 'the keys on the proof sheet of %s are those that the bank is sent, and written so';
  test.each(some)(title, areSent);
  sweep.each(others)(title, areSent);
});

describe('madeUpBank', () => {
  const lists = new Set(['remote-select', 'remote-select-get', 'transaksi', 'santer', 'get', 'holidays']);

  const isReached = async (slug: string): Promise<void> => {
    const { form } = await readForm(`form-definitions/${slug}.json`);
    const bank = mockBackEnd(process.cwd());
    const asked = new Set<string>();
    const backEnd = madeUpBank(form, (call, body) => {
      asked.add(call);
      return lists.has(call) ? bank.ask(call, body) : undefined;
    });
    const { missed, walks } = await walkForm(form, backEnd, createLists(backEnd), {
      seed: '1',
      today: '2026-03-02',
    });
    expect(missed.map(({ target, why }) => `${target.words}: ${why}`)).toEqual([]);
    expect(walks.flatMap(({ faults }) => faults)).toEqual([]);
    expect(asked).toContain('submit');
  };

  test('the robot reaches all of a form with made-up answers', () => isReached('tandamata'));

  sweep('it opens four stages that only the answers of the bank open', () => isReached('form-transaksi'));
});
