import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import type { ReasonedLine, FieldInsight, Insight } from '../insight/insight';
import { words } from '../words';
import { inRow, listStyle } from './listStyles';

const { fields: panelWords } = words;

interface FieldReasonsProps {
  insight: Insight | undefined;
  focused: string | undefined;
  onFocus: (name: string) => void;
  onShowPath: (path: string) => void;
}

/** Every field and button of the step that is shown and the steps with a condition, ghosts of hidden ones included, and why each is as it is. */
export function FieldReasons({ insight, focused, onFocus, onShowPath }: FieldReasonsProps) {
  const [ghosts, setGhosts] = useState(true);
  const listed = <One extends { visible: boolean }>(all: readonly One[] = []) =>
    all.filter(({ visible }) => ghosts || visible);
  const fields = listed(insight?.fields);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <span>{panelWords.intro}</span>
        <FormControlLabel
          control={<Checkbox size="small" checked={ghosts} onChange={(_, on) => setGhosts(on)} />}
          label={panelWords.ghosts}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
      {insight && fields.length === 0 && <p>{panelWords.none}</p>}
      <Box component="ul" sx={listStyle}>
        {fields.map((field) => (
          <Row
            key={field.id}
            field={field}
            focused={field.name === focused}
            onFocus={() => onFocus(field.name)}
            onShowPath={() => onShowPath(field.path)}
          />
        ))}
        {(['button', 'step'] as const).flatMap((kind) =>
          listed(insight?.[`${kind}s`]).map((line) => (
            <Line key={line.path} {...{ kind, line, onShowPath }} />
          )),
        )}
      </Box>
    </>
  );
}

interface LineProps extends Pick<FieldReasonsProps, 'onShowPath'> {
  kind: 'button' | 'step';
  line: ReasonedLine;
}

function Line({ kind, line: { label, path, visible, why }, onShowPath }: LineProps) {
  return (
    <Box component="li" data-visible={visible} sx={{ ...(!visible && ghost), px: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <span>{panelWords[kind](label)}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {!visible && panelWords.marks[kind === 'step' ? 'skipped' : 'hidden']}
        </Box>
        <ToText title={label} onShow={() => onShowPath(path)} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{why}</Box>
    </Box>
  );
}

const ghost = { borderLeft: '3px dashed', borderLeftColor: 'text.secondary', pl: 1 } as const;

interface RowProps {
  field: FieldInsight;
  focused: boolean;
  onFocus: () => void;
  onShowPath: () => void;
}

function Row({ field, focused, onFocus, onShowPath }: RowProps) {
  const { name, label, visible, required, options, why } = field;
  const [open, setOpen] = useState(false);
  const [row, setRow] = useState<HTMLLIElement | null>(null);
  useEffect(() => {
    if (focused) row?.scrollIntoView({ block: 'nearest' });
  }, [focused, row]);
  const marks = [
    !visible && panelWords.marks.hidden,
    required ? panelWords.marks.required : panelWords.marks.optional,
    why.readOnly !== undefined && panelWords.marks.readOnly,
    why.empty !== undefined && panelWords.marks.empty,
  ].filter((mark) => mark !== false);
  return (
    <Box
      component="li"
      ref={setRow}
      data-why={name}
      data-visible={visible}
      sx={{ ...(!visible && ghost), px: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Button sx={inRow} aria-expanded={open || focused} onClick={() => setOpen((now) => !now)}>
          {label}
        </Button>
        <code>{name}</code>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {marks.join(' · ')}
        </Box>
        <Box component="span" sx={{ ml: 'auto', display: 'flex', gap: 1.5 }}>
          {visible && (
            <Button sx={inRow} aria-label={`${words.form}: ${label}`} onClick={onFocus}>
              {words.form}
            </Button>
          )}
          <ToText title={label} onShow={onShowPath} />
        </Box>
      </Box>
      {(open || focused) && (
        <Box component="dl" sx={{ m: 0, mt: 0.5, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 0.5 } }}>
          <Reason
            question={visible ? panelWords.questions.visible : panelWords.questions.hidden}
            answer={why.shown}
          />
          <Reason
            question={required ? panelWords.questions.required : panelWords.questions.optional}
            answer={why.required}
          />
          <Reason question={panelWords.questions.readOnly} answer={why.readOnly} />
          <Reason question={panelWords.questions.empty} answer={why.empty} />
          {options.map((option) => (
            <Reason key={option.label} question={panelWords.option(option.label)} answer={option.why} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Reason({ question, answer }: { question: string; answer: string | undefined }) {
  if (answer === undefined) return null;
  return (
    <>
      <dt>{question}</dt>
      <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
        {answer}
      </Box>
    </>
  );
}

/** Leads from a row of a panel to its place in the text. */
function ToText({ title, onShow }: { title: string; onShow: () => void }) {
  const { toText } = words.fields;
  return (
    <Button sx={{ ...inRow, ml: 'auto' }} aria-label={`${toText}: ${title}`} onClick={onShow}>
      {toText}
    </Button>
  );
}
