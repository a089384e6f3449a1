import { shorten, type Issue, type IssueCode } from '../../interpreter';
import type { Found, FindingEdit } from './finding';

/** Characters of a list that is still read. */
const mostWords = 100;

/** An issue of the interpreter as a finding: its code is the rule, its words are for people alone. */
export function foundOf(issue: Issue): Found {
  const { code, path, received, expected, hint, args } = issue;
  if (code === 'broken-json' && path === '') {
    const { found, ...position } = issue.args;
    const what = `JSON terputus di ${found}; yang diharapkan: ${expected}.`;
    return { rule: code, path, what, fix: hint ?? `Tulis ${expected}.`, position };
  }
  const meant = args && 'near' in args ? args.near : undefined;
  const further = meant === undefined && hint !== undefined ? ` ${hint}` : '';
  return {
    rule: code,
    path,
    what:
      words[code]?.(received, args && 'name' in args ? shorten(args.name) : '') ??
      `Tertulis ${received}, yang tidak cocok di sini.`,
    // A word that was probably meant says more than a list of all that may stand there.
    fix:
      meant !== undefined && expected.length > mostWords
        ? `Tulis "${meant}".`
        : `Yang diharapkan: ${expected}.${further}`,
    meant,
    edit: fixOf(issue),
    cause: causeOf(issue),
    ...(code === 'cycle' && { leansOn: issue.args.names }),
  };
}

/** What is wrong, in words of its own where there are better ones; `received` is shortened JSON. */
const words: Partial<Record<IssueCode, (received: string, name: string) => string>> = {
  'unknown-key': (_, name) => `Kunci "${name}" tidak dikenal di sini.`,
  'missing-key': (_, name) => `Belum ada "${name}".`,
  'unknown-name': (received) => `Tidak ada yang bernama ${received} di formulir ini.`,
  'duplicate-name': (received) => `Nama ${received} sudah dipakai.`,
  'duplicate-id': (received) => `Id ${received} dipakai dua kali.`,
  'duplicate-option': (received) => `Kode pilihan ${received} sudah dipakai pilihan lain.`,
  'goto-backwards': (received) => `Tombol lanjut menuju langkah ${received}, yang berada di belakang.`,
  'used-before-asked': (received) => `Memakai jawaban yang baru ditanyakan kemudian: ${received}.`,
  cycle: (received) => `Saling menunggu: ${received}.`,
  'missing-connector': () => 'Syarat ini tidak disambung dengan syarat berikutnya.',
};

/** A slip of the pen in a name, or a day as people write it. */
function fixOf({ code, args, hint }: Issue): FindingEdit | undefined {
  const near = args && 'near' in args ? args.near : undefined;
  if (code === 'unknown-key') return near === undefined ? undefined : { rename: near };
  if (code === 'unknown-name' || code === 'unknown-operator')
    return near === undefined ? undefined : { swap: [args.name, near] };
  const day = code === 'result-type' ? /Tulis "(\d{4}-\d{2}-\d{2})"/.exec(hint ?? '')?.[1] : undefined;
  const meant = day ?? (code === 'wrong-value' ? near : undefined);
  return meant === undefined ? undefined : { put: meant };
}

/** A misspelt name is one slip wherever it is used, and a circle the same from whichever of its names it is reported. */
function causeOf({ code, args }: Issue): readonly string[] | undefined {
  if (code === 'unknown-name') return [args.name];
  return code === 'cycle' ? [...args.names].sort() : undefined;
}
