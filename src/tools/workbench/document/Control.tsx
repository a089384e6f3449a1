import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Json } from '../../../interpreter';
import { words } from './words';
import type { Part } from './parts';
import { numberIn } from './plainWords';
import type { Meant } from './questions';

interface ControlProps {
  part: Part;
  name: string;
  sentence: string;
  /** What a text that names something may mean. */
  meant?: Meant;
  onSet: (value: Json) => string | undefined;
}

/** Stands for what is written by hand; no name, and no formula. */
const byHand = '…';

/** The control that fits a value, under its name, with the schema's sentence below. */
export function Control({ part, name, sentence, meant, onSet }: ControlProps) {
  const about = sentence === '' ? part.about : sentence;
  const [writing, setWriting] = useState(false);
  switch (part.kind) {
    case 'choice': {
      const choices = withPresent(
        part.choices.map(({ value, about: sentence }) => [String(value), sentence] as const),
        String(part.value),
      );
      const chosen = (word: string): Json =>
        part.choices.find(({ value }) => String(value) === word)?.value ?? word;
      const onChoose = (word: string): string | undefined => onSet(chosen(word));
      return <Chosen {...{ about, name, choices, onChoose }} value={String(part.value)} />;
    }
    case 'text':
      if (meant && !writing) {
        const lines = meant.choices.map((one): Line => [one.value, one.about]);
        const present = withPresent(lines, part.value);
        const choices = meant.open ? [...present, [byHand, words.panelWords] as const] : present;
        const onChoose = (value: string): string | undefined => {
          if (value !== byHand) return onSet(value);
          setWriting(true);
          return undefined;
        };
        return <Chosen {...{ about, name, choices, onChoose }} value={part.value} />;
      }
      return <Typed {...{ about, name }} value={part.value} onLeave={onSet} />;
    case 'number':
      return (
        <Typed
          {...{ about, name }}
          value={String(part.value)}
          onLeave={(typed) => {
            const value = numberIn(typed);
            // The same number in another spelling is written as it stood.
            return value === part.value ? undefined : onSet(value);
          }}
        />
      );
    case 'noNumber':
      return <Typed {...{ about, name }} value="" onLeave={(typed) => onSet(numberIn(typed))} />;
    default:
      return <span>{words.without(name)}</span>;
  }
}

/** A choice of a list, and what is read of it. */
export type Line = readonly [value: string, about: string | undefined];

/** What stands there can be chosen, too, whatever it is. */
export function withPresent(lines: readonly Line[], value: string, about = value): readonly Line[] {
  return lines.some(([one]) => one === value) ? lines : [[value, about], ...lines];
}

interface ChosenProps extends Pick<LabelledProps, 'name' | 'about'> {
  value: string;
  choices: readonly Line[];
  onChoose: (value: string) => string | undefined;
}

function Chosen({ about, name, value, choices, onChoose }: ChosenProps) {
  return (
    <Labelled name={name} about={about}>
      {(ids) => <Picked ids={ids} value={value} lines={choices} onPick={onChoose} />}
    </Labelled>
  );
}

interface PickedProps extends Named {
  value: string;
  lines: readonly Line[];
  onPick: (value: string) => string | undefined;
}

/** A list of choices; why one was not taken stands below it until the next. */
export function Picked({ ids, label, value, lines, onPick }: PickedProps) {
  const [why, setWhy] = useState<string>();
  return (
    <Box sx={{ minWidth: 0, ...(ids && { width: '100%' }) }}>
      <NativeSelect
        fullWidth
        // What is chosen is read whole, on several lines where it is long.
        sx={{ '& select': { whiteSpace: 'normal', height: 'auto' } }}
        value={value}
        inputProps={{ ...ids, ...(label !== undefined && { 'aria-label': label }) }}
        onChange={({ target }) => setWhy(onPick(target.value))}
      >
        {lines.map(([one, sentence]) => (
          <option key={one} value={one}>
            {sentence ?? one}
          </option>
        ))}
      </NativeSelect>
      <Why>{why}</Why>
    </Box>
  );
}

/** By what a control is called: by the label around it, or by words of its own. */
interface Named {
  ids?: Ids;
  label?: string;
}

interface TicksProps {
  label: string;
  lines: readonly Line[];
  chosen: readonly string[];
  least: number;
  onPick: (chosen: readonly string[]) => string | undefined;
}

/** Several of a list, each with a tick. */
export function Ticks({ label, lines, chosen, least, onPick }: TicksProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ minWidth: '100%', maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
    >
      {lines.map(([value, sentence]) => {
        const isChosen = chosen.includes(value);
        const next = lines.flatMap(([one]) => ((one === value) !== chosen.includes(one) ? [one] : []));
        return (
          <FormControlLabel
            key={value}
            label={sentence ?? value}
            disabled={isChosen && chosen.length <= least}
            control={<Checkbox size="small" checked={isChosen} onChange={() => onPick(next)} />}
          />
        );
      })}
    </Box>
  );
}

/** Controls beside one another, as far as there is room for their words. */
export const rowStyle = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', flex: 1, minWidth: 0 },
  '& > *': { flex: '1 1 auto', maxWidth: '100%' },
  '& > button': { flex: '0 0 auto' },
} as const;

/** Characters beyond which a text has several lines. */
const longLine = 30;

/** A text that is typed, under its name. */
export function Typed({ about, name, ...box }: Pick<LabelledProps, 'name' | 'about'> & TypedBoxProps) {
  return (
    <Labelled name={name} about={about}>
      {(ids) => <TypedBox ids={ids} {...box} />}
    </Labelled>
  );
}

interface TypedBoxProps extends Named {
  value: string;
  onLeave: (value: string) => string | undefined;
  /** For a number or a day. */
  short?: boolean;
}

/**
 * A box whose text counts when it is left, or with Enter. What is not taken stays in the box with the reason below, so that it can be
 * mended; Escape brings back what stood there before.
 */
export function TypedBox({ ids, label, value, onLeave, short = false }: TypedBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [why, setWhy] = useState<string>();
  const whyId = useId();
  if (known !== value) {
    setKnown(value);
    setTyped(value);
    setWhy(undefined);
  }
  const leave = (): void => {
    if (typed !== value) setWhy(onLeave(typed));
  };
  const multiline = value.length > longLine;
  const described = [ids?.['aria-describedby'], why === undefined ? undefined : whyId].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0, ...(short ? { width: 96 } : ids && { width: '100%' }) }}>
      <OutlinedInput
        fullWidth
        size="small"
        multiline={multiline}
        value={typed}
        error={why !== undefined}
        inputProps={{
          ...ids,
          ...(label !== undefined && { 'aria-label': label }),
          ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
          'data-changed': typed === value ? undefined : '',
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setWhy(undefined);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const { key, shiftKey } = event;
          if (key === 'Enter' && !shiftKey) {
            event.preventDefault();
            leave();
          }
          if (key === 'Escape') {
            setTyped(value);
            setWhy(undefined);
          }
        }}
      />
      <Why id={whyId}>{why}</Why>
    </Box>
  );
}

/** Why something was not taken; nothing while it was. */
export function Why({ id, children }: { id?: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Box id={id} role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
      {children}
    </Box>
  );
}

interface Ids {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

export interface LabelledProps {
  name: string;
  about?: string | undefined;
  /** What is wrong with what stands there; in place of what it is for. */
  wrong?: string | undefined;
  children: (ids: Ids) => ReactNode;
}

/** A control with its name above and what it is for below. */
export function Labelled({ name, about, wrong, children }: LabelledProps) {
  const id = useId();
  const below = wrong ?? about;
  const aboutId = `${id}-about`;
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
        {name}
      </Box>
      {children({
        id,
        ...(below !== undefined && { 'aria-describedby': aboutId }),
        ...(wrong !== undefined && { 'aria-invalid': true }),
      })}
      {below !== undefined && (
        <Box
          id={aboutId}
          sx={{ color: wrong === undefined ? 'text.secondary' : 'error.main', fontSize: '0.8125rem' }}
        >
          {below}
        </Box>
      )}
    </div>
  );
}

/** The element of a form; what is wrong in it takes the focus once it was sent. */
export function useWrongFirst({ submitCount, isSubmitting }: { submitCount: number; isSubmitting: boolean }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return element;
}
