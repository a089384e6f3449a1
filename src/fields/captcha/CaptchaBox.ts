import { styled } from '@mui/material/styles';
import { neutral } from '../../theme';

/** The picture, the control beside it where there is room, and the ways to another picture. */
export const CaptchaBox = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The control stands in line with the one of a field beside this one.
  alignItems: 'flex-start',
  gap: theme.spacing(1, 2),
  '& canvas': {
    width: 168,
    height: 64,
    border: `1px solid ${neutral.line}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: '#fff',
  },
  // Four characters are no answer for a whole line.
  '& .MuiInputBase-root': { flex: '0 1 max(200px, 12.5em)' },
  // The words of the buttons begin where the picture does.
  '& > div > button': { minWidth: 0, padding: theme.spacing(1), fontSize: '0.9375rem' },
  '& > div:nth-of-type(2)': { flex: '1 0 100%', marginLeft: theme.spacing(-1) },
}));
