import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Checks that mark a question which is not on their step: the message leads to where nothing is wrong. */
export function checksBeside({ form }: Checked): Found[] {
  if (!form) return [];
  return [...form.checks].flatMap(([step, checks]) =>
    checks.flatMap(({ path, source, at }) =>
      (source.at ?? []).flatMap((name, index): Found | Found[] => {
        const places = form.fields.get(at[index] ?? '')?.places ?? [];
        if (places.length === 0 || places.some((place) => place.step === step)) return [];
        const what = `Pemeriksaan ini menandai "${name}", yang tidak ditanyakan di langkahnya.`;
        const fix = 'Sebut pertanyaan di langkah yang sama, atau pindahkan pemeriksaannya.';
        return { rule: 'check-beside', path: `${path}.at[${index}]`, what, fix };
      }),
    ),
  );
}
