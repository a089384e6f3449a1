import type { Json } from '../../language';
import { receiptPage, startView } from './around';
import { after, begun, facts, typed, type Block } from './testing/form';

const isFilled = [{ name: 'nama', condition: 'isFilled' }];
const words = (text: string, more: Block = {}): Block => ({ type: 'heading', level: 2, text, ...more });

describe('The page before the first step', () => {
  test('is none of a form that says nothing before it', () => {
    const { form, state } = begun([{ name: 'nama' }]);
    expect(startView(form, state, facts)).toBeUndefined();
  });

  test('names the documents, and says of which the answers decide', () => {
    const { form, state } = begun([{ name: 'nama' }], {
      start: { documents: ['E-KTP', { text: 'NPWP', when: isFilled }] },
    });
    const documents = (now: typeof state): unknown => startView(form, now, facts)?.documents;
    expect(documents(state)).toEqual([
      { text: 'E-KTP', perhaps: false },
      { text: 'NPWP', perhaps: true },
    ]);
    expect(documents(after(form, state, typed({ nama: 'Siti' })))).toEqual([
      { text: 'E-KTP', perhaps: false },
      { text: 'NPWP', perhaps: false },
    ]);
  });

  test('shows the blocks whose condition holds', () => {
    const { form, state } = begun([{ name: 'nama' }], {
      start: { blocks: [words('Siapkan dokumen'), words('Lanjutan', { visibleWhen: isFilled })] },
    });
    const shown = startView(form, state, facts)?.blocks.map((block) => 'text' in block && block.text);
    expect(shown).toEqual(['Siapkan dokumen']);
  });
});

describe('The receipt', () => {
  const fields: readonly Block[] = [{ name: 'nama' }, { type: 'date', name: 'kunjungan' }];
  const page = (confirmation: Block, answers: Block = {}) => {
    const { form, state } = begun(fields, { confirmation });
    return receiptPage(form, after(form, state, typed(answers)), facts, 'REG-1');
  };

  test('is none of a form that says nothing of its own', () => {
    const { form, state } = begun(fields);
    expect(receiptPage(form, state, facts, 'REG-1')).toBeUndefined();
  });

  test('says its words with the answers that they name', () => {
    const next: Json = [{ text: 'Kami hubungi {nama}', within: '2 jam' }, { text: 'Simpan nomor ini' }];
    const blocks = [
      words('Terima kasih'),
      words('Tanpa nama', { visibleWhen: [{ name: 'nama', condition: 'isEmpty' }] }),
    ];
    expect(
      page({ title: 'Terima kasih, {nama}', next, blocks, recap: true, track: true }, { nama: 'Siti' }),
    ).toMatchObject({
      title: 'Terima kasih, Siti',
      next: [{ text: 'Kami hubungi Siti', within: '2 jam' }, { text: 'Simpan nomor ini' }],
      blocks: [{ text: 'Terima kasih' }],
      recap: true,
      track: true,
    });
    expect(page({ next: [{ text: 'Simpan' }] })?.next).toStrictEqual([{ text: 'Simpan' }]);
  });

  test('knows the day of the visit, once there is one', () => {
    expect(page({ calendar: 'kunjungan' }, { kunjungan: '2026-03-09' })?.day).toBe('2026-03-09');
    expect(page({ calendar: 'kunjungan' })?.day).toBeUndefined();
    expect(page({ recap: true }, { kunjungan: '2026-03-09' })?.day).toBeUndefined();
  });

  test('offers a file where the definition has one', () => {
    const download = { call: 'downloadpdf', body: { regNumber: 'registrationNumber' } };
    expect([page({ download })?.download, page({ recap: true })?.download]).toEqual([true, undefined]);
  });
});
