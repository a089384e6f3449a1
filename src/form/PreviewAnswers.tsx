import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { storedFiles, previewLines, type PreviewRow, type PreviewStep } from '../interpreter';
import { lazyPart } from '../content';
import { FileName } from '../fields/common/files';
import { previewWords } from '../messages';
import { pictureOf } from './pictureOf';
import { SampleMark } from './SampleMark';
import { useSessionContext } from './SessionContext';

/** The code that lists branches is here only where one was chosen. */
const AskedBranch = lazyPart(() =>
  import('./connectors/BranchConnector').then((module) => module.AskedBranch),
);

/**
 * The answers of a step; those of each row of a row group under a heading of its own. Of several questions that were skipped the names
 * alone stand behind them: it is answers that are looked over.
 */
export function PreviewAnswers({ step }: { step: PreviewStep }) {
  return runsOf(previewLines(step.rows)).map((answers) => {
    const [first] = answers;
    if (!first) return null;
    const title = first.row?.title;
    const skipped = answers.filter(({ text }) => text === '');
    const isFolded = skipped.length > 1;
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
          {answers
            .filter(({ text }) => !isFolded || text !== '')
            .map((answer) => (
              <Answer key={answer.name} row={answer} step={step.id} />
            ))}
          {isFolded && (
            <Line label={previewWords.empty}>
              {skipped.map((row, at) => (
                <Fragment key={row.name}>
                  {at > 0 && <span>, </span>}
                  <Edit row={row} step={step.id}>
                    <span>{row.label}</span>
                  </Edit>
                </Fragment>
              ))}
            </Line>
          )}
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

interface AnswerProps {
  row: PreviewRow;
  step: string;
}

/** What leads to the field of an answer, where that can be changed. */
function Edit({ row, step, children }: AnswerProps & { children: ReactElement }) {
  const session = useSessionContext();
  if (!row.editable) return children;
  return (
    <ButtonBase
      data-action="edit"
      aria-label={previewWords.editAnswer(row.text || previewWords.empty, row.label)}
      sx={quiet}
      onClick={() => void session.send({ type: 'edit', step }, { focus: { field: row.name } })}
    >
      {children}
    </ButtonBase>
  );
}

function Answer({ row, step }: AnswerProps) {
  const type = useSessionContext().form.fields.get(row.name)?.definition.type;
  return (
    <Line name={row.name} label={row.label} isWide={type === 'upload'}>
      <Edit row={row} step={step}>
        {row.text === '' ? (
          <Box component="em" sx={{ color: 'text.secondary' }}>
            {previewWords.empty}
          </Box>
        ) : type === 'upload' ? (
          <Files name={row.name} />
        ) : (
          <span>{row.text}</span>
        )}
      </Edit>
      {row.sample && <SampleMark />}
      {type === 'branch' && <AskedBranch name={row.name} />}
    </Line>
  );
}

interface LineProps {
  name?: string;
  label: string;
  /** On a phone it stands below its label always. */
  isWide?: boolean;
  children: ReactNode;
}

/** A label and what stands beside it, or below it where there is no room. */
function Line({ name, label, isWide = false, children }: LineProps) {
  return (
    <Box
      data-preview={name}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ flex: '0 0 42%', color: 'text.secondary', typography: 'body2', pt: '2px' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          flex: { xs: isWide ? '1 0 100%' : 'auto', md: 1 },
          minWidth: 0,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Stored files, the pictures among them small before their names: whether it is the right one is seen, not read. */
function Files({ name }: { name: string }) {
  const session = useSessionContext();
  const { values } = session.sentState() ?? session.state();
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      {storedFiles(values[name], session.fileNames()).map((file) => (
        <Box key={file.url} component="span" sx={fileLine}>
          <Thumbnail address={pictureOf(file)} />
          <FileName name={file.filename} />
          {/* Names in a row are not read as one. */}
          <span> </span>
        </Box>
      ))}
    </Box>
  );
}

/** A picture that does not come leaves no hole: it may be on its way through the bank's checks. */
function Thumbnail({ address }: { address: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (address === undefined || broken) return null;
  // Its name stands beside it.
  return <img src={address} alt="" className="no-print" onError={() => setBroken(true)} />;
}

const fileLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '& > img': { flex: 'none', width: 96, height: 64, objectFit: 'cover', borderRadius: 1 },
  '& > span': { minWidth: 0 },
} as const;
