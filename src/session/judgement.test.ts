import type { Parts } from './ports';
import { formOf, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true, minLength: 3 };
const form = (rest: Block = {}) => formOf({ satu: [nama, { name: 'lain' }], dua: [{ name: 'kota' }] }, rest);

/** A visitor of a page that has the form, and not yet what judges its answers. */
const early = (of = form(), why: 'unreachable' | 'released' = 'unreachable', path?: string) => {
  const asked: { come: () => void; fail: () => void }[] = [];
  const parts: Partial<Parts> = {
    fetch: (part) =>
      part === 'judge'
        ? new Promise((resolve, reject) => {
            asked.push({ come: () => resolve(), fail: () => reject(new Error('missing')) });
          })
        : Promise.resolve(),
    has: (part) => part !== 'judge',
    whyMissing: () => Promise.resolve(why),
    isReloaded: () => true,
  };
  const visitor = visit(of, { parts, path });
  const then = async (what: (() => void) | undefined): Promise<void> => {
    what?.();
    await visitor.clock.settle();
  };
  return {
    ...visitor,
    asked,
    touch: async (name: string): Promise<void> => {
      void visitor.session().send({ type: 'touch', name });
      await visitor.clock.settle();
    },
    come: () => then(asked.at(-1)?.come),
    fail: () => then(asked.at(-1)?.fail),
    failures: () => ({ ...visitor.session().state().failures }),
  };
};

describe('Before answers can be judged', () => {
  test('the page of a row is left only when its row can be judged', async () => {
    const rows: Block = {
      type: 'rows',
      name: 'baris',
      editing: 'ownPage',
      rowTitle: 'Baris {index}',
      blocks: [{ type: 'text', name: 'isi', label: 'Isi', required: true }],
    };
    const visitor = early(formOf({ satu: [rows] }));
    await visitor.type({ baris: [0] });
    const row = { rows: 'baris', slot: 0 };
    void visitor.session().send({ type: 'goTo', target: { step: 'satu' } }, { row });
    await visitor.clock.settle();
    void visitor.session().send({ type: 'saveRow', row });
    await visitor.clock.settle();
    expect([visitor.activity().row, visitor.failures()]).toEqual([row, {}]);
    await visitor.come();
    expect([visitor.activity().row, Object.keys(visitor.failures())]).toEqual([row, ['baris.0.isi']]);
  });

  test('they are taken, and nothing is asked for until a field is left', async () => {
    const visitor = early();
    await visitor.type({ nama: 'Si' });
    expect([visitor.values().nama, visitor.asked]).toEqual(['Si', []]);
    await visitor.touch('nama');
    expect([visitor.asked.length, visitor.failures()]).toEqual([1, {}]);
  });

  test('what was left is judged as soon as it can be, as it is then', async () => {
    const visitor = early();
    await visitor.touch('nama');
    await visitor.come();
    expect(visitor.failures()).toEqual({ nama: { rule: 'required' } });
    expect(visitor.activity().missingPart).toBeUndefined();
    const other = early();
    await other.type({ nama: 'Si' });
    await other.touch('nama');
    await other.type({ nama: 'Siti' });
    await other.come();
    expect(other.failures()).toEqual({});
    await other.type({ nama: 'S' });
    expect(other.failures()).toEqual({ nama: { rule: 'minLength', args: { n: 3 } } });
  });

  test('an address behind the first unfinished step is followed once that can be said', async () => {
    const visitor = early(form(), 'unreachable', '/form/contoh?step=dua');
    await visitor.clock.settle();
    expect(visitor.asked).toHaveLength(1);
    await visitor.come();
    expect([visitor.step(), visitor.tab.route(), visitor.activity().hint]).toEqual([
      'satu',
      '/form/contoh',
      'finishStepFirst',
    ]);
  });

  test.each<[string, (visitor: ReturnType<typeof early>) => Promise<unknown>]>([
    ['answers', ({ type }) => type({ lain: 'x' })],
    ['presses Next', ({ next }) => next()],
  ])('whoever %s while an address waits stays on the step, and has its address', async (_, act) => {
    const visitor = early(form(), 'unreachable', '/form/contoh?step=dua');
    await act(visitor);
    await visitor.clock.settle();
    expect([visitor.step(), visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
    await visitor.come();
    expect([visitor.step(), visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
  });

  test('whoever answers on the page of a row, while another address waits, has the address of the row', async () => {
    const baris: Block = {
      type: 'rows',
      name: 'baris',
      editing: 'ownPage',
      rowTitle: 'Baris {index}',
      blocks: [{ type: 'text', name: 'isi', label: 'Isi' }],
    };
    const of = formOf({ satu: [baris], dua: [{ name: 'kota' }] });
    const visitor = early(of);
    await visitor.type({ baris: [0] });
    const row = { rows: 'baris', slot: 0 };
    void visitor.session().send({ type: 'goTo', target: { step: 'dua' } });
    await visitor.clock.settle();
    void visitor.session().send({ type: 'goTo', target: { step: 'satu' } }, { row });
    await visitor.clock.settle();
    visitor.tab.go(-1);
    expect([visitor.tab.route(), visitor.activity().hint]).toEqual([
      '/form/contoh?step=dua',
      'waitForPending',
    ]);
    await visitor.type({ 'baris.0.isi': 'x' });
    await visitor.clock.settle();
    expect([visitor.step(), visitor.activity().row, visitor.tab.route()]).toEqual([
      'satu',
      row,
      '/form/contoh?row=1',
    ]);
  });

  test('an address that comes while another one waits takes its place', async () => {
    const visitor = early(form(), 'unreachable', '/form/contoh?step=dua');
    await visitor.clock.settle();
    visitor.session().follow({ page: 'preview' });
    await visitor.clock.settle();
    expect(visitor.tab.route()).toBe('/form/contoh?step=dua');
    await visitor.come();
    expect(visitor.tab.route()).toBe('/form/contoh');
  });

  test('the preview sends nothing, and leads to what is missing', async () => {
    const visitor = early(form(), 'unreachable', '/form/contoh/preview');
    await visitor.submit();
    expect([visitor.tab.page(), visitor.step()]).toEqual(['preview', 'satu']);
    visitor.asked.forEach(({ come }) => come());
    await visitor.clock.settle();
    expect([visitor.tab.page(), visitor.step(), visitor.activity().hint]).toEqual([
      'step',
      'satu',
      'finishStepFirst',
    ]);
  });

  test('a watched check begins when its answer is known to be right', async () => {
    const cek: Block = { cek: [{ call: 'wic-check', body: { nik: 'nama' } }] };
    const visitor = early(form({ actions: cek, watch: [{ fields: ['nama'], do: 'cek' }] }));
    await visitor.type({ nama: 'Siti' });
    expect([visitor.asked.length, visitor.tab.session().activity.current().running.size]).toEqual([1, 0]);
    await visitor.come();
    expect(visitor.tab.session().activity.current().running.has('cek')).toBe(true);
    const wrong = early(form({ actions: cek, watch: [{ fields: ['nama'], do: 'cek' }] }));
    await wrong.type({ nama: 'Si' });
    await wrong.come();
    expect(wrong.tab.session().activity.current().running.size).toBe(0);
  });
});

describe('What judges answers does not come', () => {
  test('fetched ahead, not a word; needed, it is reported once, and Next goes on when it has come at the word of the visitor', async () => {
    const visitor = early();
    const { session } = visitor;
    const ahead = expect(session().fetchJudge()).rejects.toThrow('missing');
    await visitor.fail();
    await ahead;
    expect(visitor.activity().missingPart).toBeUndefined();
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.fail();
    expect([visitor.step(), visitor.activity().missingPart]).toEqual(['satu', 'unreachable']);
    await visitor.touch('lain');
    // It was reported already.
    expect(visitor.asked).toHaveLength(2);
    const { shown } = visitor.activity();
    void session().fetchParts();
    await visitor.clock.settle();
    await visitor.come();
    expect([visitor.step(), visitor.activity().missingPart]).toEqual(['dua', undefined]);
    expect(visitor.activity().shown).toBe(shown + 1);
  });

  test('after a moment without a connection it is asked for once more, and Next goes on without a word', async () => {
    const visitor = early(form(), 'released');
    await visitor.type({ nama: 'Siti' });
    void visitor.session().send({ type: 'touch', name: 'lain' });
    await visitor.next();
    // The field that was left and Next ask together.
    expect(visitor.asked).toHaveLength(1);
    await visitor.fail();
    expect([visitor.asked.length, visitor.activity().missingPart]).toEqual([2, 'looking']);
    await visitor.come();
    expect([visitor.step(), visitor.activity().missingPart]).toEqual(['dua', undefined]);
  });

  test('after a new release only a fresh page has it: Next does not wait for that', async () => {
    const visitor = early(form(), 'released');
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.fail();
    // Asked for once more, it is gone.
    await visitor.fail();
    expect([visitor.activity().missingPart, visitor.activity().hint]).toEqual(['released', undefined]);
    expect(visitor.values().nama).toBe('Siti');
  });
});
