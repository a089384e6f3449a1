import Checkbox from '@mui/material/Checkbox';
import { fieldClasses } from '../../theme';
import { ChoiceLabel } from '../common/labels';
import { leavesGroup } from '../common/controlProps';
import { ListState, isChosen } from '../common/choices';
import { type ChoicesProps, type Option } from '../common/types';

/** The stored answers after a click: those offered in the order of the options, then those that are not offered. */
const afterClick = ({ options, value }: ChoicesProps, clicked: Option, ticked: boolean): string[] => {
  const kept = options.filter((option) =>
    option === clicked ? ticked : value.some((stored) => isChosen(stored, option)),
  );
  const others = value.filter((stored) => !options.some((option) => isChosen(stored, option)));
  return [...kept.map((option) => option.value), ...others];
};

/** Any number of choices, all in sight. */
export const CheckboxGroupWidget = (props: ChoicesProps) => {
  const { id, name, options, status, value, readOnly, invalid, onChange } = props;
  return (
    <>
      <div
        id={id}
        className={fieldClasses.choices}
        role="group"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        data-loading={status === 'loading' || undefined}
        data-few={options.length < 3 || undefined}
        onBlur={leavesGroup(props.onBlur)}
      >
        {options.map((option, index) => (
          <div key={option.value} className={fieldClasses.choice} data-readonly={readOnly || undefined}>
            <Checkbox
              id={`${id}-${index}`}
              name={name}
              value={option.value}
              checked={value.some((stored) => isChosen(stored, option))}
              readOnly={readOnly}
              onChange={(_event, ticked) => onChange(afterClick(props, option, ticked), option)}
              slotProps={{
                input: { 'aria-invalid': invalid || undefined, 'aria-readonly': readOnly || undefined },
              }}
            />
            <ChoiceLabel htmlFor={`${id}-${index}`} option={option} />
          </div>
        ))}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} waiting={props.waitingText} />}
    </>
  );
};
