import {
  type BranchField,
  type CompiledForm,
  type Condition,
  type FieldType,
  type FormBlock,
  type Json,
  uploadLimits,
} from '../../../interpreter';
import { type Path, schemaBelow } from '../../../language/schema';
import { condition } from '../../../language/schemas/conditions';
import { contentBlocks } from '../../../language/schemas/content';
import { fields, formBlock } from '../../../language/schemas/fields';
import { stage, step } from '../../../language/schemas/form';
import { contract } from '../../checker/contract/contract';
import { endingAges } from '../../checker/rules/textFacts';
import { beginningChecks, beginningComparison, readsChecks } from './beginnings';
import { questionRecipes, stepRecipes } from '../../new-form/recipes';
import { begun, writtenBound } from './expressions';
import { itemOf, type ListPart } from './outline';
import { type Offer, type Part, partAt, textAt } from './parts';
import type { Known } from './questions';
import { isBirth, labelWords } from '../../words/values';
import { fieldsOfFragment, type ProjectFiles } from './projectFiles';
import { words } from './words';

/** What may be added to a list of the outline, in groups, with every file that may be taken in and every list of the bank. */
export function paletteOf(
  list: ListPart,
  { projectFiles, form }: { projectFiles: ProjectFiles; form?: CompiledForm },
): readonly Offer[] {
  const { offers } = list;
  const item = itemOf(list);
  if (item === step) return offers.flatMap(stepOffers);
  if (item === stage) return offers.map((offer) => ({ ...offer, name: words.newStage }));
  return [
    ...offers.flatMap((offer) => blockOffers(offer, projectFiles)),
    ...(item === formBlock ? readyOffers() : []),
    ...(item === formBlock && form ? listOffers(form) : []),
  ].sort((a, b) => groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? ''));
}

/** What banks ask most, ready as it is. */
function readyOffers(): Offer[] {
  const { identity, documents, address } = stepRecipes;
  const asked = [...identity.blocks.slice(0, 4), ...questionRecipes, ...documents.blocks];
  const offer = (name: string, title: string, block: FormBlock): Offer => ({
    ...{ name: `ready ${name}`, title, group: words.groups.ready },
    // A block of the language is JSON.
    value: block as Json,
  });
  return [
    ...asked.flatMap((block) =>
      'name' in block && 'label' in block ? [offer(block.name, labelWords(block), block)] : [],
    ),
    offer('alamatLengkap', 'Alamat lengkap', { type: 'group', title: 'Alamat', blocks: address.blocks }),
  ];
}

const groups: readonly string[] = Object.values(words.groups);

function groupOf(type: string): string {
  if (Object.hasOwn(fields, type) && fields[type as FieldType] !== fields.rows) return words.groups.questions;
  return Object.hasOwn(contentBlocks, type) ? words.groups.content : words.groups.order;
}

function blockOffers(offer: Offer, { fragments, forms }: ProjectFiles): Offer[] {
  const order = words.groups.order;
  const block = offer.value as FormBlock; // The language begins its blocks so.
  if ('fragment' in block) {
    return [...fragments.keys()].map((fragment) => ({
      name: words.fragmentOf(fragment),
      group: order,
      value: { fragment },
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
  return [{ ...offer, value: worded(block), group: groupOf(offer.name), otherwise }];
}

/** A block with words that fit its kind, where those of the language's examples do not. */
function worded(block: FormBlock): Json {
  if (!('type' in block)) return block;
  if (block.type === 'rows') return { ...block, ...words.newRows } as Json;
  // What else has a label, such as a simulation inside of a form, is no question.
  if (!Object.hasOwn(fields, block.type) || block.type === 'captcha') return block as Json;
  const { maxSizeBytes } = uploadLimits({ type: 'upload', name: '', label: '' });
  return {
    ...block,
    ...words.newQuestion,
    ...(block.type === 'upload' && { maxSizeBytes }),
    // Nearly all that a form asks it needs, and so does what is agreed to; a switch is an answer either way.
    ...(block.type !== 'switch' && { required: true }),
  } as Json;
}

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
  const empty = { ...(offer.value as Readonly<Record<string, Json>>), ...words.newStep, blocks: [] };
  return [
    { ...offer, name: words.step, value: empty, otherwise: [] },
    {
      name: words.endStep,
      value: { ...empty, ...words.newEnd, blocks: [{ type: 'richText', html: words.endText }], ends: true },
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

/** What may be added to an object or a list, with beginnings that fit where it stands. */
export function fittingOffers(
  part: Extract<Part, { kind: 'object' | 'list' }>,
  known: Known | undefined,
): readonly Offer[] {
  if (part.kind === 'object') return keyOffers(part, known);
  const item = itemOf(part);
  const isCheck = item !== undefined && readsChecks(item) === 'one';
  return isCheck && known
    ? part.offers.map((offer) => checkOffer(offer, known, part.path, (one) => one))
    : part.offers;
}

/** The keys that may be added to an object. A condition begins with one comparison. */
export function keyOffers(
  part: Extract<Part, { kind: 'object' }>,
  known: Known | undefined,
): readonly Offer[] {
  const { schema, missing, path } = part;
  const begun: Condition = [
    (known && beginningComparison(known, path)) ?? { name: 'jawaban', condition: 'isFilled' },
  ];
  return missing.flatMap((offer): Offer[] => {
    const own = schema && schemaBelow(schema, offer.name);
    if (own && known && readsChecks(own) === 'list')
      return [checkOffer(offer, known, [...path, offer.name], (one) => [one])];
    if (own !== condition) return [{ ...offer, ...fittingValue(part, offer.name, known) }];
    return [{ ...offer, value: begun, otherwise: [] }];
  });
}

/** A check of two questions that are there; with why not, where there are no such two. */
function checkOffer(offer: Offer, known: Known, path: Path, around: (check: Json) => Json): Offer {
  const [value, ...otherwise] = beginningChecks(known, path).map((one) => around({ ...one }));
  return value === undefined ? { ...offer, needs: words.noCheck } : { ...offer, value, otherwise };
}

/** What a key begins with beside what is there already; nothing, where the language's own example fits. */
function fittingValue(
  part: Extract<Part, { kind: 'object' }>,
  key: string,
  known: Known | undefined,
): Partial<Offer> {
  if (part.path.length === 0 && known && key === 'start') return { value: startOf(known.form) };
  // What is promised, an editor knows.
  if (part.path.length === 0 && key === 'confirmation') return { value: words.newReceipt };
  const type = textAt(part, 'type');
  if (type === 'date' && (key === 'minDate' || key === 'maxDate')) {
    if (!isBirth({ label: textAt(part, 'label') ?? '', name: textAt(part, 'name') ?? '' }))
      return { value: 'today()' };
    const isLast = key === 'maxDate';
    const day = begun[isLast ? 'youngest' : 'oldest']('', true);
    return { title: isLast ? words.minAge : words.maxAge, value: writtenBound(day) };
  }
  // What holds without it: the texts around it stay right until another one is said.
  if (type === 'upload' && key === 'maxSizeBytes')
    return { value: uploadLimits({ type, name: '', label: '' }).maxSizeBytes };
  if (type !== 'rows' || key !== 'rowTitle') return {};
  const blocks = partAt(part, ['blocks']);
  const columns = blocks && 'parts' in blocks ? blocks.parts : [];
  const first = columns.flatMap((one) => textAt(one, 'name') ?? [])[0];
  const title = `${textAt(part, 'label') ?? ''} {index}`;
  return { value: first === undefined ? title : `${title}: {${first}}` };
}

/** A page before the first step that says what the form asks for: its documents, and the age below which it ends. */
function startOf(form: CompiledForm): Json {
  const uploads = [...form.fields.values()].flatMap(({ definition, inRow }) =>
    definition.type === 'upload' && definition.required === true && !inRow ? [labelWords(definition)] : [],
  );
  const [age] = endingAges(form).values();
  return {
    minutes: 10,
    ...(uploads.length > 0 && { documents: uploads }),
    who: words.whoMayApply(age),
  };
}

/** The names of a fragment's fields that the form has already. */
export function takenNames({ projectFiles, form }: Known, fragment: string): readonly string[] {
  const taken = new Set([...form.fields.keys(), ...form.values.keys()]);
  return fieldsOfFragment(projectFiles, fragment).flatMap(({ value }) => (taken.has(value) ? [value] : []));
}
