import Slider from '@mui/material/Slider';

interface NumberSliderProps {
  /** What a screen reader calls it: the box above has the field's own label. */
  label: string;
  value: number | null;
  from: number;
  /** Left out: not known yet, and there is nothing to slide along. */
  to: number | undefined;
  step: number;
  readOnly: boolean;
  /** A value as it reads elsewhere. */
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  onBlur: () => void;
}

/** A second way to give a number. What was typed outside its range stays as it is until the slider is moved. */
export const NumberSlider = ({ label, value, from, to, step, readOnly, ...told }: NumberSliderProps) => {
  const end = to !== undefined && to > from ? to : undefined;
  return (
    <Slider
      aria-label={label}
      value={Math.min(Math.max(value ?? from, from), end ?? from)}
      min={from}
      max={end ?? from + step}
      step={step}
      disabled={readOnly || end === undefined}
      getAriaValueText={told.textOf}
      onChange={(_, moved) => told.onChange(Number(moved))}
      onChangeCommitted={told.onBlur}
      sx={track}
    />
  );
};

/** Painted by backgrounds, which forced colours take away: there it has lines. The thumb stays within the column at both ends. */
const track = {
  width: 'calc(100% - 16px)',
  mx: 1,
  '@media (forced-colors: active)': {
    '& .MuiSlider-rail, & .MuiSlider-track, & .MuiSlider-thumb': { border: '1px solid' },
    '& .MuiSlider-rail': { opacity: 1 },
  },
} as const;
