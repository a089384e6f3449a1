import { textSources, type CompiledForm, type ContentBlock } from '../../interpreter';
import { treeWords } from '../words/expressions';
import { stepSection } from './stepSection';
import { escaped, plainOf } from './words';

/** A section of a document: its anchor, its title, its HTML. */
export type Section = [id: string, title: string, html: string];

/** What a page says of one matter; `undefined`: nothing. */
export type Row = readonly [term: string, said: string | undefined];

/** What a visitor reads before the first step. */
export function startSection(form: CompiledForm): Section[] {
  return form.start ? [['mulai', 'Halaman awal', list(startRows(form))]] : [];
}

/** The same, by matter. */
function startRows(form: CompiledForm): Row[] {
  const { start } = form.definition;
  if (!start || !form.start) return [];
  const documents = (form.start.documents ?? []).map((one) => {
    if (typeof one === 'string') return one;
    return one.when ? `${one.text} (bila ${treeWords(form, one.when)})` : one.text;
  });
  return [
    ['Lama pengisian', start.minutes === undefined ? undefined : `sekitar ${start.minutes} menit`],
    ['Siapa', start.who],
    ['Biaya permohonan', start.fee],
    ['Disiapkan', documents.length > 0 ? documents.join('; ') : undefined],
    ['Isi lain', plainTexts(start.blocks)],
    ['Privasi', start.privacy && [start.privacy.purpose, start.privacy.keptFor].join(' ').trim()],
  ];
}

/** What stands below the answers on the preview, and what the receipt says. */
export function endSections(form: CompiledForm): Section[] {
  const preview: Section[] = form.preview
    ? [['ringkasan', 'Ringkasan dan pernyataan', stepSection(form, form.preview)]]
    : [];
  if (!form.confirmation) return preview;
  return [...preview, ['tanda-terima', 'Tanda terima', list(confirmationRows(form))]];
}

/** What the receipt says, by matter. */
function confirmationRows(form: CompiledForm): Row[] {
  const { confirmation } = form.definition;
  if (!confirmation) return [];
  const next = confirmation.next?.map(({ text, within }) =>
    within === undefined
      ? text
      : `${text}, dalam ${typeof within === 'string' ? within : `${within.workingDays} hari kerja`}`,
  );
  const labelOf = (name: string): string => form.fields.get(name)?.definition.label ?? name;
  const offers = [
    ...(confirmation.recapOf?.map(labelOf) ?? (confirmation.recap ? ['semua jawaban'] : [])),
    ...(confirmation.download ? ['berkas PDF'] : []),
    ...(confirmation.track ? ['pelacakan'] : []),
    ...(confirmation.calendar === undefined ? [] : [`kalender (${labelOf(confirmation.calendar)})`]),
  ];
  return [
    ['Judul', confirmation.title],
    ['Selanjutnya', next?.join('; ')],
    ['Memuat', offers.length > 0 ? offers.join(', ') : undefined],
    ['Isi lain', plainTexts(confirmation.blocks)],
  ];
}

function list(rows: readonly Row[]): string {
  const filled = rows.filter((row): row is readonly [string, string] => row[1] !== undefined);
  return `<dl>${filled.map(([term, said]) => `<dt>${term}</dt><dd>${escaped(said)}</dd>`).join('')}</dl>`;
}

/** The texts of content blocks without their tags; `undefined` where nothing is said. */
function plainTexts(blocks: readonly ContentBlock[] = []): string | undefined {
  const texts = blocks.flatMap((block) => Object.values(textSources(block))).map(plainOf);
  return texts.length > 0 ? texts.join(' · ') : undefined;
}
