import { formOf, visit } from './testing/visit';

const alamat = { name: 'alamat', required: true };
const sama = { type: 'switch', name: 'sama' };
const kirim = { name: 'kirim' };

/** The address that an account is sent to is copied when the second step is left. */
const form = () =>
  formOf(
    { satu: [alamat], dua: { blocks: [sama], next: { do: 'salin' } }, tiga: [kirim], empat: [] },
    {
      actions: {
        salin: [{ if: [{ name: 'sama', condition: 'isTrue' }], then: [{ copy: { kirim: 'alamat' } }] }],
      },
    },
  );

/** A visitor who has come to the last step, and gone back by so many steps. */
async function whoIsBack(by: number) {
  const visitor = visit(form());
  await visitor.type({ alamat: 'Jalan A' });
  await visitor.next();
  await visitor.type({ sama: true });
  await visitor.next();
  await visitor.next();
  expect([visitor.step(), visitor.values().kirim]).toEqual(['empat', 'Jalan A']);
  await go(visitor, -by);
  return visitor;
}

async function go(visitor: ReturnType<typeof visit>, by: number): Promise<void> {
  visitor.tab.go(by);
  await visitor.clock.settle();
}

const place = ({ tab, step, activity }: ReturnType<typeof visit>) => [tab.route(), step(), activity().hint];
const held = ['/form/contoh?step=dua', 'dua', 'finishStepFirst'];

/** Changes the address from the preview, and looks that the way back leads over the step that sends it on. */
const expectOverTwo = async (visitor: ReturnType<typeof visit>): Promise<void> => {
  void visitor.session().send({ type: 'edit', step: 'satu' });
  await visitor.clock.settle();
  await visitor.type({ alamat: 'Jalan B' });
  await visitor.next();
  expect(visitor.step()).toBe('dua');
  await visitor.next();
  expect([visitor.tab.route(), visitor.values().kirim]).toEqual(['/form/contoh/preview', 'Jalan B']);
};

describe("What a step's Next does", () => {
  test('is due again when an answer that it reads has changed: Forward stops there, with a word why', async () => {
    const visitor = await whoIsBack(3);
    await visitor.type({ alamat: 'Jalan B' });
    await go(visitor, 2);
    expect(place(visitor)).toEqual(held);
    await visitor.next();
    expect([visitor.step(), visitor.values().kirim]).toEqual(['tiga', 'Jalan B']);
  });

  test('is due again also when the answer stands on its own step', async () => {
    const visitor = await whoIsBack(2);
    await visitor.type({ sama: false });
    await go(visitor, 1);
    expect(place(visitor)).toEqual(held);
  });

  test('is not due by an answer that it does not read, nor by one that is as it was', async () => {
    const visitor = await whoIsBack(3);
    await visitor.type({ alamat: 'Jalan B' });
    await visitor.type({ alamat: 'Jalan A' });
    await visitor.next();
    await visitor.next();
    await visitor.type({ kirim: 'Jalan C' });
    await go(visitor, -2);
    await go(visitor, 2);
    expect(visitor.step()).toBe('tiga');
  });

  test('is due after a reload, too', async () => {
    const visitor = await whoIsBack(3);
    await visitor.type({ alamat: 'Jalan B' });
    await visitor.clock.pass(1000);
    visitor.tab.reload();
    await visitor.clock.settle();
    await go(visitor, 3);
    expect(place(visitor)).toEqual(held);
  });

  test('is kept as done after a reload for who has gone back before it and changed nothing', async () => {
    const visitor = await whoIsBack(3);
    visitor.tab.reload();
    await visitor.clock.settle();
    await go(visitor, 2);
    expect(place(visitor)).toEqual(['/form/contoh?step=tiga', 'tiga', undefined]);
  });

  test('is due for who changes an answer from the preview: the way back leads over it', async () => {
    const visitor = await whoIsBack(0);
    await visitor.next();
    await expectOverTwo(visitor);
  });

  test('is due for who comes by a link before it was done', async () => {
    const visitor = visit(form());
    await visitor.type({ alamat: 'Jalan A', sama: true });
    visitor.tab.navigate('/form/contoh?step=tiga');
    await visitor.clock.settle();
    expect(place(visitor)).toEqual(held);
  });

  test('is due for who comes to the preview by a link before it was done', async () => {
    const visitor = visit(form());
    await visitor.type({ alamat: 'Jalan A', sama: true });
    visitor.tab.navigate('/form/contoh/preview');
    await visitor.clock.settle();
    expect(place(visitor)).toEqual(held);
  });

  test('is due on a step to which an answer leads that was changed from the preview', async () => {
    const tambahan = {
      blocks: [sama],
      visibleWhen: [{ name: 'alamat', condition: 'equals', value: 'Jalan B' }],
      next: { do: 'salin' },
    };
    const visitor = visit(
      formOf(
        { satu: [alamat], dua: tambahan, tiga: [kirim] },
        { actions: { salin: [{ copy: { kirim: 'alamat' } }] } },
      ),
    );
    await visitor.type({ alamat: 'Jalan A' });
    await visitor.next();
    await visitor.next();
    await expectOverTwo(visitor);
  });

  test('is kept as done also for who has typed nothing yet: a reload stays on the step behind it', async () => {
    const visitor = visit(
      formOf(
        { satu: { blocks: [sama], next: { do: 'salin' } }, dua: [kirim] },
        { actions: { salin: [{ clear: ['kirim'] }] } },
      ),
    );
    await visitor.next();
    visitor.tab.reload();
    await visitor.clock.settle();
    expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
  });
});
