import type { CompiledCondition } from '../conditions/types';
import type { CompiledFormula, CompiledText } from '../formulas/types';
import type { ActionCallName, ContentBlock, Json, Effect } from '../../language';

type With<Key extends string> = Extract<Effect, Readonly<Record<Key, unknown>>>;

/** Effects in which nothing is computed: what each is when it runs, by its key in a definition. */
const rows = {
  closeDialog: () => ({ kind: 'closeDialog' as const }),
  goTo: ({ goTo }: With<'goTo'>) => ({ kind: 'goTo' as const, target: goTo }),
  navigate: ({ navigate }: With<'navigate'>) => ({ kind: 'navigate' as const, path: navigate }),
  wait: ({ wait }: With<'wait'>) => ({ kind: 'wait' as const, ms: wait }),
  reset: ({ reset }: With<'reset'>) => ({ kind: 'reset' as const, target: reset }),
  clearStorage: () => ({ kind: 'clearStorage' as const }),
};

type Key = keyof typeof rows;

/** An effect of a definition in which nothing is computed, ready to run. */
type WrittenPlainEffect = ReturnType<(typeof rows)[Key]>;

/** Makes an effect in which nothing is computed ready to run. */
export function compilePlainEffect(effect: { [One in Key]: With<One> }[Key]): WrittenPlainEffect {
  const key = Object.keys(rows).find((name) => Object.hasOwn(effect, name)) as Key;
  // Each row takes the effect of its own key, which a lookup by key cannot express.
  return (rows[key] as (effect: Effect) => WrittenPlainEffect)(effect);
}

/** A toast whose texts are compiled. */
export interface CompiledToast {
  variant: 'default' | 'destructive';
  title: CompiledText;
  text?: CompiledText | undefined;
}

/** A content block outside of a step: what it says, and while what it is shown. */
export interface CompiledContent {
  content: ContentBlock;
  /** By the keys of `textSources`. */
  texts: Readonly<Record<string, CompiledText>>;
  visibleWhen?: CompiledCondition | undefined;
  /** The blocks inside it. */
  blocks: readonly CompiledContent[];
}

/** A dialog whose texts and buttons are compiled. */
export interface CompiledDialog {
  /** Where it stands in the definition: its name in what outlives the page. */
  path: string;
  title: CompiledText;
  text?: CompiledText | undefined;
  blocks: readonly CompiledContent[];
  dismissable: boolean;
  closeButton?: { effects: readonly CompiledEffect[] } | undefined;
  buttons: readonly { text: CompiledText; effects: readonly CompiledEffect[] }[];
}

/** What is shown while a call runs, compiled. */
export interface CompiledPending {
  dialog?: { title: CompiledText; text: CompiledText | undefined } | undefined;
  slowAfterMs?: number | undefined;
  slowToast?: CompiledToast | undefined;
}

/** One answer that an effect writes. */
export interface SetWrite {
  name: string;
  value: CompiledFormula | { constant: Json };
}

/** The body of a call: key to formula. */
export type CompiledBody = readonly { key: string; formula: CompiledFormula }[];

/** An effect that needs nothing computed. The last three have no spelling in the language: Next uses them. */
export type PlainEffect =
  | WrittenPlainEffect
  | { kind: 'popup'; slug: string }
  | { kind: 'saveDraft' }
  | { kind: 'advance' };

/** What follows from one kind of answer. */
export interface CompiledOutcome {
  match: CompiledFormula;
  /** Without one of these an answer that matches is unreadable. */
  needs: readonly CompiledFormula[];
  effects: readonly CompiledEffect[];
}

/** An effect, ready to run. */
export type CompiledEffect =
  | PlainEffect
  | {
      kind: 'call';
      call: ActionCallName;
      body: CompiledBody;
      pending?: CompiledPending | undefined;
      outcomes: readonly CompiledOutcome[];
      failed?: readonly CompiledEffect[] | undefined;
    }
  | { kind: 'download'; call: 'downloadpdf'; body: CompiledBody; fileName: CompiledText }
  | { kind: 'set'; writes: readonly SetWrite[] }
  | { kind: 'clear'; names: readonly string[] }
  | { kind: 'copy'; copies: readonly { target: string; source: string }[] }
  | { kind: 'toast'; toast: CompiledToast }
  | { kind: 'dialog'; dialog: CompiledDialog }
  | { kind: 'stop' }
  | {
      kind: 'if';
      test: CompiledCondition;
      then: readonly CompiledEffect[];
      else: readonly CompiledEffect[];
    }
  | { kind: 'action'; name: string }
  /** The submission of a form that says nothing of its own. */
  | { kind: 'standardSubmit' };
