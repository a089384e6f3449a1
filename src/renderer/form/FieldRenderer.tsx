import { memo } from 'react';
import type { Place } from '../../interpreter';
import { describeFailure } from '../../messages/id';
import { FieldFrame } from '../../widgets/FieldFrame';
import { connectorOf } from './connectors';
import { useField } from './session/SessionContext';

/** One field at one place: its frame around its connector, or nothing while it is hidden. */
export const FieldRenderer = memo(function FieldRenderer({ place, below }: { place: Place; below: boolean }) {
  const view = useField(place);
  if (!view.visible) return null;
  const { definition, failure, notice } = view;
  const Connector = connectorOf(definition.type);
  return (
    <FieldFrame
      name={definition.name}
      type={definition.type}
      label={view.label}
      guideText={view.guideText}
      error={failure && describeFailure(failure, view.label)}
      notice={notice && describeFailure(notice, view.label)}
      required={view.required}
      width={place.width}
      deferPaint={below}
    >
      <Connector view={view} />
    </FieldFrame>
  );
});
