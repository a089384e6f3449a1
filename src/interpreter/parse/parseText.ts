import { parseDefinition, type ParsedDefinition } from './parseDefinition';
import { readJson } from './readJson';

/** Reads a definition from the text of its file; broken JSON is an issue with line and column. Never throws. */
export function parseText(text: string): ParsedDefinition {
  const json = readJson(text);
  return json.ok ? parseDefinition(json.value) : json;
}
