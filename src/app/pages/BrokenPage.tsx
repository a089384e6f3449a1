import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { Issue } from '../../interpreter';
import { definitionWords, type FaultWords } from '../../messages';
import { FaultPage } from './FaultPage';

/** In place of a form or page whose definition has mistakes: calm words for visitors, the mistakes for its editor. */
export function BrokenPage({
  issues,
  words = definitionWords.broken,
}: {
  issues: readonly Issue[];
  words?: FaultWords;
}) {
  useEffect(() => {
    console.error(definitionWords.issues, issues);
  }, [issues]);
  return (
    <FaultPage words={words}>
      <Box component="details" sx={{ mt: 4 }} data-issues>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {definitionWords.issues}
        </Box>
        <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
          {issues.map(({ path, received, expected, hint }, index) => (
            <li key={`${index} ${path}`}>
              <code>{path}</code>
              <span>{`: ${definitionWords.issue(expected, received)} ${hint ?? ''}`}</span>
            </li>
          ))}
        </Box>
      </Box>
    </FaultPage>
  );
}
