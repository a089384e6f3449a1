import { choiceWords } from '../messages/form';
import { fieldClasses } from '../theme/fieldClasses';
import { chosenOption } from './chosen';
import { ariaProps } from './controlProps';
import { DownIcon } from './icons';
import { ListState } from './ListState';
import { type ChoiceProps, type Option } from './types';

const className = `${fieldClasses.input} ${fieldClasses.select}`;

/** What the list offers: the answer stays in it even when it is not offered (any more, or not yet). */
const entries = ({ options, readOnly }: ChoiceProps, chosen: Option | undefined): readonly Option[] => {
  // HTML knows no read-only list: one that offers nothing but the answer comes to the same and can be focused.
  if (readOnly) return chosen ? [chosen] : [];
  return chosen && !options.includes(chosen) ? [chosen, ...options] : options;
};

/** One choice from a short list: the browser's own, which every phone and screen reader knows best. */
export const SelectWidget = (props: ChoiceProps) => {
  const { options, status, value, readOnly, onChange } = props;
  const chosen = chosenOption(value, options);
  const hint = props.placeholder ?? choiceWords.placeholder(props.label);
  return (
    <>
      <div className={fieldClasses.control} data-loading={status === 'loading' || undefined}>
        <select
          {...ariaProps(props)}
          id={props.id}
          name={props.name}
          className={className}
          value={chosen?.value ?? ''}
          data-empty={chosen ? undefined : ''}
          aria-readonly={readOnly || undefined}
          autoComplete={props.autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onFocus={props.onOpen}
          onBlur={props.onBlur}
        >
          {!(readOnly && chosen) && (
            <option value="">{status === 'waiting' ? (props.waitingText ?? hint) : hint}</option>
          )}
          {entries(props, chosen).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {!readOnly && <DownIcon className={fieldClasses.selectMark} />}
      </div>
      {(status !== 'ready' || options.length === 0) && <ListState {...props} />}
    </>
  );
};
