import { effectsIn, type CompiledForm } from '../../interpreter';
import { sampleOf } from '../checker/contract/sampleAnswer';
import { inventReplies } from '../robot';
import { callsOf } from '../robot/visit/replies';
import type { CallAnswer, CallName } from '../scenarios/language';
import type { BackEnd } from '../visit/bank';

/** Answers a call that only reads what is the same for everybody; `undefined`: it is no such call. */
type Read = (...asked: Parameters<BackEnd['ask']>) => Promise<CallAnswer> | undefined;

/**
 * A bank that is asked by `read` alone. Whatever a visitor would tell it is answered by what the definition waits for, or by its
 * contract: always by the answer that leaves most of the form to come. The robot itself makes up all others, where a plan needs them.
 */
export function madeUpBank(form: CompiledForm, read: Read): BackEnd {
  const answers = leadingAnswers(form);
  const answerTo = (call: CallName): CallAnswer => answers.get(call) ?? { body: sampleOf(call) };
  return {
    // A submission is one that the bank itself has taken.
    ask: (call, body) =>
      read(call, body) ?? Promise.resolve(call === 'submit' ? { body: sampleOf(call) } : answerTo(call)),
    upload: () => Promise.resolve({ body: sampleOf('upload-file') }),
  };
}

/** Of each call the answer whose outcomes leave most stages ahead; among equals the first one that was made up. */
function leadingAnswers(form: CompiledForm): ReadonlyMap<string, CallAnswer> {
  const effects = callsOf(form);
  const ahead = (id: string): number => {
    const [call = '', effect, outcome] = id.split(':');
    const own = effects.get(call)?.[Number(effect)]?.outcomes?.[Number(outcome)]?.do ?? [];
    return Math.max(
      0,
      ...[...effectsIn(own)].map((one) => (one.kind === 'goTo' ? stagesFrom(form, one.goTo) : 0)),
    );
  };
  return new Map(
    [...inventReplies(form).byCall].flatMap(([call, replies]) => {
      const far = replies.map(({ outcomes }) => Math.max(...outcomes.map(ahead)));
      const best = replies[far.indexOf(Math.max(...far))]?.reply;
      return best ? [[call, { status: best.httpStatus, body: best.response }] as const] : [];
    }),
  );
}

/** How many stages there are from a target on; a step and the preview close none. */
function stagesFrom({ stages }: CompiledForm, target: unknown): number {
  const id = typeof target === 'object' && target !== null && 'stage' in target ? target.stage : undefined;
  const at = stages.findIndex((stage) => stage.id === id);
  return at < 0 ? 0 : stages.length - at;
}
