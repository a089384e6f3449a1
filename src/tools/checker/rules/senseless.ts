import { draftLifetimes, type Effect, type Field, type Pending } from '../../../interpreter';
import type { DraftLifetime, StartPage } from '../../../language';
import type { KeyOf } from '../../../language/schema';
import { placedEffects, type Checked } from '../definition/checked';
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

/** Limits of another unit than meant. */
export function senseless({ definition, sources, fields }: Checked): Found[] {
  const finding = (path: string, owner: unknown): Found[] =>
    Object.entries(ranges).flatMap(([key, { from, to, unit }]): Found | Found[] => {
      const value = partOf(owner, key);
      if (typeof value !== 'number' || (value >= from && value <= to)) return [];
      const what = `${value} bukan ukuran yang masuk akal untuk "${key}".`;
      const fix = `Tulis dalam ${unit}.`;
      return { rule: 'senseless-limit', path: `${path}${path && '.'}${key}`, what, fix };
    });
  const owners: readonly (readonly [string, unknown])[] = [
    ['draft', definition.draft],
    ['start', definition.start],
    ...[...fields.values()].map(({ field, path }) => [path, field] as const),
    ...placedEffects(sources).flatMap(({ effect, path }) => [
      [path, effect] as const,
      ...('call' in effect ? [[`${path}.pending`, effect.pending] as const] : []),
    ]),
  ];
  return [...owners.flatMap(([path, owner]) => finding(path, owner)), ...previewOutlives(definition.draft)];
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
