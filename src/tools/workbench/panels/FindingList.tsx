import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { editsOf, type Finding, type TextEdit } from '../../checker';
import { spoken } from '../../schema/spoken';
import { words } from '../words';
import { inRow, listStyle } from './listStyles';

interface FindingListProps {
  findings: readonly Finding[];
  /** False until the first check has ended. */
  checked: boolean;
  /** The text that was checked; `undefined` while it is being changed. */
  text: string | undefined;
  onShow: (place: Pick<Finding, 'line' | 'column'>) => void;
  onGo: (path: string) => void;
  onEdit: (edits: readonly TextEdit[]) => void;
}

/** Everything that the checker says, in the order of the text; each leads to its setting, and what has one remedy is mended by a press. */
export function FindingList({ findings, checked, text, onShow, onGo, onEdit }: FindingListProps) {
  const [fixed, setFixed] = useState<number>();
  return (
    <>
      <p role="status">{fixed !== undefined && words.findings.fixed(fixed)}</p>
      {findings.length === 0 && <p>{checked ? words.findings.none : words.loading}</p>}
      <Box component="ul" sx={listStyle}>
        {findings.map((finding) => {
          const edits = text === undefined ? [] : editsOf(text, finding);
          const fix = (): void => {
            setFixed(finding.line);
            onEdit(edits);
          };
          return (
            <Row
              key={`${finding.line} ${finding.column} ${finding.rule} ${finding.path}`}
              {...{ finding, onShow, onGo }}
              onEdit={edits.length > 0 ? fix : undefined}
            />
          );
        })}
      </Box>
    </>
  );
}

interface RowProps extends Pick<FindingListProps, 'onShow' | 'onGo'> {
  finding: Finding;
  /** Left out: there is not one remedy. */
  onEdit?: () => void;
}

function Row({ finding, onShow, onGo, onEdit }: RowProps) {
  const { severity, rule, path, line, column, where, what, why, fix, suggestion, witness, alsoAt } = finding;
  const color = severity === 'error' ? 'error.main' : 'text.secondary';
  return (
    <li data-finding={rule} data-line={line}>
      <Box component="strong" sx={{ color, mr: 1 }}>
        {words.findings.severity[severity]}
      </Box>
      <Button sx={inRow} onClick={() => onGo(path)}>
        {where === '' ? words.findings.whole : where}
      </Button>
      <div>
        {labelled(what)} {alsoAt > 0 && words.findings.alsoAt(alsoAt)}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        {words.findings.why}: {why}
      </Box>
      <div>
        {words.findings.fix}: {suggestion} {labelled(fix)}{' '}
        {onEdit && (
          <Button
            size="small"
            variant="outlined"
            aria-label={words.findings.pressAt(line)}
            onClick={onEdit}
            data-action="mend"
          >
            {words.findings.press}
          </Button>
        )}
      </div>
      {witness !== undefined && (
        <Box sx={{ color: 'text.secondary' }}>
          {words.findings.witness}: {witness}
        </Box>
      )}
      <Box component="details" sx={{ color: 'text.secondary' }}>
        <summary>{words.findings.developer}</summary>
        <Button sx={inRow} onClick={() => onShow(finding)}>
          {words.findings.at(line, column)}
        </Button>{' '}
        <code>{rule}</code> {fix}
      </Box>
    </li>
  );
}

/** A sentence of the checker with keys by what editors call them. */
const labelled = (sentence: string): string =>
  spoken(
    sentence.replaceAll('true atau false', 'ya atau tidak').replace(/[“"]([a-z][A-Za-z]+)[”"]/g, "'$1'"),
  ).replace(/'([a-z][A-Za-z]+)'/g, '“$1”');
