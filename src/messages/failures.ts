import type { DayFault, Failure, FailureName, FormatName, RuleName } from '../interpreter';
import { captchaWords } from './fields';
import { withDots, dayInWords } from './values';
type Args = NonNullable<Failure['args']>;

const shown = (value: Args[string] | undefined): string =>
  typeof value === 'number' ? withDots(value) : typeof value === 'string' ? value : '';

const currency = (unit: Args[string] | undefined): string => (typeof unit === 'string' ? unit : 'Rp');

/** What may be typed, by the name of the rule. */
const charactersOfRule: Readonly<Record<RuleName, string>> = {
  digits: 'angka saja',
  'digits-spaces': 'angka dan spasi saja',
  'letters-spaces': 'huruf dan spasi saja',
  alphanumeric: 'huruf dan angka saja, tanpa spasi',
  'alphanumeric-spaces': 'huruf, angka, dan spasi saja',
  restricted: "huruf, angka, spasi, dan tanda - _ + ' , . saja",
  email: 'huruf tanpa aksen, angka, dan tanda @ . _ - saja',
};

const allowed = (rule: Args[string] | undefined): string =>
  typeof rule === 'string' && Object.hasOwn(charactersOfRule, rule)
    ? `. Gunakan ${charactersOfRule[rule as RuleName]}`
    : '';

/** The list in a failure's arguments. */
const listed = (list: Args[string] | undefined): string[] => (Array.isArray(list) ? list.map(shown) : []);

/** Words of what was typed. */
const quoted = (words: Args[string] | undefined): string =>
  listed(words)
    .map((word) => `"${word}"`)
    .join(' dan ');

/** Signs that a field does not take. */
const untaken = (signs: Args[string] | undefined): string =>
  `Tidak dapat dipakai dan sudah dihapus: ${listed(signs)
    .map((sign) => (sign === ' ' ? 'spasi' : sign))
    .join(' ')}`;

/** What a text must be, by the name of its format. */
const formatWords: Readonly<Record<FormatName, string>> = {
  npwp: 'NPWP tidak lengkap. Tulis 15 atau 16 digit',
  nik: 'NIK tidak sesuai. Tulis 16 digit seperti di KTP; digit ke-7 sampai ke-12 adalah tanggal lahir',
  swift: 'Kode SWIFT tidak sesuai. Tulis 8 atau 11 karakter, seperti ABCDIDJA',
  plat: 'Nomor polisi tidak sesuai. Tulis seperti B 1234 XYZ',
};

const day = (value: Args[string] | undefined): string => (typeof value === 'string' ? dayInWords(value) : '');

/** `2026-08` as `Agustus 2026`. */
const month: typeof day = (value) => day(`${shown(value)}-01`).replace(/^1 /, '');

/** A day `2026-08-17`, or a month, as it is typed: `17/08/2026`. */
const typed = (value: Args[string] | undefined): string => shown(value).split('-').reverse().join('/');

/** Which days, or months, lie between the bounds that are known. */
const between = ({ min, max }: Args, inWords: typeof day): string =>
  min && max
    ? `antara ${inWords(min)} dan ${inWords(max)}`
    : min
      ? `${inWords(min)} atau sesudahnya`
      : `${inWords(max)} atau sebelumnya`;

/** Why a day cannot be chosen, and which can. */
const unavailable: Readonly<Record<DayFault, (args: Args) => string>> = {
  minDate: (args) => `Tanggal terlalu awal. Pilih ${between(args, day)}`,
  maxDate: (args) => `Tanggal terlalu akhir. Pilih ${between(args, day)}`,
  weekdaysAhead: ({ max }) => `Tanggal terlalu jauh. Pilih paling lambat ${day(max)}`,
  past: () => 'Hari yang sudah lewat tidak dapat dipilih. Pilih hari lain',
  today: () => 'Hari ini tidak dapat dipilih. Pilih hari lain',
  weekends: () => 'Sabtu dan Minggu tidak dapat dipilih. Pilih hari Senin sampai Jumat',
  holidays: () => 'Hari libur tidak dapat dipilih. Pilih hari lain',
};

const isDayFault = (why: Args[string] | undefined): why is DayFault =>
  typeof why === 'string' && Object.hasOwn(unavailable, why);

/** What is said of a wrong answer, by the name of the rule that it breaks. */
export const failures = {
  required: () => 'Harus Diisi',
  /** As `required`, where choices are shown whole: radio buttons and groups of boxes. */
  requiredChoice: () => 'Mohon pilih salah satu',
  /** As `required`, where a box has to be ticked. */
  requiredTick: () => 'Mohon untuk dichecklist',
  /** As `required`, where a file is missing; the words name the field. */
  requiredUpload: ({ label }: Args) => `${shown(label)} Harus Diisi`,
  /** As `required`, where no branch was chosen; the words name the field. */
  requiredBranch: ({ label }: Args) => `${shown(label)} Wajib Dipilih Satu`,
  minLength: ({ n }: Args) => `Minimal ${shown(n)} Karakter`,
  maxLength: ({ n }: Args) => `Maksimal ${shown(n)} Karakter`,
  /** A text that was filled in by itself was cut to what its field takes. */
  shortened: ({ n }: Args) => `Dipendekkan agar muat ${shown(n)} karakter. Periksa isian ini`,
  /** A restored text holds characters that could not have been typed; or signs that mean something were left out of what was typed. */
  rule: ({ rule, signs, glued }: Args) =>
    signs === undefined
      ? `Ada karakter yang tidak diperbolehkan${allowed(rule)}`
      : `${untaken(signs)}${allowed(rule)}. ${glued === true ? 'Tulis satu nomor saja' : 'Periksa isian ini'}`,
  /** Signs that mean nothing were left out of what was typed, or stand as a stroke now. */
  untaken: ({ signs, replaced }: Args) =>
    [
      ...(replaced === undefined ? [] : [`Kami ganti ${listed(replaced).join(' ')} dengan -`]),
      ...(listed(signs).length === 0 ? [] : [untaken(signs)]),
      'Periksa kembali',
    ].join('. '),
  /** What stood beside the digits of an answer and only says what they are. */
  label: ({ signs }: Args) => `Kami hapus ${quoted(signs)} – cukup angkanya`,
  /** What stood before an answer and only says which one it is. */
  ownLabel: ({ signs }: Args) => `Kami hapus ${quoted(signs)} – cukup isinya`,
  /** A word stands there that points at another answer, or a stroke. */
  ditto: ({ written }: Args) => `Tulis lengkap: "${shown(written)}" tidak terbaca oleh bank`,
  /** A text has another form than its field asks for. */
  format: ({ name, example }: Args) =>
    typeof name === 'string' && Object.hasOwn(formatWords, name)
      ? formatWords[name as FormatName]
      : `Isian tidak sesuai format. Tulis seperti ${shown(example)}`,
  /** A text of allowed characters is no e-mail address. */
  email: () => 'Format email tidak valid. Tulis seperti nama@contoh.co.id',
  /** The domain of an address is nearly a well-known one. */
  emailDomain: ({ meant }: Args) => `Maksud Anda ${shown(meant)}?`,
  /** A phone number begins as none of Indonesia does. */
  phoneStart: () => 'Periksa nomor ini: nomor Indonesia diawali 0 atau 62',
  firstCharacter: ({ first }: Args) => `Karakter pertama harus ${first === 'digits' ? 'angka' : 'huruf'}`,
  /** A number that is not money is below its minimum. */
  min: ({ min }: Args) => `Nilai tidak boleh kurang dari ${shown(min)}`,
  max: ({ max }: Args) => `Nilai tidak boleh lebih dari ${shown(max)}`,
  minMoney: ({ min, unit }: Args) => `Nilai tidak boleh kurang dari ${currency(unit)} ${shown(min)}`,
  maxMoney: ({ max, unit }: Args) => `Nilai tidak boleh lebih dari ${currency(unit)} ${shown(max)}`,
  /** A number above its maximum was lowered to it; `own`: the definition's own words for that bound. */
  clamped: ({ to, own }: Args) =>
    `Diubah menjadi ${shown(to)}${own === undefined ? ', batas maksimum Anda' : `. ${shown(own)}`}`,
  /** An answer went back to its beginning, since another one changed. */
  reset: ({ was }: Args) => `${shown(was)} diatur ulang karena jawaban lain berubah. Periksa isian ini`,
  /** The change of this answer has emptied others. */
  emptied: ({ n }: Args) => `${shown(n)} isian dikosongkan`,
  /** What was typed has signs that no number has, or groups that are none. */
  number: ({ signs, fraction }: Args) =>
    signs === undefined
      ? `Tulis satu angka, tanpa titik dan spasi${fraction === true ? ', dengan satu koma bila perlu' : ''}`
      : `Tulis dengan angka saja, tanpa ${quoted(signs)}`,
  /** A number is followed by another unit of time than that of its field. */
  otherUnit: ({ unit, meant, rounded }: Args) =>
    `Tulis dalam ${shown(unit)}${rounded === true ? ', dibulatkan' : ''}${meant === undefined ? '' : `: ${shown(meant)}`}`,
  /** A number is followed by a word such as 'juta'. */
  scaled: ({ meant }: Args) => `Maksud Anda ${shown(meant)}?`,
  /** What was typed is a whole number to one reader and a fraction to another. */
  twoReadings: ({ whole, fraction }: Args) => `Tulis ${shown(whole)} atau ${shown(fraction)}`,
  /** What was typed has a fraction that a whole number can't have. */
  whole: () => 'Bulatkan, tanpa angka di belakang koma',
  wholeMoney: ({ unit }: Args) =>
    `${currency(unit) === 'Rp' ? 'Rupiah' : currency(unit)} tanpa sen. Tulis angka bulat`,
  decimals: ({ n }: Args) => `Maksimal ${shown(n)} digit di belakang koma`,
  tooManyDigits: () => 'Maksimal 15 digit',
  date: ({ example = '1990-12-31' }: Args) =>
    `Tanggal tidak valid. Tulis hari, bulan, dan tahun seperti ${typed(example)}`,
  /** A real day that may not be chosen here. */
  dateUnavailable: (args: Args) =>
    isDayFault(args.why) ? unavailable[args.why](args) : 'Tanggal tidak tersedia. Pilih hari lain',
  /** The year of a day or month that was typed has not four digits: which century is meant is not guessed. */
  year: () => 'Tulis tahun dengan 4 angka',
  month: ({ example = '2026-08' }: Args) =>
    `Bulan tidak valid. Tulis bulan dan tahun seperti ${typed(example)}`,
  monthUnavailable: ({ why, ...bounds }: Args) =>
    `Bulan terlalu ${why === 'minDate' ? 'awal' : 'akhir'}. Pilih ${between(bounds, month)}`,
  minChosen: ({ n }: Args) => `Pilih minimal ${shown(n)}`,
  maxChosen: ({ n }: Args) => `Pilih maksimal ${shown(n)}`,
  /** The chosen option has left the list. */
  option: () => 'Pilihan tidak tersedia lagi. Pilih yang lain',
  /** What was typed into a list is none of its choices; `fits`: it may be meant for one. */
  unlisted: ({ unlisted, fits }: Args) =>
    `"${shown(unlisted)}" ${fits ? 'belum dipilih' : 'tidak ada dalam daftar'}. Pilih dari daftar`,
  /** Beside a choice from the definition's sample: the bank's list has not come. */
  sample: () => 'Ini hanya contoh. Daftar dari bank ditanyakan lagi sebelum dikirim',
  /** The bank's list has come, without what was chosen from the sample. */
  sampleUnknown: () => 'Pilihan contoh ini tidak ada dalam daftar bank. Pilih yang lain',
  /** The bank's list says that nobody can be served there on the chosen day. */
  full: () => 'Kuota kantor cabang ini habis pada tanggal ini. Pilih kantor cabang atau tanggal lain',
  /** A tick that cannot stand beside others has unticked these, or one of these has unticked it. */
  unticked: ({ names }: Args) => `Tidak dipilih lagi: ${listed(names).join(', ')}`,
  captcha: () => captchaWords.wrong,
  minRows: ({ min }: Args) => `Tambahkan sampai minimal ${shown(min)}`,
  maxRows: ({ max }: Args) => `Kurangi sampai maksimal ${shown(max)}`,
} satisfies Record<FailureName, (args: Args) => string>;

/** A failure of the field of this label in words: the definition's own ones (`text`) where there are some. */
export function describeFailure(failure: Failure, label: string): string {
  return failure.text ?? failures[failure.rule]({ ...failure.args, label });
}
