import { contract } from '../../checker/contract/contract';
import { sampleOf } from '../../checker/contract/sampleAnswer';
import { jsonOf } from '../../checker/json/walk';
import type { CallAnswer, CallName } from '../../scenarios/language';
import { type CompiledEffect, type CompiledForm, effectsIn } from '../../../interpreter';
import { inWords, nameWords } from '../../words/values';

/** Words of the panel with the bank's answers. */
export const bankWords = {
  intro:
    'Yang diminta formulir ini dari bank. Pilih jawaban yang ingin dicoba; berlaku untuk permintaan berikutnya, hanya di formulir di samping.',
  none: 'Formulir ini tidak meminta apa pun dari bank.',
  waiting: 'Daftar muncul setelah definisi dapat dibuka.',
  usedBy: (users: string) => `Untuk ${users}`,
  call: (call: string) => `Untuk pengembang: ${call}`,
  reset: 'Semua seperti biasa',
  own: 'Isi jawaban (JSON)',
  notJson: 'Belum berupa JSON; permintaan dijawab seperti biasa.',
  sealed: 'Di sini tidak ada yang dikirim ke bank: yang tidak dipilih dijawab dengan contoh dari kontrak.',
  refused: (status: string) => `Ditolak (HTTP ${status})`,
  refusedInside: (status: string) => `Ditolak di dalam jawaban (statusCode ${status})`,
  refusal: 'Jawaban buatan editor',
  treatments: {
    usual: 'Seperti biasa',
    sample: 'Berhasil (contoh dari kontrak)',
    slow: 'Lambat (8 detik)',
    swapped: 'Tertukar (jawaban kedua datang lebih dahulu)',
    offline: 'Tidak ada koneksi',
    lost: 'Hilang (tidak pernah dijawab)',
    html: 'Tidak terbaca (halaman galat)',
    broken: 'Tidak terbaca (terpotong)',
    empty: 'Daftar kosong',
    own: 'Jawaban sendiri',
  },
  users: {
    submit: 'pengiriman formulir',
    action: (name: string) => `tindakan “${inWords(name)}”`,
    popup: 'popup tombol lanjut',
    days: 'tanggal yang tidak dapat dipilih',
  },
} as const;

/** How a call is to be answered: a name of the table, or `status-409` and `inside-409`. */
export type Treatment = string;

/** What the panel has chosen: the treatment of a call, and for an answer of the editor's own its JSON. */
export interface Treated {
  call: string;
  as: Treatment;
  body?: string;
}

/** Milliseconds: longer than the 5 s after which the portal asks for patience, shorter than its timeout. */
export const slowMs = 8000;

/** The treatments of a call, with what they are called: those that its contract documents, and what may go wrong on the way. */
export function treatmentsOf({ call, list }: UsedCall): (readonly [as: Treatment, words: string])[] {
  const { treatments, refused, refusedInside } = bankWords;
  const documented = contract.calls[call]?.statuses ?? [200, 400, 500];
  const refusals = documented.filter((status) => status >= 400).map(String);
  // A file is sent by another way than all other calls, which knows no lateness here.
  const late = call === 'upload-file' ? [] : (['slow', 'swapped'] as const);
  const named = [
    'usual',
    ...(call in contract.calls ? (['sample'] as const) : []),
    ...late,
    'offline',
    'lost',
    'html',
    'broken',
    ...(list ? (['empty'] as const) : []),
  ] as const;
  return [
    ...named.map((as) => [as, treatments[as]] as const),
    ...refusals.map((status) => [`status-${status}`, refused(status)] as const),
    ...(list ? [] : refusals.map((status) => [`inside-${status}`, refusedInside(status)] as const)),
    ['own', treatments.own] as const,
  ];
}

/** The answer that a treatment gives in place of the bank's; `undefined`: the bank is asked. */
export function answerBy({ call, as, body }: Treated): CallAnswer | undefined {
  const [, where, digits] = /^(status|inside)-(\d{3})$/.exec(as) ?? [];
  if (digits !== undefined) {
    const status = Number(digits);
    const refusal = { statusCode: status, succeeded: false, message: bankWords.refusal };
    return { ...(where === 'status' && { status }), body: refusal };
  }
  switch (as) {
    case 'sample':
      return { body: sampleOf(call) };
    case 'offline':
      return { fault: 'network' };
    case 'lost':
      return { fault: 'timeout' };
    case 'html':
    case 'broken':
      return { fault: 'unreadable' };
    case 'empty':
      return { body: { statusCode: 200, message: 'Berhasil', data: [] } };
    case 'own':
      return ownAnswer(jsonOf(body));
    default:
      return undefined;
  }
}

function ownAnswer(json: unknown): CallAnswer | undefined {
  return json === undefined ? undefined : { body: json as CallAnswer['body'] };
}

/** A call that a form makes, and what makes it. */
export interface UsedCall {
  call: CallName;
  users: readonly string[];
  list: boolean;
}

const { users: by } = bankWords;

/** Every call that a form makes, with what makes it in the words of its labels. */
export function callsIn(form: CompiledForm): UsedCall[] {
  const found = new Map<CallName, { users: Set<string>; list: boolean }>();
  const add = (call: CallName, user: string, list = false): void => {
    const known = found.get(call) ?? { users: new Set(), list };
    known.users.add(user);
    found.set(call, known);
  };
  const inEffects = (effects: readonly CompiledEffect[], user: string): void => {
    for (const effect of effectsIn(effects)) {
      if (effect.kind === 'call') add(effect.call, user);
      else if (effect.kind === 'standardSubmit') add('submit', user);
      else if (effect.kind === 'download') add('downloadpdf', user);
      else if (effect.kind === 'popup') add('popup', user);
    }
  };
  inEffects(form.submit, by.submit);
  for (const { afterLastStep } of form.stages) inEffects(afterLastStep, by.submit);
  for (const [name, effects] of form.actions) inEffects(effects, by.action(name));
  for (const field of form.fields.values()) {
    if (field.inRow && field.inRow.slot > 0) continue;
    const user = nameWords(form, field.name);
    if (field.lookup) add(field.lookup.definition.call ?? 'remote-select', user, true);
    if (field.definition.type === 'branch') add('santer', user, true);
    if (field.definition.type === 'upload') add('upload-file', user);
    if (field.definition.type === 'date' && field.definition.disable?.includes('holidays'))
      add('holidays', by.days);
  }
  for (const step of form.steps.values()) if (step.popup) add('popup', by.popup);
  return [...found].map(([call, { users, list }]) => ({ call, users: [...users], list }));
}
