import Radio from '@mui/material/Radio';
import { fieldClasses } from '../theme/fieldClasses';
import { isChosen } from './chosen';
import { ariaProps } from './controlProps';
import { leavesGroup } from './leavesGroup';
import { ListState } from './ListState';
import { type ChoiceProps } from './types';

/** One choice of a few, all in sight. */
export const RadioWidget = (props: ChoiceProps) => {
  const { id, name, options, status, value, readOnly, onChange } = props;
  return (
    <>
      <div
        {...ariaProps(props)}
        id={id}
        className={fieldClasses.choices}
        role="radiogroup"
        aria-labelledby={props.labelledBy}
        aria-readonly={readOnly || undefined}
        data-loading={status === 'loading' || undefined}
        onBlur={leavesGroup(props.onBlur)}
      >
        {options.map((option, index) => (
          <div key={option.value} className={fieldClasses.choice} data-readonly={readOnly || undefined}>
            <Radio
              id={`${id}-${index}`}
              name={name}
              value={option.value}
              checked={isChosen(value, option)}
              readOnly={readOnly}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${id}-${index}`}>{option.label}</label>
          </div>
        ))}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} />}
    </>
  );
};
