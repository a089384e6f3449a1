import type { FormulaNode, Sources } from '../../../interpreter';
import { partsOf } from '../../../interpreter';
import { contract, type AnswerType, type Call } from './contract';

/** The call whose answer a place speaks of: that of the innermost outcome around it. */
export function callAt({ effects }: Sources, path: string): { name: string; call: Call } | undefined {
  const around = effects
    .flatMap(({ path: list, source }) =>
      source.flatMap((effect, index) =>
        'call' in effect ? [{ at: `${list}[${index}].outcomes[`, name: effect.call }] : [],
      ),
    )
    .filter(({ at }) => path.startsWith(at))
    .sort((a, b) => b.at.length - a.at.length);
  const [inner] = around;
  const call = inner && contract.calls[inner.name];
  return inner && call && { name: inner.name, call };
}

/** The keys of a part of an answer: `response.data.nama` is data, nama; `undefined` for any other part of a formula. */
export function answerKeysOf(node: FormulaNode | undefined): readonly (string | number)[] | undefined {
  if (node?.kind === 'name') return node.name === 'response' ? [] : undefined;
  if (node?.kind !== 'member' || node.key.kind !== 'literal') return undefined;
  const { value: key } = node.key;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const before = answerKeysOf(node.object);
  return before && [...before, key];
}

/** Every place of the answer that a formula reads, the longest ones: `data.nomor`. */
export function answerPathsIn(node: FormulaNode): readonly string[] {
  const keys = answerKeysOf(node);
  return keys ? [keys.join('.')] : partsOf(node).flatMap(answerPathsIn);
}

const facts: Readonly<Record<string, AnswerType>> = {
  ok: 'boolean',
  httpStatus: 'number',
  status: 'number',
  statusText: 'text',
  errorMessage: 'text',
};

/** What a part of a formula reads of an answer; `undefined`: something else, or not known. */
export function answerTypeOf(node: FormulaNode, call: Call | undefined): AnswerType | undefined {
  if (node.kind === 'name' && Object.hasOwn(facts, node.name)) return facts[node.name];
  const path = answerKeysOf(node)?.join('.');
  return path === '' ? 'object' : path === undefined ? undefined : call?.answer[path];
}
