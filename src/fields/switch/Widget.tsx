import Switch from '@mui/material/Switch';
import { fieldClasses } from '../../theme';
import { ariaProps } from '../common/controlProps';
import { TickLabel } from '../common/ticks';
import { type TickProps } from '../common/types';

/** On or off, with its label beside it. */
export const SwitchWidget = (props: TickProps) => {
  // `aria-required` is no property of a switch, which is never without an answer.
  const { 'aria-required': _required, ...aria } = ariaProps(props);
  return (
    <div className={fieldClasses.choice} data-readonly={props.readOnly || undefined}>
      <Switch
        id={props.id}
        name={props.name}
        checked={props.value}
        readOnly={props.readOnly}
        onChange={(_event, on) => props.onChange(on)}
        onBlur={props.onBlur}
        slotProps={{ input: { role: 'switch', ...aria, 'aria-readonly': props.readOnly || undefined } }}
      />
      <TickLabel {...props} />
    </div>
  );
};
