import {
  lengthsOf,
  nearest,
  compileRule,
  fitsRule,
  rowOf,
  toOption,
  type FormulaNode,
  type Sources,
  type Value,
  type Field,
} from '../../../../interpreter';
import { placedEffects, plainRule, type Checked } from '../../definition/checked';
import { contract, type Call } from '../../contract/contract';
import { formulaAt } from '../../definition/formulas';
import { meantWord, type Found } from '../../finding';

/** What is sent to the bank: keys that it does not know or misses, and values that it refuses. */
export function bodies(checked: Checked): Found[] {
  return callsIn(checked).flatMap((sent) => {
    const call = contract.calls[sent.call];
    return call ? [...wrongKeys(sent, call), ...wrongValues(sent, call, checked)] : [];
  });
}

interface Sent {
  call: string;
  path: string;
  body: Readonly<Record<string, string>> | undefined;
}

function callsIn({ definition, fields, sources }: Checked): Sent[] {
  const receipt = definition.confirmation?.download;
  return [
    ...placedEffects(sources).flatMap(({ effect, path }): Sent[] => {
      if ('call' in effect) return [{ call: effect.call, path, body: effect.body }];
      return 'download' in effect
        ? [{ ...effect.download, path: `${path}.download`, body: effect.download.body }]
        : [];
    }),
    ...(receipt ? [{ ...receipt, path: 'confirmation.download', body: receipt.body }] : []),
    ...[...fields.values()].flatMap(({ field, path }): Sent[] => {
      const lookup = 'lookup' in field ? field.lookup : undefined;
      return lookup?.call === 'transaksi'
        ? [{ call: lookup.call, path: `${path}.lookup`, body: lookup.body }]
        : [];
    }),
  ];
}

function wrongKeys({ call, path, body }: Sent, { body: known, required }: Call): Found[] {
  const missing = required.filter((key) => !Object.hasOwn(body ?? {}, key));
  const strange = Object.keys(body ?? {}).filter((key) => !Object.hasOwn(known, key));
  const [only] = strange.length === 1 && missing.length === 1 ? missing : [];
  const unknown = strange.map((key): Found => {
    const names = Object.keys(known);
    const what = `Panggilan "${call}" tidak mengenal "${key}".`;
    const otherwise = `Hapus; yang dikenal: ${names.join(', ')}.`;
    const mended = meantWord(only ?? nearest(key, names), otherwise, (word) => ({ rename: word }));
    return { rule: 'contract-body', path: `${path}.body.${key}`, what, ...mended };
  });
  const lost = missing.filter((key) => !unknown.some(({ meant }) => meant === key));
  if (lost.length === 0) return unknown;
  return [
    ...unknown,
    {
      rule: 'contract-body',
      path: body ? `${path}.body` : `${path}.call`,
      what: `Panggilan "${call}" belum mengirim ${lost.join(', ')}.`,
      fix: `Tambahkan pada "body": ${lost.join(', ')}.`,
    },
  ];
}

function wrongValues({ path, body }: Sent, { body: known }: Call, checked: Checked): Found[] {
  return Object.entries(body ?? {}).flatMap(([key, source]): Found[] => {
    const wanted = known[key];
    const at = `${path}.body.${key}`;
    const formula = formulaAt(checked.sources, at);
    const [node] = formula?.nodes ?? [];
    if (!wanted || !formula || !node) return [];
    const finding = (what: string, fix: string): Found[] => [
      {
        rule: 'contract-format',
        path: at,
        what: `Bank menolak "${key}": ${what}.`,
        fix,
        leansOn: formula.reads,
      },
    ];
    const answers = isCall(node, 'answers');
    if (wanted.type === 'text' && answers) {
      return finding('yang dikirim sebuah objek, bukan teks', 'Tulis "json(answers())".');
    }
    if (wanted.type === 'object' && isCall(node, 'json')) {
      return finding('yang dikirim sebuah teks, bukan objek', 'Tulis "answers()".');
    }
    const { pattern } = wanted;
    if (pattern === undefined || answers) return [];
    const refused = resultsOf(formula, checked).find(
      (one) => !(typeof one === 'string' && new RegExp(pattern, 'u').test(one)),
    );
    if (refused === undefined) return [];
    if (typeof refused === 'number')
      return finding('yang dikirim angka, bukan teks', `Kirim teksnya: ${words(pattern)}.`);
    const text = typeof refused === 'string' ? refused : JSON.stringify(refused);
    const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text;
    return finding(
      `dapat terkirim "${shown}", sedangkan yang diminta ${words(pattern)}`,
      fixFor(pattern, source, checked) ?? `Batasi isiannya, atau ubah rumusnya, menjadi ${words(pattern)}.`,
    );
  });
}

const isCall = (node: FormulaNode, name: string): boolean => node.kind === 'call' && node.name === name;

/** What a formula gives for the answers that its fields take; nothing where one of them is not known. */
function resultsOf(
  { reads, evaluate }: Sources['formulas'][number]['compiled'],
  { fields }: Checked,
): readonly Value[] {
  const samples = reads.map((name) => {
    const field = fields.get(name)?.field;
    return [name, field ? samplesOf(field) : []] as const;
  });
  if (!evaluate || samples.some(([, values]) => values.length === 0)) return [];
  const most = Math.max(1, ...samples.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, at) => {
    const answers = new Map(samples.map(([name, values]) => [name, values[at] ?? values[0]]));
    return evaluate({ read: (name) => answers.get(name), today: '2000-01-31' });
  });
}

const dayFormats: Readonly<Record<string, string>> = { 'yyyy-MM-dd': '2000-01-31', ddMMyy: '310100' };

function formatFor(pattern: string): string | undefined {
  return Object.keys(dayFormats).find((format) => new RegExp(pattern, 'u').test(dayFormats[format] ?? ''));
}

/** A day is mended by its format. */
function fixFor(pattern: string, source: string, { fields }: Checked): string | undefined {
  const format = formatFor(pattern);
  const day = [...fields.values()].find(
    ({ field }) => field.type === 'date' && new RegExp(`\\b${field.name}\\b`).test(source),
  );
  return format !== undefined && day ? `Tulis "formatDate(${day.field.name}, '${format}')".` : undefined;
}

function words(pattern: string): string {
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(pattern)?.[1];
  const format = formatFor(pattern);
  if (format === 'yyyy-MM-dd') return `tanggal ${format}`;
  return digits === undefined ? `teks berpola ${pattern}` : `${digits} digit`;
}

/** Longer than anything that the bank takes by a pattern. */
const long = 300;

/** Answers that a field takes, its shortest and its longest; none where that is not known. */
function samplesOf(field: Field): readonly Value[] {
  const { input } = rowOf(field);
  switch (input) {
    case 'text': {
      if ('format' in field && field.format !== undefined) return [];
      const own = plainRule(field);
      if ('rule' in field && field.rule !== undefined && own === undefined) return [];
      const sign = ['A', 'a', '1'].find(
        // A broken class is reported where it stands.
        (one) => own === undefined || (compileRule(own) !== undefined && fitsRule(own, one)),
      );
      const { least = 1, most = long } = lengthsOf(field);
      return sign === undefined ? [] : [sign.repeat(least), sign.repeat(most)];
    }
    case 'day':
      return ['2000-01-31'];
    case 'number':
      return [1];
    case 'tick':
      return [true];
    case 'choice':
      return 'options' in field && field.options ? field.options.map((one) => toOption(one).value) : [];
    default:
      return [];
  }
}
