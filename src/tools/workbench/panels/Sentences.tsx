import Box from '@mui/material/Box';
import { historyWords } from './historyWords';

interface SentencesProps {
  title?: string;
  none?: string;
  /** `undefined`: what they were to say could not be read. */
  list: readonly string[] | undefined;
}

/** What two versions of a definition differ in. */
export function Sentences({ title, none = historyWords.same, list }: SentencesProps) {
  return (
    <>
      {title !== undefined && (
        <Box component="h2" sx={{ typography: 'subtitle2', m: 0, mt: 1 }}>
          {title}
        </Box>
      )}
      {!list?.length && <p>{list ? none : historyWords.unreadable}</p>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {list?.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </>
  );
}
