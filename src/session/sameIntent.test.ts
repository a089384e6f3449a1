import type { BankAnswer } from './ports';
import { answered, formOf, inTwoStages, lost, registered, visit, type Block } from './testing/visit';

type Visitor = ReturnType<typeof visit>;

const keysOf = ({ asked }: Visitor) => asked.map(({ key }) => key);
const sent = ({ asked }: Visitor) => asked.map(({ body }) => JSON.parse(body.data as string) as Block);

/** Presses 'Kirim' again, and gives what is asked before it goes out. */
const again = async (visitor: Visitor) => {
  await visitor.submit();
  return visitor.activity().question?.about;
};

/** Stores a file in an upload field under a name of the visitor's. */
const store = async (visitor: Visitor, field: string, name: string, url: string) => {
  void visitor
    .session()
    .uploads(field)
    .take([{ name, size: 20 }]);
  await visitor.clock.settle();
  await visitor.uploads.at(-1)?.answer({ stored: url });
};

test('Rows that come back from the device under other numbers are no change: no question, same key', async () => {
  const children: Block = {
    type: 'rows',
    name: 'anak',
    label: 'Anak',
    maxRows: 4,
    blocks: [{ type: 'text', name: 'nama', label: 'Nama' }],
  };
  const ready = async () => {
    const visitor = visit(formOf({ satu: [children], dua: [{ name: 'kota' }] }));
    await visitor.type({ anak: [0, 1, 2] });
    await visitor.type({ 'anak.0.nama': 'Ani', 'anak.1.nama': 'Budi', 'anak.2.nama': 'Citra', kota: 'Solo' });
    return visitor;
  };
  const sending = async (visitor: Visitor) => {
    await visitor.next();
    await visitor.next();
    await visitor.submit(lost);
  };

  const visitor = await ready();
  await visitor.type({ anak: [1, 2] });
  await sending(visitor);
  await visitor.reload();
  expect(visitor.activity().draft.sending).toBe('unknown');
  expect(await again(visitor)).toBeUndefined();
  const [first, second] = visitor.asked;
  expect(second).toMatchObject({ key: first?.key, body: first?.body });
});

describe('Files', () => {
  const form = () =>
    formOf({
      satu: [{ type: 'upload', name: 'ktp', label: 'Foto KTP' }, { name: 'nama' }],
      dua: [{ name: 'kota' }],
    });
  const ready = async () => {
    const visitor = visit(form());
    await store(visitor, 'ktp', 'image.jpg', '/files/terhapus-1.jpg');
    await visitor.next({ nama: 'Siti', kota: 'Solo' });
    await visitor.next();
    await visitor.submit();
    return visitor;
  };

  test.each<[string, BankAnswer, string | undefined]>([
    ['a refusal, without a question', answered({}, 410), undefined],
    ['a 410 in HTTP 200, without a question', answered({ statusCode: 410 }), undefined],
    ['HTTP 404 around a success, and is asked about', answered({ statusCode: 200 }, 404), 'maybeSent'],
    ['HTTP 503 around a 410, and is asked about', answered({ statusCode: 410 }, 503), 'maybeSent'],
  ])('one in place of a lost one is another answer after %s', async (_, answer, about) => {
    const visitor = await ready();
    await visitor.answer(answer);
    expect([visitor.values().ktp, visitor.step()]).toEqual(['', 'satu']);
    await store(visitor, 'ktp', 'image.jpg', '/files/2.jpg');
    await visitor.next();
    await visitor.next();
    expect(await again(visitor)).toBe(about);
    await visitor.decide(true);
    expect(sent(visitor)[1]).toMatchObject({ ktp: '/files/2.jpg' });
    expect(new Set(keysOf(visitor)).size).toBe(2);
    await visitor.answer(registered());
    expect(visitor.activity().receipt?.number).toBe('REG1');
  });
});

test('What is sent by a button, whose answers may be changed meanwhile is what is compared, and not what was typed since', async () => {
  const outcomes = [{ match: 'ok && status == 200', do: [{ toast: { title: 'Terkirim' } }] }];
  const visitor = visit(
    formOf(
      { satu: [{ name: 'nama' }, { type: 'upload', name: 'ktp', label: 'Foto KTP' }] },
      { actions: { kirim: [{ call: 'submit', body: { data: 'json(answers())' }, outcomes }] } },
    ),
  );
  await visitor.type({ nama: 'Siti', ktp: '/files/terhapus-1.png' });
  await visitor.act('kirim');
  await visitor.answer(lost);
  await visitor.act('kirim');
  await visitor.type({ nama: 'Budi' });
  await visitor.answer(answered({}, 410));
  await visitor.act('kirim');
  expect(visitor.activity().question?.about).toBe('maybeSent');
});

describe('What is registered, and sent once more', () => {
  const ready = async () => {
    const dialog = { title: 'Terima kasih', dismissable: true };
    const outcomes = [{ match: 'ok && status == 200', do: [{ dialog }] }];
    const visitor = visit(
      formOf(
        { satu: [{ name: 'nama' }] },
        { submit: [{ call: 'submit', body: { data: 'json(answers())' }, outcomes }] },
      ),
    );
    await visitor.next({ nama: 'Siti' });
    await visitor.submit(registered());
    return visitor;
  };

  test('is shown as it goes out', async () => {
    const visitor = await ready();
    expect(visitor.session().sentState()?.values.nama).toBe('Siti');
  });

  test.each([
    ['refused', answered({}, 429)],
    ['without an answer', lost],
  ])('and then %s is registered all the same: nothing else is said', async (_, answer) => {
    const visitor = await ready();
    await visitor.submit();
    expect(visitor.activity().draft.sending).toBeUndefined();
    await visitor.answer(answer);
    expect(new Set(keysOf(visitor)).size).toBe(1);
    expect(visitor.activity().draft.sending).toBeUndefined();
  });
});

test('all stages decide what a submission is, though the visitor has corrected an earlier one last', async () => {
  const visitor = visit(inTwoStages([{ goTo: { stage: 'transaksi' } }]));
  await visitor.next({ nama: 'Siti' });
  await visitor.next({ kota: 'Bandung' });
  await visitor.submit(lost);
  const edit = async (id: string, answers: Block): Promise<void> => {
    void visitor.session().send({ type: 'edit', step: id });
    await visitor.next(answers);
  };
  await edit('satu', {});
  expect([await again(visitor), visitor.asked.length]).toEqual([undefined, 2]);
  await visitor.answer(lost);
  await edit('dua', { kota: 'Jakarta' });
  await edit('satu', {});
  expect(await again(visitor)).toBe('maybeSent');
  await visitor.decide(true);
  const [first, second, third] = keysOf(visitor);
  expect([second === first, third === first]).toEqual([true, false]);
});

describe('What is not typed', () => {
  test('a remembered value that the bank has reported is none: asking it again changes nothing', async () => {
    const visitor = visit(
      formOf(
        { satu: [{ name: 'nama' }] },
        {
          values: [{ name: 'cif' }],
          actions: {
            cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [{ set: { cif: 'response.cif' } }] }] }],
          },
        },
      ),
    );
    await visitor.next({ nama: 'Siti' });
    await visitor.submit(lost);
    await visitor.act('cek');
    await visitor.answer(answered({ cif: '77' }));
    expect(visitor.values().cif).toBe('77');
    expect(await again(visitor)).toBeUndefined();
    expect(visitor.asked[2]?.body).toEqual(visitor.asked[0]?.body);
  });

  test('an unsent answer that is remembered once the bank has looked at it is part of the intent', async () => {
    const outcomes = [{ match: 'ok', do: [{ set: { nomor: 'nik' } }] }];
    const visitor = visit(
      formOf(
        { satu: [{ name: 'nik', submit: false }] },
        {
          values: [{ name: 'nomor', submit: true }],
          actions: { cek: [{ call: 'wic-check', body: { nik: 'nik' }, outcomes }] },
        },
      ),
    );
    const look = async (nik: string) => {
      await visitor.type({ nik });
      await visitor.act('cek');
      await visitor.answer(answered({}));
    };
    await look('1');
    await visitor.next();
    await visitor.submit(lost);
    await look('2');
    expect(await again(visitor)).toBe('maybeSent');
  });
});

test('while the kept body goes out again, preview and receipt show its values, not those of the new day', async () => {
  const visitor = visit(
    formOf({
      satu: [
        { name: 'nama' },
        { type: 'date', name: 'besok', label: 'Besok', compute: 'addDays(today(), 1)' },
      ],
    }),
  );
  visitor.clock.set(Date.parse('2026-11-21T23:50:00Z'));
  await visitor.next({ nama: 'Siti' });
  await visitor.submit(lost);
  visitor.clock.set(Date.parse('2026-11-22T00:10:00Z'));
  visitor.tab.wake();
  await visitor.clock.settle();
  expect(visitor.values().besok).toBe('2026-11-23');
  expect(visitor.session().sentState()?.values.besok).toBe('2026-11-22');
  await visitor.submit(registered());
  expect(visitor.activity().receipt?.recap).toContainEqual({ label: 'Besok', text: '22 November 2026' });
});
