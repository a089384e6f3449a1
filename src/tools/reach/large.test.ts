import { loaded } from '../../interpreter/engine/testing/form';
import { all, holds, modelOf, placeGoal, search, type Model } from './index';
import type { JsonObject } from '../../interpreter';

/**
 * A form as large as the largest surveys that others have published, for what must not grow faster than a form: an address of three levels
 * whose options have a condition each, and 22 steps of questions that depend on several answers before them. The same at each
 * call; `scale` 0.1 is a tenth of it.
 */
function largeForm(scale: number): string {
  const draw = drawer();
  const part = (whole: number): number => Math.max(1, Math.round(whole * scale));
  const codes = (size: number): string[] => Array.from({ length: size }, (_, at) => `${at + 1}`);
  const plain = (size: number): string[] => codes(size).map((code) => `${code}|Pilihan ${code}`);
  const field = (name: string, type: string, rest: JsonObject = {}): JsonObject => ({
    type,
    name,
    label: `Isian ${name}`,
    ...rest,
  });

  const is = (name: string, value: string): JsonObject => ({ name, condition: 'equals', value });
  /** The codes one level below others, and options that each stand below one of those; one in four asks for another answer, too. */
  const below = (parent: string, parents: readonly string[], each: number): [string[], JsonObject[]] => {
    const own = parents.flatMap((code) => codes(each).map((one) => [code, `${code}-${one}`] as const));
    const options = own.map(([from, value], at): JsonObject => {
      const visibleWhen = { all: [is(parent, from), ...(at % 4 === 0 ? [is('negara', '1')] : [])] };
      return { value, label: `Daerah ${value}`, visibleWhen };
    });
    return [own.map(([, code]) => code), options];
  };
  const [regencies, regencyOptions] = below('provinsi', codes(part(34)), 6);
  const [, districtOptions] = below('kabupaten', regencies, 4);
  const address = [
    field('negara', 'select', { options: plain(part(100)), required: true }),
    field('provinsi', 'select', { options: plain(part(34)), required: true }),
    field('kabupaten', 'select', { options: regencyOptions, required: true }),
    field('kecamatan', 'select', { options: districtOptions }),
  ];

  /** Questions that conditions can ask for, with how many codes each has; the newest last. */
  const known: { name: string; size: number }[] = [];
  const comparison = (): JsonObject => {
    // People refer to what is near, and now and then to what stands at the top.
    const from = draw(4) === 0 ? 0 : Math.max(0, known.length - 40);
    const { name, size } = known[from + draw(known.length - from)] ?? { name: '', size: 1 };
    return { name, condition: draw(4) === 0 ? 'notEquals' : 'equals', value: `${draw(size) + 1}` };
  };
  /** Some of some, as questions depend on several ways of coming to them. */
  const condition = (ways: number): JsonObject => ({
    any: Array.from({ length: ways }, () => ({ all: Array.from({ length: 2 + draw(2) }, comparison) })),
  });
  const question = (name: string): JsonObject => {
    const shown: JsonObject =
      known.length > 4 && draw(5) !== 0 ? { visibleWhen: condition(2 + draw(5)) } : {};
    const size = 3 + draw(6);
    known.push({ name, size });
    return field(name, 'radio', { options: plain(size), required: draw(3) === 0, ...shown });
  };
  const steps: JsonObject[] = [{ id: 'alamat', title: 'Alamat', blocks: address }];
  for (let at = 0; at < part(22); at += 1) {
    const when: JsonObject = at > 2 && at % 3 === 0 ? { visibleWhen: condition(4) } : {};
    const blocks = Array.from({ length: 15 }, (_, number) => question(`q${at}n${number}`));
    steps.push({ id: `s${at}`, title: `Langkah ${at}`, ...when, blocks });
  }
  return JSON.stringify({ version: 1, slug: 'besar', title: 'Besar', subProductId: 'BSR-01', steps });
}

/** Draws whole numbers below a bound, always the same ones. */
function drawer(): (below: number) => number {
  let state = 20_251_125;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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
