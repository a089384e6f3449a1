import { nearest, type Field } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { localOptions } from '../definition/options';
import type { Found } from '../finding';

/** The words that browsers fill in by (HTML, autofill detail tokens). */
const tokens =
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code language bday bday-day bday-month bday-year sex url photo email tel tel-country-code tel-national tel-area-code tel-local tel-extension impp'.split(
    ' ',
  );
const before = /^(?:section-[\w-]+ )?(?:(?:shipping|billing) )?(?:(?:home|work|mobile|fax|pager) )?/;

/** Options without a code among coded ones, and autofill that no browser knows. */
export function choices({ fields }: Pick<Checked, 'fields'>): Found[] {
  return [...fields.values()].flatMap(({ field, path }) => [
    ...withoutCode(field, path),
    ...unknownAutofill(field, path),
  ]);
}

function withoutCode(field: Field, path: string): Found[] {
  const options = localOptions(field) ?? [];
  const bare = options.flatMap(({ code, label }, index) => (code === label ? [{ label, index }] : []));
  // Where most are their own codes, that is how this list is meant.
  if (bare.length === 0 || bare.length * 2 > options.length) return [];
  const codes = new Set(options.map(({ code }) => code));
  const free = options.map((_, index) => String(index + 1)).find((one) => !codes.has(one)) ?? 'kode';
  return bare.map(({ label, index }) => ({
    rule: 'option-without-code',
    path: `${path}.options[${index}]`,
    what: `Pilihan "${label}" tidak mempunyai kode, sedangkan pilihan lain mempunyainya.`,
    mend: `Beri kode: "${free}|${label}".`,
    fix: { put: `${free}|${label}` },
  }));
}

function unknownAutofill({ autocomplete }: Field, path: string): Found[] {
  if (autocomplete === undefined) return [];
  const token = autocomplete.replace(before, '');
  if (tokens.includes(token)) return [];
  const meant = nearest(token, tokens);
  return [
    {
      rule: 'unknown-autocomplete',
      path: `${path}.autocomplete`,
      what: `Peramban tidak mengenal autocomplete "${autocomplete}".`,
      mend:
        meant === undefined
          ? 'Tulis misalnya "name", "email", "tel", "bday", atau "off".'
          : `Tulis "${meant}".`,
      meant,
      ...(meant !== undefined && { fix: { swap: [token, meant] } }),
    },
  ];
}
