import Box from '@mui/material/Box';
import { pageWords } from '../../messages';

/** The first stop of the keyboard: past the header, to the element of the given id. */
export function SkipLink({ target }: { target: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        // The address stays as it is: a form's steps live in it.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.dark',
        '&:focus': { top: 8 },
      }}
    >
      {pageWords.skipToContent}
    </Box>
  );
}
