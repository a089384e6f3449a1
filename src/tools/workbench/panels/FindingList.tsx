import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Finding } from '../../checker';
import { words } from '../words';
import { inRow, listStyle } from './listStyles';

interface FindingListProps {
  findings: readonly Finding[];
  /** False until the first check has ended. */
  checked: boolean;
  onShow: (place: Pick<Finding, 'line' | 'column'>) => void;
}

/** Everything that the checker says, in the order of the text; each leads to its line. */
export function FindingList({ findings, checked, onShow }: FindingListProps) {
  if (findings.length === 0) return <p>{checked ? words.findings.none : words.loading}</p>;
  return (
    <Box component="ul" sx={listStyle}>
      {findings.map((finding) => (
        <Row
          key={`${finding.line} ${finding.column} ${finding.rule} ${finding.path}`}
          finding={finding}
          onShow={() => onShow(finding)}
        />
      ))}
    </Box>
  );
}

function Row({ finding, onShow }: { finding: Finding; onShow: () => void }) {
  const { severity, rule, line, column, where, what, why, mend, suggestion, witness, alsoAt } = finding;
  const color = severity === 'error' ? 'error.main' : 'text.secondary';
  return (
    <li data-finding={rule} data-line={line}>
      <Box component="strong" sx={{ color, mr: 1 }}>
        {words.findings.severity[severity]}
      </Box>
      <Button sx={inRow} onClick={onShow}>
        {words.findings.at(line, column)}
      </Button>{' '}
      {where}
      <div>
        {what} {alsoAt > 0 && words.findings.alsoAt(alsoAt)}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        {words.findings.why}: {why}
      </Box>
      <div>
        {words.findings.mend}: {suggestion} {mend}
      </div>
      {witness !== undefined && (
        <Box sx={{ color: 'text.secondary' }}>
          {words.findings.witness}: {witness}
        </Box>
      )}
    </li>
  );
}
