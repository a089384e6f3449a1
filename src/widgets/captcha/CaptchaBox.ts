import { styled } from '@mui/material/styles';
import { neutral } from '../../theme/palette';

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
  '& input': { flex: '1 0 100%' },
}));
