import { memo } from 'react';
import { fieldWords } from '../../messages';
import { fieldClasses, lengthClass, widthClass } from '../../theme';
import { fieldIds } from './fieldIds';
import type { LabelPlace } from './fieldTypeRow';
import { type FieldType, type Elements } from './types';

/** The star of a required field: for the eye, since the control says `aria-required`. */
const requiredMark = (
  <span className={fieldClasses.required} aria-hidden="true">
    *
  </span>
);

/** Says what the star means; stands once, at the top of a step. */
export const RequiredLegend = ({ words }: { words: string }) => (
  <p className={fieldClasses.guide}>
    <span className={fieldClasses.legendMark}>{requiredMark}</span>
    <span>{words}</span>
  </p>
);

export interface FieldFrameProps {
  /** The field's name, from which all ids are made (`fieldIds`). */
  name: string;
  /** Its name inside its row; left out: it stands in none. */
  column?: string;
  /** The field's type in the definition: `data-field-type`. */
  type: FieldType;
  /** Where the label stands; default `control`. */
  labelPlace?: LabelPlace;
  label: string;
  /** Help between label and control. */
  guideText?: string;
  /** More help, which opens in its place. */
  help?: Elements;
  error?: string;
  /** What can be done about that, below it. */
  remedy?: Elements;
  /** What happened to the answer without the visitor's doing (a number that was lowered to its maximum). */
  notice?: string;
  /** What the label says of an answer that must be given, or that need not be; left out: nothing. */
  mark?: 'required' | 'optional';
  /** The most characters of an answer, where they say how wide its control is to be. */
  length?: number;
  /** Columns of 12 from the `md` breakpoint up; left out: all. */
  width?: number;
  /** For fields below the fold of a long step: the browser paints them when they come near. */
  deferPaint?: boolean;
  children: Elements;
}

const rootClass = ({ width, length, deferPaint }: FieldFrameProps): string =>
  [
    fieldClasses.root,
    width !== undefined && widthClass(width),
    length !== undefined && lengthClass(length),
    deferPaint && fieldClasses.deferred,
  ]
    .filter(Boolean)
    .join(' ');

type LabelProps = Pick<FieldFrameProps, 'name' | 'labelPlace' | 'label' | 'mark'>;

/** Memoized: errors come and go a thousand at a time, labels stay. */
const Label = memo(function Label({ name, labelPlace = 'control', label, mark }: LabelProps) {
  const ids = fieldIds(name);
  const star = mark === 'required' && requiredMark;
  // Drawn by the styles, and read out with the label.
  const optional = mark === 'optional' ? `(${fieldWords.optional})` : undefined;
  switch (labelPlace) {
    case 'control':
      return (
        <label id={ids.label} htmlFor={ids.control} className={fieldClasses.label} data-optional={optional}>
          <span>{label}</span>
          {star}
        </label>
      );
    case 'group':
      return (
        <span id={ids.label} className={fieldClasses.label} data-optional={optional}>
          <span>{label}</span>
          {star}
        </span>
      );
    case 'beside':
      return null;
  }
});

/**
 * Label, guide text, error and notice around a widget. Plain elements with static classes: of everything on a long
 * step this is there most often, and the marks of errors and notices are drawn by their styles. The error is no live region: it is read
 * with its control, and the summary of a failed Next announces it.
 */
export const FieldFrame = memo(function FieldFrame(props: FieldFrameProps) {
  const { name, type, labelPlace, label, guideText, error, notice, mark } = props;
  const ids = fieldIds(name);
  const guide = guideText ? (
    <div id={ids.guide} className={fieldClasses.guide}>
      {guideText}
    </div>
  ) : null;
  return (
    <div className={rootClass(props)} data-field={props.column ?? name} data-field-type={type}>
      <Label name={name} labelPlace={labelPlace} label={label} mark={mark} />
      {labelPlace !== 'beside' && guide}
      {props.help}
      <div className={fieldClasses.body}>
        {props.children}
        {labelPlace === 'beside' && guide}
        {error && (
          <p id={ids.error} className={fieldClasses.error}>
            {error}
          </p>
        )}
        {error && props.remedy}
        {notice && (
          <p id={ids.notice} role="status" className={fieldClasses.notice}>
            {notice}
          </p>
        )}
        {!error && props.remedy}
      </div>
    </div>
  );
});
