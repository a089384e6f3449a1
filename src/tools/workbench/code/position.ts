import { locate, readSpots } from '../../checker/json/locate';

/** The offset of what a path of a definition leads to (as far as the text has it); `undefined` in a text that is no JSON. */
export function offsetOf(text: string, path: string): number | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return locate(readSpots(text), path).spot.value;
}
