import { code, form } from './testing/code';
import { formOf, lost, registered, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true };

describe('While something is registered', () => {
  const sending = async () => {
    const visitor = visit(formOf({ satu: [nama] }));
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.submit();
    return visitor;
  };

  test('Back waits, with a word', async () => {
    const visitor = await sending();
    visitor.session().leavePreview();
    await visitor.clock.settle();
    expect([visitor.tab.page(), visitor.activity().hint]).toEqual(['preview', 'waitForSending']);
    await visitor.back();
    expect(visitor.asked[0]?.aborted()).toBe(false);
  });

  test("the browser's Back is taken back, and the number is shown", async () => {
    const visitor = await sending();
    visitor.tab.go(-1);
    await visitor.clock.settle();
    expect(visitor.tab.page()).toBe('preview');
    await visitor.answer(registered());
    expect(visitor.tab.page()).toBe('receipt');
  });

  test('a step that was asked for before, and comes only now, does not lead away from it', async () => {
    const { asked, parts } = code();
    const visitor = visit(form(), { parts });
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    asked[0]?.come();
    await visitor.clock.settle();
    await visitor.next();
    asked[1]?.come();
    await visitor.clock.settle();
    await visitor.next();
    expect(visitor.tab.page()).toBe('preview');
    void visitor.session().send({ type: 'edit', step: 'satu' });
    await visitor.clock.settle();
    await visitor.submit();
    asked[2]?.come();
    await visitor.clock.settle();
    expect([visitor.tab.page(), visitor.activity().hint]).toEqual(['preview', 'waitForSending']);
    await visitor.answer(registered());
    expect(visitor.tab.page()).toBe('receipt');
  });

  test('a step that comes only while a button registers is shown at its own address', async () => {
    const { asked, parts } = code();
    const daftar: Block = { call: 'registration', outcomes: [{ match: 'ok', do: [] }] };
    const visitor = visit(
      formOf({ satu: [nama], dua: [{ name: 'kota' }] }, { actions: { daftar: [daftar] } }),
      { parts },
    );
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.act('daftar');
    expect(visitor.asked).toHaveLength(1);
    asked[0]?.come();
    await visitor.clock.settle();
    expect([visitor.activity().step, visitor.tab.route()]).toEqual(['dua', '/form/contoh?step=dua']);
    visitor.tab.go(-1);
    await visitor.clock.settle();
    expect([visitor.activity().step, visitor.tab.route()]).toEqual(['dua', '/form/contoh?step=dua']);
  });

  test('who leaves for another page finds the receipt', async () => {
    const visitor = await sending();
    visitor.tab.navigate('/');
    await visitor.clock.settle();
    expect(visitor.asked[0]?.aborted()).toBe(false);
    await visitor.answer(registered());
    expect(visitor.tab.route()).toBe('/');
    expect(visitor.stored(':receipt')).toMatchObject({ number: 'REG1' });
    visitor.tab.navigate('/form/contoh');
    await visitor.clock.settle();
    expect(visitor.activity().receipt?.number).toBe('REG1');
  });

  test('a word that asked to wait for it goes with the answer', async () => {
    const visitor = await sending();
    await visitor.back();
    expect(visitor.activity().hint).toBe('waitForSending');
    await visitor.answer(lost);
    expect(visitor.activity().hint).toBeUndefined();
  });

  test('a press on the preview sends once', async () => {
    const visitor = await sending();
    await visitor.submit();
    await visitor.submit();
    expect(visitor.asked).toHaveLength(1);
  });
});
