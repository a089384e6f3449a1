import type { Json } from '../../language';
import { loadForm } from '../load';
import { after, begun, typed, type Block } from '../engine/testing/form';
import type { FormState } from '../engine/state';
import { fieldView } from '../engine/view';
import type { CompiledForm } from './model';

const city: Block = { type: 'select', name: 'kota', options: ['32.73|KOTA BANDUNG', '32.04|BANDUNG'] };
const day: Block = { type: 'date', name: 'tanggalBooking' };
const picker: Block = {
  type: 'branch',
  name: 'cabang',
  city: 'kota',
  date: 'tanggalBooking',
  apiUrl: '/branch/queues',
};

const opened = (...blocks: readonly Block[]): { form: CompiledForm; state: FormState } =>
  begun(blocks.length > 0 ? blocks : [city, day, picker]);

const branchesOf = (form: CompiledForm, state: FormState): unknown => {
  const place = form.fields.get('cabang')?.places[0];
  return place && fieldView(form, state, place).branches;
};

const both: Readonly<Record<string, Json>> = { kota: '32.73', tanggalBooking: '2026-03-09' };

describe('Branch picker loading', () => {
  test('waits for city and booking date', () => {
    const { form, state } = opened();
    expect(branchesOf(form, state)).toEqual({ waitingFor: ['kota', 'tanggalBooking'] });
    const withCity = after(form, state, typed({ kota: '32.73' }));
    expect(branchesOf(form, withCity)).toEqual({ waitingFor: ['tanggalBooking'] });
  });

  test('asks for the branches of the code of the city on the day', () => {
    const { form, state } = opened();
    expect(branchesOf(form, after(form, state, typed(both)))).toEqual({
      request: {
        call: 'santer',
        body: { apiUrl: '/branch/queues', date: '2026-03-09', city: '32.73' },
      },
    });
  });

  test('a day that no calendar has is waited for, as a missing one', () => {
    const { form, state } = begun([city, { ...picker, date: 'hari' }, { name: 'kosong' }], {
      values: [{ name: 'hari', initial: '2026-02-30' }],
    });
    const chosen = after(form, state, typed({ kota: '32.73' }));
    expect(branchesOf(form, chosen)).toEqual({ waitingFor: ['hari'] });
  });

  test('a remembered value that is no text is waited for, as a missing one', () => {
    const { form, state } = begun([day, { ...picker, city: 'kode' }], {
      values: [{ name: 'kode', initial: 3273 }],
    });
    const chosen = after(form, state, typed({ tanggalBooking: '2026-03-09' }));
    expect(branchesOf(form, chosen)).toEqual({ waitingFor: ['kode'] });
  });

  test.each<[string, Readonly<Record<string, Json>>]>([
    ['another city', { kota: '32.04' }],
    ['another day', { tanggalBooking: '2026-03-10' }],
    ['no city', { kota: '' }],
    ['no day', { tanggalBooking: '' }],
  ])('%s empties the chosen branch', (_, change) => {
    const { form, state } = opened();
    const chosen = after(form, state, typed(both), typed({ cabang: '0001|Cabang Utama' }));
    expect(chosen.values.cabang).toBe('0001|Cabang Utama');
    expect(after(form, chosen, typed(change)).values.cabang).toBe('');
  });

  test('the same city and day again leave it', () => {
    const { form, state } = opened();
    const chosen = after(form, state, typed(both), typed({ cabang: '0001|Cabang Utama' }), typed(both));
    expect(chosen.values.cabang).toBe('0001|Cabang Utama');
  });

  test('a draft and an address bring it back: only an event empties it', () => {
    const { form, state } = opened();
    const locked = after(form, state, {
      type: 'query',
      writes: { cabang: { raw: '0001' } },
      locks: { cabang: true },
    });
    expect(after(form, locked, typed(both)).values.cabang).toBe('0001');
  });
});

describe('What an editor is told of a branch picker', () => {
  const issuesOf = (change: Block): unknown => {
    const labelled = [city, day, { ...picker, ...change }].map((block) => ({ label: 'Isian', ...block }));
    const loaded = loadForm(
      JSON.stringify({
        version: 1,
        slug: 'contoh',
        title: 'Contoh',
        subProductId: 'CTH-01',
        steps: [{ id: 'satu', title: 'Satu', blocks: labelled }],
      }),
      'contoh',
    );
    return loaded.ok ? [] : loaded.issues;
  };

  test('a parent that is not there, with the name that was meant', () => {
    expect(issuesOf({ city: 'kotta' })).toMatchObject([
      { path: 'steps[0].blocks[2].city', received: '"kotta"', hint: 'Mungkin maksud Anda "kota"?' },
    ]);
  });

  test('a city that is a day, and a day that is a city', () => {
    expect(issuesOf({ city: 'tanggalBooking', date: 'kota' })).toMatchObject([
      { path: 'steps[0].blocks[2].city', received: '"tanggalBooking"', expected: 'kolom pilihan atau teks' },
      { path: 'steps[0].blocks[2].date', received: '"kota"', expected: 'kolom tanggal' },
    ]);
  });

  test('a picker that waits for itself', () => {
    expect(issuesOf({ city: 'cabang' })).toHaveLength(1);
  });
});
