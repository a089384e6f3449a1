import type { JsonObject } from '../../interpreter';
import type { Target, TargetKind } from './coverage/targets';
import type { FormWalks } from './walkForm';

const kinds: Readonly<Record<TargetKind, string>> = {
  field: 'kolom',
  option: 'pilihan',
  branch: 'cabang',
  condition: 'syarat',
  step: 'langkah',
  button: 'tombol',
  outcome: 'jawaban bank',
};

/** How many targets of each kind were met, and how many there are. */
export function coverageOf({
  targets,
  covered,
}: FormWalks): Record<TargetKind, readonly [met: number, all: number]> {
  const entries = Object.keys(kinds).map((kind) => {
    const ofKind = targets.filter((target: Target) => target.kind === kind);
    return [kind, [ofKind.filter(({ id }) => covered.has(id)).length, ofKind.length]] as const;
  });
  // The keys are those of the table.
  return Object.fromEntries(entries) as ReturnType<typeof coverageOf>;
}

/** Whether every walk went well and every target was met. */
export function isComplete({ walks, missed }: FormWalks): boolean {
  return missed.length === 0 && walks.every(({ end }) => end !== 'failed');
}

/** Failures that are shown with their answers: more of them mostly have the same cause. */
const mostShown = 3;

/** The first walks that have failed, as scenarios. */
export function failedScenarios({ seed, walks }: FormWalks): JsonObject[] {
  return walks
    .filter(({ end }) => end === 'failed')
    .slice(0, mostShown)
    .map(({ number, faults: [found], scenario }) => ({
      name: `Robot, seed ${seed}, kunjungan ${number}: ${found?.words ?? ''}`,
      ...scenario(),
    }));
}

/** What came of the walks through a form, in Indonesian: coverage, what was missed and why, and each failure with its answers. */
export function describeWalks(slug: string, walks: FormWalks): string {
  const figures = Object.entries(coverageOf(walks)).flatMap(([kind, [met, all]]) =>
    // The keys are those of the record.
    all === 0 ? [] : [`${kinds[kind as TargetKind]} ${met}/${all}`],
  );
  const failed = walks.walks.filter(({ end }) => end === 'failed');
  const answers = walks.walks.reduce((sum, { given }) => sum + given.length, 0);
  return [
    `${slug}: ${walks.walks.length} kunjungan, ${answers} jawaban (seed ${walks.seed})`,
    `  ${figures.join(', ')}`,
    ...walks.missed.map(({ target, why }) => `  belum tercapai: ${target.words}: ${why}`),
    ...walks.edges.flatMap(({ number, faults }) =>
      faults.map(
        ({ step, words }) =>
          `  catatan, kunjungan ${number}: isian di tepi batas buntu di langkah "${step}": ${words}`,
      ),
    ),
    ...failed
      .slice(0, mostShown)
      .flatMap(({ number, faults, given, steps, query }) => [
        `  GAGAL pada kunjungan ${number} (ulangi: npm run walk:forms -- ${slug} --seed ${walks.seed})`,
        ...faults.map(({ step, words }) => `    langkah "${step}": ${words}`),
        `    langkah: ${steps.join(' → ')}`,
        ...(Object.keys(query).length > 0 ? [`    parameter alamat: ${JSON.stringify(query)}`] : []),
        `    jawaban: ${JSON.stringify(Object.fromEntries(given.map(({ name, value }) => [name, value])))}`,
      ]),
    ...(failed.length > 0 ? ['  Dengan --keep folder, kunjungan yang gagal disimpan sebagai skenario.'] : []),
    ...(failed.length > mostShown ? [`  … dan ${failed.length - mostShown} kunjungan lain yang gagal`] : []),
  ].join('\n');
}
