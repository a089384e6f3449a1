import Button from '@mui/material/Button';
import { createElement, memo, useContext } from 'react';
import type { FieldView, FormEvent, Place, Field, Value } from '../interpreter';
import { lazyPart, RichText } from '../content';
import { FieldFrame } from '../fields/common/FieldFrame';
import { fieldIds, focusField } from '../fields/common/fieldIds';
import { unitsOf } from '../fields/common/fieldTypeRow';
import { fieldTypes } from '../fields/pure';
import { connectorOf } from './connectors';
import { type ConnectorProps, useControl } from './connectors/useControl';
import { MarkedContext, type Marked } from './marks';
import { useField, useSessionContext } from './SessionContext';
import { failureText } from './failureText';
import { formWords } from '../messages';
import { fieldClasses } from '../theme';
import Box from '@mui/material/Box';

/** Help on a field, behind a link that opens it in place. */
function FieldHelp({ label, html }: { label: string; html: string }) {
  return (
    <Box component="details" sx={details}>
      <summary>{formWords.help(label)}</summary>
      <RichText html={html} tone="guide" />
    </Box>
  );
}

const details = {
  typography: 'body2',
  mb: 1,
  '& summary': { cursor: 'pointer', color: 'primary.dark', minHeight: 24, py: 0.5, width: 'fit-content' },
  '&[open] summary': { mb: 0.5 },
} as const;

interface ResultProps {
  id: string;
  name: string;
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  /** The result in words; a dash while there is none. */
  text: string;
  /** Words, which take less room than a figure. */
  inWords: boolean;
}

/** What was computed of other answers: no control, and its changes are announced like those of an `output`. */
const Result = ({ id, name, labelledBy, describedBy, invalid, text, inWords }: ResultProps) => (
  <output
    id={id}
    name={name}
    className={fieldClasses.result}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    // The summary of a failed Next leads here when a check names it.
    tabIndex={-1}
    data-words={inWords || undefined}
    data-invalid={invalid || undefined}
  >
    {text}
  </output>
);

const figures: ReadonlySet<Field['type']> = new Set(['number', 'currency', 'decimal']);
const words: ReadonlySet<Field['type']> = new Set(['text', 'textarea']);

/** Whether an answer is nothing but the result of a formula: figures and words that no visitor ever types. */
function isResult({ type, compute, computeWhen }: Field): boolean {
  const isComputed = compute !== undefined && computeWhen === undefined;
  return isComputed && (figures.has(type) || words.has(type));
}

/** Joins a result to the session; it reads as it does on the preview. */
function ResultConnector(props: ConnectorProps) {
  const { form } = useSessionContext();
  const { id, name, labelledBy, describedBy, invalid } = useControl<unknown>(props);
  const { definition, value } = props.view;
  const text = form.fields.get(definition.name)?.row.display(value, String, {}) ?? '';
  return (
    <Result {...{ id, name, labelledBy, describedBy, invalid, text }} inWords={words.has(definition.type)} />
  );
}

/** Only a switch that copies has it. */
const CopiedLine = lazyPart(() => import('./CopiedLine').then((module) => module.CopiedLine));

interface FieldRendererProps extends Pick<ConnectorProps, 'renderBlocks'> {
  place: Place;
  /** Below the first screen of a long step. */
  below: boolean;
}

/** One field at one place: its frame around its connector, or nothing while it is hidden. */
export const FieldRenderer = memo(function FieldRenderer({ place, below, renderBlocks }: FieldRendererProps) {
  const view = useField(place);
  const marked = useContext(MarkedContext);
  if (!view.visible || view.folded) return null;
  const { definition } = view;
  const { guideText, error, notice } = failureText(view);
  const result = isResult(definition);
  return (
    <FieldFrame
      name={definition.name}
      column={view.row?.column}
      type={definition.type}
      labelPlace={fieldTypes[definition.type].labelPlace}
      label={view.label}
      guideText={guideText}
      help={view.help === undefined ? undefined : <FieldHelp label={view.shortLabel} html={view.help} />}
      error={error}
      remedy={remedyOf(view)}
      notice={notice}
      mark={markOf(view, marked)}
      length={result ? undefined : lengthOf(view)}
      width={place.width}
      deferPaint={below}
    >
      {createElement(result ? ResultConnector : connectorOf(definition), { view, renderBlocks })}
      {definition.type === 'switch' && definition.copies && <CopiedLine name={place.field} />}
    </FieldFrame>
  );
});

/**
 * A button that takes back what has emptied other answers; or that replaces a wrong answer by a limit, by what was meant, or by itself
 * without the lost signs, unless they part two numbers or an e-mail address, or it is wrong without them, too.
 */
function remedyOf({ remedy, failure, notice, readOnly, value, definition: { name, type } }: FieldView) {
  if (notice?.rule === 'emptied')
    return <Remedy name={name} event={{ type: 'putBack' }} text={formWords.putBack} />;
  const enter = (raw: Value) => ({ type: 'write', by: 'visitor', writes: { [name]: { raw } } }) as const;
  if (remedy)
    return <Remedy name={name} event={enter(remedy.value)} text={formWords.useNumber(remedy.text)} />;
  const { signs, glued, isWrong } = (failure?.rule === 'rule' && failure.args) || {};
  const mayBeRight = signs !== undefined && glued !== true && isWrong !== true;
  return (
    mayBeRight &&
    !readOnly &&
    type !== 'email' && <Remedy name={name} event={enter(value)} text={formWords.entryIsRight} />
  );
}

function Remedy({ name, event, text }: { name: string; event: FormEvent; text: string }) {
  const session = useSessionContext();
  const ids = fieldIds(name);
  const enter = (): void => {
    void session.send(event);
    focusField(name);
  };
  return (
    <Button
      size="small"
      aria-describedby={`${ids.error} ${ids.notice}`}
      onClick={enter}
      sx={{ alignSelf: 'flex-start' }}
    >
      <span>{text}</span>
    </Button>
  );
}

/** Answers that are not given by hand are not marked as required or optional. */
function markOf({ definition: { type }, required, readOnly }: FieldView, marked: Marked): Marked | undefined {
  if (required) return marked === 'required' ? 'required' : undefined;
  return marked === 'optional' && !readOnly && type !== 'rows' ? 'optional' : undefined;
}

function lengthOf({ definition }: FieldView): number | undefined {
  const hasLength = definition.type === 'text' || definition.type === 'phone';
  if (!hasLength || definition.maxLength === undefined) return undefined;
  const { prefix, suffix } = unitsOf(definition);
  return definition.maxLength + prefix.length + suffix.length;
}
