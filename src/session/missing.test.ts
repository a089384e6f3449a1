import { code, form, missing, nama, pressed } from './testing/code';
import { answered, formOf, visit, type Block } from './testing/visit';

describe('missing', () => {
  const around = ['overlays', 'preview', 'receipt'];

  /** The site answers, and the code that is asked for once more is gone. */
  const goneFrom = async ({ clock }: ReturnType<typeof visit>, { asked, found }: ReturnType<typeof code>) => {
    const before = asked.length;
    found[0]?.();
    await clock.settle();
    asked.slice(before).forEach(({ fail }) => fail());
    await clock.settle();
    found[1]?.();
    await clock.settle();
  };

  describe('Code that does not come', () => {
    test('is not reported any more when a newer move has found all it needs', async () => {
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

    test('is fetched again at the word of the visitor, with what stands around the step', async () => {
      const { visitor, asked, found } = await pressed();
      asked[0]?.fail();
      await visitor.clock.settle();
      found[0]?.();
      await visitor.clock.settle();
      const { shown } = visitor.activity();
      void visitor.session().fetchParts();
      expect(asked.slice(1).map(({ part }) => part)).toEqual([{ step: 'dua' }, ...around]);
      asked[1]?.come();
      await visitor.clock.settle();
      expect(missing(visitor)).toBe('unreachable');
      asked.slice(2).forEach(({ come }) => come());
      await visitor.clock.settle();
      expect(missing(visitor)).toBeUndefined();
      // It was on the screen already by then.
      expect(visitor.activity().shown).toBe(shown + 1);
      void visitor.session().fetchParts();
      expect(asked.slice(5).map(({ part }) => part)).toEqual([{ step: 'dua' }]);
      asked[5]?.fail();
      await visitor.clock.settle();
      expect(missing(visitor)).toBe('looking');
    });
  });

  describe('Code that did not come for a moment', () => {
    const again = async () => {
      const server = code('released');
      const { visitor } = await pressed(form(), server);
      server.asked[0]?.fail();
      await visitor.clock.settle();
      server.found[0]?.();
      await visitor.clock.settle();
      expect(server.asked.slice(1).map(({ part }) => part)).toEqual([{ step: 'dua' }, ...around]);
      return { visitor, ...server };
    };

    test('is asked for once more, and not a word is said', async () => {
      const { visitor, asked, found, reloads } = await again();
      asked.slice(1).forEach(({ come }) => come());
      await visitor.clock.settle();
      expect([missing(visitor), visitor.activity().step, found.length, reloads()]).toEqual([
        undefined,
        'dua',
        1,
        0,
      ]);
    });

    test('leaves it to a newer move to miss its own', async () => {
      const { visitor, asked, found } = await again();
      await visitor.back();
      asked[5]?.fail();
      await visitor.clock.settle();
      expect([visitor.activity().step, missing(visitor), found.length]).toEqual(['satu', 'looking', 2]);
      asked.slice(1).forEach(({ come }) => come());
      await visitor.clock.settle();
      expect(missing(visitor)).toBe('looking');
    });
  });

  test('of a form that was left nothing is told, nor looked for', async () => {
    const { visitor, asked, found } = await pressed();
    visitor.tab.navigate('/');
    const { activity } = visitor.session();
    asked[0]?.fail();
    await visitor.clock.settle();
    expect([activity.current().missingPart, found.length]).toEqual([undefined, 0]);
  });

  describe('Code that a new release has taken away', () => {
    const taken = async (
      of = form(),
      answers?: Block,
      prepare?: (server: ReturnType<typeof code>) => void,
    ) => {
      const server = code('released');
      prepare?.(server);
      const { visitor } = await pressed(of, server, answers);
      server.asked[0]?.fail();
      await visitor.clock.settle();
      return {
        visitor,
        reloads: server.reloads,
        report: () => goneFrom(visitor, server),
      };
    };

    test('is reported where the page has been reloaded already', async () => {
      const { visitor, report, reloads } = await taken(form(), undefined, (server) => server.again());
      await report();
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
      await goneFrom(visitor, server);
      expect([server.reloads(), missing(visitor)]).toEqual([
        expected,
        expected === 1 ? 'looking' : 'released',
      ]);
    });

    test('leaves the page alone once the form was left, though what it has registered may be stored', async () => {
      const server = code('released');
      const daftar: Block = { call: 'registration', outcomes: [{ match: 'ok', do: [] }] };
      const steps = { satu: { blocks: [nama], next: { do: 'daftar' } }, dua: [{ name: 'kota' }] };
      const visitor = visit(formOf(steps, { actions: { daftar: [daftar] } }), { parts: server.parts });
      await visitor.type({ nama: 'Siti' });
      await visitor.next();
      await visitor.answer(answered({ statusCode: 200, data: {} }));
      server.asked[0]?.fail();
      await visitor.clock.settle();
      expect(missing(visitor)).toBe('looking');
      visitor.tab.navigate('/');
      await goneFrom(visitor, server);
      expect(server.reloads()).toBe(0);
    });

    test('is reported while a file is on its way', async () => {
      const server = code('released');
      const visitor = visit(form([nama, { type: 'upload', name: 'berkas' }]), { parts: server.parts });
      await visitor.type({ nama: 'Siti' });
      void visitor
        .session()
        .uploads('berkas')
        .take([{ name: 'a.pdf', size: 1 }]);
      visitor.session().missPart();
      await goneFrom(visitor, server);
      expect([server.reloads(), missing(visitor)]).toEqual([0, 'released']);
    });
  });
});

describe('late', () => {
  /** A visitor who has pressed Next, and whose second step hangs on its way. */
  const hanging = async (server = code('released')) => {
    const visit = await pressed(form(), server);
    await visit.visitor.clock.pass(9999);
    expect(missing(visit.visitor)).toBeUndefined();
    await visit.visitor.clock.pass(1);
    return visit;
  };

  test('code that hangs is told to be out of reach after ten seconds, and the page is not reloaded', async () => {
    const { visitor, found, reloads } = await hanging();
    expect([missing(visitor), found.length, reloads()]).toEqual(['unreachable', 0, 0]);
    expect(visitor.values()).toMatchObject({ nama: 'Siti' });
  });

  test('when it comes after all it is used, and not reported any more', async () => {
    const { visitor, asked } = await hanging();
    asked[0]?.come();
    await visitor.clock.settle();
    asked.slice(1).forEach(({ come }) => come());
    await visitor.clock.settle();
    expect([missing(visitor), visitor.step()]).toEqual([undefined, 'dua']);
  });

  test('asked for again at the word of the visitor, it is waited for as long', async () => {
    const { visitor, asked } = await hanging();
    void visitor.session().fetchParts();
    await visitor.clock.pass(5000);
    asked.slice(1).forEach(({ come }) => come());
    await visitor.clock.settle();
    expect([missing(visitor), visitor.step()]).toEqual([undefined, 'dua']);
  });

  test('when it comes after a move that has found all it needs, the screen stays as it is', async () => {
    const { visitor, asked } = await hanging();
    await visitor.back();
    asked[1]?.come();
    await visitor.clock.settle();
    const { shown, missingPart } = visitor.activity();
    expect(missingPart).toBeUndefined();
    asked[0]?.come();
    await visitor.clock.settle();
    expect([visitor.activity().shown, asked.length]).toEqual([shown, 2]);
  });

  test('code that comes in time, or fails after its time, is reported as ever', async () => {
    const { visitor, asked, found } = await hanging();
    asked[0]?.fail();
    void visitor.session().fetchParts();
    asked.at(-1)?.fail();
    await visitor.clock.settle();
    visitor.session().missPart();
    expect([missing(visitor), found.length]).toEqual(['looking', 1]);
  });
});
