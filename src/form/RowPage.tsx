import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { computed, pageOf, rowTitle, slotsIn, stepOf, stepView, type RowPlace } from '../interpreter';
import { formWords, rowsWords } from '../messages';
import { formClass } from '../theme';
import { RowIndex } from './connectors/useControl';
import { BlockList } from './BlockList';
import { questionKeys } from './enterKey';
import { ErrorSummary, useStepTitle } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { useActivity, useFormState, useIsWaking, useSessionContext, useTexts } from './SessionContext';
import { Hint } from './Notice';
import { useArrival } from './useArrival';
import { useFinish, useMounting } from './useMounting';

/** The page of one row of a step: 'Simpan' judges what it asks, Back keeps what was typed and judges nothing; both lead to its card. */
export function RowPage({ row, embedded }: { row: RowPlace; embedded: boolean }) {
  const session = useSessionContext();
  const { form } = session;
  const [page] = useState(() => pageOf(form, stepOf(form, session.state().step), row));
  const mounting = useMounting(page, session.state());
  const state = useFormState(row.rows);
  const { title } = useTexts(stepView(page.id), page.texts);
  const locked = useActivity((now) => now.locked);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = useFinish();
  const isWaking = useIsWaking();
  useArrival(heading);
  const name = rowTitle(form, state, row);
  useStepTitle(page, name);
  const group = form.fields.get(row.rows)?.places[0];
  const readOnly = group !== undefined && computed(form, state, group.readOnly);
  const index = slotsIn(state.values[row.rows]).indexOf(row.slot);

  const focus = { card: row };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    finish();
    void session.send({ type: 'saveRow', row }, { focus, announcement: rowsWords.announced.saved(name) });
  };
  const back = (): void => {
    void session.send({ type: 'goTo', target: { step: page.id } }, { focus, back: true });
  };
  return (
    <form
      noValidate
      onSubmit={save}
      {...questionKeys(finish)}
      data-step={page.id}
      data-row-page={row.rows}
      aria-busy={isWaking || locked || undefined}
      aria-labelledby="row-title"
      className={formClass(embedded ? 'embedded' : 'sheet')}
    >
      <ErrorSummary step={page} />
      <Box component="p" sx={{ typography: 'subtitle1', color: 'text.secondary', m: 0 }}>
        {title}
      </Box>
      <Box
        component={embedded ? 'h2' : 'h1'}
        id="row-title"
        ref={heading}
        tabIndex={-1}
        sx={{ typography: 'h2', m: 0, mb: 2, overflowWrap: 'anywhere' }}
      >
        {name}
      </Box>
      <Hint />
      <div data-row={index}>
        <RowIndex value={index}>
          <BlockList blocks={page.blocks} mounting={mounting} />
        </RowIndex>
      </div>
      <FormButtons
        announcement={locked ? formWords.nextPending : undefined}
        back={
          <Button type="button" variant="outlined" data-action="back" onClick={back}>
            {formWords.back}
          </Button>
        }
        next={
          !readOnly && (
            <Button type="submit" variant="contained" data-action="saveRow">
              {rowsWords.save}
            </Button>
          )
        }
      />
    </form>
  );
}
