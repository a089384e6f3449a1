import Checkbox from '@mui/material/Checkbox';
import { fieldClasses } from '../../theme';
import { ariaProps } from '../common/controlProps';
import { TickLabel } from '../common/labels';
import { type TickProps } from '../common/types';

/** A single tick with its label beside it. */
export const CheckboxWidget = (props: TickProps) => (
  <div className={fieldClasses.choice} data-readonly={props.readOnly || undefined}>
    <Checkbox
      id={props.id}
      name={props.name}
      checked={props.value}
      readOnly={props.readOnly}
      onChange={(_event, ticked) => props.onChange(ticked)}
      onBlur={props.onBlur}
      slotProps={{ input: { ...ariaProps(props), 'aria-readonly': props.readOnly || undefined } }}
    />
    <TickLabel {...props} />
  </div>
);
