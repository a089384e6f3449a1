import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState, type FormEvent, type Ref } from 'react';
import {
  buttonTexts,
  hasOwnPages,
  isOnPath,
  leadsBack,
  nextRun,
  pageOf,
  pathView,
  stepOf,
  stepView,
  type CompiledStep,
} from '../interpreter';
import { lazyPart } from '../content';
import { formWords, pageWords } from '../messages';
import { formClass, visuallyHidden } from '../theme';
import { RequiredLegend } from '../fields/common/FieldFrame';
import { PendingButton } from '../fields/common/PendingButton';
import { BlockList } from './BlockList';
import { CheckMessages } from './CheckMessages';
import { questionKeys } from './enterKey';
import { ErrorSummary, useStepTitle } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { LoadingStep } from './FormLayout';
import { Hint, Notice } from './Notice';
import {
  useActivity,
  useFormState,
  useFormStates,
  useIsWaking,
  useSessionContext,
  useTexts,
} from './SessionContext';
import { MarkedContext, markedOf, type Marked } from './marks';
import { hasResultsBeside, isNumbered, splitAtResults } from './splitAtResults';
import { useArrival } from './useArrival';
import { useFinish, useMounting, type Mounting } from './useMounting';

/** The page of a row: few forms have one. */
export const RowPage = lazyPart(() => import('./RowPage').then((module) => module.RowPage), {
  waiting: ({ embedded }) => <LoadingStep embedded={embedded} />,
});

interface StepFormProps {
  /** Without header, heading and way back, and with a button only where something follows: the page around it has its own. */
  embedded: boolean;
}

/** The step that is shown, with its header, blocks and buttons. */
export function StepForm({ embedded }: StepFormProps) {
  const { form } = useSessionContext();
  const step = useActivity((now) => now.step);
  const shown = useActivity((now) => now.shown);
  const row = useActivity((now) => now.row);
  const announcement = useActivity((now) => now.announcement);
  const hasPages = stepOf(form, step).places.some(({ field }) => hasOwnPages(form, field));
  return (
    <>
      {row ? (
        <RowPage key={`${step} ${shown}`} row={row} embedded={embedded} />
      ) : (
        <ShownStep key={`${step} ${shown}`} step={stepOf(form, step)} embedded={embedded} />
      )}
      {hasPages && (
        <div role="status" style={visuallyHidden}>
          {announcement}
        </div>
      )}
    </>
  );
}

/** The index of the step that a session showed last. */
const shownLast = new WeakMap<object, number>();

/** From where a step comes that takes the place of another one of its form. */
function useWay({ index }: CompiledStep): 'on' | 'back' | undefined {
  const session = useSessionContext();
  const [last = index] = useState(() => shownLast.get(session));
  useEffect(() => void shownLast.set(session, index), [session, index]);
  if (last === index) return undefined;
  return last < index ? 'on' : 'back';
}

function ShownStep({ step, embedded }: StepFormProps & { step: CompiledStep }) {
  const session = useSessionContext();
  const { definition } = session.form;
  const [page] = useState(() => pageOf(session.form, step, undefined));
  const mounting = useMounting(page, session.state());
  const texts = buttonTexts(session.form, useFormState(pathView));
  const pressed = useActivity((now) => now.running.has(nextRun));
  const locked = useActivity((now) => now.locked);
  const marked = useMemo(() => markedOf(session.form, step), [session.form, step]);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = useFinish();
  const isWaking = useIsWaking();
  useArrival(heading);
  const way = useWay(step);

  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (pressed) return;
    finish();
    void session.send({ type: 'next' });
  };
  // There is no preview in a page of other things.
  const follows = !embedded || (definition.afterLastStep ?? 'preview') !== 'preview';
  const { ends } = step.definition;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={next}
      {...questionKeys(finish)}
      data-step={step.id}
      data-stage={step.stage}
      data-way={way}
      aria-busy={isWaking || locked || undefined}
      {...(embedded
        ? { 'aria-label': definition.title, className: formClass('embedded') }
        : { 'aria-labelledby': 'step-title', className: formClass('sheet') })}
    >
      <ErrorSummary step={step} />
      {!embedded && <StepIntro step={step} marked={marked} heading={heading} />}
      <CheckMessages step={step.id} host={stepView(step.id)} />
      <MarkedContext value={marked}>
        <StepBlocks step={step} mounting={mounting} />
      </MarkedContext>
      <StepLinks step={step} />
      {follows && (
        <FormButtons
          sends={!ends}
          announcement={locked ? formWords.nextPending : undefined}
          back={
            !embedded && (
              <Button
                type="button"
                variant="outlined"
                data-action="back"
                onClick={() => void session.send({ type: 'back' })}
              >
                <span>{texts.back ?? formWords.back}</span>
              </Button>
            )
          }
          next={!ends && <NextButton pressed={pressed} words={texts.next ?? formWords.next} />}
        />
      )}
    </Box>
  );
}

/** The button that leads on. After 'Ubah' it says so where it leads straight back, which any answer can change. */
function NextButton({ pressed, words }: { pressed: boolean; words: string }) {
  const { form, moment } = useSessionContext();
  const [keys] = useState(() => (moment().state.editing ? [pathView, ...form.fields.keys()] : []));
  useFormStates(keys);
  return (
    <PendingButton type="submit" data-action="next" pending={pressed}>
      {leadsBack(moment()) ? formWords.saveAndCheck : words}
    </PendingButton>
  );
}

/** The blocks of a step. Where it ends with an instalment plan, the results stand beside the questions, in view while they change. */
function StepBlocks({ step, mounting }: { step: CompiledStep; mounting: Mounting }) {
  const { form } = useSessionContext();
  const state = useFormState(pathView);
  const [asked, results] = useMemo(() => splitAtResults(form, step.blocks), [form, step]);
  if (!hasResultsBeside(form, state, step.id)) return <BlockList blocks={step.blocks} mounting={mounting} />;
  return (
    <div className={formClass('besideResults')}>
      <BlockList blocks={asked} mounting={mounting} />
      <div className={formClass('results')}>
        <BlockList blocks={results} mounting={mounting} />
      </div>
    </div>
  );
}

interface StepHeadingProps {
  step: CompiledStep;
  heading?: Ref<HTMLHeadingElement>;
}

/** Title and subtitle of a step, which are there before its fields are. */
function StepHeading({ step, heading }: StepHeadingProps) {
  const { form } = useSessionContext();
  const { title, subtitle } = useTexts(stepView(step.id), step.texts);
  // The list says the subtitle already.
  const numbered = isNumbered(form, useFormState(pathView), step.id);
  return (
    <>
      <h1
        id="step-title"
        ref={heading}
        tabIndex={-1}
        className={formClass('stepTitle', subtitle && 'stepTitleOver', numbered && 'stepTitleNumbered')}
      >
        {title}
      </h1>
      {subtitle && (
        <div className={formClass('stepSubtitle', numbered && 'stepSubtitleNumbered')}>{subtitle}</div>
      )}
    </>
  );
}

interface StepIntroProps {
  step: CompiledStep;
  marked: Marked;
  heading: Ref<HTMLHeadingElement>;
}

/** The step's heading, and what is to be known before its fields. */
function StepIntro({ step, marked, heading }: StepIntroProps) {
  const { form } = useSessionContext();
  const { title } = useTexts(stepView(step.id), step.texts);
  const path = useFormState(pathView);
  useStepTitle(step, title);
  return (
    <>
      <StepHeading step={step} heading={heading} />
      <Hint />
      {step.definition.ends ? null : isOnPath(form, path, step.id) ? (
        marked === 'required' && (
          <div className={formClass('stepLegend')}>
            <RequiredLegend words={formWords.requiredLegend} />
          </div>
        )
      ) : (
        <Notice severity="info" role="note" sx={{ mb: 2 }}>
          {formWords.stepNotNeeded}
        </Notice>
      )}
    </>
  );
}

function StepLinks({ step: { definition } }: { step: CompiledStep }) {
  if (!definition.links) return null;
  return (
    <div className={formClass('stepLinks')}>
      {definition.links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          {...(link.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {link.newTab ? `${link.text} ${pageWords.newTab}` : link.text}
        </a>
      ))}
    </div>
  );
}
