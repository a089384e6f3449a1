import type { FormDefinition, Json, Product } from '../../interpreter';
import { filled, type StepRecipe, stepRecipes } from './recipes';
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

interface PlannedStep extends StepRecipe {
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

function kindOf(title: string, index: number): keyof typeof stepRecipes {
  if (index === 0) return 'identity';
  if (/alamat|domisili/i.test(title)) return 'address';
  return /dokumen|unggah|berkas|lampiran/i.test(title) ? 'documents' : 'note';
}

function plan(titles: readonly string[]): PlannedStep[] {
  const seen = new Map<string, number>();
  return titles.map((title, index) => {
    const kind = kindOf(title, index);
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return { id: slugFrom(title), title, ...numbered(filled(stepRecipes[kind], { title }), times) };
  });
}

/** A step with its answers under other names, from the second of its kind on. */
function numbered(recipe: StepRecipe, times: number): StepRecipe {
  if (times === 1) return recipe;
  const names = recipe.blocks.flatMap((block) => ('name' in block ? [block.name] : []));
  const text = JSON.stringify(recipe).replace(
    /"(\{?)(\w+)(\}?)"/g,
    (whole, open: string, name: string, close: string) =>
      names.includes(name) ? `"${open}${name}${times}${close}"` : whole,
  );
  return JSON.parse(text) as StepRecipe;
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
