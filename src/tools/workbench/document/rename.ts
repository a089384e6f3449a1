import {
  allDeclarations,
  askedFields,
  extraType,
  formulaWithNames,
  pathText,
  textWithNames,
  wholeFormula,
  type CompiledForm,
  type NameOf,
} from '../../../interpreter';
import { messageExtras } from '../../../language/messages';
import { placesIn, type JsonRole, type SchemaPlace, type Role } from '../../../language/schema';
import { jsonOf, valueAt } from '../../checker/json/walk';
import { languageOf, wayIn } from './language';
import type { Edit } from './textEdits';

/** A name that an edit changes where it is declared, and what it is the name of. */
export interface Renaming {
  role: Role;
  from: string;
  to: string;
}

/** What has a name by which other parts of the same definition refer to it. */
const renamedRoles: ReadonlySet<Role> = new Set([
  'answer',
  'constant',
  'condition',
  'list',
  'action',
  'step',
  'stage',
]);

/** The name that an edit gives to what had another one; `undefined`: it does something else. */
export function renamingOf(text: string, edit: Edit): Renaming | undefined {
  if (edit.do === 'all') {
    const found = edit.edits.flatMap((one) => renamingOf(text, one) ?? []);
    return found.length === 1 ? found[0] : undefined;
  }
  const json = jsonOf(text);
  if (edit.do === 'rename') {
    const { node } = wayIn(json, edit.path.slice(0, -1))?.at(-1)?.schema ?? {};
    return renaming(node?.kind === 'dictionary' ? node.key : undefined, edit.path.at(-1), edit.name);
  }
  if (edit.do !== 'set' || edit.value === '') return undefined;
  return renaming(wayIn(json, edit.path)?.at(-1)?.schema, valueAt(json, edit.path), edit.value);
}

function renaming(
  schema: SchemaPlace['schema'] | undefined,
  from: unknown,
  to: unknown,
): Renaming | undefined {
  const role = declaredBy(schema);
  if (role === undefined || !renamedRoles.has(role)) return undefined;
  return typeof from === 'string' && typeof to === 'string' && from !== to ? { role, from, to } : undefined;
}

function declaredBy(schema: SchemaPlace['schema'] | undefined): Role | undefined {
  return schema?.node.kind === 'text' && schema.node.declares ? schema.node.role : undefined;
}

/**
 * The edits of a definition that give every use of a name the new one, too; the declaration is not among them. None where the name is
 * declared more than once, or where it may be one that an action or a message brings: which one is meant is not known then. `form` is
 * the definition, compiled, when it could be.
 */
export function usesRenamed(
  text: string,
  renaming: Renaming,
  form: CompiledForm | undefined,
): readonly Edit[] {
  const places = [...placesIn(languageOf(jsonOf(text)), jsonOf(text))];
  const isDeclared = ({ schema, value }: SchemaPlace): boolean =>
    value === renaming.from && declaredBy(schema) === renaming.role;
  const isExtra = extraType(renaming.from) !== undefined || isMessageExtra(renaming.from);
  if (places.filter(isDeclared).length > 1 || (isExtra && !form)) return [];
  const renamed = renamedBy(renaming, form);
  const uses = places.flatMap((place) => {
    const { value, path, isKey } = place;
    if (typeof value !== 'string' || isDeclared(place)) return [];
    const now = renamed(value, place);
    if (now === value) return [];
    return [
      isKey ? ({ do: 'rename', path, name: now } as const) : ({ do: 'set', path, value: now } as const),
    ];
  });
  // A key that has another name is the way to nothing any more.
  return uses.sort(
    (a, b) => Number(a.do === 'rename') - Number(b.do === 'rename') || b.path.length - a.path.length,
  );
}

/** Whether texts of what is wrong insert something else by this name. */
function isMessageExtra(name: string): boolean {
  return messageExtras.some((one) => one === name);
}

/** How a text of a place reads with the new name. */
function renamedBy(
  renaming: Renaming,
  form: CompiledForm | undefined,
): (text: string, place: SchemaPlace) => string {
  const { from } = renaming;
  const names = namesRenamed(renaming, form);
  const name = (text: string): string => names.get(text) ?? text;
  const isOfAnswers = renaming.role === 'answer' || renaming.role === 'constant';
  const held = form ? [...form.fields.values(), ...form.values.values()] : [];
  const rows = held.find(({ inRow }) => inRow?.column === from)?.inRow?.rows;
  // Alone, and as a column behind the name of its rows: the bank's answers may have such a key.
  const nameOf: NameOf = (one, owner) => (owner === undefined || owner === rows ? name(one) : one);
  const conditions = new Set(Object.keys(form?.definition.conditions ?? {}));
  const notRead = form ? notReading(form, from) : new Set<string>();

  return (text, { schema: { node }, path }) => {
    const role = node.kind === 'text' || node.kind === 'json' ? node.role : undefined;
    if (role !== undefined && isNameOf(text, role, renaming)) return name(text);
    if (!isOfAnswers || role === undefined || notRead.has(pathText(path))) return text;
    switch (role) {
      case 'conditionOrFormula':
        return conditions.has(text) ? text : formulaWithNames(text, nameOf);
      case 'formula':
      case 'assigned':
        return formulaWithNames(text, nameOf);
      case 'template':
      case 'message':
      case 'html':
      case 'filter':
        return textWithNames(text, nameOf);
      case 'default':
        return wholeFormula(text) === undefined ? text : textWithNames(text, nameOf);
      case 'compared':
        return names.has(wholeFormula(text)?.trim() ?? '') ? textWithNames(text, nameOf) : text;
      default:
        return text;
    }
  };
}

/** The new name by the old one, and those of texts that are called after the question whose choices ask for them. */
function namesRenamed({ role, from, to }: Renaming, form: CompiledForm | undefined): Map<string, string> {
  if (!form) return new Map([[from, to]]);
  const field = [...allDeclarations(form.definition)].find((one) => one.field.name === from)?.field;
  const asked = field && role === 'answer' ? askedFields(field) : [];
  const after = field ? askedFields({ ...field, name: to }) : [];
  return new Map([
    [from, to],
    ...asked.map(({ field: { name } }, at) => [name, after[at]?.field.name ?? name] as const),
  ]);
}

/** Whether a text of this role is a name of the kind that gets another one, and nothing else. */
function isNameOf(text: string, role: Role | JsonRole, renaming: Renaming): boolean {
  switch (role) {
    case 'conditionOrFormula':
      return renaming.role === 'condition';
    case 'afterLastStep':
      return renaming.role === 'action' && text !== 'preview' && text !== 'submit';
    case 'answer':
      return renaming.role === 'answer' || renaming.role === 'constant';
    default:
      return role === renaming.role;
  }
}

/** The places of formulas, and of texts with formulas, that do not read a name: there it is one that an action or a message brings. */
function notReading({ sources }: CompiledForm, name: string): ReadonlySet<string> {
  const isRead = (read: string): boolean => read.split('.').includes(name);
  return new Set(
    sources.formulas.filter(({ compiled }) => !compiled.reads.some(isRead)).map(({ path }) => path),
  );
}
