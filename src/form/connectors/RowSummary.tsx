import { useMemo } from 'react';
import {
  fieldView,
  pageOf,
  previewAnswers,
  stepOf,
  failedChecksBesideFields,
  type RowPlace,
} from '../../interpreter';
import { rowsWords as words } from '../../messages';
import { CardErrors, CardText, Summary } from '../../fields/rows/styles';
import { useFormStates, useSessionContext } from '../SessionContext';
import { failureLine } from '../failureText';

/** Most answers on a card: it says which row it is, and the row's page has the rest. */
const mostAnswers = 4;

/** What the card of a row says of it: its first answers, and what is wrong in it. */
export function RowSummary({ row, step }: { row: RowPlace; step: string }) {
  const session = useSessionContext();
  const { form } = session;
  const { rows, slot } = row;
  const page = useMemo(() => pageOf(form, stepOf(form, step), { rows, slot }), [form, step, rows, slot]);
  const state = useFormStates(useMemo(() => page.places.map(({ field }) => field), [page]));
  const answers = previewAnswers(form, state, page.places, session.fileNames()).filter(
    ({ text }) => text !== '',
  );
  const shown = answers.slice(0, mostAnswers);
  const errors = [
    ...page.places.flatMap((place) => {
      const view = fieldView(form, state, place);
      return view.visible ? (failureLine(view) ?? []) : [];
    }),
    ...failedChecksBesideFields(form, state, page).map((check) => check.words),
  ];
  return (
    <>
      {shown.length > 0 && (
        <Summary>
          {shown.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Summary>
      )}
      {answers.length !== shown.length && <CardText>{words.more(answers.length - shown.length)}</CardText>}
      {answers.length === 0 && <CardText>{words.unanswered}</CardText>}
      {errors.length > 0 && (
        <CardErrors data-row-errors>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </CardErrors>
      )}
    </>
  );
}
