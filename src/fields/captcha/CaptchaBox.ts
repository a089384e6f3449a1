import { styled } from '@mui/material/styles';
import { neutral } from '../../theme';

/** The picture and its buttons above the control. */
export const CaptchaBox = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& canvas': {
    width: 168,
    height: 64,
    border: `1px solid ${neutral.line}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: '#fff',
  },
  // Beside the picture at 360 px too: the words of the buttons begin where they do.
  '& > div > button': { minWidth: 0, padding: theme.spacing(1), fontSize: '0.9375rem' },
  '& > div:first-of-type': { marginLeft: theme.spacing(-1) },
  // Four characters are no answer for a whole line.
  '& .MuiInputBase-root': { maxWidth: 'max(240px, 15em)' },
}));
