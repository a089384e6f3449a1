import { form, missing, pressed } from './testing/code';
import { formOf, registered, visit } from './testing/visit';

describe('A step', () => {
  test('whose code came while it was drawn without it is redrawn', async () => {
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

  test('gets none for a form that restarts: Back leaves it', async () => {
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
