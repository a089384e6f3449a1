import { draftLifetimes, computed, fieldsLookedAt, startState, type Value } from '../../../interpreter';
import type { Effect, Field, Pending } from '../../../interpreter';
import type { DraftLifetime, StartPage } from '../../../language';
import type { KeyOf } from '../../../language/schema';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import { partOf } from '../json/walk';

/** What a limit can mean at all, by its key: from, to, and its unit. */
const ranges: Readonly<
  Partial<
    Record<
      KeyOf<Field | DraftLifetime | StartPage | Effect | Pending>,
      { from: number; to: number; unit: string }
    >
  >
> = {
  maxSizeBytes: { from: 10_240, to: 104_857_600, unit: 'byte; 5 MB ditulis 5242880' },
  lifetimeSeconds: { from: 60, to: 2_592_000, unit: 'detik; 1 jam ditulis 3600' },
  previewLifetimeSeconds: { from: 60, to: 2_592_000, unit: 'detik; 1 jam ditulis 3600' },
  minutes: { from: 1, to: 240, unit: 'menit' },
  wait: { from: 0, to: 60_000, unit: 'milidetik; 1 detik ditulis 1000' },
  slowAfterMs: { from: 200, to: 60_000, unit: 'milidetik; 1 detik ditulis 1000' },
};

/** What an input holds: 15 digits. */
const largest = 999_999_999_999_999;

/** Limits of another unit than meant, and bounds that no input reaches or that cross as soon as constants are known. */
export function senseless({ definition, sources, form, fields }: Checked): Found[] {
  const finding = (path: string, owner: unknown): Found[] =>
    Object.entries(ranges).flatMap(([key, { from, to, unit }]): Found[] => {
      const value = partOf(owner, key);
      if (typeof value !== 'number' || (value >= from && value <= to)) return [];
      const what = `${value} bukan ukuran yang masuk akal untuk "${key}".`;
      return [
        {
          rule: 'senseless-limit',
          path: `${path}${path && '.'}${key}`,
          what,
          fix: `Tulis dalam ${unit}.`,
        },
      ];
    });
  const owners: readonly (readonly [string, unknown])[] = [
    ['draft', definition.draft],
    ['start', definition.start],
    ...[...fields.values()].map(({ field, path }) => [path, field] as const),
    ...sources.effects.flatMap(({ path, source }) =>
      source.flatMap((effect, index) => [
        [`${path}[${index}]`, effect] as const,
        ...('call' in effect ? [[`${path}[${index}].pending`, effect.pending] as const] : []),
      ]),
    ),
  ];
  return [
    ...owners.flatMap(([path, owner]) => finding(path, owner)),
    ...previewOutlives(definition.draft),
    ...(form ? boundsOf(form) : []),
  ];
}

/** A preview that is kept longer than the answers that lead to it. */
function previewOutlives(draft: DraftLifetime | undefined): Found[] {
  const { filling, previewing } = draftLifetimes(draft);
  if (!draft || previewing <= filling) return [];
  const key = draft.previewLifetimeSeconds === undefined ? 'lifetimeSeconds' : 'previewLifetimeSeconds';
  return [
    {
      rule: 'preview-outlives',
      path: `draft.${key}`,
      what: `Jawaban disimpan ${filling} detik selama diisi, tetapi ${previewing} detik sejak langkah terakhir selesai.`,
      fix: 'Simpan yang masih diisi paling sedikit selama itu, atau ringkasannya lebih singkat.',
    },
  ];
}

function boundsOf(form: NonNullable<Checked['form']>): Found[] {
  const fixed = new Map<string, Value>();
  const state = startState(form, { today: '2000-01-01' });
  return fieldsLookedAt(form).flatMap(({ definition, path, min, max }): Found[] => {
    if (!('min' in definition || 'max' in definition) || fixed.has(path)) return [];
    fixed.set(path, null);
    const isKnown = (key: string): boolean =>
      form.sources.formulas
        .filter((one) => one.path === `${path}.${key}`)
        .every(({ compiled }) => compiled.reads.every((name) => form.constants.has(name)));
    const least = isKnown('min') ? computed(form, state, min) : undefined;
    const most = isKnown('max') ? computed(form, state, max) : undefined;
    if (typeof least !== 'number') return [];
    if (least > largest) {
      const what = `Isian angka menampung paling banyak 15 digit, jadi ${least} tidak pernah tercapai.`;
      return [
        { rule: 'senseless-limit', path: `${path}.min`, what, fix: 'Tulis batas paling banyak 15 digit.' },
      ];
    }
    // Two numbers that are written out are reported elsewhere.
    const isWritten = typeof definition.min === 'number' && typeof definition.max === 'number';
    if (isWritten || typeof most !== 'number' || least <= most) return [];
    const what = `Batas terkecil ${least} lebih besar daripada batas terbesar ${most}.`;
    return [
      {
        rule: 'bounds-crossed',
        path: `${path}.min`,
        what,
        fix: 'Perbaiki kedua batas, atau konstantanya.',
      },
    ];
  });
}
