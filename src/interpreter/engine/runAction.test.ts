import type { Json } from '../../language';
import type { CallReply, FaultKind, Reply, ActionEffect } from './effects';
import { runAction, type RunEnd } from './runAction';
import { after, begun, facts, typed, type Block, form, start } from './testing/form';
import { dialogAt, extrasRead } from './dialog';
describe('runAction', () => {
  const blocks: readonly Block[] = [{ name: 'nik' }, { name: 'nama' }, { name: 'salinan' }];

  const done: Reply = { done: true };

  const answered = (response: Json, httpStatus = 200): Reply => {
    const reply: CallReply = {
      ok: httpStatus < 300,
      httpStatus,
      statusText: 'Teks',
      status: httpStatus,
      response,
    };
    return { reply };
  };

  /** What an action asks for, answered in turn; what is not answered otherwise ends as it should. */
  const drive = (
    effects: readonly Json[],
    replies: Readonly<Record<number, Reply>> = {},
    rest: Block = {},
  ): { requests: ActionEffect[]; end: RunEnd } => {
    const { form, state } = begun(blocks, { ...rest, actions: { uji: effects, ...(rest.actions as Block) } });
    const context = {
      form,
      state: () => after(form, state, typed({ nik: '3273', nama: 'Siti' })),
      facts: () => facts,
      reasonOf: (fault: FaultKind) => `sebab ${fault}`,
    };
    const steps = runAction(context, { effects: form.actions.get('uji') ?? [], extras: {} });
    const requests: ActionEffect[] = [];
    let step = steps.next();
    while (!step.done) {
      requests.push(step.value);
      step = steps.next(replies[requests.length - 1] ?? done);
    }
    return { requests, end: step.value };
  };

  const kinds = (requests: readonly ActionEffect[]): string[] => requests.map((request) => request.kind);

  test('effects are asked for one after the other, with formulas of the newest answers', () => {
    const { requests, end } = drive([
      { set: { nama: 'upper(nama)', nik: 7 } },
      { copy: { salinan: 'nama' } },
      { clear: ['nik'] },
      { toast: { title: 'Halo {nama}' } },
      { wait: 250 },
    ]);
    expect(requests).toEqual([
      { kind: 'write', writes: { nama: { raw: 'SITI' }, nik: { raw: 7 } } },
      { kind: 'write', writes: { salinan: { raw: 'Siti' } } },
      { kind: 'write', writes: { nik: { raw: '', reset: true } } },
      { kind: 'toast', toast: { title: 'Halo Siti' } },
      { kind: 'wait', wait: 250 },
    ]);
    expect(end).toBe('finished');
  });

  test("only the branch of an 'if' that holds is run", () => {
    const branch = (value: string): Json => ({
      if: [{ name: 'nama', condition: 'equals', value }],
      then: [{ wait: 1 }],
      else: [{ wait: 2 }],
    });
    expect(drive([branch('Siti'), branch('Budi')]).requests).toEqual([
      { kind: 'wait', wait: 1 },
      { kind: 'wait', wait: 2 },
    ]);
  });

  test("'stop' ends the list, also from inside a branch", () => {
    const always = [{ name: 'nama', condition: 'isFilled' }];
    const { requests, end } = drive([{ wait: 1 }, { if: always, then: [{ stop: true }] }, { wait: 2 }]);
    expect([kinds(requests), end]).toEqual([['wait'], 'stopped']);
  });

  describe('A call', () => {
    const call = (rest: Block): Json => ({ call: 'wic-check', body: { nik: 'nik' }, ...rest });

    test.each<[string, Reply, object]>([
      ['an HTTP error', answered({}, 500), { kind: 'http', httpStatus: 500, statusText: 'Teks' }],
      [
        'an HTTP error that says more',
        {
          reply: {
            ok: false,
            httpStatus: 503,
            statusText: '',
            status: 503,
            response: { message: ' Sibuk ' },
            retryAfterMs: 9,
          },
        },
        { kind: 'http', httpStatus: 503, statusText: '', message: 'Sibuk', retryAfterMs: 9 },
      ],
      [
        'an answer that no outcome expects',
        answered({ message: 'Salah' }),
        { kind: 'status', status: 200, message: 'Salah' },
      ],
      ['a fault', { fault: 'network' }, { kind: 'exception', fault: 'network' }],
    ])('without words of its own reports %s in the standard way and stops', (_, reply, problem) => {
      const { requests, end } = drive([call({}), { wait: 1 }], { 0: reply });
      expect(requests.slice(1)).toStrictEqual([{ kind: 'standardError', call: 'wic-check', problem }]);
      expect(end).toBe('stopped');
    });

    test.each<[string, Json, string]>([
      ['has what its outcome needs', { data: { ncid: 'N-1', aman: false } }, 'write'],
      ['lacks it', { data: { aman: false } }, 'standardError'],
      ['has it empty', { data: { ncid: '', aman: true } }, 'standardError'],
      ['is something else', [], 'standardError'],
    ])('an answer that %s', (_, response, kind) => {
      const outcome = {
        match: 'ok',
        needs: ['response.data.ncid', 'response.data.aman'],
        do: [{ set: { nama: 'response.data.ncid' } }],
      };
      // A later outcome is none for an answer that matched.
      const effects = [call({ outcomes: [outcome, { match: 'status == 200', do: [{ wait: 1 }] }] })];
      const { requests } = drive(effects, { 0: answered(response) });
      expect(kinds(requests)).toEqual(['call', kind]);
      if (kind !== 'write')
        expect(requests[1]).toMatchObject({ problem: { kind: 'exception', fault: 'unreadable' } });
      const failed = [{ toast: { title: '{errorMessage}' } }];
      const reported = drive([call({ outcomes: [outcome], failed })], { 0: answered(response) }).requests[1];
      expect(reported).toMatchObject(
        kind === 'write' ? { kind } : { kind: 'toast', toast: { title: 'sebab unreadable' } },
      );
    });
  });

  test('a download that brings words instead of a file reports the standard error', () => {
    const download: Json = { download: { call: 'downloadpdf', body: { nik: 'nik' }, fileName: '{nik}.pdf' } };
    const { requests, end } = drive([download], { 0: answered({ message: 'Tidak ada' }) });
    expect(requests).toEqual([
      { kind: 'download', call: 'downloadpdf', body: { nik: '3273' }, fileName: '3273.pdf' },
      {
        kind: 'standardError',
        call: 'downloadpdf',
        problem: { kind: 'status', status: 200, message: 'Tidak ada' },
      },
    ]);
    expect(end).toBe('stopped');
  });

  test('each effect asks for what it says', () => {
    const { requests, end } = drive([
      { toast: { title: 'A', text: '{nama}', variant: 'destructive' } },
      { closeDialog: true },
      { reset: 'activeStep' },
      { clearStorage: true },
      { navigate: '/tracking' },
    ]);
    expect(requests).toEqual([
      { kind: 'toast', toast: { variant: 'destructive', title: 'A', text: 'Siti' } },
      { kind: 'closeDialog', closeDialog: true },
      { kind: 'reset', reset: 'activeStep' },
      { kind: 'clearStorage', clearStorage: true },
      { kind: 'navigate', navigate: '/tracking' },
    ]);
    expect(end).toBe('left');
  });

  test('what is empty is written as the empty answer of its field', () => {
    const { requests } = drive([{ set: { nama: 'salinan', nik: null } }, { copy: { nik: 'salinan' } }]);
    expect(requests).toEqual([
      { kind: 'write', writes: { nama: { raw: '' }, nik: { raw: '' } } },
      { kind: 'write', writes: { nik: { raw: '' } } },
    ]);
  });

  test('an action may be named by another one, and knows product and slug', () => {
    const { requests, end } = drive([
      { if: [{ name: 'nama', condition: 'isFilled' }], then: [{ goTo: 'preview' }] },
      { toast: { title: '{$slug}' } },
    ]);
    expect(requests).toMatchObject([{ kind: 'goTo' }, { kind: 'toast', toast: { title: 'contoh' } }]);
    expect(end).toBe('moved');
  });

  test('what is shown while a call runs is in words', () => {
    const pending: Json = {
      dialog: { title: 'Tunggu {nama}', text: '{nik}' },
      slowAfterMs: 500,
      slowToast: { title: 'Lama, {nama}' },
    };
    expect(drive([{ call: 'wic-check', pending }]).requests[0]).toMatchObject({
      pending: {
        dialog: { title: 'Tunggu Siti', text: '3273' },
        slowAfterMs: 500,
        slowToast: { title: 'Lama, Siti' },
      },
    });
  });

  test('a call, a download and a dialog that were stopped end the list', () => {
    const stopped: Reply = { stopped: true };
    const download: Json = { download: { call: 'downloadpdf', fileName: 'a.pdf' } };
    for (const effect of [{ call: 'wic-check' }, download, { dialog: { title: 'A' } }]) {
      const { requests, end } = drive([effect, { wait: 1 }], { 0: stopped });
      expect([requests.length, end]).toEqual([1, 'stopped']);
    }
  });

  test('the effects of Next run the submission under its name', () => {
    const { form, state } = begun(blocks);
    const context = { form, state: () => state, facts: () => facts, reasonOf: () => '' };
    const first = (name: string) =>
      runAction(context, { effects: [{ kind: 'action', name }], extras: {} }).next();
    expect(first('submit').value).toMatchObject({ kind: 'call', call: 'submit' });
    expect(first('lain')).toEqual({ done: true, value: 'finished' });
  });

  test('a body can hold the answers of the stages that it names, or all that is sent', () => {
    const { requests } = drive([
      { call: 'wic-check', body: { semua: 'answers()', utama: "answers('utama')" } },
    ]);
    const answers = { nik: '3273', nama: 'Siti' };
    expect(requests).toMatchObject([{ kind: 'call', body: { semua: answers, utama: answers } }]);
  });

  test('a body can hold what the form is called; what it is not called is an empty text', () => {
    const body = { a: '$slug', b: '$subProductId', c: '$product' };
    const sent = (rest: Block) => drive([{ call: 'wic-check', body }], {}, rest).requests[0];
    expect(sent({})).toMatchObject({ body: { a: 'contoh', b: 'CTH-01', c: '' } });
  });
});

describe('dialog', () => {
  const brought = {
    ok: true,
    response: { data: { nomor: 'R1', rahasia: 'x', daftar: [1, 2] }, pesan: 'Baik', kosong: null },
  };

  /** A call whose outcome opens a dialog, in a form with more actions. */
  function opening(dialog: Block, actions: Readonly<Record<string, Json>> = {}) {
    const call: Json = {
      call: 'wic-check',
      outcomes: [{ match: 'ok', do: [{ wait: 1 }, { dialog: dialog as Json }] }],
    };
    const hidden = { name: 'kota', visibleWhen: [{ name: 'nama', condition: 'isEmpty' }] };
    const { form, state } = begun([{ name: 'nama' }, hidden], { actions: { uji: [call], ...actions } });
    return { form, state: after(form, state, typed({ nama: 'Siti' })) };
  }

  const path = 'actions.uji[0].outcomes[0].do[1].dialog';
  const kept = (dialog: Block, actions?: Readonly<Record<string, Json>>): unknown =>
    extrasRead(opening(dialog, actions).form, path, brought);

  describe('What is kept of an answer for a dialog that is open', () => {
    test('what its texts read, and nothing beside', () => {
      expect(kept({ title: 'Nomor {response.data.nomor}', text: '{nama}' })).toEqual({
        response: { data: { nomor: 'R1' } },
      });
      expect(kept({ title: 'Selesai' })).toEqual({});
    });

    test('several parts of one answer, and what is no object', () => {
      const title = "{response['data']['nomor']} {response.pesan} {response.kosong} {ok ? 'a' : 'b'}";
      expect(kept({ title })).toEqual({
        ok: true,
        response: { data: { nomor: 'R1' }, pesan: 'Baik', kosong: null },
      });
    });

    test('a list as a whole, but no whole object, and nothing that did not come', () => {
      expect(kept({ title: '{response.data.daftar[0]} {response.data} {response.lain.nomor}' })).toEqual({
        response: { data: { daftar: [1, 2] } },
      });
      expect(kept({ title: "{isEmpty(response.data) ? 'A' : 'B'}" })).toEqual({ response: { data: {} } });
    });

    test('nothing by a key that is computed', () => {
      expect(kept({ title: '{response[nama]}' })).toEqual({ response: {} });
      expect(kept({ title: '{response[nama].nomor}' })).toEqual({ response: {} });
    });

    test('what the effects of its buttons read, also by the names of actions', () => {
      const toast = (title: string): Json => [{ toast: { title } }];
      const actions = {
        lanjut: [{ if: [{ name: 'nama', condition: 'isFilled' }], then: [], else: [{ wait: 1 }] }],
        ulang: toast('{response.data.rahasia}'),
        ulangLagi: toast('{response.pesan}'),
      };
      // Formulas of an action know what a call brings only inside its outcomes, so these read it through one.
      const reading = (title: string): Json => [
        { call: 'wic-check', outcomes: [{ match: 'ok', do: toast(title) }] },
      ];
      const more = {
        ...actions,
        ulang: reading('{response.data.rahasia}'),
        ulangLagi: reading('{response.pesan}'),
      };
      expect(
        kept({ title: 'A', buttons: [{ text: '{response.data.nomor}', do: toast('{response.pesan}') }] }),
      ).toEqual({
        response: { data: { nomor: 'R1' }, pesan: 'Baik' },
      });
      expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'lanjut' }] }, more)).toEqual({});
      expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'ulang' }] }, more)).toEqual({
        ok: true,
        response: { data: { rahasia: 'x' } },
      });
      expect(kept({ title: 'A', closeButton: { do: 'ulangLagi' } }, more)).toEqual({
        ok: true,
        response: { pesan: 'Baik' },
      });
      const asking = {
        tanya: [
          {
            dialog: {
              title: 'B',
              buttons: [
                { text: 'C', do: 'ulang' },
                { text: 'D', do: 'tanya' },
              ],
            },
          },
        ],
      };
      expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'tanya' }] }, { ...more, ...asking })).toEqual({
        ok: true,
        response: { data: { rahasia: 'x' } },
      });
    });

    test('nothing of a dialog that the form has no more', () => {
      expect(
        extrasRead(opening({ title: '{response.pesan}' }).form, 'actions.lain[0].dialog', brought),
      ).toEqual({});
    });
  });

  describe('A dialog that was open when its page ended', () => {
    const { form, state } = opening({ title: 'Halo {nama}, {response.pesan}' });
    const context = { form, state: () => state, facts: () => facts, reasonOf: () => '' };

    test('comes back with what was kept', () => {
      expect(dialogAt(context, path, { response: { pesan: 'Baik' } })).toMatchObject({
        title: 'Halo Siti, Baik',
      });
    });

    test('is gone when the form has it no more', () => {
      expect(dialogAt(context, 'actions.lain[0].dialog', {})).toBeUndefined();
    });
  });
});

describe('standardSubmit', () => {
  describe('The standard submission', () => {
    const state = after(form, start, typed({ nama: 'Siti' }));
    const drive = (...replies: readonly Reply[]): { requests: ActionEffect[]; end: unknown } => {
      const steps = runAction(
        { form, state: () => state, facts: () => facts, reasonOf: (fault) => fault },
        { effects: form.submit, extras: {} },
      );
      const requests: ActionEffect[] = [];
      let step = steps.next();
      for (const reply of replies) {
        if (step.done) break;
        requests.push(step.value);
        step = steps.next(reply);
      }
      if (!step.done) requests.push(step.value);
      return { requests, end: step.done ? step.value : 'goes on' };
    };
    const answered = (httpStatus: number, response: Json): Reply => {
      const body = response as { statusCode?: number };
      const ok = httpStatus < 300;
      return { reply: { ok, httpStatus, statusText: '', status: body.statusCode ?? httpStatus, response } };
    };

    test('sends the product and the answers, and confirms the number', () => {
      const body = { statusCode: 200, data: { registrationNumber: 'REG1' } };
      const { requests, end } = drive(answered(200, body), { done: true });
      expect(requests).toEqual([
        {
          kind: 'call',
          call: 'submit',
          body: { subProductId: 'CTH-01', data: '{"nama":"Siti","lewati":false}' },
        },
        { kind: 'confirm', registrationNumber: 'REG1' },
      ]);
      expect(end).toBe('moved');
    });

    test.each([
      ['an HTTP status that is not OK', answered(503, {}), { kind: 'http', httpStatus: 503, statusText: '' }],
      [
        "a 'statusCode' that is not 200",
        answered(200, { statusCode: 400, message: 'Salah' }),
        { kind: 'status', status: 400, message: 'Salah' },
      ],
      ['no answer', { fault: 'timeout' } as const, { kind: 'exception', fault: 'timeout' }],
      ['no number', answered(200, { statusCode: 200, data: {} }), { kind: 'exception', fault: 'unreadable' }],
      [
        'an empty number',
        answered(200, { statusCode: 200, data: { registrationNumber: ' ' } }),
        { kind: 'exception', fault: 'unreadable' },
      ],
    ])('reports %s and stops', (_, reply, problem) => {
      const { requests, end } = drive(reply, { done: true });
      expect(requests[1]).toEqual({ kind: 'standardError', call: 'submit', problem });
      expect(end).toBe('stopped');
    });
  });
});
