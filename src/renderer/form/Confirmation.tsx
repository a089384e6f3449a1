import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '../../blocks/SiteLink';
import { confirmationWords } from '../../messages/id';
import { paths } from '../../paths';

/** After the submission: the number, how to keep it, and what happens next. */
export function Confirmation({
  registrationNumber,
  onHome,
}: {
  registrationNumber: string;
  onHome: () => void;
}) {
  const [copied, setCopied] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = confirmationWords.title;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const copy = (): void => {
    // `clipboard` is missing where the page is not served securely.
    const clipboard = 'clipboard' in navigator ? navigator.clipboard : undefined;
    if (!clipboard) {
      setCopied(false);
      return;
    }
    clipboard.writeText(registrationNumber).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', textAlign: 'center' }}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h4', mb: 2 }}>
        {confirmationWords.title}
      </Box>
      <Box
        sx={{ border: 2, borderColor: 'primary.main', borderRadius: 3, p: 3, bgcolor: 'background.paper' }}
      >
        <Box sx={{ color: 'text.secondary' }}>{confirmationWords.number}</Box>
        <Box
          data-registration-number
          sx={{ typography: 'h4', fontWeight: 700, my: 1, overflowWrap: 'anywhere' }}
        >
          {registrationNumber}
        </Box>
        <Box sx={{ typography: 'body2', mb: 2 }}>{confirmationWords.keep}</Box>
        <Box
          className="no-print"
          sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}
        >
          <Button variant="contained" onClick={copy}>
            {confirmationWords.copy}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {confirmationWords.print}
          </Button>
        </Box>
        <Box role="status" sx={{ minHeight: 24, mt: 1, typography: 'body2' }}>
          {copied !== undefined && (copied ? confirmationWords.copied : confirmationWords.copyFailed)}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'left', mt: 4 }}>
        <Box component="h2" sx={{ typography: 'h6' }}>
          {confirmationWords.nextTitle}
        </Box>
        <ol>
          {confirmationWords.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Box>
      <Box
        className="no-print"
        sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap', mt: 2 }}
      >
        <Button
          component={SiteLink}
          href={`${paths.tracking}?nomor=${encodeURIComponent(registrationNumber)}`}
          variant="outlined"
        >
          {confirmationWords.track}
        </Button>
        <Button onClick={onHome}>{confirmationWords.home}</Button>
      </Box>
    </Box>
  );
}
