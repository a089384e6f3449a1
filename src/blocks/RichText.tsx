import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** Sanitises HTML; its library has a chunk of its own, since few pages need it. */
type Sanitize = (html: string) => TrustedHTML;

let loaded: Sanitize | undefined;

const colours = { error: 'error.main', guide: 'text.secondary' } as const;

/** Text without tags and entities needs no sanitiser: it is shown as text, and at once. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** Formatted text of a definition or a CMS, sanitised. Until the sanitiser is there, its place is empty. */
export function RichText({ html, tone, lang }: { html: string; tone?: keyof typeof colours; lang?: string }) {
  const plain = isPlain(html);
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(() => loaded);
  useEffect(() => {
    if (sanitize || plain) return undefined;
    let left = false;
    void import('./sanitize').then((module) => {
      loaded = module.sanitize;
      if (!left) setSanitize(() => module.sanitize);
    });
    return () => {
      left = true;
    };
  }, [sanitize, plain]);
  return (
    <Box
      lang={lang}
      sx={{
        gridColumn: '1 / -1',
        color: tone && colours[tone],
        minHeight: '1.5em',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
      }}
      {...(plain
        ? { children: html }
        : // React passes a TrustedHTML through to innerHTML as it is.
          { dangerouslySetInnerHTML: sanitize && { __html: sanitize(html) as unknown as string } })}
    />
  );
}
