import type { FieldView } from '../interpreter';
import { describeFailure } from '../messages';

/** What is wrong at a field as a line of a list, with its label in front; `undefined` when nothing is. */
export function failureLine(view: FieldView): string | undefined {
  const { error } = failureText(view);
  return error === undefined || error.startsWith(view.shortLabel) ? error : `${view.shortLabel}: ${error}`;
}

/** What is said at a field: of its answer alone before what a check says of it beside others; a guide text that the error repeats is not. */
export function failureText(view: FieldView): { guideText?: string; error?: string; notice?: string } {
  const { guideText, failure, notice, broken, warning, shortLabel: label } = view;
  const error = failure ? describeFailure(failure, label) : broken;
  const isRepeated = guideText && error?.toLowerCase().includes(guideText.toLowerCase());
  return {
    guideText: isRepeated ? undefined : guideText,
    error,
    notice: notice ? describeFailure(notice, label) : warning,
  };
}
