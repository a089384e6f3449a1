import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { memo, type ChangeEvent } from 'react';
import { fieldClasses } from '../../theme';
import { ListState, isChosen } from './choices';
import { ariaProps, leavesGroup } from './controlProps';
import { type ChoiceProps, type ChoicesProps, type Option, type TickProps } from './types';

/** The label beside a single tick or switch. */
export const TickLabel = ({ id, labelledBy, label }: TickProps) => (
  <label id={labelledBy} htmlFor={id}>
    {label}
  </label>
);

/** The label of a choice that is in sight, with its hint below: read as one. */
const ChoiceLabel = ({ htmlFor, option }: { htmlFor: string; option: Option }) => (
  <label htmlFor={htmlFor}>
    <span>{option.label}</span>
    {option.hint !== undefined && <small style={{ display: 'block' }}>{option.hint}</small>}
  </label>
);

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

/** The attributes around choices that are all in sight. */
const groupProps = ({ id, labelledBy, options, status, onBlur }: ChoiceProps | ChoicesProps) => ({
  id,
  className: fieldClasses.choices,
  'aria-labelledby': labelledBy,
  'data-loading': status === 'loading' || undefined,
  'data-few': options.length < 3 || undefined,
  onBlur: leavesGroup(onBlur),
});

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
        {...groupProps(props)}
        role="radiogroup"
        aria-readonly={readOnly || undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (!readOnly) onChange(event.target.value);
        }}
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
      <div {...groupProps(props)} role="group" aria-describedby={props.describedBy}>
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
