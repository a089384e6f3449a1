import Button from '@mui/material/Button';
import type { CompiledForm } from '../../../interpreter';
import { Ask } from './Ask';
import type { Known } from './questions';
import { type Path, textsOf } from '../../../language/schema';
import type { Try } from './useEditing';
import { words } from './words';
import { formDefinition } from '../../../language/schemas/form';
import { readOperand } from './expressions';
import { isBirth } from '../../words/values';
import type { Edit } from './textEdits';

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
    const path = [...end.step.path, end.step.index];
    const why = attempt(end.edit, path);
    if (why !== undefined) return why;
    onAsk(false);
    onAdded(path, words.ageEnd.title(Number.parseInt(years, 10)));
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
  return {
    do: 'all',
    edits: [
      {
        do: 'set',
        path: ['actions'],
        value: {
          cekNasabah: [
            {
              call: 'tipe-nasabah',
              body: { nik, tanggalLahir: `formatDate(${born}, 'yyyy-MM-dd')` },
              outcomes: [
                {
                  match: 'status == 404',
                  do: [{ toast: { title: 'Anda belum terdaftar', text: 'Isi data Anda di bawah ini.' } }],
                },
                {
                  match: 'ok && response.succeeded',
                  do: [
                    ...(name === undefined ? [] : [{ set: { [name]: 'response.data.namaLengkap' } }]),
                    { toast: { title: 'Data Anda ditemukan' } },
                  ],
                },
              ],
            },
          ],
        },
      },
      { do: 'set', path: ['watch'], value: [{ fields: [nik, born], do: 'cekNasabah' }] },
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
 * goes, and a start page that says another age says this one. `step` is what puts the end there. A text: why it cannot be added.
 */
export function ageEnd(
  { form: { fields, steps, definition }, json }: Pick<Known, 'form' | 'json'>,
  typed: string,
): { edit: Edit; step: Edit & { do: 'insert' } } | string {
  const years = Number(typed.trim().replace(/\s*tahun$/i, ''));
  if (!Number.isInteger(years) || years < youngest || years > oldest) return words.ageEnd.noAge;
  const born = [...fields.values()].find(
    ({ inRow, definition: { type, label, name } }) =>
      inRow === undefined && type === 'date' && isBirth({ label, name }),
  );
  const at = definition.steps?.findIndex(({ id }) => id === born?.places[0]?.step) ?? -1;
  if (born?.definition.type !== 'date' || at < 0) return words.ageEnd.needs;
  const id = `belum-${years}-tahun`;
  if (steps.has(id)) return words.ageEnd.there(years);
  const { name, maxDate, guideText } = born.definition;
  const own = declaredAt(json, name);
  const isBound = own !== undefined && ageByBound(maxDate);
  const who = definition.start?.who;
  const said = who?.replace(/\d+(?=\s*tahun)/, String(years));
  const step: Edit & { do: 'insert' } = {
    do: 'insert',
    path: ['steps'],
    index: at + 1,
    value: {
      id,
      title: words.ageEnd.title(years),
      ends: true,
      visibleWhen: { formula: `age(${name}) < ${years}` },
      blocks: [{ type: 'richText', html: words.ageEnd.text(years) }],
      links: [
        { text: words.ageEnd.help, href: '/bantuan' },
        { text: words.ageEnd.home, href: '/' },
      ],
    },
  };
  const edits: Edit[] = [];
  // Nobody is born later; what has a bound of another kind keeps it.
  if (own !== undefined && (isBound || maxDate === undefined))
    edits.push({ do: 'set', path: [...own, 'maxDate'], value: 'today()' });
  if (isBound) {
    if (guideText !== undefined && saysAge.test(guideText))
      edits.push({ do: 'remove', path: [...own, 'guideText'] });
  }
  if (said !== undefined && said !== who) edits.push({ do: 'set', path: ['start', 'who'], value: said });
  return { edit: { do: 'all', edits: [...edits, step] }, step };
}

/** Where the file declares an answer; `undefined`: a fragment does. */
function declaredAt(json: unknown, name: string): Path | undefined {
  const found = [...textsOf(formDefinition, json)].find(
    ({ role, declares, text }) => role === 'answer' && declares && text === name,
  );
  return found && [...found.path.slice(0, -1)];
}
