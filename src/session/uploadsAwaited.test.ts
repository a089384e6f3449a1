import { begin, file, lost, refused, several, single } from './testing/uploads';
import { answered, type Block, formOf, visit } from './testing/visit';

describe('uploadsAwaited', () => {
  describe('Next', () => {
    test('waits from the moment of the choice, and goes on by itself when the file is stored', async () => {
      const { visitor, uploads, answer, value } = begin({ ...single, required: true });
      await visitor.type({ berkas: '/files/old.pdf' });
      void uploads.take([file('a.pdf')]);
      void visitor.session().send({ type: 'next' });
      expect(visitor.activity().hint).toBe('waitForPending');
      await visitor.clock.settle();
      await answer(0);
      expect([visitor.step(), value(), visitor.activity().hint]).toEqual(['dua', '/files/a.pdf', undefined]);
    });

    test('waits on when a list says meanwhile that a choice has left it', async () => {
      const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
      const { visitor, take } = begin(single, [{ type: 'select', name: 'pilihan', lookup }]);
      await visitor.type({ pilihan: '1|SATU' });
      await take(file('a.pdf'));
      await visitor.next();
      visitor.session().settleChoice('pilihan', {
        options: [{ value: '9|SEMBILAN', code: '9', label: 'SEMBILAN' }],
        whole: true,
      });
      expect(visitor.session().state().delisted).toEqual({ pilihan: 'gone' });
      expect(visitor.activity().hint).toBe('waitForPending');
    });

    test('waits on, and says so, when a registration has ended meanwhile', async () => {
      const daftar: Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
      const { visitor, take } = begin(single, [], { actions: { daftar } });
      await visitor.act('daftar');
      await take(file('a.pdf'));
      await visitor.next();
      await visitor.answer(answered({}));
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
    });

    test('waits for the last of several files', async () => {
      const { visitor, take, answer } = begin(several);
      await take(file('a.pdf'));
      await take(file('b.pdf'));
      await visitor.next();
      await answer(0);
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
      await answer(1);
      expect(visitor.step()).toBe('dua');
    });

    test.each([
      ['fails', lost],
      ['is not wanted', refused],
    ])('does not go on when the file %s', async (_, said) => {
      const { visitor, take, answer } = begin(single);
      await take(file('a.pdf'));
      await visitor.next();
      await answer(0, said);
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', undefined]);
    });

    test('does not go on when a file is refused that was chosen meanwhile', async () => {
      const { visitor, take, answer } = begin(several);
      await take(file('a.pdf'));
      await visitor.next();
      await take(file('b.txt'));
      expect(visitor.activity().hint).toBeUndefined();
      await answer(0);
      expect(visitor.step()).toBe('satu');
    });

    test.each(['cancel', 'remove'] as const)(
      'does not go on when the visitor thinks better of it: %s',
      async (way) => {
        const { visitor, uploads, take, answer, idOf, pending } = begin(several);
        await visitor.type({ berkas: ['/files/old.pdf'] });
        await take(file('a.pdf'));
        await visitor.next();
        if (way === 'cancel') uploads.cancel(idOf('a.pdf'));
        else uploads.remove({ url: '/files/old.pdf', filename: 'old.pdf' });
        await answer(0);
        expect([pending(), visitor.step()]).toEqual([{}, 'satu']);
      },
    );
  });

  describe('A Next that waits has been given up by who moves on in the history', () => {
    test('back to the page before the first step', async () => {
      const start = { minutes: 5, documents: ['KTP'] };
      const { visitor, take, answer, settle, value } = begin({ ...single, required: true }, [], { start });
      visitor.session().begin();
      await settle();
      await take(file('a.pdf'));
      await visitor.next();
      visitor.tab.go(-1);
      await settle();
      expect([visitor.tab.page(), visitor.activity().hint]).toEqual(['start', undefined]);
      await answer(0);
      expect([visitor.tab.page(), visitor.step(), value()]).toEqual(['start', 'satu', '/files/a.pdf']);
    });

    test('forward to the preview', async () => {
      const { visitor, take, answer, settle } = begin(single);
      await visitor.next();
      await visitor.next();
      expect(visitor.tab.page()).toBe('preview');
      visitor.tab.go(-2);
      await settle();
      await take(file('a.pdf'));
      await visitor.next();
      expect([visitor.tab.page(), visitor.step(), visitor.activity().hint]).toEqual([
        'step',
        'satu',
        'waitForPending',
      ]);
      visitor.tab.go(2);
      await settle();
      expect([visitor.tab.page(), visitor.activity().hint]).toEqual(['preview', undefined]);
      await answer(0);
      expect(visitor.tab.page()).toBe('preview');
    });
  });

  describe('While the bank is asked about the answers', () => {
    const checking = async (field: Block) => {
      const cek = [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [{ set: { kode: "'K'" } }] }] }];
      const button = { type: 'button', text: 'Cek', do: 'cek' };
      const form = begin(field, [button], { actions: { cek }, values: [{ name: 'kode' }] });
      const { visitor } = form;
      await visitor.type({ berkas: field === single ? '/files/old.pdf' : ['/files/old.pdf'] });
      return {
        ...form,
        check: async (): Promise<void> => {
          await visitor.act('cek');
          expect(visitor.activity().locked).toBe(true);
        },
      };
    };

    test('no file is taken and none is removed', async () => {
      const { check, take, uploads, sent, value, news, settle } = await checking(single);
      await check();
      await take(file('a.pdf'));
      uploads.remove({ url: '/files/old.pdf', filename: 'old.pdf' });
      await settle();
      expect([sent(), value(), news()]).toEqual([[], '/files/old.pdf', undefined]);
    });

    test('a file that arrives is kept until the bank has answered', async () => {
      const { check, take, answer, value, rows, visitor } = await checking(single);
      await take(file('a.pdf'));
      await check();
      await answer(0);
      expect([value(), rows()]).toEqual(['/files/old.pdf', ['a.pdf: sending']]);
      await visitor.answer({ fault: 'network' });
      expect([value(), rows()]).toEqual(['/files/a.pdf', []]);
    });

    test('one that arrives and is given up meanwhile is not written', async () => {
      const { check, take, answer, value, uploads, idOf, visitor } = await checking(single);
      await take(file('a.pdf'));
      await check();
      await answer(0);
      uploads.cancel(idOf('a.pdf'));
      await visitor.answer({ fault: 'network' });
      expect(value()).toBe('/files/old.pdf');
    });
  });

  describe('The end of an upload that nobody waits for', () => {
    test('leaving the form aborts all its files', async () => {
      const { visitor, take, answer, rows, pending, sent, value } = begin(several);
      await take(file('a.pdf'), file('b.pdf'));
      visitor.session().close();
      await visitor.clock.settle();
      expect(rows()).toEqual([]);
      await answer(0);
      expect([pending(), sent(), value()]).toEqual([{}, ['a.pdf'], []]);
    });

    test('a field that is hidden while it sends gives its files up and is empty; a change of another one is none', async () => {
      const visibleWhen = [{ name: 'ada', condition: 'equals', value: true }];
      const shown = { type: 'checkbox', name: 'ada' };
      const { visitor, take, answer, rows, pending, value } = begin({ ...single, visibleWhen }, [
        shown,
        { name: 'catatan' },
      ]);
      await visitor.type({ ada: true });
      await take(file('a.pdf'));
      await visitor.type({ catatan: 'x' });
      expect(rows()).toEqual(['a.pdf: sending']);
      await visitor.type({ ada: false });
      expect(rows()).toEqual([]);
      await answer(0);
      expect([pending(), value()]).toEqual([{}, '']);
    });
  });

  describe('A file that arrives after another tab has sent the form', () => {
    test('does not bring back the draft of what was sent', async () => {
      const { visitor, take, answer } = begin(single);
      await take(file('a.pdf'));
      visitor.device.tab().storage.setItem('eform:contoh:receipt', '{}');
      await visitor.clock.settle();
      expect(visitor.activity().draft.elsewhere).toBe('sent');
      await answer(0);
      await visitor.clock.pass(2000);
      expect(visitor.stored()).toBeUndefined();
    });

    test('the first answer of a form is kept', async () => {
      const { visitor, take, answer } = begin(single);
      await take(file('a.pdf'));
      await answer(0);
      await visitor.clock.pass(2000);
      expect(visitor.stored()).toMatchObject({ data: { berkas: '/files/a.pdf' } });
    });
  });
});

describe('lostFiles', () => {
  const form = () =>
    formOf({
      satu: [
        { type: 'upload', name: 'ktp', label: 'Foto KTP' },
        { type: 'upload', name: 'slip', label: 'Slip', multiple: true, maxFiles: 3 },
      ],
      dua: [{ name: 'kota' }],
    });

  /** A visitor who has sent these files, each under a name of their own, and stands on the preview. */
  const sending = async (answers: Block) => {
    const visitor = visit(form());
    const uploads = visitor.session().uploads('ktp');
    void uploads.take([{ name: 'KTP Siti.png', size: 20 }]);
    await visitor.clock.settle();
    await visitor.uploads[0]?.answer({ stored: '/files/terhapus-1.png' });
    await visitor.next(answers);
    await visitor.next();
    expect(visitor.tab.page()).toBe('preview');
    await visitor.submit();
    return visitor;
  };

  const slips = ['/files/ada.pdf', '/files/terhapus-2.pdf', '/files/terhapus-3.pdf'];

  test.each([
    ['HTTP 410', answered({}, 410)],
    ['HTTP 404', answered({}, 404)],
    ['a statusCode', answered({ statusCode: 410 })],
    ['HTTP 410 around a time-out', answered({ statusCode: 504 }, 410)],
    ['HTTP 404 around a success', answered({ statusCode: 200 }, 404)],
  ])('%s: files that the bank has lost are asked for again by name, the others stay', async (_, answer) => {
    const visitor = await sending({ slip: slips });
    await visitor.answer(answer);
    await visitor.clock.settle();
    expect(visitor.values()).toMatchObject({
      ktp: '',
      slip: [{ url: '/files/ada.pdf', filename: 'ada.pdf' }],
    });
    expect(visitor.step()).toBe('satu');
    expect(visitor.activity().focus).toEqual({ field: 'ktp' });
    const faults = (name: string) => visitor.session().uploads(name).store.current().faults;
    expect(faults('ktp')).toEqual(['KTP Siti.png tidak lagi tersimpan di bank. Unggah lagi file ini.']);
    expect(faults('slip')).toEqual([
      'terhapus-2.pdf tidak lagi tersimpan di bank. Unggah lagi file ini.',
      'terhapus-3.pdf tidak lagi tersimpan di bank. Unggah lagi file ini.',
    ]);
    expect(visitor.activity().toasts.map(({ title }) => title)).toContain('File perlu diunggah lagi');
  });

  test.each([
    ['another refusal', answered({}, 422), '/files/terhapus-1.png'],
    ['no answer', { fault: 'network' } as const, '/files/terhapus-1.png'],
    ['files that are all there', answered({}, 410), '/files/ada.png'],
  ])('%s leaves the answers alone', async (_, answer, ktp) => {
    const visitor = await sending({ ktp });
    await visitor.answer(answer);
    await visitor.clock.settle();
    expect([visitor.values().ktp, visitor.tab.page()]).toEqual([ktp, 'preview']);
  });

  test('the visitor is led to the step where the lost file is asked for', async () => {
    const visitor = visit(
      formOf({
        satu: [{ name: 'nama' }, { type: 'upload', name: 'ktp', label: 'Foto KTP' }],
        dua: [{ name: 'kota' }, { name: 'catatan' }, { type: 'upload', name: 'npwp', label: 'Foto NPWP' }],
      }),
    );
    await visitor.next({
      nama: 'Siti',
      kota: 'Bandung',
      catatan: '/files/terhapus-lain.png',
      ktp: '/files/ada.png',
      npwp: '/files/terhapus.png',
    });
    await visitor.next();
    await visitor.submit(answered({}, 410));
    await visitor.clock.settle();
    expect([visitor.step(), visitor.values().ktp, visitor.values().npwp]).toEqual([
      'dua',
      '/files/ada.png',
      '',
    ]);
    expect(visitor.activity().focus).toEqual({ field: 'npwp' });
    expect(visitor.values().catatan).toBe('/files/terhapus-lain.png');
  });

  test('a lost file that is kept while it is hidden leaves too, and leads nowhere', async () => {
    const isAsked = [{ name: 'punya', condition: 'isTrue' }];
    const visitor = visit(
      formOf({
        satu: [
          { type: 'switch', name: 'punya' },
          { type: 'upload', name: 'npwp', label: 'Foto NPWP', keep: true, visibleWhen: isAsked },
          { type: 'upload', name: 'ktp', label: 'Foto KTP' },
        ],
        dua: [{ name: 'kota' }],
      }),
    );
    await visitor.type({ punya: true });
    await visitor.type({ npwp: '/files/terhapus-1.png', ktp: '/files/terhapus-2.png' });
    await visitor.next({ punya: false });
    await visitor.next();
    await visitor.submit(answered({}, 410));
    expect(visitor.values()).toMatchObject({ npwp: '', ktp: '' });
    expect([visitor.step(), visitor.activity().focus]).toEqual(['satu', { field: 'ktp' }]);
  });

  test('the receipt names files as the visitor does', async () => {
    const visitor = await sending({});
    await visitor.answer(answered({ statusCode: 200, data: { registrationNumber: 'REG1' } }));
    expect(visitor.activity().receipt?.recap).toEqual([
      { part: 'satu', label: 'Foto KTP', text: 'KTP Siti.png' },
    ]);
  });
});
