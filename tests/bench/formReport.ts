import type { Aim } from './aims';
import { markdownTable, shortNumber } from './markdown';
import type { DrawnFields, FormPageName, FormSample } from './measureForm';
import { formPages } from './measureForm';
import { median, medianDeviation, ratio } from './statistics';

/** What was found on forms of one size. */
export interface FormResults {
  count: number;
  drawn: Readonly<Record<FormPageName, DrawnFields>>;
  samples: Readonly<Record<FormPageName, readonly FormSample[]>>;
}

interface Measure {
  title: string;
  of: (sample: FormSample) => number;
}

/** Tables of times and sizes, in reading order. */
const measures: readonly Measure[] = [
  { title: 'First screen painted (ms)', of: (sample) => sample.firstScreen },
  { title: 'Last field painted (ms)', of: (sample) => sample.lastField },
  { title: 'Longest task until then (ms, 0: none above 50)', of: (sample) => sample.longestTask },
  { title: 'Heap after mount (MB)', of: (sample) => sample.heap / 1e6 },
  { title: 'First key: main thread busy (ms)', of: (sample) => sample.firstKey },
  { title: 'Script per key (ms)', of: (sample) => sample.scriptPerKey },
  { title: 'Main thread busy per key (ms)', of: (sample) => sample.busyPerKey },
  { title: 'Script per key that conditions read (ms)', of: (sample) => sample.scriptPerReadKey },
  { title: 'Main thread busy per key that conditions read (ms)', of: (sample) => sample.busyPerReadKey },
  {
    title: 'Key that turns a condition, to the paint of the field (ms)',
    of: (sample) => sample.fieldAppears,
  },
  {
    title: 'Failed Next, to the paint of the first screen of errors (ms)',
    of: (sample) => sample.firstErrors,
  },
  { title: 'Failed Next, to the paint of all errors (ms)', of: (sample) => sample.errorsShown },
];

const counts: readonly { title: string; of: (drawn: DrawnFields) => number }[] = [
  { title: 'Field drawings by a key', of: (drawn) => drawn.key },
  { title: 'Field drawings by a key that conditions read', of: (drawn) => drawn.readKey },
  { title: 'Field drawings by a key that turns a condition', of: (drawn) => drawn.turningKey },
];

const head = [
  '',
  'Fields',
  'Engine',
  'MUI + react-hook-form',
  'MUI + Formik',
  'Bare inputs',
  'Engine / react-hook-form',
  'Engine / Formik',
  'Engine / bare',
];

const ratioText = (number: number, of: number): string => {
  const found = ratio(number, of);
  return found === undefined ? '–' : `${found.toFixed(2)}×`;
};

function measureRow({ title, of }: Measure, { count, samples }: FormResults): string[] {
  const numbers = formPages.map((name) => samples[name].map(of));
  const [engine = 0, ...others] = numbers.map(median);
  const cells = numbers.map((one) => `${shortNumber(median(one))} ± ${shortNumber(medianDeviation(one))}`);
  return [title, String(count), ...cells, ...others.map((other) => ratioText(engine, other))];
}

/** The Markdown table of all form pages: medians, how far samples usually lie from them, and their ratios. */
export function formTable(results: readonly FormResults[]): string {
  const timed = measures.flatMap((measure) => results.map((result) => measureRow(measure, result)));
  const counted = counts.flatMap(({ title, of }) =>
    results.map(({ count, drawn }) => [
      title,
      String(count),
      ...formPages.map((name) => String(of(drawn[name]))),
      ...formPages.slice(1).map(() => ''),
    ]),
  );
  return markdownTable(head, [...timed, ...counted]);
}

/** By size of the form: ms from the key that turns a condition to the field, and from Next to all errors. */
const limits: Readonly<Record<number, { appears: number; errors: number }>> = {
  50: { appears: 30, errors: 60 },
  200: { appears: 40, errors: 100 },
  1000: { appears: 60, errors: 250 },
};

/** How far forms are from what they want to be. */
export function formAims(results: readonly FormResults[]): readonly Aim[] {
  return results.flatMap(({ count, drawn, samples }) => {
    const middle = (page: FormPageName, of: Measure['of']): number => median(samples[page].map(of));
    const against = (page: FormPageName, own: Measure['of'], its: Measure['of'] = own): number =>
      ratio(middle('engine', own), middle(page, its)) ?? Number.NaN;
    const limit = limits[count];
    const long: readonly Omit<Aim, 'where'>[] = [
      {
        title: 'First screen / last field of bare inputs',
        most: 1,
        found: against(
          'bare',
          (one) => one.firstScreen,
          (one) => one.lastField,
        ),
      },
      {
        title: 'Last field / that of MUI + Formik',
        most: 0.6,
        found: against('formik', (one) => one.lastField),
      },
    ];
    const all: readonly Omit<Aim, 'where'>[] = [
      { title: 'Field drawings by a key', most: 1, found: drawn.engine.key },
      {
        title: 'Main thread busy per key / bare inputs',
        most: 1.3,
        found: against('bare', (one) => one.busyPerKey),
      },
      ...(limit
        ? [
            {
              title: 'Key that turns a condition, to the field (ms)',
              most: limit.appears,
              found: middle('engine', (one) => one.fieldAppears),
            },
            {
              title: 'Failed Next, to all errors (ms)',
              most: limit.errors,
              found: middle('engine', (one) => one.errorsShown),
            },
          ]
        : []),
      ...(count >= 1000 ? long : []),
    ];
    return all.map((aim) => ({ ...aim, where: `${count} fields` }));
  });
}
