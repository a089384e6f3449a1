import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FaultWords, pageWords } from '../../messages';
import { paths } from '../../paths';
import { usePageHead } from './usePageHead';

/** A page in place of one that cannot be shown, with a way home and, where it helps, a second try. */
export function FaultPage({
  words,
  onRetry,
  retryText = pageWords.retry,
  children,
}: {
  words: FaultWords;
  onRetry?: () => void;
  retryText?: string;
  children?: ReactNode;
}) {
  const heading = usePageHead(`${words.title} – ${pageWords.portal}`);
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', py: 6 }}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h4', mt: 0 }}>
        {words.title}
      </Box>
      <p>{words.text}</p>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 3 }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {retryText}
          </Button>
        )}
        <Button component={Link} to={paths.home} variant="outlined">
          {pageWords.home}
        </Button>
      </Box>
      {children}
    </Box>
  );
}
