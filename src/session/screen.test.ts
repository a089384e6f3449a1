import type { Parts } from './ports';
import { formOf, registered, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true };
const form = (first: readonly Block[] = [nama]) => formOf({ satu: first, dua: [{ name: 'kota' }], tiga: [] });

/** Code that comes when the test says so. */
const code = (why: 'unreachable' | 'released' = 'unreachable') => {
  const asked: { part: Parameters<Parts['fetch']>[0]; come: () => void; fail: () => void }[] = [];
  const found: (() => void)[] = [];
  const here = new Set<string>();
  let reloads = 0;
  let isReloaded = false;
  const parts: Partial<Parts> = {
    fetch: (part) =>
      new Promise((resolve, reject) => {
        const come = (): void => {
          if (typeof part === 'object') here.add(part.step);
          resolve();
        };
        asked.push({ part, come, fail: () => reject(new Error('missing')) });
      }),
    has: (part) => part === 'judge' || here.has(part.step),
    whyMissing: () => new Promise((resolve) => found.push(() => resolve(why))),
    isReloaded: () => isReloaded,
    reload: () => {
      reloads += 1;
    },
  };
  return {
    asked,
    found,
    parts,
    reloads: () => reloads,
    /** The page has been loaded anew once. */
    again: () => {
      isReloaded = true;
    },
  };
};

const pressed = async (of = form(), server = code(), answers: Block = { nama: 'Siti' }) => {
  const visitor = visit(of, { parts: server.parts });
  await visitor.type(answers);
  await visitor.next();
  expect(server.asked.map(({ part }) => part)).toEqual([{ step: 'dua' }]);
  return { visitor, ...server };
};
const missing = ({ activity }: ReturnType<typeof visit>) => activity().missingPart;

describe('A step', () => {
  test('whose code came while it was drawn without it is drawn anew', async () => {
    const visitor = visit(form());
    const { shown } = visitor.activity();
    await visitor.session().fetchParts();
    expect(visitor.activity().shown).toBe(shown + 1);
  });

  test('comes to the screen when its code is here, with the focus on its heading', async () => {
    const { visitor, asked } = await pressed();
    expect([visitor.activity().step, visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
    const { shown } = visitor.activity();
    asked[0]?.come();
    await visitor.clock.settle();
    expect(visitor.activity()).toMatchObject({ step: 'dua', shown: shown + 1, focus: 'heading' });
    expect(visitor.tab.route()).toBe('/form/contoh?step=dua');
    expect(missing(visitor)).toBeUndefined();
  });

  test('that the visitor has left again does not come to the screen', async () => {
    const { visitor, asked } = await pressed();
    await visitor.back();
    asked[1]?.come();
    await visitor.clock.settle();
    asked[0]?.come();
    await visitor.clock.settle();
    expect([visitor.activity().step, visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
  });

  test('gives the focus to the field that is named, and takes what was wrong with the step before away', async () => {
    const visitor = visit(form());
    await visitor.next();
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ errorsOf: 'satu', failedPresses: 2 });
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ step: 'dua', errorsOf: undefined });
    await visitor.session().send({ type: 'edit', step: 'satu' }, { focus: { field: 'nama' } });
    expect(visitor.activity()).toMatchObject({ step: 'satu', focus: { field: 'nama' } });
  });
});

describe('An error in a toast', () => {
  test('that a call of Next leaves is read on the step that it leads to, and is gone on the one after', async () => {
    const toast = { variant: 'destructive', title: 'Data tidak ditemukan' };
    const visitor = visit(
      formOf(
        { satu: { blocks: [], next: { do: 'kabar' } }, dua: [], tiga: [] },
        { actions: { kabar: [{ toast }] } },
      ),
    );
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ step: 'dua', toasts: [toast] });
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ step: 'tiga', toasts: [] });
  });
});

describe('Code that does not come', () => {
  test('is told, and the step is shown where it stands', async () => {
    const { visitor, asked, found } = await pressed();
    asked[0]?.fail();
    await visitor.clock.settle();
    expect([missing(visitor), visitor.activity().step]).toEqual(['looking', 'dua']);
    found[0]?.();
    await visitor.clock.settle();
    expect(missing(visitor)).toBe('unreachable');
  });

  test('is looked for once, though several parts of the screen miss it', async () => {
    const { visitor, asked, found } = await pressed();
    asked[0]?.fail();
    await visitor.clock.settle();
    visitor.session().missPart();
    expect(found).toHaveLength(1);
    found[0]?.();
    await visitor.clock.settle();
    visitor.session().missPart();
    expect(found).toHaveLength(2);
  });

  test('is not told any more when a newer move has found all it needs', async () => {
    const { visitor, asked, found } = await pressed();
    asked[0]?.fail();
    await visitor.clock.settle();
    await visitor.back();
    asked[1]?.come();
    await visitor.clock.settle();
    expect(missing(visitor)).toBeUndefined();
    found[0]?.();
    await visitor.clock.settle();
    expect(missing(visitor)).toBeUndefined();
  });

  test('is fetched again at the word of the visitor, with what stands in front of the step', async () => {
    const { visitor, asked, found } = await pressed();
    asked[0]?.fail();
    await visitor.clock.settle();
    found[0]?.();
    await visitor.clock.settle();
    const { shown } = visitor.activity();
    void visitor.session().fetchParts();
    expect(asked.slice(1).map(({ part }) => part)).toEqual([{ step: 'dua' }, 'overlays']);
    asked[1]?.come();
    await visitor.clock.settle();
    expect(missing(visitor)).toBe('unreachable');
    asked[2]?.come();
    await visitor.clock.settle();
    expect(missing(visitor)).toBeUndefined();
    // It was on the screen already by then.
    expect(visitor.activity().shown).toBe(shown + 1);
    void visitor.session().fetchParts();
    expect(asked.slice(3).map(({ part }) => part)).toEqual([{ step: 'dua' }]);
    asked[3]?.fail();
    await visitor.clock.settle();
    expect(missing(visitor)).toBe('looking');
  });
});

describe('Code that a new release has taken away', () => {
  const taken = async (of = form(), answers?: Block, prepare?: (server: ReturnType<typeof code>) => void) => {
    const server = code('released');
    prepare?.(server);
    const { visitor } = await pressed(of, server, answers);
    server.asked[0]?.fail();
    await visitor.clock.settle();
    return {
      visitor,
      reloads: server.reloads,
      tell: async (): Promise<void> => {
        server.found[0]?.();
        await visitor.clock.settle();
      },
    };
  };

  test('loads the page anew, and what was typed is stored before', async () => {
    const { visitor, tell, reloads } = await taken();
    await tell();
    expect([reloads(), visitor.stored()?.data, visitor.stored()?.activeStep]).toEqual([
      1,
      { nama: 'Siti' },
      'dua',
    ]);
    expect(missing(visitor)).toBe('looking');
  });

  test('is told where the page has been loaded anew already', async () => {
    const { visitor, tell, reloads } = await taken(form(), undefined, (server) => server.again());
    await tell();
    expect([reloads(), missing(visitor)]).toEqual([0, 'released']);
  });

  test('is told where the answers cannot be stored', async () => {
    const { visitor, tell, reloads } = await taken();
    visitor.device.refuse('full');
    await tell();
    expect([reloads(), missing(visitor)]).toEqual([0, 'released']);
  });

  const secret: Block = { name: 'ibu', sensitive: true };
  test.each<[string, readonly Block[], Block, number]>([
    ['a sensitive answer would be lost', [nama, secret], { nama: 'Siti', ibu: 'AMINAH' }, 0],
    ['a sensitive field is empty', [nama, secret], { nama: 'Siti' }, 1],
    [
      'a retyped code would be lost',
      [nama, { type: 'captcha', name: 'kode' }],
      { nama: 'Siti', kode: 'abcd' },
      0,
    ],
    ['no code was retyped', [nama, { type: 'captcha', name: 'kode' }], { nama: 'Siti' }, 1],
    // A date that was begun and not finished stands on the screen alone.
    ['a date is half written', [nama, { type: 'date', name: 'lahir' }], { nama: 'Siti', lahir: '0x' }, 0],
  ])('%s: %#', async (_, blocks, answers, expected) => {
    const server = code('released');
    const visitor = visit(form(blocks), { parts: server.parts });
    visitor.session().renewCode('kode');
    await visitor.type(answers);
    visitor.session().missPart();
    server.found[0]?.();
    await visitor.clock.settle();
    expect([server.reloads(), missing(visitor)]).toEqual([expected, expected === 1 ? 'looking' : 'released']);
  });

  test('is told while a file is on its way', async () => {
    const server = code('released');
    const visitor = visit(form([nama, { type: 'upload', name: 'berkas' }]), { parts: server.parts });
    await visitor.type({ nama: 'Siti' });
    void visitor
      .session()
      .uploads('berkas')
      .take([{ name: 'a.pdf', size: 1 }]);
    visitor.session().missPart();
    server.found[0]?.();
    await visitor.clock.settle();
    expect([server.reloads(), missing(visitor)]).toEqual([0, 'released']);
  });
});

describe('The history', () => {
  const routes = async (visitor: ReturnType<typeof visit>): Promise<string> => {
    visitor.tab.go(-1);
    await visitor.clock.settle();
    return visitor.tab.route();
  };

  test('gets an entry for a step that Next leads to', async () => {
    const visitor = visit(form());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    expect(await routes(visitor)).toBe('/form/contoh');
  });

  test('goes back where Back leads to the step below', async () => {
    const visitor = visit(form());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.back();
    expect([visitor.step(), visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
    visitor.tab.go(1);
    await visitor.clock.settle();
    expect(visitor.step()).toBe('dua');
  });

  test('gets none for a form that begins anew: Back leaves it', async () => {
    const visitor = visit(form());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.clock.pass(3_601_000);
    expect([visitor.step(), visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
    expect(await routes(visitor)).toBe('/form/contoh');
    expect(await routes(visitor)).toBe('/');
  });

  test("Back on the first step leaves the form, and the first step's page is closed", async () => {
    const visitor = visit(form());
    await visitor.back();
    expect([visitor.tab.page(), visitor.tab.route()]).toEqual(['away', '/']);
  });

  test('has no preview below the receipt', async () => {
    const visitor = visit(form());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.next();
    await visitor.next();
    await visitor.submit();
    await visitor.answer(registered());
    expect(visitor.tab.page()).toBe('receipt');
    visitor.tab.go(-1);
    await visitor.clock.settle();
    expect(visitor.tab.page()).toBe('receipt');
  });
});
