import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import {
  activeStage,
  isOnPath,
  nextRun,
  pathView,
  stepOf,
  stepView,
  type CompiledForm,
  type CompiledStep,
} from '../../interpreter';
import { formWords } from '../../messages/id';
import { RequiredLegend } from '../../widgets/RequiredMark';
import { FieldGrid } from '../../widgets/FieldGrid';
import { FieldSkeletons } from '../../widgets/FieldSkeletons';
import { focusField } from '../../widgets/focusField';
import { PendingButton } from '../../widgets/PendingButton';
import { BlockList } from './BlockList';
import { ErrorSummary } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { isPrepared, prepareStep } from './session/session';
import { useActivity, useFormState, useSessionContext, useTexts } from './session/SessionContext';
import { StepHeader } from './StepHeader';
import { useMounting } from './useMounting';
import { WidgetsFailed } from './WidgetsFailed';

/** Milliseconds after which the next step's widgets are fetched ahead. */
const prefetchAfter = 500;

/** Pixels from the top to which the page scrolls when the step changes (spec 1, section 2). */
const scrollTop = 150;

const subtitleStyle = { color: 'text.secondary', mb: 2 } as const;

/** The step that is shown, with its header, blocks and buttons. */
export function StepForm() {
  const { form, activity } = useSessionContext();
  const step = useActivity((now) => now.step);
  const shown = useActivity((now) => now.shown);
  const failed = useActivity((now) => now.widgetsFailed);
  const ready = isPrepared(form, step);
  const next = followingStep(form, step);

  // Only the first step of a visit comes without its widgets; Next fetches those of the step that it leads to.
  useEffect(() => {
    if (ready) return;
    prepareStep(form, step).then(
      () => activity.update((now) => ({ ...now, shown: now.shown + 1 })),
      () => activity.update((now) => ({ ...now, widgetsFailed: true })),
    );
  }, [ready, form, step, activity]);
  useEffect(() => {
    if (!ready || next === undefined) return undefined;
    // A step that cannot be fetched ahead is fetched again when it is entered.
    const timer = setTimeout(() => void prepareStep(form, next).catch(() => undefined), prefetchAfter);
    return () => clearTimeout(timer);
  }, [ready, form, next]);

  if (failed) return <WidgetsFailed step={step} />;
  if (!ready) {
    return (
      <FieldGrid>
        <FieldSkeletons count={6} />
      </FieldGrid>
    );
  }
  return <ShownStep key={`${step} ${shown}`} step={stepOf(form, step)} />;
}

/** The step behind one in the definition: most visitors come to it next. */
function followingStep(form: CompiledForm, step: string): string | undefined {
  const { index } = stepOf(form, step);
  return [...form.steps.values()].find((one) => one.index === index + 1)?.id;
}

function ShownStep({ step }: { step: CompiledStep }) {
  const session = useSessionContext();
  const mounting = useMounting(step);
  const { title, subtitle } = useTexts(stepView(step.id), step.texts);
  const path = useFormState(pathView);
  const onPath = isOnPath(session.form, path, step.id);
  // On wide screens the numbered header says the subtitle already.
  const numbered = activeStage(session.form, path).navigation === 'steps';
  const focus = useActivity((now) => now.focus);
  const hint = useActivity((now) => now.hint);
  const failed = useActivity((now) => now.errorsOf === step.id);
  const pressed = useActivity((now) => now.running.has(nextRun));
  const heading = useRef<HTMLHeadingElement>(null);
  const { finish } = mounting;

  useEffect(() => {
    document.title = `${failed ? formWords.errorPrefix : ''}${title ?? ''} – ${session.form.definition.title}`;
  }, [failed, title, session.form.definition.title]);

  const arrive = useRef(() => {
    if (focus === 'none') return;
    window.scrollTo({ top: scrollTop });
    if (focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
    } else {
      finish();
      focusField(focus.field);
    }
  });
  useEffect(() => arrive.current(), []);
  useEffect(() => {
    window.addEventListener('beforeprint', finish);
    return () => window.removeEventListener('beforeprint', finish);
  });

  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (pressed) return;
    finish();
    void session.send({ type: 'next' });
  };
  const flushOnTab = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') finish();
  };
  const { definition } = step;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={next}
      onKeyDown={flushOnTab}
      data-step={step.id}
      data-stage={step.stage}
      aria-busy={mounting.done ? undefined : true}
      aria-labelledby="step-title"
    >
      <StepHeader step={step.id} />
      <ErrorSummary step={step} beforeFocus={finish} />
      <Box
        component="h1"
        id="step-title"
        ref={heading}
        tabIndex={-1}
        sx={{ typography: 'h4', m: 0, mb: 0.5 }}
      >
        {title}
      </Box>
      {subtitle && (
        <Box sx={{ ...subtitleStyle, display: numbered ? { md: 'none' } : 'block' }}>{subtitle}</Box>
      )}
      {hint && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {formWords[hint]}
        </Alert>
      )}
      {onPath ? (
        <Box sx={{ mb: 2 }}>
          <RequiredLegend words={formWords.requiredLegend} />
        </Box>
      ) : (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {formWords.stepNotNeeded}
        </Alert>
      )}
      <BlockList blocks={step.blocks} mounting={mounting} />
      {definition.links && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 3 }}>
          {definition.links.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              {...(link.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {link.text}
              {link.newTab && ` ${formWords.newTab}`}
            </Link>
          ))}
        </Box>
      )}
      <FormButtons
        back={
          <Button
            type="button"
            variant="outlined"
            data-action="back"
            onClick={() => void session.send({ type: 'back' })}
          >
            {definition.back?.text ?? formWords.back}
          </Button>
        }
        next={
          <PendingButton type="submit" data-action="next" pending={pressed}>
            {definition.next?.text ?? formWords.next}
          </PendingButton>
        }
      />
    </Box>
  );
}
