import { loaded } from '../../interpreter/engine/testing/form';
import { all, holds, modelOf, placeGoal, search, type Model } from './index';
import { largeForm } from './testing/largeForm';

/** The model of a part of the large form, and how often it was asked what an answer can be. */
const largeModel = (scale: number): Model => modelOf(loaded(largeForm(scale)));

/** The goals that one search after the other looks at, for each option of a question that has a condition. */
function effortsFor(model: Model, name: string): number[] {
  const [place] = model.placesOf(name);
  return (model.form.fields.get(name)?.listed ?? []).flatMap(({ visibleWhen }) => {
    if (!place || !visibleWhen) return [];
    const before = model.effort.left;
    expect(search(model, all([placeGoal(place), holds(visibleWhen)])).reached).toBe('yes');
    return [before - model.effort.left];
  });
}

test('how far an option is searched for does not depend on how many options there are', () => {
  const [small, large] = [0.1, 1].map((scale) => effortsFor(largeModel(scale), 'kecamatan'));
  expect([small?.length, large?.length]).toEqual([72, 816]);
  expect(Math.max(...(large ?? []))).toBe(Math.max(...(small ?? [])));
  expect(Math.max(...(large ?? []))).toBeLessThan(40);
});

test('a choice that has no part in a failure is not made otherwise in vain', () => {
  const model = largeModel(0.1);
  for (const shown of model.blocks) search(model, placeGoal(shown));
  // Twice as much when each choice is made otherwise.
  expect(2_000_000 - model.effort.left).toBeLessThan(60_000);
});
