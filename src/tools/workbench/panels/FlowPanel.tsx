import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Insight } from '../insight/insight';
import { words } from '../words';
import { inRow, listStyle } from './listStyles';

const { flow: panelWords } = words;
const { marks, questions } = panelWords;

interface FlowPanelProps {
  insight: Insight | undefined;
  onGo: (path: string) => void;
}

/** The steps with a condition, and every field and button of the step that is shown, each with why it is as it is for the present answers. */
export function FlowPanel({ insight, onGo }: FlowPanelProps) {
  if (!insight) return <p>{words.loading}</p>;
  return (
    <>
      <p>{panelWords.intro}</p>
      <Box component="ul" sx={listStyle}>
        {(['step', 'button'] as const).flatMap((kind) =>
          insight[`${kind}s`].map(({ label, path, visible, why }) => (
            <Row
              key={path}
              label={panelWords[kind](label)}
              visible={visible}
              marks={visible ? [] : [kind === 'step' ? marks.skipped : marks.hidden]}
              reasons={[['', why]]}
              onGo={() => onGo(path)}
            />
          )),
        )}
        {insight.fields.map(({ id, label, path, visible, required, options, why }) => (
          <Row
            key={id}
            label={label}
            visible={visible}
            marks={[
              ...(visible ? [] : [marks.hidden]),
              required ? marks.required : marks.optional,
              ...(why.readOnly === undefined ? [] : [marks.readOnly]),
              ...(why.empty === undefined ? [] : [marks.empty]),
            ]}
            reasons={[
              [visible ? questions.visible : questions.hidden, why.shown],
              [required ? questions.required : questions.optional, why.required],
              [questions.readOnly, why.readOnly],
              [questions.empty, why.empty],
              ...options.map((option) => [panelWords.option(option.label), option.why] as const),
            ]}
            onGo={() => onGo(path)}
          />
        ))}
      </Box>
    </>
  );
}

interface RowProps {
  label: string;
  visible: boolean;
  marks: readonly string[];
  /** Questions with their answers, where they have one. */
  reasons: readonly (readonly [question: string, answer: string | undefined])[];
  onGo: () => void;
}

function Row({ label, visible, marks: said, reasons, onGo }: RowProps) {
  return (
    <Box component="li" data-visible={visible} sx={{ pl: visible ? 0 : 2, overflowWrap: 'anywhere' }}>
      <Button sx={{ ...inRow, mr: 1 }} onClick={onGo}>
        {label}
      </Button>
      {said.join(' · ')}
      {reasons.map(
        ([question, answer]) =>
          answer !== undefined && (
            <Box key={question} sx={{ color: 'text.secondary' }}>
              {question} {answer}
            </Box>
          ),
      )}
    </Box>
  );
}
