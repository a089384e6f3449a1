import { styled } from '@mui/material/styles';

/** Rows one below the other, each in a box. The boxes are plain elements: a group may have 99 of them. */
export const RowList = styled('div')(({ theme }) => ({
  '& > [data-row]': {
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    padding: theme.spacing(2),
    marginBottom: theme.spacing(2),
  },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
  '& h2': { ...theme.typography.subtitle1, flex: 1, margin: 0, overflowWrap: 'anywhere' },
  '& button': { flex: 'none' },
}));

/** A card's answers, each beside its label where there is room. */
export const Summary = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

export const CardText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));

export const CardErrors = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  paddingLeft: theme.spacing(2.5),
  color: theme.palette.error.main,
}));

export const Empty = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  color: theme.palette.text.secondary,
}));

export const Undo = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
}));
