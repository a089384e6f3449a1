import type { Json } from '../../language';
import type { ActionEffect, Reply } from './effects';
import { runAction } from './runAction';
import { startState } from './start';
import { toDraft } from './draft';
import { after, facts, formOf, typed } from './testing/form';
import { form, start } from './testing/threeSteps';

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
