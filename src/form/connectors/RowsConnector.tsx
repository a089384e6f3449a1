import { createElement, useMemo, useState } from 'react';
import {
  answersOfRow,
  failedChecksBesideFields,
  fieldsByRow,
  fieldView,
  freeSlot,
  pageOf,
  previewAnswers,
  rowTitle,
  slotsIn,
  slotsOf,
  stepOf,
  type RowPlace,
  type RowsField,
  type RowView,
  type Write,
} from '../../interpreter';
import { rowsWords } from '../../messages';
import { CardErrors, CardText, Summary } from '../../fields/rows/styles';
import { RowsWidget } from '../../fields/rows/Widget';
import { useFormStates, useSessionContext } from '../SessionContext';
import { failureLine } from '../failureText';
import { RowIndex, useControl, type ConnectorProps } from './useControl';

/** A removed row, as long as it can be brought back. */
interface Removed {
  heading: string;
  slot: number;
  index: number;
  answers: Readonly<Record<string, Write>>;
  /** Sends again what was on its way. */
  resend: readonly (() => void)[];
}

const noRows: readonly RowView[] = [];

/** Adds, removes and brings back rows; their questions are blocks of the form like any others. */
export function RowsConnector(props: ConnectorProps) {
  const session = useSessionContext();
  const { name, label: _label, ...control } = useControl<unknown>(props);
  const { view, renderBlocks } = props;
  // The table of connectors gives this one to no other type.
  const definition = view.definition as RowsField;
  const hasPages = definition.editing === 'ownPage';
  const [removed, setRemoved] = useState<Removed>();
  const [announcement, setAnnouncement] = useState<string>();
  const shown = view.rows ?? noRows;
  const most = Math.min(typeof view.max === 'number' ? view.max : Infinity, slotsOf(definition));
  const slots = (): readonly number[] => slotsIn(session.state().values[name]);
  const write = (now: readonly number[], answers: Removed['answers'] = {}): void => {
    void session.send({
      type: 'write',
      by: 'visitor',
      writes: { [name]: { raw: now }, ...answers },
    });
  };
  const heading = (slot: number): string => rowTitle(session.form, session.state(), { rows: name, slot });

  /** What is on its way to fields of a row; like an answer, it goes with the row. */
  const underWay = (slot: number): Removed['resend'] =>
    (fieldsByRow(session.form, session.state(), name)[slots().indexOf(slot)] ?? []).flatMap((field) =>
      field.row.input === 'files' ? (session.uploads(field.name).resend() ?? []) : [],
    );

  const open = (slot: number, text?: string): void => {
    const { step } = session.state();
    void session.send({ type: 'goTo', target: { step } }, { row: { rows: name, slot }, announcement: text });
  };
  const add = (): number | undefined => {
    const slot = freeSlot(slots(), slotsOf(definition));
    write([...slots(), slot]);
    // A run that goes on holds the answers as they are: then nothing was added.
    if (!slots().includes(slot)) return undefined;
    const text = rowsWords.announced.added(heading(slot));
    if (hasPages) {
      open(slot, text);
      return undefined;
    }
    setRemoved(undefined);
    setAnnouncement(text);
    return slot;
  };
  const remove = (slot: number): void => {
    const before = slots();
    const row = {
      slot,
      heading: heading(slot),
      index: before.indexOf(slot),
      answers: answersOfRow(session.form, session.state(), name, slot),
      resend: underWay(slot),
    };
    write(before.filter((one) => one !== slot));
    control.onBlur();
    if (slots().includes(slot)) return;
    setRemoved(row);
    setAnnouncement(rowsWords.announced.removed(row.heading));
  };
  const undo = (): number | undefined => {
    if (!removed) return undefined;
    const now = [...slots()];
    now.splice(removed.index, 0, removed.slot);
    write(now, removed.answers);
    if (!slots().includes(removed.slot)) return undefined;
    removed.resend.forEach((send) => send());
    setRemoved(undefined);
    setAnnouncement(rowsWords.announced.restored(removed.heading));
    return removed.slot;
  };
  return createElement(RowsWidget, {
    ...control,
    name,
    label: view.label,
    rows: shown.map((row) => ({
      ...row,
      answered: () =>
        Object.keys(answersOfRow(session.form, session.state(), name, row.slot)).length > 0 ||
        underWay(row.slot).length > 0,
      content: hasPages ? (
        <RowSummary row={{ rows: name, slot: row.slot }} step={session.state().step} />
      ) : (
        <RowIndex value={row.index}>{renderBlocks?.(row.blocks)}</RowIndex>
      ),
    })),
    most,
    addText: definition.addText,
    emptyText: definition.emptyText,
    removed: removed?.heading,
    announcement,
    onAdd: add,
    onOpen: hasPages ? (slot) => open(slot) : undefined,
    onRemove: remove,
    onUndo: undo,
  });
}

/** Most answers on a card: it says which row it is, and the row's page has the rest. */
const mostAnswers = 4;

/** What the card of a row says of it: its first answers, and what is wrong in it. */
function RowSummary({ row, step }: { row: RowPlace; step: string }) {
  const session = useSessionContext();
  const { form } = session;
  const { rows, slot } = row;
  const page = useMemo(() => pageOf(form, stepOf(form, step), { rows, slot }), [form, step, rows, slot]);
  const state = useFormStates(useMemo(() => page.places.map(({ field }) => field), [page]));
  const answers = previewAnswers({ form, state }, page.places, session.fileNames()).filter(
    ({ text }) => text !== '',
  );
  const shown = answers.slice(0, mostAnswers);
  const errors = [
    ...page.places.flatMap((place) => {
      const view = fieldView(form, state, place);
      return view.visible ? (failureLine(view) ?? []) : [];
    }),
    ...failedChecksBesideFields({ form, state }, page).map((check) => check.words),
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
      {answers.length !== shown.length && (
        <CardText>{rowsWords.more(answers.length - shown.length)}</CardText>
      )}
      {answers.length === 0 && <CardText>{rowsWords.unanswered}</CardText>}
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
