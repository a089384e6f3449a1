import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useLayer } from '../fields/common/layers';
import { questionWords } from '../messages';
import type { Question } from '../session';
import { DialogMark } from './DialogMark';

interface QuestionDialogProps {
  about: keyof typeof questionWords;
  answer: Question['answer'];
}

/** Asks before something may be registered a second time, or is lost; the button that does neither is the one that stands out. */
export function QuestionDialog({ about, answer }: QuestionDialogProps) {
  const words = questionWords[about];
  useLayer(() => answer(false));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-text"
      onClose={() => answer(false)}
      data-question={about}
    >
      <DialogMark mood="question" />
      <DialogTitle id="question-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="question-text">{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => answer(false)}>
          <span>{words.cancel}</span>
        </Button>
        <Button variant="outlined" onClick={() => answer(true)}>
          <span>{words.goOn}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
