import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  /** Each with its words. */
  names: Readonly<Record<Name, string>>;
  onChoose: (name: Name) => void;
}

/** One of a few ways to look at something. */
export function Choice<Name extends string>({ label, value, names, onChoose }: ChoiceProps<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, chosen: Name | null) => {
        if (chosen) onChoose(chosen);
      }}
    >
      {Object.entries<string>(names).map(([name, called]) => (
        <ToggleButton key={name} value={name}>
          {called}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
