import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SiteLink } from '../../content';
import { type Elements } from '../../fields/common/types';
import { type FaultWords, pageWords, definitionWords } from '../../messages';
import { bareList, surface } from '../../theme';
import { paths } from '../../paths';
import { ContactList, isReachable } from '../frame/ContactList';
import { useSite, linksOf } from '../frame/useSite';
import { usePageHead } from './usePageHead';
import { useEffect } from 'react';
import type { Issue } from '../../interpreter';

/** A page in place of one that cannot be shown: a second try where it helps, the way home and elsewhere, and whom to ask. */
export function FaultPage({
  words,
  onRetry,
  retryText = pageWords.retry,
  children,
}: {
  words: FaultWords;
  onRetry?: () => void;
  retryText?: string;
  children?: Elements;
}) {
  const site = useSite();
  const links = linksOf(site).filter(({ href }) => href !== paths.home);
  const heading = usePageHead(`${words.title} – ${site.brand ?? pageWords.portal}`);
  return (
    <Box data-fault sx={sheet}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h2', m: 0 }}>
        {words.title}
      </Box>
      <p>{words.text}</p>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 3 }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            <span>{retryText}</span>
          </Button>
        )}
        <Button component={SiteLink} href={paths.home} variant={onRetry ? 'outlined' : 'contained'}>
          {pageWords.home}
        </Button>
      </Box>
      <Box sx={columns}>
        {links.length > 0 && (
          <nav aria-label={pageWords.elsewhere}>
            <Box component="h2" sx={subheading}>
              {pageWords.elsewhere}
            </Box>
            <Box component="ul" sx={list}>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <SiteLink href={href}>{text}</SiteLink>
                </li>
              ))}
            </Box>
          </nav>
        )}
        {isReachable(site.contact) && (
          <div data-contact>
            <Box component="h2" sx={subheading}>
              {pageWords.help.title}
            </Box>
            <ContactList contact={site.contact} />
          </div>
        )}
      </Box>
      {children}
    </Box>
  );
}

const sheet = {
  maxWidth: 640,
  mx: 'auto',
  my: { xs: 0, md: 4 },
  p: { xs: 2.5, sm: 4 },
  ...surface,
  borderRadius: 2,
} as const;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  mt: 4,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const subheading = { typography: 'h5', mt: 0, mb: 1 } as const;

const list = {
  ...bareList,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'primary.main',
  },
} as const;

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
