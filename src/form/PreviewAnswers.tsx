import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense } from 'react';
import { withoutCopies, type PreviewRow, type PreviewStep } from '../interpreter';
import { lazyModule, lazyComponent } from '../fields/common/entry';
import { FileName } from '../fields/common/FileName';
import { previewWords } from '../messages';
import { SampleMark } from './SampleMark';
import { useSessionContext } from './SessionContext';

/** The code that lists branches is here only where some were chosen from. */
const AskedBranch = lazyComponent(
  lazyModule(
    () => import('./connectors/BranchConnector'),
    (module) => module.AskedBranch,
  ),
);

/** The answers of a step; those of each row of a row group under a heading of its own. */
export function PreviewAnswers({ step }: { step: PreviewStep }) {
  return runsOf(withoutCopies(step.rows)).map((answers) => {
    const [first] = answers;
    if (!first) return null;
    const title = first.row?.title;
    return (
      <Box key={first.name} data-preview-row={first.row?.rows}>
        {title !== undefined && (
          <Box
            component="h3"
            sx={{
              typography: 'subtitle2',
              m: 0,
              pt: 2,
              pb: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {title}
          </Box>
        )}
        <Box component="dl" sx={{ m: 0 }}>
          {answers.map((answer) => (
            <Answer key={answer.name} row={answer} step={step.id} />
          ))}
        </Box>
      </Box>
    );
  });
}

/** Answers that stand in the same row, or in none, one after the other. */
function runsOf(rows: readonly PreviewRow[]): PreviewRow[][] {
  const runs: PreviewRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.row;
    const isSame = before?.rows === row.row?.rows && before?.slot === row.row?.slot;
    if (run && isSame) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** An answer reads as a text; a press on it leads to its field, as 'Ubah' of its step leads to the step. */
const quiet = {
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  whiteSpace: 'inherit',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

function Answer({ row, step }: { row: PreviewRow; step: string }) {
  const session = useSessionContext();
  const isUpload = session.form.fields.get(row.name)?.definition.type === 'upload';
  const answer =
    row.text === '' ? (
      <Box component="em" sx={{ color: 'text.secondary' }}>
        {previewWords.empty}
      </Box>
    ) : isUpload ? (
      <FileName name={row.text} />
    ) : (
      <span>{row.text}</span>
    );
  return (
    <Box
      data-preview={row.name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '2fr 3fr' },
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2', pt: '2px' }}>
        {row.label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        {row.editable ? (
          <ButtonBase
            data-action="edit"
            aria-label={previewWords.editAnswer(row.text || previewWords.empty, row.label)}
            sx={quiet}
            onClick={() => void session.send({ type: 'edit', step }, { focus: { field: row.name } })}
          >
            {answer}
          </ButtonBase>
        ) : (
          answer
        )}
        {row.sample && <SampleMark />}
        {row.sample && (
          <Suspense>
            <AskedBranch name={row.name} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
