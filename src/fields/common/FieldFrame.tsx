import { memo, type ReactNode } from 'react';
import { fieldClasses, widthClass } from '../theme/fieldClasses';
import { fieldIds } from './fieldIds';
import { labelPlaces } from './labelPlaces';
import { RequiredMark } from './RequiredMark';
import { type FieldType } from './types';

/** What stands around a control. */
export interface FieldFrameProps {
  /** The field's name, from which all ids are made (`fieldIds`). */
  name: string;
  /** The field's type in the definition; `data-field-type`, and where the label stands. */
  type: FieldType;
  label: string;
  /** Help between label and control. */
  guideText?: string;
  /** What is wrong with the answer. */
  error?: string;
  /** What happened to the answer without the visitor's doing (a number that was lowered to its maximum). */
  notice?: string;
  required: boolean;
  /** Columns of 12 from the `md` breakpoint up; left out: all. */
  width?: number;
  /** For fields below the fold of a long step: the browser paints them when they come near. */
  deferPaint?: boolean;
  /** The widget. */
  children: ReactNode;
}

const rootClass = (width: number | undefined, deferPaint: boolean | undefined): string =>
  [fieldClasses.root, width !== undefined && widthClass(width), deferPaint && fieldClasses.deferred]
    .filter(Boolean)
    .join(' ');

type LabelProps = Pick<FieldFrameProps, 'name' | 'type' | 'label' | 'required'>;

/** Memoized: errors come and go a thousand at a time, labels stay. */
const Label = memo(function Label({ name, type, label, required }: LabelProps) {
  const ids = fieldIds(name);
  const mark = required && <RequiredMark />;
  switch (labelPlaces[type]) {
    case 'control':
      return (
        <label id={ids.label} htmlFor={ids.control} className={fieldClasses.label}>
          {label}
          {mark}
        </label>
      );
    case 'group':
      return (
        <span id={ids.label} className={fieldClasses.label}>
          {label}
          {mark}
        </span>
      );
    case 'beside':
      return null;
  }
});

/**
 * Label, guide text, error and notice around a widget. Plain elements with static classes: of everything on a long
 * step this is there most often, and the marks of errors and notices are drawn by their styles. The error is no live region: it is read with its control, and the summary of a
 * failed Next reads it otherwise.
 */
export const FieldFrame = memo(function FieldFrame(props: FieldFrameProps) {
  const { name, type, label, guideText, error, notice, required } = props;
  const ids = fieldIds(name);
  return (
    <div className={rootClass(props.width, props.deferPaint)} data-field={name} data-field-type={type}>
      <Label name={name} type={type} label={label} required={required} />
      {guideText && (
        <div id={ids.guide} className={fieldClasses.guide}>
          {guideText}
        </div>
      )}
      <div className={fieldClasses.body}>
        {props.children}
        {error && (
          <p id={ids.error} className={fieldClasses.error}>
            {error}
          </p>
        )}
        {notice && (
          <p id={ids.notice} className={fieldClasses.notice}>
            {notice}
          </p>
        )}
      </div>
    </div>
  );
});
