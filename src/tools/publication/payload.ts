import { effectsIn, type CompiledField, type CompiledForm } from '../../interpreter';
import { quoted } from '../words/values';

/** A key of what the bank is sent. */
export interface SentKey {
  key: string;
  type: string;
  /** The codes that it may have, where the definition lists them. */
  codes?: readonly string[];
}

/** What a new version changes in what the bank is sent. */
export interface PayloadChange {
  /** A receiver that was made for the version before may no longer understand it. */
  breaking: boolean;
  words: string;
}

/** The keys of the answers in a submission, and of what the definition's own calls and downloads send. */
export function payloadOf(form: CompiledForm): SentKey[] {
  const effects = [form.submit, ...form.actions.values()].flatMap((list) => [...effectsIn(list)]);
  const calls = effects.flatMap((effect) => {
    if (effect.kind !== 'call' && effect.kind !== 'download') return [];
    const { call, body = {} } = effect.kind === 'call' ? effect : effect.download;
    return Object.entries(body).map(([key, { source }]) => ({
      key: `${call}: ${key}`,
      type: `rumus ${source}`,
    }));
  });
  const { subProductId } = form.definition;
  // A form without a product's code and without a call of its own sends nothing.
  const answers = subProductId === undefined && calls.length === 0 ? [] : answersOf(form);
  const own = new Map([...answers, ...calls].map((one) => [one.key, one]));
  // A form with a submission of its own says itself where its code goes.
  const isStandard = effects.some(({ kind }) => kind === 'standardSubmit');
  const product =
    isStandard && subProductId !== undefined ? [{ key: 'subProductId', type: subProductId }] : [];
  return [...product, ...own.values()];
}

/** The keys of answers and values, wherever they are sent together. */
function answersOf(form: CompiledForm): SentKey[] {
  const keyOf = ({ inRow, name }: Pick<CompiledField, 'inRow' | 'name'>): string =>
    inRow ? `${inRow.rows}[].${inRow.column}` : name;
  const isLater = ({ inRow }: Pick<CompiledField, 'inRow'>): boolean => inRow !== undefined && inRow.slot > 0;
  const answers = [...form.fields.values()].flatMap((field) => {
    if (isLater(field) || field.definition.submit === false || field.row.proof) return [];
    return [{ key: keyOf(field), type: typeWords(field), ...codesOf(field) }];
  });
  const values = [...form.values.values()].flatMap((value) =>
    value.submit && !isLater(value) ? [{ key: keyOf(value), type: 'nilai' }] : [],
  );
  return [...answers, ...values];
}

function typeWords({ definition, row, listed }: CompiledField): string {
  switch (row.valueType) {
    case 'number':
      return 'bilangan';
    case 'boolean':
      return 'true atau false';
    case 'date':
      return 'tanggal YYYY-MM-DD';
    case 'month':
      return 'bulan YYYY-MM';
    case 'choice':
      return `teks ${storedWords(listed)}`;
    case 'choices':
      return `daftar teks ${storedWords(listed)}`;
    case 'rows':
      return 'daftar objek';
    case 'text':
      return 'teks';
    case 'unknown':
      if (definition.type !== 'upload') return `isian ${definition.type}`;
      return definition.multiple === true ? 'daftar objek {url, filename}' : 'alamat berkas';
  }
}

/** How a chosen option is written: an option that the definition writes without a label is sent without one. */
function storedWords(listed: CompiledField['listed'] = []): string {
  const bare = listed.filter(({ value }) => !value.includes('|')).length;
  if (bare === 0) return '"kode|label"';
  return bare === listed.length ? 'kode' : '"kode|label" atau kode';
}

function codesOf({ listed }: CompiledField): Pick<SentKey, 'codes'> {
  return listed === undefined ? {} : { codes: listed.map(({ code }) => code) };
}

/** What a receiver has to know of a new version; a key that goes or is written otherwise breaks it, a new one does not. */
export function payloadChanges(before: CompiledForm, after: CompiledForm): PayloadChange[] {
  const old = new Map(payloadOf(before).map((one) => [one.key, one]));
  const young = new Map(payloadOf(after).map((one) => [one.key, one]));
  const gone = [...old.keys()].filter((key) => !young.has(key));
  return [
    ...gone.map((key) => ({ breaking: true, words: `Kunci ${quoted(key)} tidak dikirim lagi.` })),
    ...[...young.values()].flatMap((one): PayloadChange[] => {
      const former = old.get(one.key);
      if (!former) return [{ breaking: false, words: `Kunci baru ${quoted(one.key)}: ${one.type}.` }];
      const changed = former.type !== one.type;
      const fresh = newCodes(former, one);
      return [
        ...(changed
          ? [{ breaking: true, words: `Kunci ${quoted(one.key)} kini ${one.type} (dahulu ${former.type}).` }]
          : []),
        ...(fresh.length > 0
          ? [{ breaking: true, words: `Kunci ${quoted(one.key)} dapat berkode baru: ${fresh.join(', ')}.` }]
          : []),
      ];
    }),
  ];
}

function newCodes({ codes: old }: SentKey, { codes: young }: SentKey): readonly string[] {
  if (!old || !young) return [];
  return [...new Set(young)].filter((code) => !old.includes(code));
}
