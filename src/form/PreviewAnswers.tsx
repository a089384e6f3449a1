import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { PreviewRow, PreviewStep } from '../interpreter';
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
  return runsOf(step.rows).map((answers) => {
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

function Answer({ row, step }: { row: PreviewRow; step: string }) {
  const session = useSessionContext();
  const isUpload = session.form.fields.get(row.name)?.definition.type === 'upload';
  return (
    <Box
      data-preview={row.name}
      sx={{
        display: 'grid',
        // The last column is as wide in a row that cannot be edited: answers stand below one another.
        gridTemplateColumns: { xs: '1fr auto', md: '2fr 3fr 4.5em' },
        columnGap: 2,
        alignItems: { xs: 'center', md: 'baseline' },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="dt"
        sx={{ color: 'text.secondary', typography: 'body2', gridColumn: { xs: '1', md: 'auto' } }}
      >
        {row.label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          overflowWrap: 'anywhere',
          gridColumn: { xs: '1', md: 'auto' },
          whiteSpace: 'pre-line',
        }}
      >
        {row.text === '' ? (
          <Box component="em" sx={{ color: 'text.secondary' }}>
            {previewWords.empty}
          </Box>
        ) : isUpload ? (
          <FileName name={row.text} />
        ) : (
          <span>{row.text}</span>
        )}
        {row.sample && <SampleMark />}
        {row.sample && (
          <Suspense>
            <AskedBranch name={row.name} />
          </Suspense>
        )}
      </Box>
      {row.editable && (
        <Box
          component="dd"
          sx={{
            // Its words end where the line does, and the button lies over the room around them.
            m: 0,
            mr: -1.5,
            my: { md: -1 },
            justifySelf: 'end',
            gridColumn: { xs: '2', md: 'auto' },
            gridRow: { xs: '1 / span 2', md: 'auto' },
          }}
        >
          <Button
            size="small"
            data-action="edit"
            aria-label={previewWords.editAnswer(row.label)}
            onClick={() => void session.send({ type: 'edit', step }, { focus: { field: row.name } })}
          >
            {previewWords.edit}
          </Button>
        </Box>
      )}
    </Box>
  );
}
