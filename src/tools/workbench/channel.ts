import { isObject, type JsonObject } from '../../interpreter';
import type { Treated } from './bank/treatments';
import type { Insight } from './insight/insight';

/** A definition as it is edited, with the texts of the forms that stand in its steps, by slug. */
export interface EditedForm {
  text: string;
  guests: readonly (readonly [slug: string, text: string])[];
}

/** Messages of the workbench to the form beside it. */
export type ToPreview =
  | { kind: 'form'; form: EditedForm }
  /** The focus does not leave the editor, and the page around the form keeps its place. */
  | { kind: 'show-step'; step: string }
  | { kind: 'show-field'; name: string; stay?: true }
  | { kind: 'fill'; to: 'step' | 'preview' }
  | { kind: 'restart' }
  | { kind: 'record' }
  | { kind: 'treat'; treated: readonly Treated[] };

/** Messages of the form to the workbench. */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'insight'; insight: Insight }
  | { kind: 'focused'; name: string }
  /** `stopped`: the way to the preview ended on a step that does not let go. */
  | { kind: 'filled'; count: number; stopped: boolean }
  /** Scenarios without their name, as they would stand in the file: the first that passes is the one. */
  | { kind: 'recorded'; scenarios: readonly JsonObject[] };

const mark = 'eform-workbench';

interface Letter<Message> {
  for: typeof mark;
  message: Message;
}

/** Sends a message to the other window. */
export function post<Message extends ToPreview | FromPreview>(to: Window, message: Message): void {
  const letter: Letter<Message> = { for: mark, message };
  to.postMessage(letter, window.location.origin);
}

/** Hears what one window of ours says; gives what ends the hearing. */
export function hear<Message extends ToPreview | FromPreview>(
  from: () => Window | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== window.location.origin || source !== from() || !isLetter<Message>(data)) return;
    listener(data.message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Both windows run the same code, so a letter with our mark and a kind holds a message of ours. */
function isLetter<Message>(data: unknown): data is Letter<Message> {
  return (
    isObject(data) && data.for === mark && isObject(data.message) && typeof data.message.kind === 'string'
  );
}
