import { answered, formOf, lost, registered, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true };

const keysOf = ({ asked }: { asked: readonly { key?: string }[] }) => asked.map(({ key }) => key);

test('a submission that failed is reported until it is tried again; a registration is not', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'nama' }] }));
  const sending = () => visitor.activity().draft.sending;
  await visitor.type({ nama: 'Siti' });
  await visitor.next();
  await visitor.submit();
  expect(sending()).toBeUndefined();
  await visitor.answer(answered({}, 422));
  expect(sending()).toBe('refused');
  await visitor.submit();
  expect(sending()).toBeUndefined();
  await visitor.answer(answered({}, 503));
  expect(sending()).toBe('unknown');
  await visitor.submit();
  await visitor.answer(registered());
  expect(sending()).toBeUndefined();

  const other = visit(
    formOf(
      { satu: { next: { do: 'daftar' }, blocks: [{ name: 'nama' }] }, dua: [] },
      { actions: { daftar: [{ call: 'registration', outcomes: [] }] } },
    ),
  );
  await other.type({ nama: 'Siti' });
  await other.next();
  await other.answer(answered({}, 422));
  expect(other.activity().draft.sending).toBeUndefined();
});

test('an outcome that is not known stays open while the same is sent again', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'nama' }] }));
  await visitor.type({ nama: 'Siti' });
  await visitor.next();
  await visitor.submit();
  await visitor.answer(lost);
  await visitor.submit();
  expect([visitor.asked.length, visitor.activity().draft.sending]).toEqual([2, 'unknown']);
});

test('the same answers are another submission once the form was restarted', async () => {
  const hapus: Block[] = [{ clearStorage: true }, { reset: 'all' }];
  const visitor = visit(formOf({ satu: [{ name: 'nama' }] }, { actions: { hapus } }));
  for (const end of [() => visitor.act('hapus'), () => undefined]) {
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.submit();
    await visitor.answer(lost);
    await end();
  }
  expect([visitor.activity().question, visitor.asked.length]).toEqual([undefined, 2]);
  expect(new Set(keysOf(visitor)).size).toBe(2);
});

describe('A registration on the way', () => {
  const registering = async () => {
    const visitor = visit(
      formOf(
        { satu: { next: { do: 'daftar' }, blocks: [nama] }, dua: [{ name: 'kota' }] },
        { actions: { daftar: [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }] } },
      ),
    );
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    return visitor;
  };
  const unknown = ({ activity }: ReturnType<typeof visit>) => activity().draft.sending;

  test('makes no receipt, though the answer names a number', async () => {
    const visitor = await registering();
    await visitor.answer(registered());
    expect([visitor.step(), visitor.activity().receipt, visitor.stored(':receipt')]).toEqual([
      'dua',
      undefined,
      undefined,
    ]);
  });

  test('leaves nothing of its own to be sent at the preview, whose form is only planned to be sent', async () => {
    const visitor = await registering();
    await visitor.answer(answered({}));
    await visitor.type({ kota: 'Bandung' });
    await visitor.clock.pass(1000);
    expect(visitor.stored()?.attempts).toMatchObject({ submit: { state: 'planned' } });
    expect(visitor.session().sentState()).toBeUndefined();
  });

  test('whose answer comes after another one was sent with other answers says nothing of that', async () => {
    const daftar: Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
    const visitor = visit(formOf({ satu: [nama] }, { actions: { daftar, ulang: daftar } }));
    await visitor.type({ nama: 'Siti' });
    await visitor.act('daftar');
    await visitor.type({ nama: 'Budi' });
    await visitor.act('ulang');
    await visitor.decide(true);
    const [first, second] = visitor.asked;
    first?.answer(answered({}));
    await visitor.clock.settle();
    await visitor.clock.pass(1000);
    expect(visitor.stored()?.attempts).toMatchObject({ registration: { key: second?.key, state: 'sent' } });
  });

  test('whose answer was lost is open until a later one says that it is registered', async () => {
    const visitor = await registering();
    await visitor.answer(lost);
    expect(unknown(visitor)).toBe('unknown');
    await visitor.next();
    await visitor.answer(answered({}));
    expect([visitor.step(), unknown(visitor)]).toEqual(['dua', undefined]);
  });

  test('that is known to be registered stays so, whatever comes of the same once more', async () => {
    const visitor = await registering();
    await visitor.answer(answered({}));
    for (const answer of [lost, answered({}, 422)]) {
      await visitor.back();
      await visitor.next();
      await visitor.answer(answer);
      expect([visitor.step(), unknown(visitor)]).toEqual(['satu', undefined]);
      expect(visitor.stored()?.attempts).toMatchObject({ registration: { state: 'done' } });
      void visitor.session().send({ type: 'goTo', target: { step: 'dua' } });
      await visitor.clock.settle();
    }
    expect(new Set(keysOf(visitor)).size).toBe(1);
    expect(visitor.asked).toHaveLength(3);
  });

  test('that is refused the second time is not known to be refused the first time', async () => {
    const visitor = await registering();
    await visitor.answer(lost);
    await visitor.next();
    await visitor.answer(answered({}, 422));
    expect(unknown(visitor)).toBe('unknown');
    await visitor.next();
    expect(new Set(keysOf(visitor)).size).toBe(1);
  });
});

test('a file keeps its name over a reload: nothing has changed', async () => {
  const visitor = visit(formOf({ satu: [nama, { type: 'upload', name: 'ktp', required: true }] }));
  await visitor.type({ nama: 'Siti' });
  void visitor
    .session()
    .uploads('ktp')
    .take([{ name: 'ktp.png', size: 10 }]);
  await visitor.clock.settle();
  visitor.uploads[0]?.answer({ stored: '/files/1.png' });
  await visitor.clock.settle();
  await visitor.next();
  await visitor.submit();
  visitor.tab.reload();
  await visitor.clock.settle();
  await visitor.submit();
  expect(visitor.activity().question).toBeUndefined();
  const [first, second] = keysOf(visitor);
  expect(second).toBe(first);
});
