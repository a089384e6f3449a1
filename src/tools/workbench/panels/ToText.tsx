import Button from '@mui/material/Button';
import { words } from '../words';
import { inRow } from './listStyles';

/** Leads from a row of a panel to its place in the text. */
export function ToText({ title, onShow }: { title: string; onShow: () => void }) {
  const { toText } = words.fields;
  return (
    <Button sx={{ ...inRow, ml: 'auto' }} aria-label={`${toText}: ${title}`} onClick={onShow}>
      {toText}
    </Button>
  );
}
