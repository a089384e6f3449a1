import { checkField, firstUnfinished } from './check';
import { toDraft } from './draft';
import { previewSteps } from './preview';
import { startState } from './start';
import { toSubmission } from './submission';
import { after, facts, formOf, typed } from './testing/form';
import { transition } from './transition';

const form = formOf({
  satu: [{ name: 'nama' }, { type: 'captcha', name: 'kode', required: true }],
  dua: [{ name: 'catatan' }],
});
const shown = { ...facts, codes: { kode: 'abcd' } };
const start = startState(form, shown);

describe('A captcha (spec 1, section 5)', () => {
  test('a wrong entry is a failure of its field, and keeps the visitor on the step with the entry', () => {
    const entered = after(form, start, typed({ kode: 'abcx' }));
    const { state, commands } = transition(form, entered, { type: 'next' }, shown);
    expect([state.failures.kode, commands]).toEqual([{ rule: 'captcha' }, [{ do: 'showErrors' }]]);
    expect(state.values.kode).toBe('abcx');
  });

  test('capitals are read as small letters', () => {
    const entered = after(form, start, typed({ kode: 'ABCD' }));
    expect(checkField(form, entered, 'kode', shown)).toBeUndefined();
  });

  test('is never stored, previewed or sent', () => {
    const entered = after(form, start, typed({ nama: 'Siti', kode: 'abcd' }));
    expect(toDraft(form, entered).data).toEqual({ nama: 'Siti' });
    expect(toSubmission(form, entered)).toEqual({ nama: 'Siti' });
    expect(previewSteps(form, entered)[0]?.rows.map(({ name }) => name)).toEqual(['nama']);
  });

  test('once found right by Next it need not be retyped, although its code is another one now', () => {
    const entered = after(form, start, typed({ kode: 'abcd' }));
    expect(firstUnfinished(form, start, shown)).toBe('satu');
    const passed = transition(form, entered, { type: 'next' }, shown).state;
    const renewed = after(form, passed, { type: 'write', by: 'effect', writes: { kode: { raw: '' } } });
    expect(firstUnfinished(form, renewed, { ...facts, codes: { kode: 'wxyz' } })).toBeUndefined();
    expect(firstUnfinished(form, after(form, renewed, { type: 'reset', target: 'all' }), shown)).toBe('satu');
  });
});

test('A captcha that Next found right is not judged again after the requests that its action made', () => {
  const entered = after(form, start, typed({ nama: 'Siti', kode: 'abcd' }));
  const passed = transition(form, entered, { type: 'next' }, shown).state;
  const renewed = after(form, passed, {
    type: 'write',
    by: 'effect',
    writes: { kode: { raw: '', afresh: true } },
  });
  const { state, commands } = transition(
    form,
    renewed,
    { type: 'advance' },
    { ...facts, codes: { kode: 'wxyz' } },
  );
  expect([state.step, commands]).toEqual(['dua', [{ do: 'showStep', step: 'dua', stageEntered: false }]]);
});

describe('A hidden upload (spec 1, section 4)', () => {
  const hiding = formOf({
    satu: [
      { type: 'switch', name: 'punya', defaultValue: true },
      {
        type: 'upload',
        name: 'npwp',
        label: 'NPWP',
        required: true,
        visibleWhen: [{ name: 'punya', condition: 'isTrue' }],
      },
    ],
  });
  const begin = startState(hiding, facts);

  test('is emptied, neither blocks nor is wrong, and has its error again when it is shown again', () => {
    const failed = transition(hiding, begin, { type: 'next' }, facts).state;
    expect(failed.failures.npwp).toEqual({ rule: 'requiredUpload' });
    const hidden = after(hiding, failed, typed({ punya: false }));
    expect(checkField(hiding, hidden, 'npwp', facts)).toBeUndefined();
    const again = after(hiding, hidden, typed({ punya: true }));
    expect([again.touched.npwp, again.failures.npwp]).toEqual([true, { rule: 'requiredUpload' }]);
  });

  test('loses its file', () => {
    const stored = after(hiding, begin, typed({ npwp: '/files/npwp.pdf' }), typed({ punya: false }));
    expect(stored.values.npwp).toBe('');
  });
});
