import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { parse } from 'yaml';
import type { Json } from '../../src/language';

interface Message {
  content?: Record<string, { schema?: object }>;
}

interface Operation {
  requestBody?: Message & Reference;
  responses: Record<string, Message & Reference>;
  'x-writes'?: true;
  'x-asked'?: readonly AskedFor[];
}

/** What the contract asks a back end for, and what of the answer must be. */
interface AskedFor {
  what: string;
  body?: Json;
  file?: string;
  be: Readonly<Record<string, string | number | boolean>>;
  /** What a visitor sees of an answer that is taken and is not so. */
  else?: string;
}

interface Reference {
  $ref?: string;
}

type Paths = Record<string, Record<string, Operation>>;

const root = 'openapi.yaml';
// The shape that the tests below rely on; a file of another shape makes them fail.
const contract = parse(readFileSync(`mocks/${root}`, 'utf8')) as {
  paths: Paths;
  'x-samples': Readonly<Record<string, string>>;
};

const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  allowUnionTypes: true,
});
ajv.addVocabulary(['openapi', 'info', 'servers', 'x-samples', 'tags', 'paths', 'components']);
ajv.addSchema(contract, root);

/** `POST /api/submit`, one per operation of the contract. */
export const operations: readonly string[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** What the contract asks for, in its order. */
export const questions = operations.flatMap((operation) => {
  const { 'x-asked': asked = [], 'x-writes': writes = false } = operationOf(operation);
  return asked.map((one) => ({ operation, writes, ...one }));
});

/** The inputs of all questions, by name: those that the mocks know. */
export const { 'x-samples': samples } = contract;

/** `POST /api/submit 200`, one per answer that the contract knows. */
const answers: readonly string[] = operations.flatMap((operation) =>
  Object.keys(operationOf(operation).responses).map((status) => `${operation} ${status}`),
);

/** The answer's entry of the contract, such as `POST /api/submit 5XX`; undefined: the contract does not know it. */
export function answerName(operation: string, status: number): string | undefined {
  const name = `${operation} ${status}`;
  return [name, `${name.slice(0, -2)}XX`].find((one) => answers.includes(one));
}

/** What is wrong with the JSON of a request; an empty list is good. */
export function requestFaults(operation: string, json: unknown): string[] {
  const [method = '', path = ''] = operation.split(' ');
  return faultsOf(['paths', path, method.toLowerCase(), 'requestBody'], json);
}

/** What is wrong with the JSON of an answer; `answer` as `answerName` gives it. */
export function answerFaults(answer: string, json: unknown): string[] {
  const [method = '', path = '', status = ''] = answer.split(' ');
  return faultsOf(['paths', path, method.toLowerCase(), 'responses', status], json);
}

/** What is wrong with a value that is carried as text, by the name of its schema. */
export function schemaFaults(name: string, json: unknown): string[] {
  return validationFaults(`/components/schemas/${name}`, json);
}

function operationOf(operation: string): Operation {
  const [method = '', path = ''] = operation.split(' ');
  const found = contract.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`openapi.yaml has no ${operation}`);
  return found;
}

/** Follows the keys to a request body or a response, and that one's reference to the part that several share. */
function faultsOf(keys: readonly string[], json: unknown): string[] {
  const reference = referenceAt(keys);
  const place = reference === undefined ? keys : reference.replace('#/', '').split('/');
  const pointer = [...place, 'content', 'application/json', 'schema'].map(
    (key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  );
  return validationFaults(pointer.join(''), json);
}

/** Of several ways to be right, what is said is what fails deepest: it is nearest to what was meant. */
function validationFaults(pointer: string, json: unknown): string[] {
  const validate = ajv.compile({ $ref: `${root}#${encodeURI(pointer)}` });
  validate(json);
  const all = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const ofSuccess = all.filter(({ schemaPath }) => !schemaPath.includes('/Refusal/'));
  const errors = ofSuccess.length > 0 ? ofSuccess : all;
  const depthOf = ({ instancePath }: (typeof errors)[number]): number => instancePath.split('/').length;
  const deepest = errors.filter((one) => errors.every((other) => depthOf(other) <= depthOf(one)));
  const said = deepest.map(
    ({ instancePath, message }) => `${instancePath.replaceAll(/\/\d+/g, '/*') || 'the body'} ${message}`,
  );
  return [...new Set(said)];
}

function referenceAt(keys: readonly string[]): string | undefined {
  let node: unknown = contract;
  for (const key of keys) {
    // Missing keys end in `undefined`, which the next line refuses.
    node = (node as Record<string, unknown>)[key];
    if (node === undefined) throw new Error(`openapi.yaml has nothing at ${keys.join(' ')}`);
  }
  return (node as Reference).$ref;
}
