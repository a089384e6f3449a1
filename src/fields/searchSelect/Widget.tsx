import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { choiceWords } from '../../messages';
import { visuallyHidden } from '../../theme';
import { ariaProps } from '../common/controlProps';
import { exactHit, firstHits, hitLimit, searchable } from './firstHits';
import { askedFor } from '../common/search';
import { CrossIcon, DownIcon } from '../common/icons';
import { InputBox } from '../common/InputBox';
import { useLayer } from '../common/layers';
import { ListState, LongChoice, chosenOption } from '../common/choices';
import { type ChoiceProps, type Option } from '../common/types';

/** The popup of a list that is longer than what it shows. */
const LongListPaper = ({ children, ...props }: PaperProps) => (
  <Paper {...props}>
    <div>{children}</div>
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {choiceWords.narrow(hitLimit)}
    </Typography>
  </Paper>
);

/** The popup lies inside the page's main landmark, where everything a screen reader walks through should be. */
const popupPlace = (): HTMLElement => document.querySelector('main') ?? document.body;

const input = (params: AutocompleteRenderInputParams, props: ChoiceProps) => {
  const { ref, className, onMouseDown, endAdornment } = params.slotProps.input;
  const hint = props.placeholder ?? choiceWords.placeholder(props.label);
  return (
    <InputBox
      ref={ref}
      className={className}
      onMouseDown={onMouseDown}
      endAdornment={endAdornment}
      data-loading={props.status === 'loading' || undefined}
      input={{
        ...params.slotProps.htmlInput,
        ...ariaProps(props),
        name: props.name,
        enterKeyHint: 'next',
        placeholder: props.status === 'waiting' ? (props.waitingText ?? hint) : hint,
      }}
    />
  );
};

/** One choice from a long list: typed into, and never more than the first hits in the page. */
export const SearchSelectWidget = (props: ChoiceProps) => {
  const { options, status, value, entered, readOnly, onChange, onBlur, onSearch } = props;
  const labels = useMemo(() => searchable(options, props.aliases), [options, props.aliases]);
  const chosen = chosenOption(value, options);
  // Left to itself, the list would show a choice that was not taken as the answer. Never empty: an emptied text is the empty answer.
  const [typed, setTyped] = useState<string>();
  const written = typed ?? entered;
  // Autocomplete walks through what it is given several times at each key, and asks for its hits at each drawing.
  const near = props.partial !== true;
  const head = useMemo(() => firstHits(options, labels, '', near), [options, labels, near]);
  const hits = useMemo(
    () => (written?.trim() ? firstHits(options, labels, written, near) : undefined),
    [options, labels, written, near],
  );
  const hasFailed = status === 'failed' && options.length === 0;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onSearch?.('');
  };
  useLayer(close, isOpen);
  /** The one that a text stands for: the answer itself, the one that is called so, or the only one that is offered of the whole list. */
  const meantBy = (text: string): Option | undefined => {
    if (chosen?.label.toLowerCase() === text.toLowerCase()) return chosen;
    // A list that the page holds whole is there while the bank is asked for more.
    if (status !== 'ready' && !(near && status === 'loading' && options.length > 0)) return undefined;
    return exactHit(options, labels, text) ?? (near && hits?.length === 1 ? hits[0] : undefined);
  };
  const leave = (text: string): void => {
    if (text === '') return;
    const meant = meantBy(text);
    if (!meant) props.onUnlisted?.({ unlisted: text, fits: status !== 'ready' || hits?.length !== 0 });
    else if (meant !== chosen || entered !== undefined) onChange(meant.value);
  };
  return (
    <>
      <Autocomplete<Option>
        id={props.id}
        options={chosen && !head.includes(chosen) ? [...head, chosen] : head}
        filterOptions={() => [...(hits ?? head)]}
        // While something is typed the list has no answer of its own: it would highlight the old one, and write it into the box
        // whenever it comes with another list.
        value={(written === undefined && chosen) || null}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.code === other.code}
        onChange={(_event, option) => {
          // Of a text that is the label already, Autocomplete reports no change.
          setTyped(undefined);
          if (option) onChange(option.value);
        }}
        inputValue={written ?? chosen?.label ?? ''}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset') return;
          setTyped((reason === 'input' && text) || undefined);
          if (reason === 'blur') leave(written?.trim() ?? '');
          if (reason !== 'input' && reason !== 'clear') return;
          if (text === '') onChange('');
          onSearch?.(askedFor(text, props.aliases));
        }}
        // A list that has failed would lie over the button that asks for it again; it opens when it comes.
        open={isOpen && !hasFailed}
        onOpen={({ type }) => {
          // Typing into a list that has failed opens it at each letter.
          if (type === 'change' && hasFailed) return;
          setOpen(true);
          if (hasFailed) props.onRetry?.();
        }}
        onClose={(_event, reason) => {
          close();
          if (reason !== 'blur') onBlur();
        }}
        onBlur={() => {
          // Of one that has failed, Autocomplete takes it for closed.
          setOpen(false);
          onBlur();
        }}
        readOnly={readOnly}
        autoHighlight
        forcePopupIcon={!readOnly}
        loading={status === 'loading'}
        loadingText={choiceWords.loading}
        noOptionsText={(status === 'waiting' ? props.waitingText : undefined) ?? choiceWords.empty}
        openText={choiceWords.open(props.label)}
        closeText={choiceWords.closeList(props.label)}
        clearText={choiceWords.clear(props.label)}
        clearIcon={<CrossIcon />}
        popupIcon={<DownIcon />}
        slotProps={{ popper: { container: popupPlace } }}
        slots={{ paper: options.length > hitLimit ? LongListPaper : Paper }}
        renderOption={({ key, ...shown }, option) => (
          <li key={key} {...shown} {...{ 'aria-selected': option.code === chosen?.code }}>
            <span>
              <span>{option.label}</span>
              {option.hint !== undefined && <small style={{ display: 'block' }}>{option.hint}</small>}
            </span>
          </li>
        )}
        renderInput={(params) => input(params, props)}
      />
      {status === 'ready' && (
        <div role="status" style={visuallyHidden}>
          {typed !== undefined && hits && choiceWords.hits(hits.length, hits.length === hitLimit)}
        </div>
      )}
      {written === undefined && <LongChoice chosen={chosen} />}
      <ListState {...props} />
    </>
  );
};
