import Radio from '@mui/material/Radio';
import { fieldClasses } from '../../theme';
import { ChoiceLabel } from '../common/ChoiceLabel';
import { isChosen } from '../common/chosen';
import { ariaProps } from '../common/controlProps';
import { leavesGroup } from '../common/leavesGroup';
import { ListState } from '../common/ListState';
import { type ChoiceProps } from '../common/types';

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
            <ChoiceLabel htmlFor={`${id}-${index}`} option={option} />
          </div>
        ))}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} />}
    </>
  );
};
