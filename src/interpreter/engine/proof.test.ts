import { checkField, firstUnfinished } from './check';
import { toDraft } from './draft';
import { previewSteps } from './preview';
import { startState } from './start';
import { toSubmission } from './submission';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';

const form = formOf({
  satu: [{ name: 'nama' }, { type: 'captcha', name: 'kode', required: true }],
  dua: [{ name: 'catatan' }],
});
const shown = { ...facts, codes: { kode: 'abcd' } };
const start = startState(form, shown);

describe('A captcha', () => {
  test('a wrong entry is a failure of its field, and keeps the visitor on the step with the entry', () => {
    const entered = after(form, start, typed({ kode: 'abcx' }));
    const { state, effects } = transition(form, entered, { type: 'next' }, shown);
    expect([state.failures.kode, effects]).toEqual([
      { rule: 'captcha' },
      [{ kind: 'showErrors', step: state.step }],
    ]);
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
    writes: { kode: { raw: '', reset: true } },
  });
  const { state, effects } = transition(
    form,
    renewed,
    { type: 'advance' },
    { ...facts, codes: { kode: 'wxyz' } },
  );
  expect([state.step, effects]).toEqual(['dua', [{ kind: 'showStep', step: 'dua', stageEntered: false }]]);
});

describe('A hidden upload', () => {
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

  test('with a file, and so with nothing wrong, has no error when it is shown again without it', () => {
    const touched = after(hiding, begin, typed({ npwp: '/files/npwp.pdf' }), { type: 'touch', name: 'npwp' });
    const again = after(hiding, touched, typed({ punya: false }), typed({ punya: true }));
    expect([again.values.npwp, again.touched.npwp, again.failures.npwp]).toEqual(['', undefined, undefined]);
    expect(transition(hiding, again, { type: 'next' }, facts).state.failures.npwp).toEqual({
      rule: 'requiredUpload',
    });
  });

  test('loses its file', () => {
    const stored = after(hiding, begin, typed({ npwp: '/files/npwp.pdf' }), typed({ punya: false }));
    expect(stored.values.npwp).toBe('');
  });
});

test('A captcha of a stage that was left is retyped already; any other answer of it has to stay right', () => {
  const step = (id: string, blocks: readonly Block[]): Block => ({ id, title: id, blocks });
  const kode: Block = { type: 'captcha', name: 'kode', label: 'Kode', required: true };
  const nama: Block = { type: 'text', name: 'nama', label: 'Nama', required: true };
  const staged = formOf(
    {},
    {
      steps: undefined as never,
      stages: [
        { id: 'awal', steps: [step('satu', [nama, kode])] },
        { id: 'akhir', steps: [step('dua', [{ ...kode, name: 'sandi' }])] },
      ],
    },
  );
  const codes = { ...facts, codes: { kode: 'abcd', sandi: 'abcd' } };
  const first = after(staged, startState(staged, codes), typed({ nama: 'Siti' }));
  expect(firstUnfinished(staged, first, codes)).toBe('satu');
  const second = after(staged, first, { type: 'goTo', target: { stage: 'akhir' } });
  expect(firstUnfinished(staged, second, codes)).toBe('dua');
  const done = after(staged, second, typed({ sandi: 'abcd' }));
  expect(firstUnfinished(staged, done, codes)).toBeUndefined();
  expect(firstUnfinished(staged, after(staged, done, typed({ nama: '' })), codes)).toBe('satu');
});
