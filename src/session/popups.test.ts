import type { Parts } from './ports';
import { formOf, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true };

describe('A popup before Next', () => {
  const asked = async (
    fetch: () => Promise<void> = () => Promise.resolve(),
    whyMissing: Parts['whyMissing'] = () => Promise.resolve('unreachable'),
  ) => {
    const visitor = visit(
      formOf({ satu: { next: { popup: 'info' }, blocks: [nama] }, dua: [{ name: 'kota' }] }),
      {
        parts: { fetch: (part) => (part === 'overlays' ? fetch() : Promise.resolve()), whyMissing },
      },
    );
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    expect(visitor.popups.map(({ slug }) => slug)).toEqual(['info']);
    const answer = async (problem = false): Promise<void> => {
      visitor.popups[0]?.answer(
        problem ? { problem: { kind: 'exception', fault: 'network' } } : { blocks: [] },
      );
      await visitor.clock.settle();
    };
    return { visitor, answer };
  };

  test('goes on at the word of the visitor', async () => {
    const { visitor, answer } = await asked();
    await answer();
    expect([visitor.activity().popup?.slug, visitor.step()]).toEqual(['info', 'satu']);
    visitor.activity().popup?.answer({ done: true });
    await visitor.clock.settle();
    expect([visitor.activity().popup, visitor.step()]).toEqual([undefined, 'dua']);
  });

  test('stays when the visitor closes it', async () => {
    const { visitor, answer } = await asked();
    await answer();
    visitor.activity().popup?.answer({ stopped: true });
    await visitor.clock.settle();
    expect([visitor.activity().popup, visitor.step(), visitor.activity().running.size]).toEqual([
      undefined,
      'satu',
      0,
    ]);
  });

  test('that does not come is reported, and Next stays', async () => {
    const { visitor, answer } = await asked();
    await answer(true);
    expect(visitor.activity().toasts).toMatchObject([
      {
        variant: 'destructive',
        call: 'popup',
        text: 'Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.',
      },
    ]);
    expect([visitor.activity().popup, visitor.step(), visitor.activity().running.size]).toEqual([
      undefined,
      'satu',
      0,
    ]);
  });

  test('whose code does not come is reported, and Next stays', async () => {
    const { visitor, answer } = await asked(() => Promise.reject(new Error('missing')));
    await answer();
    expect([visitor.activity().popup, visitor.activity().missingPart]).toEqual([undefined, 'unreachable']);
    expect([visitor.step(), visitor.activity().running.size]).toEqual(['satu', 0]);
  });

  describe('whose code does not come for a moment', () => {
    const outOfReach = async () => {
      let fails = 1;
      const found: (() => void)[] = [];
      const { visitor, answer } = await asked(
        () => ((fails -= 1) < 0 ? Promise.resolve() : Promise.reject(new Error('missing'))),
        () => new Promise((resolve) => found.push(() => resolve('released'))),
      );
      return { visitor, answer, found };
    };

    test('asks all the same', async () => {
      const { visitor, answer, found } = await outOfReach();
      await answer();
      found[0]?.();
      await visitor.clock.settle();
      expect([visitor.activity().popup?.slug, visitor.activity().missingPart]).toEqual(['info', undefined]);
    });

    test('asks all the same where the screen misses code of its own', async () => {
      const { visitor, answer, found } = await outOfReach();
      visitor.session().missPart();
      await answer();
      visitor.session().activity.showToast({ variant: 'default', title: 'Terputus' });
      await visitor.clock.settle();
      expect(found).toHaveLength(1);
      found[0]?.();
      await visitor.clock.settle();
      expect([visitor.activity().popup?.slug, visitor.activity().missingPart]).toEqual(['info', undefined]);
    });

    test('does not ask after Back', async () => {
      const { visitor, answer, found } = await outOfReach();
      await answer();
      await visitor.back();
      found[0]?.();
      await visitor.clock.settle();
      // Back on the first step leaves the form: nothing is fetched or reported of it any more.
      expect([visitor.activity().popup, found]).toEqual([undefined, [expect.any(Function)]]);
    });
  });

  test('that comes after Back is not shown, nor told when it does not come', async () => {
    for (const problem of [false, true]) {
      const { visitor, answer } = await asked();
      await visitor.back();
      await answer(problem);
      expect([visitor.activity().popup, visitor.activity().toasts]).toEqual([undefined, []]);
    }
  });

  test.each([true, false])(
    'whose code comes after Back is not shown, nor reported when it does not come: %s',
    async (comes) => {
      let end: () => void = () => undefined;
      const { visitor, answer } = await asked(
        () =>
          new Promise((resolve, reject) => {
            end = comes ? () => resolve() : () => reject(new Error('missing'));
          }),
      );
      await answer();
      await visitor.back();
      end();
      await visitor.clock.settle();
      expect([visitor.activity().popup, visitor.activity().missingPart]).toEqual([undefined, undefined]);
    },
  );

  test('that is on the screen goes with the page', async () => {
    const { visitor, answer } = await asked();
    await answer();
    visitor.session().close();
    await visitor.clock.settle();
    expect([visitor.activity().popup, visitor.step()]).toEqual([undefined, 'satu']);
  });
});
