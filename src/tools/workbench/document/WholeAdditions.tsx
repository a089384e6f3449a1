import Button from '@mui/material/Button';
import type { CompiledForm } from '../../../interpreter';
import { Ask } from './ChoiceMenu';
import type { Known } from './questions';
import { type Path, textsOf } from '../../../language/schema';
import type { Try } from './useEditing';
import { words } from './words';
import { formDefinition } from '../../../language/schemas/form';
import { readOperand } from './expressions';
import { isBirth } from '../../words/values';
import type { Edit } from './textEdits';
import { additionRecipes, filled } from '../../new-form/recipes';

interface WholeAdditionsProps {
  form: CompiledForm;
  known: Known | undefined;
  attempt: Try;
  isAgeAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onReport: (why: string | undefined) => void;
  onAdded: (path: Path, title: string) => void;
}

/** What is added to a product as a whole: a check of the customer, and an end by age. */
export function WholeAdditions({
  form,
  known,
  attempt,
  isAgeAsked,
  onAsk,
  onReport,
  onAdded,
}: WholeAdditionsProps) {
  const addAgeEnd = (years: string): string | undefined => {
    if (!known) return undefined;
    const end = ageEnd(known, years);
    if (typeof end === 'string') return end;
    const why = attempt(end.edit, end.path);
    if (why !== undefined) return why;
    onAsk(false);
    onAdded(end.path, end.title);
    return undefined;
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          const check = customerCheck(form);
          onReport(check ? attempt(check, ['actions']) : words.customerCheckNeeds);
        }}
      >
        {words.customerCheck}
      </Button>
      <Button size="small" aria-expanded={isAgeAsked} onClick={() => onAsk(!isAgeAsked)}>
        {words.ageEnd.add}
      </Button>
      {isAgeAsked && known && <Ask name={words.ageEnd.years} first="17" onAnswer={addAgeEnd} />}
    </>
  );
}

/**
 * A check of the customer that runs by itself: what it asks is read from the first text that is called NIK and the first date, and
 * the name that the bank has goes into the first text that is called name. `undefined`: the form does not ask both yet, or has actions.
 */
function customerCheck({ fields, definition }: CompiledForm): Edit | undefined {
  const asked = [...fields.values()].filter(({ inRow }) => inRow === undefined).map((one) => one.definition);
  const named = (words: RegExp, type: string): string | undefined =>
    asked.find((field) => field.type === type && words.test(`${field.name} ${field.label}`))?.name;
  const [nik, born] = [named(/\bnik/i, 'text'), named(/./, 'date')];
  const name = named(/\bnama/i, 'text');
  if (nik === undefined || born === undefined || definition.actions || definition.watch) return undefined;
  const { actions, watch } = filled(additionRecipes.customerCheck, { nik, born, name: name ?? '' });
  const unnamed: Edit = { do: 'remove', path: ['actions', 'cekNasabah', 0, 'outcomes', 1, 'do', 0] };
  return {
    do: 'all',
    edits: [
      { do: 'set', path: ['actions'], value: actions },
      { do: 'set', path: ['watch'], value: watch },
      ...(name === undefined ? [unnamed] : []),
    ],
  };
}

/** The last day of birth by which somebody has an age, where that is how it is written. */
function ageByBound(maxDate: string | undefined): boolean {
  const day = maxDate === undefined ? undefined : readOperand(maxDate);
  return day?.kind === 'moved' && day.from === undefined && day.by < 0 && day.unit !== 'days';
}

const saysAge =
  /^\s*(?:paling muda|minimal|minimum|sekurang-kurangnya|usia|berusia)\b[^.]*\d+\s*tahun[^.]*\.?\s*$/i;

const [youngest, oldest] = [1, 120];

/**
 * An end for who is not yet so old: a step behind the one that asks for the day of birth. What would refuse that day before it is asked
 * goes, and a start page that says another age says this one. A text: why it cannot be added.
 */
export function ageEnd(
  { form: { fields, steps, definition }, json }: Pick<Known, 'form' | 'json'>,
  typed: string,
): { edit: Edit; path: Path; title: string } | string {
  const years = Number(typed.trim().replace(/\s*tahun$/i, ''));
  if (!Number.isInteger(years) || years < youngest || years > oldest) return words.ageEnd.noAge;
  const born = [...fields.values()].find(
    ({ inRow, definition: { type, label, name } }) =>
      inRow === undefined && type === 'date' && isBirth({ label, name }),
  );
  const at = definition.steps?.findIndex(({ id }) => id === born?.places[0]?.step) ?? -1;
  if (born?.definition.type !== 'date' || at < 0) return words.ageEnd.needs;
  const { name, maxDate, guideText } = born.definition;
  const value = filled(additionRecipes.ageEnd, { years: String(years), name });
  if (steps.has(value.id)) return words.ageEnd.there(years);
  const own = declaredAt(json, name);
  const isBound = own !== undefined && ageByBound(maxDate);
  const who = definition.start?.who;
  const said = who?.replace(/\d+(?=\s*tahun)/, String(years));
  const edits: Edit[] = [];
  // Nobody is born later; what has a bound of another kind keeps it.
  if (own !== undefined && (isBound || maxDate === undefined))
    edits.push({ do: 'set', path: [...own, 'maxDate'], value: 'today()' });
  if (isBound && guideText !== undefined && saysAge.test(guideText))
    edits.push({ do: 'remove', path: [...own, 'guideText'] });
  if (said !== undefined && said !== who) edits.push({ do: 'set', path: ['start', 'who'], value: said });
  edits.push({ do: 'insert', path: ['steps'], index: at + 1, value });
  return { edit: { do: 'all', edits }, path: ['steps', at + 1], title: value.title };
}

/** Where the file declares an answer; `undefined`: a fragment does. */
function declaredAt(json: unknown, name: string): Path | undefined {
  const found = [...textsOf(formDefinition, json)].find(
    ({ role, declares, text }) => role === 'answer' && declares && text === name,
  );
  return found && [...found.path.slice(0, -1)];
}
