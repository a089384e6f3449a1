import { readsIn, titleOf, type CompiledForm, type ConditionTree } from '../../../interpreter';
import type { FormDefinition } from '../../../language';
import { treeWords, wordsAt } from '../../words/conditions';
import { formulaWords } from '../../words/formulas';
import { nameWords } from '../../words/values';
import { confirmationRows, startRows, type Row } from '../../documents/aroundSections';
import { effectsWords } from '../../documents/effectWords';
import { plainOf } from '../../documents/words';
import { nameOf, news, withoutKeys } from './fieldSubjects';
import { prefixed } from './stepSubjects';
import {
  exactly,
  namedIn,
  quoted,
  sentences,
  type Fact,
  type Listing,
  type Subject,
  type Version,
} from './subject';

/** What a form says as a whole, and what it gives names to: conditions, values, constants, actions, parameters. */
export function formSubjects(version: Version): Subject[] {
  const { form } = version;
  const { definition } = form;
  const { product, query = {}, constants = {}, values = [], start, confirmation } = definition;
  return [
    whole(form),
    ...(product ? [plain('Kartu di beranda', 'kartu', product)] : []),
    ...(start ? [around('Halaman awal', 'mulai', startRows(form), start)] : []),
    ...(confirmation ? [around('Tanda terima', 'tanda-terima', confirmationRows(form), confirmation)] : []),
    ...Object.keys(definition.conditions ?? {}).map((name) => conditionSubject(version, name)),
    ...values.map((value) => valueSubject(form, value)),
    ...Object.entries(constants).map(([name, value]) =>
      plain(`Konstanta ${quoted(name)}`, `konstanta ${name}`, { isi: value }),
    ),
    ...Object.entries(query).map(([name, parameter]) =>
      plain(`Parameter alamat ${quoted(name)}`, `parameter ${name}`, parameter),
    ),
    ...Object.keys(definition.actions ?? {}).map((name) => actionSubject(form, name)),
  ];
}

/** Parts that are subjects of their own. */
const apart: readonly (keyof FormDefinition)[] = [
  '$schema',
  'version',
  'steps',
  'stages',
  'preview',
  'product',
  'start',
  'confirmation',
  'conditions',
  'values',
  'constants',
  'query',
  'actions',
];

function whole(form: CompiledForm): Subject {
  const { title, slug, subProductId, submit } = form.definition;
  const watches = form.watches.map(({ fields, when, action }) => {
    const asked = fields.map((name) => nameWords(form, name)).join(' dan ');
    return `${quoted(action)} sesudah ${asked} terisi${when ? `, bila ${treeWords(form, when.tree)}` : ''}`;
  });
  const facts: Record<string, Fact> = {
    title: { says: `berjudul ${quoted(title)}` },
    slug: { says: `beralamat /form/${slug}` },
    subProductId: {
      says: subProductId === undefined ? 'tidak mengirim apa pun' : `berkode produk ${subProductId}`,
    },
    watch: { of: 'pemantau', items: watches.map((words) => ({ key: words, words })) },
    submit: submit ? effectLines(form, form.submit) : { of: 'tindakan kirim', items: [] },
  };
  const { texts = {}, draft = {}, ...rest } = withoutKeys(form.definition, apart);
  return {
    kind: 'form',
    id: 'form',
    name: 'Formulir',
    facts,
    written: { ...rest, ...prefixed('texts', texts), ...prefixed('draft', draft) },
  };
}

/** A part whose keys are reported as they stand. */
function plain(name: string, id: string, written: object): Subject {
  return { kind: 'named', id, name, facts: {}, written: { ...written } };
}

/** A value that the form remembers or computes, with what it decides. */
function valueSubject(form: CompiledForm, value: NonNullable<FormDefinition['values']>[number]): Subject {
  const { name, compute } = value;
  return {
    ...plain(`Nilai ${quoted(name)}${deciding(form, reads(name))}`, `nilai ${name}`, news(value)),
    facts: compute === undefined ? {} : { compute: { says: `dihitung: ${formulaWords(form, compute)}` } },
  };
}

/** A page before or after the steps, in the rows of its section in the document. */
function around(name: string, id: string, rows: readonly Row[], written: object): Subject {
  const lines = rows.flatMap(([term, said]) =>
    said === undefined ? [] : [{ key: term, words: `${term}: ${said}` }],
  );
  const everyKey = Object.keys(written).map((key) => [key, 'rows'] as const);
  return {
    kind: 'named',
    id,
    name,
    facts: { rows: { of: 'isi', items: lines } },
    written: { ...written },
    describedBy: Object.fromEntries(everyKey),
  };
}

function conditionSubject(version: Version, name: string): Subject {
  const { form } = version;
  const named = form.definition.conditions?.[name];
  const title = named === undefined ? undefined : titleOf(named);
  const path = `conditions.${name}${title === undefined ? '' : '.when'}`;
  const tree = form.sources.conditions.get(path)?.compiled?.tree;
  const about = deciding(form, (tree) => namedIn(tree).includes(name));
  return {
    kind: 'named',
    id: `syarat ${name}`,
    name: `Syarat ${quoted(title ?? name)}${about}`,
    facts: {
      title: { says: `disebut ${quoted(title ?? name)}` },
      syarat: { says: `berlaku bila ${wordsAt(form, path)}`, exact: tree && exactly(version, tree, false) },
    },
    written: { syarat: form.sources.conditions.get(path)?.source },
  };
}

const mostNamed = 3;

/** The first of them by name, the others by their number. */
export function few(names: readonly string[]): string {
  if (names.length <= mostNamed + 1) return names.join(', ');
  return `${names.slice(0, mostNamed).join(', ')} dan ${names.length - mostNamed} lainnya`;
}

/** Whether a condition reads a value of this name, itself or in a condition that it names. */
function reads(name: string): (tree: ConditionTree) => boolean {
  return (tree) => readsIn(tree).includes(name);
}

/** The questions and steps whose conditions are such ones, as an insertion behind a name. */
function deciding(form: CompiledForm, isOne: (tree: ConditionTree) => boolean): string {
  const users = usersOf(form, isOne);
  return users.length > 0 ? `, yang menentukan ${few(users)},` : '';
}

/** The questions and steps whose conditions are such ones. */
function usersOf(form: CompiledForm, isOne: (tree: ConditionTree) => boolean): string[] {
  const asks = (tree: ConditionTree | undefined): boolean => tree !== undefined && isOne(tree);
  const steps = [...form.steps.values()].flatMap(({ definition, visibleWhen }) =>
    asks(visibleWhen?.tree) ? [`langkah ${quoted(definition.title)}`] : [],
  );
  const fields = [...form.fields.values()].flatMap(({ definition, places }) =>
    places.some(({ visibleWhen, requiredWhen, readOnlyWhen }) =>
      [visibleWhen, requiredWhen, readOnlyWhen].some((one) => asks(one?.tree)),
    )
      ? [nameOf(definition)]
      : [],
  );
  return [...new Set([...steps, ...fields])];
}

function actionSubject(form: CompiledForm, name: string): Subject {
  return {
    kind: 'named',
    id: `tindakan ${name}`,
    name: `Tindakan ${quoted(name)}`,
    facts: { langkah: effectLines(form, form.actions.get(name) ?? []) },
    written: { langkah: form.definition.actions?.[name] },
  };
}

/** Effects in the document's words, a line each, those inside others after them. */
function effectLines(form: CompiledForm, effects: Parameters<typeof effectsWords>[1]): Listing {
  const items = effectsWords(form, effects)
    .split('<li>')
    .map((one) => plainOf(one.replaceAll('</li>', '').replace(/<ul>.*/s, '')))
    .filter((one) => one !== '');
  return sentences('perbuatan', items);
}
