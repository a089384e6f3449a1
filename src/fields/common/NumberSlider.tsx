import { fieldWords } from '../../messages';
import { fieldClasses } from '../../theme';

/** Keys that move a slider. */
const movingKey = /^(?:Arrow|Page|Home$|End$)/;

interface NumberSliderProps {
  /** What a screen reader calls it: the box above has the field's own label. */
  label: string;
  value: number | null;
  from: number;
  /** Left out: not known yet, and there is nothing to slide along. */
  to: number | undefined;
  step: number;
  /** A value as it reads elsewhere. */
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  onBlur: () => void;
}

/**
 * A second way to give a number. What was typed outside its range stays as it is until the slider is moved. The browser's own control: it is
 * drawn together with the box above it, so Tab does not skip it.
 */
export const NumberSlider = ({ label, value, from, to, step, ...rest }: NumberSliderProps) => {
  const end = to !== undefined && to > from ? to : undefined;
  const shown = Math.min(Math.max(value ?? from, from), end ?? from);
  return (
    <input
      type="range"
      className={fieldClasses.slider}
      aria-label={label}
      aria-valuetext={value === null ? fieldWords.noNumber : rest.textOf(shown)}
      value={shown}
      min={from}
      max={end ?? from + step}
      step={step}
      disabled={end === undefined}
      onChange={({ currentTarget }) => rest.onChange(currentTarget.valueAsNumber)}
      onPointerUp={rest.onBlur}
      onKeyUp={({ key }) => {
        if (movingKey.test(key)) rest.onBlur();
      }}
      onBlur={rest.onBlur}
    />
  );
};
