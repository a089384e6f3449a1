import type { Failure, FailureName } from '../interpreter';
import { withDots } from './numbers';

type Args = NonNullable<Failure['args']>;

const shown = (value: Args[string] | undefined): string =>
  typeof value === 'number' ? withDots(value) : typeof value === 'string' ? value : '';

/** What is said of a wrong answer, by the name of the rule that it breaks (spec 3, section 5). */
export const failures = {
  /** An answer is needed and there is none. */
  required: () => 'Harus Diisi',
  /** As `required`, where choices are shown whole: radio buttons and groups of boxes. */
  requiredChoice: () => 'Mohon pilih salah satu',
  /** As `required`, where a box has to be ticked. */
  requiredTick: () => 'Mohon untuk dichecklist',
  /** As `required`, where a file is missing; the words name the field. */
  requiredUpload: ({ label }: Args) => `${shown(label)} Harus Diisi`,
  /** As `required`, where no branch was chosen; the words name the field. */
  requiredBranch: ({ label }: Args) => `${shown(label)} Wajib Dipilih Satu`,
  /** A text is shorter than its field allows. */
  minLength: ({ n }: Args) => `Minimal ${shown(n)} Karakter`,
  /** A text is longer than its field allows. */
  maxLength: ({ n }: Args) => `Maksimal ${shown(n)} Karakter`,
  /** A restored or filled-in text holds characters that could not have been typed. */
  rule: () => 'Ada karakter yang tidak diperbolehkan',
  /** A text of allowed characters is no e-mail address. */
  email: () => 'Format email tidak valid',
  /** A number that is not money is below its minimum. */
  min: ({ min }: Args) => `Nilai tidak boleh kurang dari ${shown(min)}`,
  /** A number that is not money is above its maximum; also the notice when it was lowered to it. */
  max: ({ max }: Args) => `Nilai tidak boleh lebih dari ${shown(max)}`,
  /** An amount is below its minimum. */
  minMoney: ({ min }: Args) => `Nilai tidak boleh kurang dari Rp ${shown(min)}`,
  /** An amount is above its maximum; also the notice when it was lowered to it. */
  maxMoney: ({ max }: Args) => `Nilai tidak boleh lebih dari Rp ${shown(max)}`,
  /** What was typed is no day of the calendar. */
  date: () => 'Tanggal tidak valid',
  /** A real day that may not be chosen here. */
  dateUnavailable: () => 'Tanggal tidak tersedia',
  /** The chosen option has left the list. */
  option: () => 'Pilihan tidak tersedia lagi',
  /** What was retyped is not the code. */
  captcha: () => 'Captcha tidak sesuai!',
} satisfies Record<FailureName, (args: Args) => string>;

/** A failure of the field of this label in words: the definition's own ones (`text`) where there are some. */
export function describeFailure(failure: Failure, label: string): string {
  return failure.text ?? failures[failure.rule]({ ...failure.args, label });
}
