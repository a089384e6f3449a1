import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
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

interface QuestionProps {
  title: string;
  children?: ReactNode;
  /** What may be done, each with its words. */
  acts: Readonly<Record<string, () => void>>;
  onCancel: () => void;
}

/** Asks before something is done, where it is done. Escape is no, too. */
export function Question({ title, children, acts, onCancel }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  // None of its buttons takes the focus: the Enter that has asked would press it.
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-question
      sx={{ my: 1 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What is around it stays open.
        event.stopPropagation();
        onCancel();
      }}
    >
      {title}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {Object.entries(acts).map(([name, act]) => (
          <Button key={name} size="small" variant="outlined" onClick={act}>
            {name}
          </Button>
        ))}
        <Button size="small" onClick={onCancel}>
          {historyWords.cancel}
        </Button>
      </Box>
    </Alert>
  );
}
