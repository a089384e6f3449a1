import { actionCallNames, isObject } from '../../../interpreter';
import type { AnswerType, Call, Contract, List } from './contract';

/** The calls that definitions speak of, those of lists apart. */
const spoken: readonly string[] = [...actionCallNames, 'downloadpdf', 'transaksi'];

/** What definitions need to know of the bank's contract, out of `mocks/openapi.yaml`, parsed. */
export function readContract(root: unknown): Contract {
  const at = (from: unknown, ...keys: readonly string[]): unknown =>
    keys.reduce((owner, key) => (isObject(owner) ? owner[key] : undefined), from);
  const resolved = (node: unknown): unknown => {
    const target = at(node, '$ref');
    return typeof target === 'string' ? resolved(at(root, ...target.slice(2).split('/'))) : node;
  };
  const objectOf = (node: unknown): Readonly<Record<string, unknown>> => {
    const one = resolved(node);
    return isObject(one) ? one : {};
  };
  const textsIn = (node: unknown): string[] =>
    Array.isArray(node) ? node.filter((one) => typeof one === 'string') : [];

  const typeOf = ({
    type,
    const: only,
    pattern,
    properties,
    description,
  }: Record<string, unknown>): AnswerType => {
    if (type === 'object' || properties) return 'object';
    if (type === 'array') return 'list';
    if (type === 'boolean' || typeof only === 'boolean') return 'boolean';
    if (type === 'integer' || type === 'number' || typeof only === 'number') return 'number';
    if (type === 'string')
      return typeof pattern === 'string' && pattern.startsWith('^\\d{4}-') ? 'date' : 'text';
    return description === undefined && type === undefined ? 'any' : 'text';
  };

  /** Every path of an answer with its type; of answers that differ, all paths, the better known type of each. */
  const pathsOf = (
    node: unknown,
    before: string,
    found: Map<string, AnswerType>,
  ): Map<string, AnswerType> => {
    const schema = objectOf(node);
    for (const part of [schema['anyOf'], schema['allOf']].flatMap((one) =>
      Array.isArray(one) ? (one as unknown[]) : [],
    )) {
      pathsOf(part, before, found);
    }
    for (const [key, inner] of Object.entries(objectOf(schema['properties']))) {
      const path = before === '' ? key : `${before}.${key}`;
      const type = typeOf(objectOf(inner));
      if (!found.has(path) || found.get(path) === 'any') found.set(path, type);
      pathsOf(inner, path, found);
    }
    return found;
  };

  const calls: Record<string, Call> = {};
  const lists: Record<string, List> = {};
  const branches: string[] = [];
  for (const [path, methods] of Object.entries(objectOf(at(root, 'paths')))) {
    for (const operation of Object.values(objectOf(methods)).map(objectOf)) {
      const name = path.replace('/api/', '');
      for (const [address, list] of Object.entries(objectOf(operation['x-lists']))) {
        const { columns, parents, words } = objectOf(list);
        lists[address === '' ? name : address] = {
          columns: textsIn(columns),
          // Both are objects of texts, and of lists of them; the test of the contract holds the file to it.
          ...(parents !== undefined && { parents: parents as List['parents'] }),
          ...(words !== undefined && { words: words as List['words'] }),
        };
      }
      branches.push(...textsIn(operation['x-addresses']));
      if (!spoken.includes(name)) continue;
      const sent = at(resolved(operation['requestBody']), 'content', 'application/json', 'schema');
      const body = objectOf(sent);
      const responses = Object.entries(objectOf(operation['responses']));
      const answers = responses.map(([, one]) => at(resolved(one), 'content', 'application/json', 'schema'));
      const answer = new Map<string, AnswerType>();
      answers.forEach((one) => pathsOf(one, '', answer));
      calls[name] = {
        body: Object.fromEntries(
          Object.entries(objectOf(body['properties'])).map(([key, one]) => {
            const { type, pattern } = objectOf(one);
            return [
              key,
              {
                type: type === 'object' ? 'object' : 'text',
                ...(typeof pattern === 'string' && { pattern }),
              },
            ];
          }),
        ),
        required: textsIn(body['required']),
        answer: Object.fromEntries(answer),
        statuses: responses.flatMap(([status]) => (status === '5XX' ? [500, 503] : [Number(status)])),
      };
    }
  }
  return { calls, lists, branches };
}
