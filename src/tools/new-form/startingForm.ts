import type { FormDefinition, Json, Product } from '../../interpreter';
import type { NameOf, StepPart } from './part';
import { address, documents, identity, note } from './parts';
import { slugFrom } from './slug';

/** What an editor has said of a new product. */
export interface ProductDetails {
  title: string;
  slug: string;
  subProductId: string;
  /** Left out: no card on the home page. */
  card?: Pick<Product, 'id' | 'category'>;
  /** The titles of its steps, at least one. */
  steps: readonly string[];
}

/** A product's file and its scenarios, as JSON. */
export interface StartingForm {
  definition: FormDefinition;
  scenarios: Json;
}

interface PlannedStep extends StepPart {
  id: string;
  title: string;
}

/**
 * A form that can be filled in and sent at once: its first step asks who applies; a step on an address or on documents begins with
 * the usual fields, any other with one field.
 */
export function startingForm(details: ProductDetails): StartingForm {
  const steps = plan(details.steps);
  return { definition: definitionOf(details, steps), scenarios: { scenarios: scenariosOf(details, steps) } };
}

const kinds: readonly (readonly [
  words: RegExp,
  kind: string,
  part: (title: string) => (nameOf: NameOf) => StepPart,
])[] = [
  [/alamat|domisili/i, 'address', () => address],
  [/dokumen|unggah|berkas|lampiran/i, 'documents', () => documents],
  [/./, 'note', note],
];

function plan(titles: readonly string[]): PlannedStep[] {
  const seen = new Map<string, number>();
  return titles.map((title, index) => {
    const step = { id: slugFrom(title), title };
    if (index === 0) return { ...step, ...identity };
    const [, kind = 'note', part = note] = kinds.find(([words]) => words.test(title)) ?? [];
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return { ...step, ...part(title)((name) => (times === 1 ? name : `${name}${times}`)) };
  });
}

/** The key of a product's card, under the usual words; nothing for a product without one. */
export const cardOf = ({ title, card }: Pick<ProductDetails, 'title' | 'card'>): { product?: Product } =>
  card
    ? {
        product: {
          ...card,
          name: title,
          shortDescription: `Ajukan ${title} dari mana saja.`,
          informationButtonText: 'Ajukan Sekarang',
        },
      }
    : {};

function definitionOf(
  { title, slug, subProductId, card }: ProductDetails,
  steps: readonly PlannedStep[],
): FormDefinition {
  return {
    $schema: './form-definition.schema.json',
    version: 1,
    slug,
    title,
    subProductId,
    ...cardOf({ title, card }),
    conditions: { sudahPunyaRekening: [{ name: 'punyaRekening', condition: 'equals', value: '1' }] },
    texts: { next: 'Selanjutnya', last: 'Periksa Permohonan' },
    steps: steps.map(({ id, title: name, blocks }) => ({ id, title: name, blocks })),
  };
}

/** Any day will do; scenarios do not age. */
const today = '2026-01-15';
const registrationNumber = 'REG260115000001';

function scenariosOf({ slug, subProductId }: ProductDetails, steps: readonly PlannedStep[]): Json[] {
  const lists = steps.flatMap((step) => step.lists);
  const answer = (data: Json): Json => ({ status: 200, body: { statusCode: 200, data } });
  return [
    {
      name: 'Pengunjung mengisi semua langkah sampai permohonan terkirim',
      today,
      calls: {
        ...(lists.length > 0 ? { 'remote-select': lists.map(answer) } : {}),
        submit: answer({ registrationNumber }),
      },
      steps: [
        ...steps.flatMap(({ id, fill, upload }): Json[] => [
          { expect: { step: id } },
          ...(Object.keys(fill).length > 0 ? [{ fill }] : []),
          ...(upload ? [{ upload }] : []),
          { next: true },
        ]),
        { expect: { route: `/form/${slug}/preview`, submitted: null } },
        { next: true },
        {
          expect: {
            submitted: Object.assign({}, ...steps.map(({ submitted }) => submitted)) as Json, // Parts of JSON objects.
            request: { call: 'submit', times: 1, body: { subProductId } },
          },
        },
      ],
    },
    {
      name: 'Langkah pertama yang kosong tidak dapat dilewati',
      today,
      steps: [
        { next: true },
        { expect: { step: steps[0]?.id ?? '', errors: { namaLengkap: 'required', nik: 'required' } } },
      ],
    },
    {
      name: 'Nomor rekening hanya ditanyakan kepada yang sudah punya rekening',
      today,
      steps: [
        { expect: { hidden: ['nomorRekening'] } },
        { fill: { punyaRekening: '1' } },
        { expect: { visible: ['nomorRekening'], required: ['nomorRekening'] } },
        { fill: { punyaRekening: '2' } },
        { expect: { hidden: ['nomorRekening'] } },
      ],
    },
  ];
}
