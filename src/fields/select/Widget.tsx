import NativeSelect from '@mui/material/NativeSelect';
import { choiceWords } from '../../messages';
import { ariaProps } from '../common/controlProps';
import { DownIcon } from '../common/icons';
import { InputBox } from '../common/InputBox';
import { ListState, LongChoice, chosenOption } from '../common/choices';
import { type ChoiceProps } from '../common/types';

/** What stands for the arrow of a list that cannot be opened. */
const NoIcon = () => null;

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
      <NativeSelect
        variant="outlined"
        IconComponent={readOnly ? NoIcon : DownIcon}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        data-loading={status === 'loading' || undefined}
        input={
          <InputBox
            input={{
              ...ariaProps(props),
              id: props.id,
              name: props.name,
              value: chosen?.value ?? '',
              'data-empty': chosen ? undefined : '',
              'aria-readonly': readOnly || undefined,
              // The box is read-only; HTML knows no such list.
              readOnly: undefined,
              autoComplete: props.autoComplete,
              onBlur: props.onBlur,
            }}
          />
        }
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
      </NativeSelect>
      <LongChoice chosen={chosen} />
      {(status !== 'ready' || options.length === 0) && <ListState {...props} />}
    </>
  );
};
