import Box from '@mui/material/Box';
import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { frameWidth } from './measures';

/** Below a form: what the bank never asks, who it is, and what it does with the answers; no way that leads out by mistake. */
export function QuietFooter({ site: { licence, privacy } }: { site: Site }) {
  return (
    <Box component="footer" className="no-print" sx={ground}>
      <Box sx={frameWidth}>
        <Box component="p" sx={{ m: 0 }}>
          {pageWords.neverAsked}{' '}
          {privacy !== undefined && <SiteLink href={privacy}>{pageWords.ways.privacy}</SiteLink>}
        </Box>
        {licence && (
          <Box component="p" data-licence sx={{ m: 0 }}>
            {licence}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const ground = {
  mt: 3,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
  '& a': { color: 'primary.main' },
} as const;
