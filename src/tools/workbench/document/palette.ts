import type { BranchField, CompiledForm, Condition, FieldType, FormBlock, Json } from '../../../interpreter';
import { schemaBelow } from '../../../language/schema';
import { condition } from '../../../language/schemas/conditions';
import { contentBlocks } from '../../../language/schemas/content';
import { fields, formBlock } from '../../../language/schemas/fields';
import { stage, step } from '../../../language/schemas/form';
import { contract } from '../../checker/contract/contract';
import { itemOf, type ListPart } from './outline';
import type { Offer, Part } from './parts';
import type { Known } from './known';
import type { Shelf } from './shelf';
import { words } from './words';

/** What may be added to a list of the outline, in groups, with every file that may be taken in and every list of the bank. */
export function paletteOf(
  list: ListPart,
  { shelf, form }: { shelf: Shelf; form?: CompiledForm },
): readonly Offer[] {
  const { offers } = list;
  const item = itemOf(list);
  if (item === step) return offers.flatMap(stepOffers);
  if (item === stage) return offers.map((offer) => ({ ...offer, name: words.newStage }));
  return [
    ...offers.flatMap((offer) => blockOffers(offer, shelf)),
    ...(item === formBlock && form ? listOffers(form) : []),
  ].sort((a, b) => groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? ''));
}

const groups: readonly string[] = Object.values(words.groups);

function groupOf(type: string): string {
  if (Object.hasOwn(fields, type) && fields[type as FieldType] !== fields.rows) return words.groups.questions;
  return Object.hasOwn(contentBlocks, type) ? words.groups.content : words.groups.order;
}

function blockOffers(offer: Offer, { fragments, forms }: Shelf): Offer[] {
  const order = words.groups.order;
  const block = offer.value as FormBlock; // The language begins its blocks so.
  if ('fragment' in block) {
    return [...fragments.keys()].map((fragment) => ({
      name: words.fragmentOf(fragment),
      group: order,
      value: { fragment },
      otherwise: patterns.map((names) => ({ fragment, names })),
    }));
  }
  if ('type' in block && block.type === 'form') {
    return [...forms.keys()].map((slug) => ({
      name: words.formOf(slug),
      group: order,
      value: { type: 'form', slug },
    }));
  }
  const otherwise = [
    ...(offer.otherwise ?? []),
    ...('type' in block && block.type === 'branch' ? [visit(block)] : []),
  ];
  return [{ ...offer, group: groupOf(offer.name), otherwise }];
}

/** Names of its fields that a fragment gets where the form has them already. */
const patterns = Array.from({ length: 8 }, (_, index) => `{name}${index + 2}`);

/** A branch with the questions that it reads, for a form that does not ask for a city and a day. */
const visit = ({ type, apiUrl }: BranchField): Json => ({
  type: 'group',
  blocks: [
    {
      type: 'searchSelect',
      name: 'kota',
      label: 'Kota/Kabupaten',
      lookup: { url: '/city/filter', idField: 'id', textField: 'name' },
    },
    { type: 'date', name: 'tanggalKunjungan', label: 'Tanggal Kunjungan' },
    { type, name: 'cabang', label: 'Cabang', city: 'kota', date: 'tanggalKunjungan', apiUrl },
  ],
});

function stepOffers(offer: Offer): Offer[] {
  // The example has a question, which a new step of one's own seldom asks.
  const empty = { ...(offer.value as Readonly<Record<string, Json>>), blocks: [] };
  return [
    { ...offer, name: words.newStep, value: empty, otherwise: [] },
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
  { schema, missing }: Extract<Part, { kind: 'object' }>,
  known: Known | undefined,
): readonly Offer[] {
  const named = Object.keys(known?.form.definition.conditions ?? {}).slice(0, 1);
  const begun: Condition = [{ name: 'jawaban', condition: 'isFilled' }];
  return missing.flatMap((offer): Offer[] => {
    const own = schema && schemaBelow(schema, offer.name);
    if (own !== condition) return [offer];
    return [
      { ...offer, value: begun, otherwise: [] },
      ...named.map((value) => ({
        ...offer,
        about: words.namedCondition(offer.about ?? offer.name),
        value,
        otherwise: [],
      })),
    ];
  });
}
