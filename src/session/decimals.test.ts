import { formOf, visit, type Block } from './testing/visit';

const decimal = (name: string, more: Block = {}): Block => ({ type: 'decimal', name, ...more });

/** Three shares that have to be a hundred, and what is computed of two amounts. */
const form = () =>
  formOf(
    {
      satu: {
        blocks: [
          decimal('a'),
          decimal('b'),
          decimal('c'),
          decimal('sisa', { compute: '3.8 - 3.1' }),
          decimal('jumlah', { compute: 'a + b + c' }),
        ],
        checks: [{ that: 'a + b + c == 100', message: 'Bagian harus 100' }],
      },
      dua: [
        decimal('batas', { required: true, max: '3.8 - 3.1', clampToMax: false }),
        decimal('pas', { visibleWhen: [{ name: 'jumlah', condition: 'equals', value: 100 }] }),
      ],
    },
    { values: [{ name: 'selisih', compute: '3.8 - 3.1', submit: true }] },
  );

describe('Decimals are what they are on paper', () => {
  test('shares of one decimal that add up to a hundred let Next pass', async () => {
    const visitor = visit(form());
    await visitor.type({ a: '33,1', b: '33,2', c: '33,7' });
    await visitor.next();
    expect(visitor.step()).toBe('dua');
    expect(visitor.values()).toMatchObject({ sisa: 0.7, jumlah: 100 });
  });

  test('a bound that is a difference is reported, and kept to, as it is on paper', async () => {
    const visitor = visit(form());
    await visitor.type({ a: '33,1', b: '33,2', c: '33,7' });
    await visitor.next();
    await visitor.type({ batas: '0,71' });
    await visitor.next();
    expect(visitor.session().state().failures.batas).toEqual({ rule: 'max', args: { max: 0.7 } });
    await visitor.type({ batas: '0,7', pas: '1' });
    await visitor.next();
    expect(visitor.tab.page()).toBe('preview');
    await visitor.submit();
    expect(visitor.asked[0]?.body.data).toContain('"batas":0.7,"pas":1,"selisih":0.7}');
  });
});
