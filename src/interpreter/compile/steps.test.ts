import { formOf, type Block } from '../engine/testing/form';
import type { Json } from '../../language';

test.each<[string, Json | undefined, Json | undefined, object | undefined]>([
  ['none says anything', undefined, undefined, undefined],
  ['the form has one', 'umum', undefined, { slug: 'umum' }],
  ['the form has one that opens once', { slug: 'umum', once: true }, undefined, { slug: 'umum', once: true }],
  ['the step has its own', 'umum', 'khusus', { slug: 'khusus' }],
  ['the step has none, whatever the form says', 'umum', null, undefined],
])('which popup Next opens first, when %s', (_, nextPopup, popup, opened) => {
  const next: Block = popup === undefined ? {} : { next: { popup } };
  const step: Block = { id: 'satu', title: 'Satu', blocks: [], ...next };
  const form = formOf({}, { steps: [step], ...(nextPopup === undefined ? {} : { nextPopup }) });
  expect(form.steps.get('satu')?.popup).toEqual(opened);
});

test('steps are numbered through the whole form, those for staff left out', () => {
  const step = (id: string, more: Block = {}): Block => ({ id, title: id, blocks: [], ...more });
  const stages: readonly Block[] = [
    {
      id: 'awal',
      steps: [step('a'), step('petugas', { showInCSMobile: true }), step('b', { showInCSMobile: false })],
    },
    { id: 'akhir', title: 'Akhir', navigation: 'tabs', steps: [step('c')] },
  ];
  const form = formOf({}, { steps: undefined as never, stages });
  expect([...form.steps.values()].map(({ id, stage, index, path }) => [id, stage, index, path])).toEqual([
    ['a', 'awal', 0, 'stages[0].steps[0]'],
    ['b', 'awal', 1, 'stages[0].steps[2]'],
    ['c', 'akhir', 2, 'stages[1].steps[0]'],
  ]);
  expect(form.stages.map(({ title, navigation }) => [title, navigation])).toEqual([
    [undefined, 'steps'],
    ['Akhir', 'tabs'],
  ]);
});

test.each<[Block, boolean | undefined]>([
  [{}, true],
  [{ next: { do: 'selesai' } }, undefined],
])('a form that sends nothing ends at its last step, unless Next leads on: %j', (more, ends) => {
  const steps = ['satu', 'dua'].map((id) => ({ id, title: id, blocks: [], ...more }));
  const rest = { subProductId: undefined as never, actions: { selesai: [] } };
  const form = formOf({}, { ...rest, steps });
  const whole = formOf({}, { ...rest, steps: undefined as never, stages: [{ id: 'utama', steps }] });
  for (const one of [form, whole]) {
    expect([...one.steps.values()].map(({ definition }) => definition.ends)).toEqual([undefined, ends]);
  }
});

test.each<[string | undefined, object[], object]>([
  [undefined, [{ kind: 'goTo', target: 'preview' }], {}],
  ['preview', [{ kind: 'goTo', target: 'preview' }], {}],
  ['submit', [{ kind: 'action', name: 'submit' }], {}],
  ['selesai', [{ kind: 'action', name: 'selesai' }], {}],
  [undefined, [], { subProductId: undefined }],
  ['selesai', [{ kind: 'action', name: 'selesai' }], { subProductId: undefined }],
])('after the last step (%s) comes %j', (afterLastStep, effects, rest) => {
  const definition = { actions: { selesai: [] }, ...(afterLastStep && { afterLastStep }), ...rest };
  const { stages, submit } = formOf({ satu: [] }, definition);
  expect(stages.map((stage) => stage.afterLastStep)).toEqual([effects]);
  expect(submit).toEqual([{ kind: 'standardSubmit' }]);
});
