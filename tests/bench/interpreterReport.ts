import type { Aim } from './aims';
import { markdownTable, shortNumber } from './markdown';
import { definitionSizes, largest, readerCounts, type InterpreterSample } from './measureInterpreter';
import { median, ratio } from './statistics';

type Pick = (sample: InterpreterSample) => number;

/** The Markdown table of the interpreter alone: at this machine's own speed, and slowed down. */
export function interpreterTable(
  own: readonly InterpreterSample[],
  slowed: readonly InterpreterSample[],
  slowdown: number,
): string {
  const row = (title: string, pick: Pick): string[] => [
    title,
    ...[own, slowed].map((samples) => shortNumber(median(samples.map(pick)))),
  ];
  const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.NaN;
  const last = readerCounts.length - 1;
  const perField: Pick = ({ load }) => {
    const [few = 0, many = 0] = definitionSizes.map((size, index) => at(load, index) / size);
    return ratio(many, few) ?? Number.NaN;
  };
  return markdownTable(
    ['', 'Own speed', `${slowdown}× slower`],
    [
      row(`Parse and compile ${largest} fields, the first time (ms)`, ({ firstLoad }) => firstLoad),
      ...definitionSizes.map((size, index) =>
        row(`Parse and compile ${size} fields again (ms)`, ({ load }) => at(load, index)),
      ),
      row(`Per field: ${definitionSizes[1]} fields / ${definitionSizes[0]} fields`, perField),
      ...readerCounts.map((count, index) =>
        row(`Key in a form of ${largest} fields, ${count} read it (µs)`, ({ key }) => at(key, index)),
      ),
      row('Key in a form of one of its steps alone (µs)', ({ stepAlone }) => stepAlone),
      ...readerCounts.map((count, index) =>
        row(`Key that turns the conditions of ${count} (µs)`, ({ turningKey }) => at(turningKey, index)),
      ),
      row('Visit of all nodes (µs)', ({ everything }) => everything),
      row(
        `Visit of all nodes / key that ${readerCounts[last]} read`,
        ({ everything, key }) => everything / at(key, last),
      ),
    ],
  );
}

/** How far the interpreter is from what it wants to be, at this machine's own speed. */
export function interpreterAims(own: readonly InterpreterSample[]): readonly Aim[] {
  const where = `${largest} fields`;
  const last = (numbers: readonly number[]): number => numbers.at(-1) ?? Number.NaN;
  return [
    {
      title: 'Parse and compile again (ms)',
      where,
      most: 120,
      found: median(own.map(({ load }) => last(load))),
    },
    ...readerCounts.slice(0, -1).map((count, index) => ({
      title: `Key that ${count} read (µs)`,
      where,
      most: 100,
      found: median(own.map(({ key }) => key[index] ?? Number.NaN)),
    })),
  ];
}
