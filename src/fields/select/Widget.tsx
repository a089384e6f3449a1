import { type ChangeEvent } from 'react';
import { choiceWords } from '../../messages';
import { ariaProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { ListState, chosenOption } from '../common/choices';
import { type ChoiceProps } from '../common/types';

/** One choice from a short list: the browser's own, which every phone and screen reader knows best. */
export const SelectWidget = (props: ChoiceProps) => {
  const { options, status, value, readOnly, onChange } = props;
  const chosen = chosenOption(value, options);
  const isOffered = chosen && options.includes(chosen);
  // HTML knows no read-only list: one that offers nothing but the answer comes to the same and can be focused.
  const offered = readOnly ? options.filter((option) => option === chosen) : options;
  const hint = props.placeholder ?? choiceWords.placeholder(props.label);
  return (
    <>
      <InputBox
        tag="select"
        data-loading={status === 'loading' || undefined}
        input={{
          ...ariaProps(props),
          id: props.id,
          name: props.name,
          value: chosen?.value ?? '',
          'data-empty': chosen ? undefined : '',
          'aria-readonly': readOnly || undefined,
          autoComplete: props.autoComplete,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
          onFocus: props.onOpen,
          onBlur: props.onBlur,
        }}
      >
        {!(readOnly && chosen) && (
          <option value="">{status === 'waiting' ? (props.waitingText ?? hint) : hint}</option>
        )}
        {chosen && !isOffered && (
          // Shown as the answer that it is; it can be chosen where it can be read only.
          <option value={chosen.value} hidden={!readOnly} disabled={!readOnly}>
            {chosen.label}
          </option>
        )}
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.hint === undefined ? option.label : `${option.label} – ${option.hint}`}
          </option>
        ))}
      </InputBox>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} />}
    </>
  );
};
