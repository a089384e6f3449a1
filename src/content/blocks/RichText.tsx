import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { bareText } from '../bareText';

/** Sanitises HTML; its library has a chunk of its own, since few pages need it. */
type Sanitize = (html: string) => TrustedHTML;

let loaded: Sanitize | undefined;

const colours = { error: 'error.main', guide: 'text.secondary' } as const;

/** Text without tags and entities needs no sanitiser. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** Formatted text of a definition or a CMS, sanitised. Until the sanitiser is there it is shown as bare text, of much the same size. */
export function RichText({ html, tone, lang }: { html: string; tone?: keyof typeof colours; lang?: string }) {
  const sanitize = useSanitizer(!isPlain(html));
  const frame = {
    lang,
    sx: {
      gridColumn: '1 / -1',
      color: tone && colours[tone],
      // No longer than an eye follows from one line to the next; what is no text has all the room.
      maxWidth: '72ch',
      '&:has(table, img)': { maxWidth: 'none', '& > :is(p, ul, ol)': { maxWidth: '72ch' } },
      '& > :first-of-type': { mt: 0 },
      '& > :last-child': { mb: 0 },
      // Never larger than the heading of the step that it stands in.
      '& h2': { typography: 'h4' },
      '& h3, & h4': { typography: 'h5' },
    },
  };
  if (!sanitize) {
    return (
      <Box key="bare" {...frame} style={{ whiteSpace: 'pre-line' }}>
        {bareText(html)}
      </Box>
    );
  }
  // React passes a TrustedHTML through to innerHTML as it is.
  const trusted = { __html: sanitize(html) as unknown as string };
  return <Box key="formatted" {...frame} dangerouslySetInnerHTML={trusted} />;
}

/** The sanitiser, as soon as it has come; without a connection it does not. */
function useSanitizer(needed: boolean): Sanitize | undefined {
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(() => loaded);
  useEffect(() => {
    if (sanitize || !needed) return undefined;
    let left = false;
    import('../sanitize').then(
      (module) => {
        loaded = module.sanitize;
        if (!left) setSanitize(() => module.sanitize);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [sanitize, needed]);
  return needed ? sanitize : undefined;
}
