import type { Json } from '../language';
import { previewSteps } from './preview';
import type { Reply, Request } from './requests';
import { runAction } from './runAction';
import { startState } from './start';
import type { FormState } from './state';
import { toDraft } from './draft';
import { toSubmission } from './submission';
import { after, facts, formOf, typed, type Block } from './testing/form';
import type { Command } from './events';
import { nextRun } from './next';
import { transition } from './transition';

const required: Block = { name: 'nama', required: true };
const whenFilled = (name: string) => [{ name, condition: 'isFilled' }];

const form = formOf({
  satu: [required],
  dua: [{ name: 'catatan' }, { type: 'switch', name: 'lewati' }],
  tiga: [{ name: 'alasan', visibleWhen: whenFilled('catatan') }],
});
const start = startState(form, facts);

const commandsOf = (state: FormState, type: 'next' | 'advance' | 'back'): readonly Command[] =>
  transition(form, state, { type }, facts).commands;

describe('Next', () => {
  test('stays on a step with failures and shows them', () => {
    const { state, commands, changed } = transition(form, start, { type: 'next' }, facts);
    expect(state.failures).toEqual({ nama: { rule: 'required' } });
    expect(commands).toEqual([{ do: 'showErrors' }]);
    expect([...changed]).toEqual(['nama']);
  });

  test('pressed again, tells nobody what they know already', () => {
    const { state } = transition(form, start, { type: 'next' }, facts);
    const again = transition(form, state, { type: 'next' }, facts);
    expect([...again.changed]).toEqual([]);
    expect(again.state.failures.nama).toBe(state.failures.nama);
    expect(again.commands).toEqual([{ do: 'showErrors' }]);
  });

  test('judges only what is shown', () => {
    const hiding = formOf({
      satu: [{ name: 'a' }, { name: 'b', required: true, visibleWhen: whenFilled('a') }],
    });
    const { state, commands } = transition(hiding, startState(hiding, facts), { type: 'next' }, facts);
    expect(commands[0]).toMatchObject({ do: 'run' });
    const shown = after(hiding, state, typed({ a: 'isi' }));
    expect([shown.touched.b, shown.failures.b]).toEqual([undefined, undefined]);
  });

  test('runs popup, action, wait, saving and the move, in this order', () => {
    const button = { popup: 'syarat', do: 'periksa', delayMs: 500 };
    const long = formOf(
      { satu: [] },
      {
        steps: [
          { id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'a', label: 'A' }], next: button },
        ],
        actions: { periksa: [{ toast: { title: 'Diperiksa' } }] },
      },
    );
    const [command] = transition(long, startState(long, facts), { type: 'next' }, facts).commands;
    expect(command).toMatchObject({
      do: 'run',
      action: nextRun,
      effects: [
        { kind: 'popup', slug: 'syarat' },
        { kind: 'action', name: 'periksa' },
        { kind: 'wait', ms: 500 },
        { kind: 'saveDraft' },
        { kind: 'advance' },
      ],
    });
  });

  test('waits for what is on its way', () => {
    const filled = after(form, start, typed({ nama: 'Siti' }), {
      type: 'pending',
      name: 'nama',
      running: true,
    });
    expect(commandsOf(filled, 'next')).toEqual([{ do: 'waitForPending' }]);
    const done = after(form, filled, { type: 'pending', name: 'nama', running: false });
    expect(commandsOf(done, 'next')).toMatchObject([{ do: 'run' }]);
  });
});

describe('The way through the steps', () => {
  test('goes on, and back the way it came', () => {
    const second = after(form, start, typed({ nama: 'Siti' }), { type: 'advance' });
    expect([second.step, second.trail]).toEqual(['dua', ['satu']]);
    const first = after(form, second, { type: 'back' });
    expect([first.step, first.trail]).toEqual(['satu', []]);
    expect(commandsOf(first, 'back')).toEqual([{ do: 'leave' }]);
  });

  test('leaves out a step that is not visible, and sends none of its answers', () => {
    const skipping = formOf(
      { satu: [] },
      {
        steps: [
          {
            id: 'satu',
            title: 'Satu',
            blocks: [{ type: 'radio', name: 'tujuan', label: 'Tujuan', options: ['1|Dekat', '2|Jauh'] }],
          },
          {
            id: 'dua',
            title: 'Dua',
            visibleWhen: [{ name: 'tujuan', condition: 'equals', value: '2' }],
            blocks: [{ type: 'text', name: 'kota', label: 'Kota' }],
          },
          { id: 'tiga', title: 'Tiga', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] },
        ],
      },
    );
    const far = after(skipping, startState(skipping, facts), typed({ tujuan: '2' }), { type: 'advance' });
    expect(far.step).toBe('dua');
    const near = after(skipping, far, typed({ kota: 'Bandung' }), { type: 'back' }, typed({ tujuan: '1' }));
    const third = after(skipping, near, { type: 'advance' });
    expect(third.step).toBe('tiga');
    expect(toSubmission(skipping, third)).toEqual({ tujuan: '1|Dekat' });
    expect(previewSteps(skipping, third).map(({ id }) => id)).toEqual(['satu', 'tiga']);
  });

  test("takes the first branch of 'goTo' that holds", () => {
    const branching = formOf(
      { satu: [] },
      {
        steps: [
          {
            id: 'satu',
            title: 'Satu',
            blocks: [{ type: 'text', name: 'a', label: 'A' }],
            next: { goTo: [{ when: whenFilled('a'), step: 'tiga' }] },
          },
          { id: 'dua', title: 'Dua', blocks: [{ type: 'text', name: 'b', label: 'B', required: true }] },
          { id: 'tiga', title: 'Tiga', blocks: [{ type: 'text', name: 'c', label: 'C' }] },
        ],
      },
    );
    const begin = startState(branching, facts);
    expect(after(branching, begin, { type: 'advance' }).step).toBe('dua');
    expect(after(branching, begin, typed({ a: 'x' }), { type: 'advance' }).step).toBe('tiga');
  });

  test("after 'Ubah' Next leads straight back to the preview", () => {
    const editing = after(form, start, typed({ nama: 'Siti' }), { type: 'edit', step: 'satu' });
    expect([editing.step, editing.editing]).toEqual(['satu', true]);
    expect(commandsOf(editing, 'advance')).toEqual([{ do: 'showPreview' }]);
  });

  test("after 'Ubah' a step that became unfinished comes first", () => {
    const editing = after(form, start, { type: 'edit', step: 'dua' });
    expect(after(form, editing, { type: 'advance' }).step).toBe('satu');
  });
});

describe('A draft', () => {
  test('comes back as it was left', () => {
    const left = after(
      form,
      start,
      typed({ nama: 'Siti' }),
      { type: 'advance' },
      typed({ catatan: 'penting' }),
    );
    const { data, activeStep, stages } = toDraft(form, left);
    const back = after(form, start, { type: 'restore', data, activeStep, stages });
    expect([back.values, back.step, back.trail]).toEqual([left.values, 'dua', ['satu']]);
  });

  test('loses what the form no longer knows', () => {
    const data = { nama: 'Siti', usang: 'x' };
    const back = after(form, start, { type: 'restore', data, activeStep: 'hilang', stages: ['lain'] });
    expect([back.values.nama, back.values.usang, back.step]).toEqual(['Siti', undefined, 'satu']);
  });

  test('holds nothing sensitive', () => {
    const secret = formOf({ satu: [{ name: 'pin', sensitive: true }, { name: 'nama' }] });
    const state = after(secret, startState(secret, facts), typed({ pin: '1234', nama: 'Siti' }));
    expect(toDraft(secret, state).data).toEqual({ nama: 'Siti' });
  });
});

test('a new day moves what depends on today', () => {
  const dated = formOf({ satu: [{ type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }] });
  const state = startState(dated, facts);
  expect(state.values.besok).toBe('2026-03-03');
  expect(transition(dated, state, { type: 'tick' }, { today: '2026-03-03' }).state.values.besok).toBe(
    '2026-03-04',
  );
});

test('a reset begins anew', () => {
  const left = after(
    form,
    start,
    typed({ nama: 'Siti' }),
    { type: 'advance' },
    { type: 'reset', target: 'all' },
  );
  expect([left.values, left.step, left.touched]).toEqual([start.values, 'satu', {}]);
});

describe('The standard submission', () => {
  const state = after(form, start, typed({ nama: 'Siti' }));
  const drive = (...replies: readonly Reply[]): { requests: Request[]; end: unknown } => {
    const steps = runAction(
      { form, state: () => state, facts: () => facts },
      { effects: form.submit, extras: {} },
    );
    const requests: Request[] = [];
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
        do: 'call',
        call: 'submit',
        body: { subProductId: 'CTH-01', data: '{"nama":"Siti","lewati":false}' },
      },
      { do: 'confirm', registrationNumber: 'REG1' },
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
    [
      'no answer',
      { fault: 'timeout', errorMessage: 'waktu habis' } as const,
      { kind: 'exception', fault: 'timeout' },
    ],
    ['no number', answered(200, { statusCode: 200, data: {} }), { kind: 'exception', fault: 'unreadable' }],
  ])('tells %s and stops', (_, reply, problem) => {
    const { requests, end } = drive(reply, { done: true });
    expect(requests[1]).toEqual({ do: 'standardError', call: 'submit', problem });
    expect(end).toBe('stopped');
  });
});
