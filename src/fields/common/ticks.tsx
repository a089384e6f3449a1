import { memo, useState, type ChangeEvent, type ComponentProps } from 'react';
import { fieldClasses } from '../../theme';
import { ListState, isChosen } from './choices';
import { ariaProps, leavesGroup } from './controlProps';
import { type ChoiceProps, type ChoicesProps, type Option, type TickProps } from './types';

interface MarkProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  type: 'radio' | 'checkbox';
  onChange?: ((ticked: boolean) => void) | undefined;
}

const tickedBox =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm5 14 9-9-1.41-1.42L10 14.17l-3.59-3.58L5 12z';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

/** A radio button or a box for a tick, in elements of our own and MUI's styles (`fieldLooks` of `baseStyles.tsx`). */
export const Mark = ({ type, checked, readOnly, onChange, ...input }: MarkProps) => {
  const [isRinged, setRinged] = useState(false);
  const isRadio = type === 'radio';
  const look = isRadio ? 'MuiRadio-root Eform-radio' : 'MuiCheckbox-root Eform-tick';
  const state = `${checked ? ' Mui-checked' : ''}${isRinged ? ' Mui-focusVisible' : ''}`;
  return (
    <span className={`MuiButtonBase-root ${look}${state}`}>
      <input
        {...input}
        type={type}
        className="Eform-tickIn"
        checked={checked}
        readOnly={readOnly}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
          if (!readOnly && !nativeEvent.defaultPrevented) onChange?.(target.checked);
        }}
        onFocus={({ target }) => setRinged(target.matches(':focus-visible'))}
        onBlur={(event) => {
          setRinged(false);
          input.onBlur?.(event);
        }}
      />
      <svg className={fieldClasses.mark} viewBox="0 0 24 24" aria-hidden>
        {isRadio && <circle cx="12" cy="12" r="9" {...line} />}
        {isRadio && <circle cx="12" cy="12" r="5" />}
        {!isRadio && !checked && <rect x="4" y="4" width="16" height="16" rx="1" {...line} />}
        {!isRadio && checked && <path d={tickedBox} />}
      </svg>
    </span>
  );
};

/** The label beside a single tick or switch. */
export const TickLabel = ({ id, labelledBy, label }: TickProps) => (
  <label id={labelledBy} htmlFor={id}>
    {label}
  </label>
);

/** A single tick with its label beside it. */
export const CheckboxWidget = (props: TickProps) => (
  <div className={fieldClasses.choice} data-readonly={props.readOnly || undefined}>
    <Mark
      {...ariaProps(props)}
      type="checkbox"
      id={props.id}
      name={props.name}
      checked={props.value}
      readOnly={props.readOnly}
      aria-readonly={props.readOnly || undefined}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
    <TickLabel {...props} />
  </div>
);

interface OptionMarkProps extends MarkProps {
  id: string;
  option: Option;
}

/** A choice that is in sight; its hint is read with its label. Memoized: a choice concerns two buttons of many. */
const OptionMark = memo(function OptionMark({ option, ...mark }: OptionMarkProps) {
  return (
    <div className={fieldClasses.choice} data-readonly={mark.readOnly || undefined}>
      <Mark {...mark} value={option.value} />
      <label htmlFor={mark.id}>
        <span>{option.label}</span>
        {option.hint !== undefined && <small style={{ display: 'block' }}>{option.hint}</small>}
      </label>
    </div>
  );
});

/** The attributes around choices that are all in sight. */
const groupProps = ({ id, labelledBy, options, status, onBlur }: ChoiceProps | ChoicesProps) => ({
  id,
  className: fieldClasses.choices,
  'aria-labelledby': labelledBy,
  'data-loading': status === 'loading' || undefined,
  'data-few': options.length < 3 || undefined,
  onBlur: leavesGroup(onBlur),
});

/** One choice of a few, all in sight. What is announced of the answer is announced of the group. */
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
          <OptionMark
            key={option.value}
            type="radio"
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
          <OptionMark
            key={option.value}
            type="checkbox"
            id={`${id}-${index}`}
            checked={value.some((stored) => isChosen(stored, option))}
            aria-invalid={invalid || undefined}
            aria-readonly={readOnly || undefined}
            onChange={(ticked) => onChange(afterClick(props, option, ticked), option)}
            {...{ name, option, readOnly }}
          />
        ))}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} waiting={props.waitingText} />}
    </>
  );
};
