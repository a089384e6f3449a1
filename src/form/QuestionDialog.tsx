import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useLayer } from '../fields/common/layers';
import { wordsOfQuestion } from '../messages';
import type { Question } from '../session';
import { DialogMark } from './DialogMark';

/** Asks before something may be registered a second time, or is lost; the button that does neither is the one that stands out. */
export function QuestionDialog(question: Question) {
  const { about, answer } = question;
  const words = wordsOfQuestion(question);
  const dismiss = about === 'otherForm' ? question.dismiss : () => answer(false);
  useLayer(dismiss);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-text"
      onClose={dismiss}
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
