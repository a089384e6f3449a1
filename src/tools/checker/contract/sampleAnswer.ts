import type { Json, JsonObject } from '../../../interpreter';
import { contract, type AnswerType } from './contract';

const samples: Partial<Record<AnswerType, Json>> = {
  text: '…',
  date: '2026-01-31',
  number: 0,
  boolean: true,
  list: [],
};

/** The body of a good answer of a call, as far as the bank's contract says. */
export function sampleOf(call: string): JsonObject {
  if (call === 'upload-file') return { statusCode: 200, succeeded: true, data: { url: '/files/contoh' } };
  const answer = contract.calls[call]?.answer ?? {};
  const body: Record<string, Json> = {};
  const data: Record<string, Json> = {};
  for (const [path, type] of Object.entries(answer)) {
    const inData = path.startsWith('data.') && !path.slice(5).includes('.');
    const value = path === 'statusCode' ? 200 : samples[type];
    if (value !== undefined && inData) data[path.slice(5)] = value;
    else if (value !== undefined && !path.includes('.')) body[path] = value;
  }
  if (Object.keys(data).length > 0) body.data = data;
  return body;
}
