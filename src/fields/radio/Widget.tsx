import Radio from '@mui/material/Radio';
import { memo, type ChangeEvent } from 'react';
import { fieldClasses } from '../../theme';
import { ChoiceLabel } from '../common/labels';
import { ariaProps, leavesGroup } from '../common/controlProps';
import { ListState, isChosen } from '../common/choices';
import { type ChoiceProps, type Option } from '../common/types';

interface RadioProps {
  id: string;
  name: string;
  option: Option;
  checked: boolean;
  readOnly: boolean;
}

/** Memoized: what is announced of the answer is announced of the group, and a choice concerns two buttons of many. */
const RadioChoice = memo(function RadioChoice({ id, name, option, checked, readOnly }: RadioProps) {
  return (
    <div className={fieldClasses.choice} data-readonly={readOnly || undefined}>
      <Radio id={id} name={name} value={option.value} checked={checked} readOnly={readOnly} />
      <ChoiceLabel htmlFor={id} option={option} />
    </div>
  );
});

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
        data-few={options.length < 3 || undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (!readOnly) onChange(event.target.value);
        }}
        onBlur={leavesGroup(props.onBlur)}
      >
        {options.map((option, index) => (
          <RadioChoice
            key={option.value}
            id={`${id}-${index}`}
            checked={isChosen(value, option)}
            {...{ name, option, readOnly }}
          />
        ))}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} waiting={props.waitingText} />}
    </>
  );
};
