import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { rowsWords as words } from '../../messages';
import { visuallyHidden } from '../../theme';
import { rowTitleId } from '../common/fieldIds';
import { AddIcon } from '../common/icons';
import { useLayer } from '../common/layers';
import { type RowsProps, type ShownRow } from '../common/types';
import { Empty, Head, RowList, Undo } from './styles';

/** Where the focus goes once the rows are redrawn. */
type Focus = { fieldOf: number } | { titleOf: number } | 'add';

/** Rows of questions, one below the other, with what adds and removes them. The control is the button that adds one. */
export const RowsWidget = (props: RowsProps) => {
  const { id, rows, most, readOnly, removed, describedBy, labelledBy } = props;
  const [asked, setAsked] = useState<ShownRow>();
  const full = rows.length >= most;
  const focus = useRef<Focus>(undefined);
  useEffect(() => {
    const to = focus.current;
    if (to === undefined) return;
    const element = elementFor(id, to);
    if (!element) return;
    focus.current = undefined;
    element.focus();
  });

  const add = (): void => {
    if (readOnly || full) return;
    const slot = props.onAdd();
    if (slot !== undefined) focus.current = { fieldOf: slot };
  };
  const remove = (row: ShownRow): void => {
    setAsked(undefined);
    const at = rows.findIndex(({ slot }) => slot === row.slot);
    const next = rows[at + 1] ?? rows[at - 1];
    focus.current = next ? { titleOf: next.slot } : 'add';
    props.onRemove(row.slot);
  };
  const undo = (): void => {
    const slot = props.onUndo();
    if (slot !== undefined) focus.current = { titleOf: slot };
  };
  const latest = useRef<{ open?: (slot: number) => void; remove: (slot: number) => void }>(undefined);
  useEffect(() => {
    latest.current = {
      open: props.onOpen,
      remove: (slot) => {
        const row = rows.find((one) => one.slot === slot);
        if (row?.answered()) setAsked(row);
        else if (row) remove(row);
      },
    };
  });
  // The same functions for as long as the rows are there: a key in one row draws no heading of another.
  const openRow = useCallback((slot: number) => latest.current?.open?.(slot), []);
  const removeRow = useCallback((slot: number) => latest.current?.remove(slot), []);
  return (
    <RowList role="group" aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <div key={row.slot} role="group" aria-labelledby={rowTitleId(id, row.slot)} data-row={row.index}>
          <RowHead
            titleId={rowTitleId(id, row.slot)}
            slot={row.slot}
            heading={row.heading}
            readOnly={readOnly}
            onOpen={props.onOpen && openRow}
            onRemove={removeRow}
          />
          <div id={bodyId(id, row.slot)}>{row.content}</div>
        </div>
      ))}
      {rows.length === 0 && <Empty>{props.emptyText ?? words.empty}</Empty>}
      {removed !== undefined && (
        <Undo>
          <span>{words.announced.removed(removed)}</span>
          <Button size="small" data-action="undo" onClick={undo}>
            {words.undo}
          </Button>
        </Undo>
      )}
      {!readOnly && (
        <Button
          id={id}
          variant="outlined"
          startIcon={<AddIcon />}
          data-action="addRow"
          aria-disabled={full || undefined}
          aria-describedby={describedBy}
          onClick={add}
        >
          <span>{full ? words.full(most) : (props.addText ?? words.add(props.label))}</span>
        </Button>
      )}
      <div role="status" style={visuallyHidden}>
        {props.announcement}
      </div>
      {asked && (
        <RemoveDialog row={asked} onCancel={() => setAsked(undefined)} onRemove={() => remove(asked)} />
      )}
    </RowList>
  );
};

interface RowHeadProps {
  titleId: string;
  slot: number;
  heading: string;
  readOnly: boolean;
  onOpen?: (slot: number) => void;
  onRemove: (slot: number) => void;
}

/** What a row is called, and what can be done with it. */
const RowHead = memo(function RowHead({ titleId, slot, heading, readOnly, onOpen, onRemove }: RowHeadProps) {
  const opens = (readOnly ? words.view : words.edit)(heading);
  return (
    <Head>
      <h2 id={titleId} tabIndex={-1}>
        {heading}
      </h2>
      {onOpen && (
        <Button size="small" data-action="editRow" aria-label={opens.name} onClick={() => onOpen(slot)}>
          <span>{opens.text}</span>
        </Button>
      )}
      {!readOnly && (
        <Button
          size="small"
          color="error"
          data-action="removeRow"
          aria-label={words.removeRow(heading)}
          onClick={() => onRemove(slot)}
        >
          {words.remove}
        </Button>
      )}
    </Head>
  );
});

const bodyId = (id: string, slot: number): string => `${rowTitleId(id, slot)}-body`;

function elementFor(id: string, focus: Focus): HTMLElement | null | undefined {
  if (focus === 'add') return document.getElementById(id);
  if ('titleOf' in focus) return document.getElementById(rowTitleId(id, focus.titleOf));
  return document
    .getElementById(bodyId(id, focus.fieldOf))
    ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea, button, [tabindex="0"]');
}

function RemoveDialog(props: { row: ShownRow; onCancel: () => void; onRemove: () => void }) {
  const { title, text } = words.question(props.row.heading);
  useLayer(props.onCancel);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="remove-row-title"
      aria-describedby="remove-row-text"
      disableRestoreFocus
      onClose={props.onCancel}
    >
      <DialogTitle id="remove-row-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-row-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={props.onCancel}>
          {words.cancel}
        </Button>
        <Button variant="outlined" color="error" data-action="confirmRemove" onClick={props.onRemove}>
          {words.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
