import { nearest, type BranchField, type Field, type Lookup } from '../../../../interpreter';
import { contract, type List } from '../../contract/contract';
import type { Checked } from '../../definition/checked';
import { meantWord, type Found } from '../../finding';

/** Lists of the bank: addresses, columns and filters that it does not know, and filters that ask by another answer. */
export function lists({ fields }: Pick<Checked, 'fields'>): Found[] {
  return [...fields.values()].flatMap(({ field, path }) => {
    if (field.type === 'branch') return unknownBranches(field, path);
    const lookup = lookupOf(field);
    if (!lookup) return [];
    const at = `${path}.lookup`;
    const list = contract.lists[addressOf(lookup)];
    return list
      ? [...columns(lookup, list, at), ...filters(lookup, list, at, fields)]
      : unknownList(lookup, at);
  });
}

const lookupOf = (field: Field | undefined): Lookup | undefined =>
  field && 'lookup' in field ? field.lookup : undefined;

const addressOf = ({ call, url = '' }: Lookup): string => (call === 'transaksi' ? call : url);

/** What is wrong with one word of a lookup, and the words that stand in its place. */
function strange(path: string, word: string, known: readonly string[], what: string): Found[] {
  if (known.includes(word)) return [];
  const meant = nearest(word, known) ?? known.find((one) => one.toLowerCase().startsWith(word.toLowerCase()));
  return [{ rule: 'contract-list', path, what, ...meantWord(meant, `Yang ada: ${known.join(', ')}.`) }];
}

function unknownList({ url = '', call = 'remote-select' }: Lookup, path: string): Found[] {
  const known = Object.keys(contract.lists).filter((one) =>
    call === 'remote-select'
      ? one.endsWith('/filter')
      : call === 'remote-select-get' && one.startsWith('branch/'),
  );
  return strange(`${path}.url`, url, known, `Bank tidak mempunyai daftar "${url}".`);
}

function unknownBranches({ apiUrl }: BranchField, path: string): Found[] {
  const what = `Bank tidak mempunyai daftar cabang "${apiUrl}".`;
  return strange(`${path}.apiUrl`, apiUrl, contract.branches, what);
}

function columns({ idField, textField, fills = {} }: Lookup, list: List, path: string): Found[] {
  const finding = (at: string, column: string): Found[] =>
    strange(`${path}.${at}`, column, list.columns, `Daftar ini tidak mempunyai kolom "${column}".`);
  return [
    ...finding('idField', idField),
    ...finding('textField', textField),
    ...Object.entries(fills).flatMap(([target, column]) => finding(`fills.${target}`, column)),
  ];
}

function filters(lookup: Lookup, list: List, path: string, fields: Checked['fields']): Found[] {
  const { parents = {}, words = {} } = list;
  const known = [...Object.keys(parents), ...Object.keys(words), ...list.columns];
  return (lookup.filters ?? []).flatMap(({ field, value }, index): Found[] => {
    const at = `${path}.filters[${index}]`;
    const parent = parents[field];
    if (parent !== undefined) return wrongParent(value, parent, `${at}.value`, fields);
    const own = words[field];
    if (own && !value.includes('{')) {
      return strange(`${at}.value`, value, own, `Bank tidak mempunyai daftar "${value}".`);
    }
    const [only] = Object.keys(parents);
    const found = strange(`${at}.field`, field, known, `Daftar ini tidak dapat disaring menurut "${field}".`);
    // A filter of a region asks by the region around it, whatever it was called.
    return found.map((one) => ({ ...one, ...(only !== undefined && meantWord(only, one.fix)) }));
  });
}

function wrongParent(value: string, parent: string, path: string, fields: Checked['fields']): Found[] {
  const rightful = [...fields.values()].filter(({ field }) => lookupOf(field)?.url === parent);
  const before = rightful.filter((one) => one.path < path.replace(/\.lookup.*/, ''));
  const meant = (before.at(-1) ?? rightful[0])?.field.name;
  const mended = meantWord(meant && `{${meant}}`, `Saring menurut jawaban yang daftarnya ${parent}.`);
  const finding = (what: string): Found[] => [{ rule: 'lookup-parent', path, what, ...mended }];
  const name = /^\{(?:code\()?\s*(\w+)\s*\)?\}$/.exec(value)?.[1];
  if (name === undefined) {
    if (fields.has(value))
      return finding(`"${value}" tanpa kurung kurawal dikirim apa adanya, bukan jawabannya.`);
    return /^\{label\(/.test(value) ? finding('Bank menyaring menurut kode, bukan label.') : [];
  }
  const field = fields.get(name)?.field;
  // A remembered value, a constant and listed choices may hold any code.
  const own = lookupOf(field);
  // What is wrong with its own list is reported there.
  if (own && !Object.hasOwn(contract.lists, addressOf(own))) return [];
  if (!field || ('options' in field && field.options) || own?.url === parent) return [];
  return finding(`"${field.label}" (${name}) bukan jawaban yang menentukan daftar ini.`);
}
