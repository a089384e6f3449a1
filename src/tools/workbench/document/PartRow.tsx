import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Json, pathText } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { Control, type LabelledProps, Typed } from './Control';
import { ChoiceMenu } from './ChoiceMenu';
import { ConditionControls } from './ConditionControls';
import { Expression } from './Expression';
import { option } from '../../../language/schemas/choices';
import { itemOf, titleOf } from './outline';
import { choiceIn, numberIn } from './plainWords';
import type { Put } from './fit';
import type { Known } from './questions';
import { meantAt } from './references';
import { sayableAt } from './sayable';
import type { Part } from './parts';
import { wordsAt } from '../../words/expressions';
import { isRead } from '../../schema/described';
import { type Edit, pathAfter } from './textEdits';
import type { Try } from './useEditing';
import { inWords } from '../../words/values';
import { words } from './words';
import { numberWords } from '../../words/plain';

/** What a part asks of the definition around it, and does to it. */
export interface PartTools {
  /** Makes an edit; why not is reported above. */
  attempt: Try;
  /** Makes an edit whose control shows itself why not. */
  change: Try;
  /** Puts a beginning somewhere, with names of the form in it, and takes the focus there. */
  put: (edit: Put, focus: Path, otherwise?: readonly Json[]) => string | undefined;
  faultAt: (path: Path) => string | undefined;
  onNeeds: (why: string) => void;
  /** What its names and words speak of; `undefined` while the form cannot be made. */
  known: Known | undefined;
  /** Where its definition stands in that form. */
  around: Path;
}

interface PartRowProps extends PartTools {
  part: Part;
  count: number;
  /** Its key is a name that the editor has given. */
  named: boolean;
  inside: ReactNode;
}

const isHeading = ({ kind, schema, title }: Part): boolean =>
  kind === 'text' && title !== undefined && schema !== undefined && isRead(schema);

/** Names of the whole form, which other parts of it use. */
const isOfForm = (path: Path): boolean => path.length === 2;

/** One key or item: its sentence, its control, and what takes it away or moves it. */
export function PartRow({ part, count, named, inside, ...tools }: PartRowProps) {
  const { attempt, change, known, around } = tools;
  const { path } = part;
  const key = path.at(-1);
  const isItem = typeof key === 'number';
  const name = isItem ? words.item(key) : inWords(String(key));
  const title = part.title ?? part.called ?? name;
  const isOptions = part.kind === 'list' && itemOf(part) === option;
  const list = path.slice(0, -1);
  const sentence = known ? wordsAt(known.form, pathText([...around, ...path])) : '';
  const naming = named && !isItem && isOfForm(path) && (
    <details key={key}>
      <summary>{words.drawers.developer}</summary>
      <Typed
        name={words.name}
        value={String(key)}
        onLeave={(typed) => change({ do: 'rename', path, name: typed }, [...list, typed])}
      />
    </details>
  );
  const fault = tools.faultAt(path);
  const set = (value: Json): string | undefined => change({ do: 'set', path, value });
  const sayable = known && sayableAt(known, path);
  const move = (index: number) => ({ do: 'move', path, to: list, index }) as const;
  const acts: { name: string; edit: Edit }[] = [
    ...(isItem && key > 0 ? [{ name: words.up(name), edit: move(key - 1) }] : []),
    ...(isItem && key < count - 1 ? [{ name: words.down(name), edit: move(key + 2) }] : []),
    ...(part.optional ? [{ name: words.remove(title), edit: { do: 'remove', path } as const }] : []),
  ];
  const { node } = part.schema ?? {};
  const isChoice = isItem && part.kind === 'text' && node?.kind === 'text' && node.role === 'option';
  const control = (
    <Control
      // Its code stays in the file.
      part={isChoice ? { ...part, value: part.value.replace(/^[^|]*\|/, '') } : part}
      name={title}
      sentence={sentence}
      meant={known && meantAt(known, path)}
      onSet={(value) => set(isChoice && typeof value === 'string' ? choiceIn(value, part.value) : value)}
    />
  );
  return (
    <Box
      data-part={path.join('.')}
      data-words={isHeading(part) || undefined}
      sx={{
        borderTop: fault === undefined ? 1 : 3,
        borderColor: fault === undefined ? 'divider' : 'error.main',
        pt: 1,
      }}
    >
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {sayable?.kind === 'condition' && known ? (
            <Box role="group" aria-label={title}>
              {naming}
              <Box sx={{ pr: 5, pb: 1 }}>
                <b>{title}</b> {sentence}
              </Box>
              <ConditionControls {...{ sayable, known }} onSet={set} />
            </Box>
          ) : 'parts' in part ? (
            <details open={isOptions}>
              <Box component="summary" sx={{ pr: isItem ? 14 : 5 }}>
                <b>{title}</b>{' '}
                {sentence !== '' ? sentence : isOptions ? words.optionsAbout : (part.about ?? titleOf(part))}
              </Box>
              <Box sx={{ pl: { xs: 1, sm: 2 }, pt: 1 }}>
                {naming}
                {inside}
              </Box>
            </details>
          ) : (
            <>
              {naming}
              {sayable?.kind === 'size' && part.kind === 'number' ? (
                <Size name={title} about={part.about} value={part.value} onSet={set} />
              ) : known &&
                (sayable?.kind === 'bound' || sayable?.kind === 'amount') &&
                part.kind === 'text' ? (
                <Expression
                  {...{ sayable, known }}
                  name={title}
                  about={part.about}
                  value={part.value}
                  onSet={set}
                >
                  {control}
                </Expression>
              ) : (
                control
              )}
            </>
          )}
          {fault !== undefined && <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>{fault}</Box>}
        </Box>
        {/* What is inside has the whole width. */}
        <Box sx={{ display: 'flex', ...('parts' in part && { position: 'absolute', top: 0, right: 0 }) }}>
          <ChoiceMenu
            always
            label="⋮"
            describes={words.more(title)}
            lines={acts}
            onChoose={({ edit }) => attempt(edit, edit.do === 'move' ? pathAfter(edit) : list)}
          />
        </Box>
      </Box>
    </Box>
  );
}

type SizeProps = Pick<LabelledProps, 'name' | 'about'> & {
  value: number;
  onSet: (bytes: number) => string | undefined;
};

function Size({ name, about, value, onSet }: SizeProps) {
  const take = (typed: string): string | undefined => {
    const [, number = typed, unit = 'MB'] = /^(.*?)\s*(MB|KB)?$/i.exec(typed.trim()) ?? [];
    const size = numberIn(number);
    if (typeof size !== 'number' || size <= 0) return words.said.noSize;
    return onSet(Math.round(size * (unit.toUpperCase() === 'KB' ? 1024 : megabyte)));
  };
  const megabytes = numberWords(value / megabyte);
  return <Typed name={words.said.inMegabytes(name)} about={about} value={megabytes} short onLeave={take} />;
}

const megabyte = 1_048_576;
