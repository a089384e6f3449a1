import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import type { Json } from '../../../interpreter';
import { words } from './words';
import type { Part } from './parts';
import { numberIn } from './plainWords';
import type { Meant } from './known';

interface ControlProps {
  part: Part;
  name: string;
  /** What a condition says; empty where there is none. */
  sentence: string;
  /** What a text that names something may mean. */
  meant?: Meant;
  /** Takes a value, or says why not. */
  onSet: (value: Json) => string | undefined;
}

/** Stands for what is written by hand; no name, and no formula. */
const ownWords = '…';

/** The control that fits a value, under its name, with the schema's sentence below. */
export function Control({ part, name, sentence, meant, onSet }: ControlProps) {
  const about = sentence === '' ? part.about : sentence;
  const [writing, setWriting] = useState(false);
  switch (part.kind) {
    case 'choice': {
      const choices = withPresent(
        part.choices.map(({ value, about: told }) => [String(value), told] as const),
        String(part.value),
      );
      const chosen = (word: string): Json =>
        part.choices.find(({ value }) => String(value) === word)?.value ?? word;
      const onChoose = (word: string): unknown => onSet(chosen(word));
      return <Chosen {...{ about, name, choices, onChoose }} value={String(part.value)} />;
    }
    case 'text':
      if (meant && !writing) {
        const present = withPresent(
          meant.choices.map((one) => [one.value, one.about] as const),
          part.value,
        );
        const choices = meant.open ? [...present, [ownWords, words.ownWords] as const] : present;
        const onChoose = (value: string): void => {
          if (value === ownWords) setWriting(true);
          else onSet(value);
        };
        return <Chosen {...{ about, name, choices, onChoose }} value={part.value} />;
      }
      return <Typed key={part.value} {...{ about, name }} value={part.value} onLeave={onSet} />;
    case 'number':
      return (
        <Typed
          key={part.value}
          {...{ about, name }}
          value={String(part.value)}
          onLeave={(typed) => {
            const value = numberIn(typed);
            // The same number in another spelling is written as it stood.
            return value === part.value ? '' : onSet(value);
          }}
        />
      );
    default:
      return <span>{name}: null</span>;
  }
}

type Line = readonly [value: string, about: string | undefined];

/** What stands there can be chosen, too, whatever it is. */
function withPresent(offered: readonly Line[], value: string): readonly Line[] {
  return offered.some(([one]) => one === value) ? offered : [[value, value], ...offered];
}

interface ChosenProps extends Pick<LabelledProps, 'name' | 'about'> {
  value: string;
  choices: readonly Line[];
  onChoose: (value: string) => void;
}

function Chosen({ about, name, value, choices, onChoose }: ChosenProps) {
  return (
    <Labelled name={name} about={about}>
      {(ids) => (
        <NativeSelect
          fullWidth
          value={value}
          inputProps={ids}
          onChange={({ target }) => onChoose(target.value)}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words ?? one}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

interface TypedProps extends Pick<LabelledProps, 'name' | 'about'> {
  value: string;
  onLeave: (value: string) => string | undefined;
}

/** Characters beyond which a text has several lines. */
const longLine = 50;

/**
 * A text that is typed; it counts when it is left, or with Enter. What `onLeave` has a word against gives way to what stood there
 * before, and why is told above.
 */
export function Typed({ about, name, value, onLeave }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const leave = (): void => {
    if (typed !== value && onLeave(typed) !== undefined) setTyped(value);
  };
  const multiline = value.length > longLine;
  return (
    <Labelled name={name} about={about}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          size="small"
          multiline={multiline}
          value={typed}
          inputProps={ids}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && !multiline) leave();
            if (key === 'Escape') setTyped(value);
          }}
        />
      )}
    </Labelled>
  );
}

interface Ids {
  id: string;
  'aria-describedby'?: string;
}

interface LabelledProps {
  name: string;
  about?: string;
  children: (ids: Ids) => ReactNode;
}

/** A control with its name above and what it is for below. */
export function Labelled({ name, about, children }: LabelledProps) {
  const id = useId();
  const aboutId = `${id}-about`;
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, fontSize: 14 }}>
        {name}
      </Box>
      {children({ id, ...(about !== undefined && { 'aria-describedby': aboutId }) })}
      {about !== undefined && (
        <Box id={aboutId} sx={{ color: 'text.secondary', fontSize: 13 }}>
          {about}
        </Box>
      )}
    </div>
  );
}
