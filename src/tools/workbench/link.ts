import { isObject } from '../../interpreter';
import type { EditedForm } from './channel';

/** What stands before the packed definition in a fragment. */
const mark = '#d=';

/** Characters of an unpacked definition: the parser takes no larger one, and nobody else's link shall fill the memory. */
const longest = 4 * 1024 * 1024;

/** The fragment of an address that holds a form, guests included: it goes to no server. */
export async function packForm(form: EditedForm): Promise<string> {
  const packed = through(new Blob([JSON.stringify(form)]), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return mark + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whether a fragment is to hold a form. */
export function holdsForm(fragment: string): boolean {
  return fragment.startsWith(mark);
}

/** The form in a fragment; `undefined` of one that was cut off or is none of ours. */
export async function unpackForm(fragment: string): Promise<EditedForm | undefined> {
  try {
    const text = atob(fragment.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const unpacked = through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    const form: unknown = JSON.parse(await readAtMost(unpacked, longest));
    return isEditedForm(form) ? form : undefined;
  } catch {
    return undefined;
  }
}

function through(blob: Blob, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  return blob.stream().pipeThrough(stream);
}

async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) throw new Error('link: the definition in it is larger than any');
  }
}

function isEditedForm(value: unknown): value is EditedForm {
  if (!isObject(value) || typeof value.text !== 'string' || !Array.isArray(value.guests)) return false;
  return (value.guests as readonly unknown[]).every(
    (one) => Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string'),
  );
}
