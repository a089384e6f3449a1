import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { startView } from '../interpreter';
import { startWords } from '../messages';
import { bareList } from '../theme';
import { SiteLink, StaticBlocks } from '../content';
import { useActivity, useSessionContext } from './SessionContext';
import { sheet } from './sheet';

/** The page before the first step: what it takes to fill the form in, and the one button that begins it. */
export function StartPage() {
  const session = useSessionContext();
  const { form, ports } = session;
  const { title, product, start = {} } = form.definition;
  const step = useActivity((now) => now.step);
  const hasDraft = useActivity((now) => now.draft.savedUntil !== undefined);
  const moved = useActivity((now) => now.shown > 0 || now.focus !== 'none');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    window.scrollTo({ top: 0 });
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [title, moved]);
  useEffect(() => {
    // What does not come ahead is fetched again when the step is entered.
    void ports.parts.fetch({ step }).catch(() => undefined);
  }, [ports, step]);

  const view = startView(form, session.state(), session.facts());
  const { minutes, who, fee, privacy } = start;
  return (
    <Box data-start-page sx={page}>
      {product && !title.includes(product.name) && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{product.name}</Box>
      )}
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h2', m: 0, mb: 2 }}>
        {title}
      </Box>
      {(minutes !== undefined || who || fee) && (
        <Box component="dl" aria-label={startWords.facts} sx={facts}>
          {minutes !== undefined && <Fact term={startWords.minutes}>{startWords.aboutMinutes(minutes)}</Fact>}
          {who && <Fact term={startWords.who}>{who}</Fact>}
          {fee && <Fact term={startWords.fee}>{fee}</Fact>}
        </Box>
      )}
      {view && view.documents.length > 0 && (
        <Part title={startWords.documents}>
          <Box component="ul" sx={checklist}>
            {view.documents.map(({ text, perhaps }) => (
              <li key={text}>
                <span>
                  {text}
                  {perhaps && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {` (${startWords.perhaps})`}
                    </Box>
                  )}
                </span>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {view && <StaticBlocks blocks={view.blocks} />}
      {privacy && (
        <Part title={startWords.privacy}>
          <Box component="p" sx={{ m: 0 }}>
            {[privacy.purpose, privacy.keptFor].filter((text) => text !== undefined).join(' ')}{' '}
            {privacy.href && <SiteLink href={privacy.href}>{startWords.privacyLink}</SiteLink>}
          </Box>
        </Part>
      )}
      <Button
        variant="contained"
        size="large"
        data-action="start"
        onClick={session.begin}
        sx={{ mt: 3, alignSelf: 'start', width: { xs: '100%', sm: 'auto' } }}
      >
        {hasDraft ? startWords.goOn : startWords.start}
      </Button>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ my: 2.5 }}>
      <Box component="h2" sx={{ typography: 'h6', m: 0, mb: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const page = {
  ...sheet,
  display: 'flex',
  flexDirection: 'column',
  '& a': { color: 'primary.main' },
} as const;

const facts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  m: 0,
  p: 2,
  bgcolor: 'primary.light',
  borderRadius: 2,
} as const;

const checklist = {
  ...bareList,
  display: 'grid',
  gap: 1,
  '& > li': { display: 'flex', gap: 1.25 },
  // A tick, and no box: there is nothing to press.
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 13,
    mx: '4px',
    mt: '3px',
    borderStyle: 'solid',
    borderWidth: '0 2px 2px 0',
    borderColor: 'primary.main',
    transform: 'rotate(45deg)',
  },
} as const;
