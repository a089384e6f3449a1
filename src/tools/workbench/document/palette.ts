import { fieldTypeNames, isObject, type CompiledForm, type Json } from '../../../interpreter';
import { schemaBelow, wayTo } from '../../../language/schema';
import { condition } from '../../../language/schemas/conditions';
import { contentBlocks } from '../../../language/schemas/content';
import { formDefinition } from '../../../language/schemas/form';
import { contract } from '../../checker/contract/contract';
import type { Offer, Part } from './parts';
import type { Known } from './known';
import type { Shelf } from './shelf';
import { words } from './words';

/** What may be added to a list of the outline, in groups, with every file that may be taken in and every list of the bank. */
export function paletteOf(
  key: string,
  offers: readonly Offer[],
  { shelf, form }: { shelf: Shelf; form?: CompiledForm },
): readonly Offer[] {
  if (key === 'steps') return offers.flatMap(stepOffers);
  if (key === 'stages') return offers.map((offer) => ({ ...offer, name: words.newStage }));
  const isForm = offers.some(({ name }) => name === 'fragment');
  return [
    ...offers.flatMap((offer) => blockOffers(offer, shelf)),
    ...(isForm && form ? listOffers(form) : []),
  ].sort((a, b) => groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? ''));
}

const groups: readonly string[] = Object.values(words.groups);

function groupOf(type: string): string {
  if ((fieldTypeNames as readonly string[]).includes(type) && type !== 'rows') return words.groups.questions;
  return Object.hasOwn(contentBlocks, type) ? words.groups.content : words.groups.order;
}

function blockOffers(offer: Offer, { fragments, forms }: Shelf): Offer[] {
  const order = words.groups.order;
  if (offer.name === 'fragment') {
    return [...fragments.keys()].map((fragment) => ({
      name: words.fragmentOf(fragment),
      group: order,
      value: { fragment },
      otherwise: patterns.map((names) => ({ fragment, names })),
    }));
  }
  if (offer.name === 'form') {
    return [...forms.keys()].map((slug) => ({
      name: words.formOf(slug),
      group: order,
      value: { type: 'form', slug },
    }));
  }
  return [
    {
      ...offer,
      value: plainly(offer.value),
      group: groupOf(offer.name),
      otherwise: alone[offer.name],
    },
  ];
}

/** A block with choices and rows that any form may have. */
function plainly(value: Json): Json {
  if (!isObject(value)) return value;
  const block = value as Readonly<Record<string, Json>>;
  if (Array.isArray(block.options)) return { ...block, options: words.options };
  return block.type === 'rows' ? { ...block, ...words.rows } : block;
}

/** Names of its fields that a fragment gets where the form has them already. */
const patterns = Array.from({ length: 8 }, (_, index) => `{name}${index + 2}`);

/** Beginnings of blocks that mean answers, for a form that does not ask for such. */
const alone: Readonly<Record<string, readonly Json[]>> = {
  branch: [
    {
      type: 'group',
      blocks: [
        {
          type: 'searchSelect',
          name: 'kota',
          label: 'Kota/Kabupaten',
          lookup: { url: '/city/filter', idField: 'id', textField: 'name' },
        },
        { type: 'date', name: 'tanggalKunjungan', label: 'Tanggal Kunjungan' },
        {
          type: 'branch',
          name: 'cabang',
          label: 'Cabang',
          city: 'kota',
          date: 'tanggalKunjungan',
          apiUrl: contract.branches[0] ?? '',
        },
      ],
    },
  ],
  instalmentPlan: [
    {
      type: 'instalmentPlan',
      caption: 'Tabel Angsuran',
      loan: '10000000',
      months: '12',
      monthlyRate: '0.01',
    },
  ],
  qrCode: [{ type: 'qrCode', text: 'A-0001', label: 'Nomor' }],
};

function stepOffers(offer: Offer): Offer[] {
  // The example has a question, which a new step of one's own seldom asks.
  const empty = { ...(offer.value as Readonly<Record<string, Json>>), blocks: [] };
  return [
    { ...offer, name: words.newStep, value: empty },
    {
      name: words.endStep,
      value: { ...empty, blocks: [{ type: 'richText', html: words.endText }], ends: true },
    },
  ];
}

/** Questions whose choices the bank has; one that asks by another is offered where that one is asked. */
function listOffers(form: CompiledForm): Offer[] {
  return Object.entries(contract.lists).flatMap(([url, { parents = {}, words: filtered }]): Offer[] => {
    const known = words.bankLists[url];
    if (!known || filtered) return [];
    const filters = Object.entries(parents).map(([field, parent]) => {
      const above = [...form.fields.values()].findLast(
        ({ definition }) => 'lookup' in definition && definition.lookup?.url === parent,
      );
      return { field, value: above && `{${above.definition.name}}` };
    });
    const ready = filters.flatMap(({ field, value }) => (value === undefined ? [] : [{ field, value }]));
    if (ready.length < filters.length) return [];
    const lookup = { url, ...(ready.length > 0 && { filters: ready }), idField: 'id', textField: 'name' };
    const value = { type: 'searchSelect', name: known.name, label: known.label, required: true, lookup };
    return [{ name: words.bankList(known.label), group: words.groups.bank, value }];
  });
}

/** The keys that may be added to an object. A condition is a comparison, or one that has a name already. */
export function keyOffers(
  { path, missing }: Extract<Part, { kind: 'object' }>,
  known: Known | undefined,
): readonly Offer[] {
  const conditions = Object.keys(known?.form.definition.conditions ?? {});
  const owner = known && wayTo(formDefinition, known.json, path)?.at(-1)?.schema;
  return missing
    .filter(({ name }) => name !== 'stages' && name !== 'steps')
    .flatMap((offer): Offer[] => {
      if (!owner || schemaBelow(owner, offer.name) !== condition) {
        return [{ ...offer, otherwise: plain[offer.name] }];
      }
      const comparison = [{ name: 'jawaban', condition: 'isFilled' }];
      return [
        { ...offer, value: comparison },
        ...conditions.slice(0, 1).map((value): Offer => ({
          ...offer,
          about: words.namedCondition(offer.about ?? offer.name),
          value,
        })),
      ];
    });
}

/** Beginnings of keys that mean answers, for a form that does not ask for such. */
const plain: Readonly<Record<string, readonly Json[]>> = {
  compute: ["'-'", '0', 'today()'],
  lookup: [{ url: '/province/filter', idField: 'id', textField: 'name' }],
};
