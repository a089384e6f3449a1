import Button from '@mui/material/Button';
import { createElement, memo, useContext } from 'react';
import type { FieldView, Place } from '../interpreter';
import { lazyPart } from '../content';
import { FieldFrame } from '../fields/common/FieldFrame';
import { fieldIds } from '../fields/common/fieldIds';
import { focusField } from '../fields/common/focusField';
import { unitsOf } from '../fields/common/units';
import { fieldTypes } from '../fields/pure';
import { connectorOf } from './connectors';
import { isResult, ResultConnector } from './connectors/ResultConnector';
import { FieldHelp } from './FieldHelp';
import type { ConnectorProps } from './connectors/useControl';
import { MarkedContext, type Marked } from './marks';
import { useField, useSessionContext } from './SessionContext';
import { failureText } from './failureText';
import { formWords } from '../messages';

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

/** A button that enters something in place of a wrong answer: a limit, what was meant, or the answer without the signs that it has lost, but of an address. */
function remedyOf({ remedy, failure, readOnly, value, definition: { name, type } }: FieldView) {
  if (remedy) return <Remedy name={name} raw={remedy.value} text={formWords.useNumber(remedy.text)} />;
  const isAboutSigns = failure?.rule === 'rule' && failure.args?.signs !== undefined;
  return (
    isAboutSigns &&
    !readOnly &&
    type !== 'email' && <Remedy name={name} raw={value} text={formWords.entryIsRight} />
  );
}

function Remedy({ name, raw, text }: { name: string; raw: unknown; text: string }) {
  const session = useSessionContext();
  const enter = (): void => {
    void session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw } } });
    focusField(name);
  };
  return (
    <Button size="small" aria-describedby={fieldIds(name).error} onClick={enter}>
      <span>{text}</span>
    </Button>
  );
}

/** Answers that nobody gives by hand need no word on whether they must be given. */
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
