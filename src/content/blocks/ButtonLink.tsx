import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageWords } from '../../messages';
import { visuallyHidden } from '../../theme';
import { SiteLink } from './SiteLink';

/** A link that looks like a button; who cannot see the new tab is told of it. */
export function ButtonLink({ href, newTab, text }: { href: string; newTab: boolean; text: string }) {
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button component={SiteLink} href={href} newTab={newTab} variant="contained">
        {text}
        {newTab && <span style={visuallyHidden}>{pageWords.newTab}</span>}
      </Button>
    </Box>
  );
}
