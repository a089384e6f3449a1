import {
  firstUnfinished,
  nextRun,
  parseContent,
  runAction,
  startState,
  transition,
  type CallReply,
  type Command,
  type CompiledForm,
  type Dialog,
  type Facts,
  type FormEvent,
  type FormState,
  type JsonObject,
  type Reply,
  type Request,
  type Run,
  type RunEnd,
  type Toast,
} from '../../../interpreter';
import { faultReasons } from '../../../messages/id';
import { isObject } from '../../scenario/parse/readers';
import { readAnswer } from '../../scenario/visit/bank';
import { clearScreen, type Page } from '../../scenario/visit/screen';
import type { World } from './world';

/** What a robot visitor finds in front of it. */
export interface Machine {
  state: () => FormState;
  facts: Facts;
  page: () => Page;
  /** Open dialogs, the newest last. */
  dialogs: () => readonly Dialog[];
  /** Everything that was said since the last event of the visitor's, for the report. */
  said: () => readonly string[];
  /** An event of the visitor's, with all that follows from it. */
  send: (event: FormEvent) => Promise<void>;
  /** Runs what stands behind a button of a dialog. */
  press: (run: Run) => Promise<void>;
  /** The button of the preview. */
  submit: () => Promise<void>;
  /** Closes the newest dialog, as its cross does. */
  dismiss: () => void;
}

/** What a machine is made of. */
export interface MachineParts {
  form: CompiledForm;
  facts: Facts;
  world: World;
  /** What the back end answers to a call in place of itself. */
  invented: (call: string) => CallReply | undefined;
  onEvent: (event: FormEvent, before: FormState, after: FormState) => void;
  onReply: (call: string, body: JsonObject, reply: Reply) => void;
}

const done: Reply = { done: true };

/** Drives the machine of a form as the page does, one thing after the other: time plays no part. */
export function createMachine({ form, facts, world, invented, onEvent, onReply }: MachineParts): Machine {
  let latest = startState(form, facts);
  const screen = clearScreen({ at: 'step' });
  let said: string[] = [];

  const apply = (event: FormEvent): readonly Command[] => {
    const before = latest;
    const { state, commands } = transition(form, before, event, facts);
    latest = state;
    onEvent(event, before, state);
    return commands;
  };

  const drive = async (run: Run): Promise<RunEnd> => {
    const steps = runAction({ form, state: () => latest, facts: () => facts }, run);
    let step = steps.next();
    while (!step.done) step = steps.next(await perform(step.value));
    return step.value;
  };

  const carryOut = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands) {
      switch (command.do) {
        case 'run':
          await drive({ effects: command.effects, extras: {} });
          if (command.action !== nextRun) await carryOut(apply({ type: 'outcome', action: command.action }));
          break;
        case 'showStep':
          screen.page = { at: 'step' };
          break;
        case 'showPreview':
          await showPreview();
          break;
        case 'leave':
          screen.page = { at: 'away', path: '/' };
          break;
        // One thing after the other: nothing is on its way when the next begins; and of failures the state tells.
        case 'abort':
        case 'waitForPending':
        case 'showErrors':
          break;
      }
    }
  };

  const within = async (event: FormEvent): Promise<Reply> => {
    await carryOut(apply(event));
    return done;
  };

  /** The preview of a form that can be sent; any other leads to its first unfinished step. */
  const showPreview = async (): Promise<void> => {
    screen.page = { at: 'preview' };
    const unfinished = firstUnfinished(form, latest, facts);
    if (unfinished !== undefined) await within({ type: 'goTo', target: { step: unfinished } });
  };

  const say = ({ title, text }: Pick<Toast, 'title' | 'text'>): void => {
    said.push(text === undefined ? title : `${title}: ${text}`);
  };

  const perform = async (request: Request): Promise<Reply> => {
    switch (request.do) {
      case 'call': {
        const own = invented(request.call);
        const reply = own ? { reply: own } : await asked(request.call, request.body);
        onReply(request.call, request.body, reply);
        return reply;
      }
      case 'download': {
        const answer = await world.ask(request.call, request.body);
        return answer.fault || isObject(answer.body) ? replyOf(answer) : done;
      }
      case 'popup':
        return await popupReply(request.slug);
      case 'write':
        return await within({ type: 'write', writes: request.writes, by: 'effect' });
      case 'goTo':
        return await within({ type: 'goTo', target: request.target });
      case 'advance':
        return await within({ type: 'advance' });
      case 'reset':
        return await within({ type: 'reset', target: request.target });
      case 'toast':
        say(request.toast);
        return done;
      case 'dialog':
        say(request.dialog);
        screen.dialogs = [...screen.dialogs, request.dialog];
        return done;
      case 'closeDialog':
        screen.dialogs = screen.dialogs.slice(0, -1);
        return done;
      case 'navigate':
        screen.page = { at: 'away', path: request.path };
        return done;
      case 'standardError':
        said.push(`kesalahan panggilan "${request.call}": ${JSON.stringify(request.problem)}`);
        return done;
      case 'confirm':
        screen.page = { at: 'confirmation', number: request.registrationNumber };
        return done;
      case 'wait':
      case 'clearStorage':
      case 'saveDraft':
        return done;
    }
  };

  const asked = async (call: Parameters<World['ask']>[0], body: JsonObject): Promise<Reply> =>
    replyOf(await world.ask(call, body));

  /** A popup is read and agreed to; one that did not come keeps the visitor where he is. */
  const popupReply = async (slug: string): Promise<Reply> => {
    const read = readAnswer(await world.ask('popup', { slug }));
    const data = 'reply' in read && isObject(read.reply.response) ? read.reply.response.data : undefined;
    const content = isObject(data) ? data.content : undefined;
    const parsed = parseContent(Array.isArray(content) ? { blocks: content } : content);
    if (parsed.ok) return done;
    said.push(`popup "${slug}" tidak dapat dimuat`);
    return { stopped: true };
  };

  return {
    state: () => latest,
    facts,
    page: () => screen.page,
    dialogs: () => screen.dialogs,
    said: () => said,
    send: async (event) => {
      if (event.type === 'next') said = [];
      await carryOut(apply(event));
    },
    press: async (run) => {
      said = [];
      await drive(run);
    },
    submit: async () => {
      said = [];
      await drive({ effects: form.submit, extras: {} });
    },
    dismiss: () => {
      screen.dialogs = screen.dialogs.slice(0, -1);
    },
  };
}

function replyOf(answer: Awaited<ReturnType<World['ask']>>): Reply {
  const read = readAnswer(answer);
  return 'reply' in read ? read : { fault: read.fault, errorMessage: faultReasons[read.fault] };
}
