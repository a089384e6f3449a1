import type { Json } from '../language';
import type { CallReply, Reply, Request } from './requests';
import { runAction, type RunEnd } from './runAction';
import { after, begun, facts, typed, type Block } from './testing/form';

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
): { requests: Request[]; end: RunEnd } => {
  const { form, state } = begun(blocks, { ...rest, actions: { uji: effects, ...(rest.actions as Block) } });
  const context = {
    form,
    state: () => after(form, state, typed({ nik: '3273', nama: 'Siti' })),
    facts: () => facts,
  };
  const steps = runAction(context, { effects: form.actions.get('uji') ?? [], extras: {} });
  const requests: Request[] = [];
  let step = steps.next();
  while (!step.done) {
    requests.push(step.value);
    step = steps.next(replies[requests.length - 1] ?? done);
  }
  return { requests, end: step.value };
};

const kinds = (requests: readonly Request[]): string[] => requests.map((request) => request.do);

test('effects are asked for one after the other, with formulas of the newest answers', () => {
  const { requests, end } = drive([
    { set: { nama: 'upper(nama)', nik: 7 } },
    { copy: { salinan: 'nama' } },
    { clear: ['nik'] },
    { toast: { title: 'Halo {nama}' } },
    { wait: 250 },
  ]);
  expect(requests).toEqual([
    { do: 'write', writes: { nama: { raw: 'SITI' }, nik: { raw: 7 } } },
    { do: 'write', writes: { salinan: { raw: 'Siti' } } },
    { do: 'write', writes: { nik: { raw: '', afresh: true } } },
    { do: 'toast', toast: { variant: 'default', title: 'Halo Siti', text: undefined } },
    { do: 'wait', ms: 250 },
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
    { do: 'wait', ms: 1 },
    { do: 'wait', ms: 2 },
  ]);
});

test("'stop' ends the list, also from inside a branch", () => {
  const always = [{ name: 'nama', condition: 'isFilled' }];
  const { requests, end } = drive([{ wait: 1 }, { if: always, then: [{ stop: true }] }, { wait: 2 }]);
  expect([kinds(requests), end]).toEqual([['wait'], 'stopped']);
});

test('a request that was stopped ends the list', () => {
  const { requests, end } = drive([{ wait: 1 }, { wait: 2 }], { 0: { stopped: true } });
  expect([requests.length, end]).toEqual([1, 'stopped']);
});

test("'goTo' takes the place of the step's own move", () => {
  const { requests, end } = drive([{ goTo: 'preview' }, { wait: 1 }]);
  expect([kinds(requests), end]).toEqual([['goTo', 'wait'], 'moved']);
});

describe('A call', () => {
  const call = (rest: Block): Json => ({ call: 'wic-check', body: { nik: 'nik' }, ...rest });

  test('sends what its formulas say', () => {
    const { requests } = drive([call({ outcomes: [{ match: 'ok', do: [] }] })], { 0: answered({}) });
    expect(requests).toEqual([{ do: 'call', call: 'wic-check', body: { nik: '3273' }, pending: undefined }]);
  });

  test('runs the first outcome that matches, which may use the answer', () => {
    const outcomes: Json = [
      { match: 'httpStatus == 404', do: [{ wait: 404 }] },
      { match: 'ok', do: [{ toast: { title: '{response.pesan}' } }] },
      { match: 'true', do: [{ wait: 1 }] },
    ];
    const { requests, end } = drive([call({ outcomes }), { wait: 9 }], { 0: answered({ pesan: 'Baik' }) });
    expect(kinds(requests)).toEqual(['call', 'toast', 'wait']);
    expect(requests[1]).toMatchObject({ toast: { title: 'Baik' } });
    expect(requests[2]).toEqual({ do: 'wait', ms: 9 });
    expect(end).toBe('finished');
  });

  test.each<[string, Reply, object]>([
    ['an HTTP error', answered({}, 500), { kind: 'http', httpStatus: 500, statusText: 'Teks' }],
    [
      'an answer that no outcome expects',
      answered({ message: 'Salah' }),
      { kind: 'status', status: 200, message: 'Salah' },
    ],
    ['a fault', { fault: 'network', errorMessage: 'Putus' }, { kind: 'exception', fault: 'network' }],
  ])('without words of its own tells %s in the standard way and stops', (_, reply, problem) => {
    const { requests, end } = drive([call({}), { wait: 1 }], { 0: reply });
    expect(requests.slice(1)).toEqual([{ do: 'standardError', call: 'wic-check', problem }]);
    expect(end).toBe('stopped');
  });

  test('runs what it names for a fault, with the fault in words', () => {
    const failed: Json = [{ toast: { title: '{errorMessage}' } }];
    const { requests, end } = drive([call({ failed })], { 0: { fault: 'timeout', errorMessage: 'Lama' } });
    expect(requests[1]).toMatchObject({ do: 'toast', toast: { title: 'Lama' } });
    expect(end).toBe('finished');
  });
});

test('a download that brings words instead of a file tells the standard error', () => {
  const download: Json = { download: { call: 'downloadpdf', body: { nik: 'nik' }, fileName: '{nik}.pdf' } };
  const { requests, end } = drive([download], { 0: answered({ message: 'Tidak ada' }) });
  expect(requests).toEqual([
    { do: 'download', call: 'downloadpdf', body: { nik: '3273' }, fileName: '3273.pdf' },
    {
      do: 'standardError',
      call: 'downloadpdf',
      problem: { kind: 'status', status: 200, message: 'Tidak ada' },
    },
  ]);
  expect(end).toBe('stopped');
});

test('the buttons of a dialog carry runs of their own, which know what the dialog knew', () => {
  const dialog: Json = { dialog: { title: 'Yakin, {nama}?', buttons: [{ text: 'Ya', do: [{ wait: 3 }] }] } };
  const outcomes: Json = [{ match: 'ok', do: [dialog] }];
  const { requests } = drive([{ call: 'wic-check', outcomes }], { 0: answered({ nomor: 5 }) });
  expect(requests[1]).toMatchObject({
    do: 'dialog',
    dialog: {
      title: 'Yakin, Siti?',
      buttons: [
        { text: 'Ya', run: { effects: [{ kind: 'wait', ms: 3 }], extras: { response: { nomor: 5 } } } },
      ],
    },
  });
});
