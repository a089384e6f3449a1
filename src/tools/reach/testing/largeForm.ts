import type { JsonObject } from '../../../interpreter';

/** What the form consists of. */
export interface LargeForm {
  /** The definition, as `loadForm` takes it. */
  text: string;
  fields: number;
  options: number;
  comparisons: number;
}

type Condition = JsonObject;

/** Steps of questions, beside the one of the addresses. */
const mostSteps = 22;
const questionsOfStep = 15;

/**
 * A form as large as the largest surveys that others have published, for what must not grow faster than a form: addresses of three
 * levels whose options have a condition each, long lists without any, questions that depend on several answers before them, steps
 * that are skipped, branches, and rows whose number is fixed or an answer. The same at each call; `scale` 0.1 is a tenth of it.
 */
export function largeForm(scale = 1): LargeForm {
  const draw = drawer();
  const count = { fields: 0, options: 0, comparisons: 0 };
  const part = (whole: number): number => Math.max(1, Math.round(whole * scale));

  const compare = (name: string, condition: string, value?: JsonObject[string]): Condition => {
    count.comparisons += 1;
    return { name, condition, ...(value !== undefined && { value }) };
  };
  const field = (name: string, type: string, rest: JsonObject = {}): JsonObject => {
    count.fields += 1;
    if (Array.isArray(rest['options'])) count.options += rest['options'].length;
    return { type, name, label: `Isian ${name}`, ...rest };
  };
  const codes = (size: number): string[] => Array.from({ length: size }, (_, at) => `${at + 1}`);
  const plain = (size: number): string[] => codes(size).map((code) => `${code}|Pilihan ${code}`);

  /** Three questions of which each offers what lies below the one before; a fourth of the last level asks for two answers. */
  const address = (of: string, provinces: number): JsonObject[] => {
    const below = (parent: string, parents: readonly string[], each: number): [string[], JsonObject[]] => {
      const own = parents.flatMap((code) => codes(each).map((one) => [code, `${code}-${one}`] as const));
      const options = own.map(([from, code], at): JsonObject => {
        const is = compare(parent, 'equals', from);
        const visibleWhen = at % 4 === 0 ? { all: [is, compare(`${of}Negara`, 'equals', '1')] } : [is];
        return { value: code, label: `Daerah ${code}`, visibleWhen };
      });
      return [own.map(([, code]) => code), options];
    };
    const [regencies, regencyOptions] = below(`${of}Provinsi`, codes(provinces), 6);
    const [, districtOptions] = below(`${of}Kabupaten`, regencies, 4);
    return [
      field(`${of}Negara`, 'select', { options: plain(part(100)), required: true }),
      field(`${of}Provinsi`, 'select', { options: plain(provinces), required: true }),
      field(`${of}Kabupaten`, 'select', { options: regencyOptions, required: true }),
      field(`${of}Kecamatan`, 'select', { options: districtOptions }),
    ];
  };

  /** Questions that conditions can ask for, with their codes; the newest last. */
  const known: { name: string; type: string; size: number }[] = [];
  const comparison = (): Condition => {
    // People refer to what is near, and now and then to what stands at the top.
    const from = draw(4) === 0 ? 0 : Math.max(0, known.length - 40);
    const { name, type, size } = known[from + draw(known.length - from)] ?? { name: '', type: '', size: 1 };
    const code = `${draw(size) + 1}`;
    if (type === 'number') return compare(name, draw(2) === 0 ? 'greaterThan' : 'atMost', draw(10) + 1);
    if (type === 'checkboxGroup') return compare(name, draw(3) === 0 ? 'notContains' : 'contains', code);
    if (draw(4) === 0) return compare(name, 'in', [...new Set([code, `${draw(size) + 1}`, '1'])]);
    return compare(name, draw(4) === 0 ? 'notEquals' : 'equals', code);
  };
  /** Some of some, as questions depend on several ways of coming to them. */
  const condition = (ways: number): Condition => ({
    any: Array.from({ length: ways }, () => ({ all: Array.from({ length: 2 + draw(2) }, comparison) })),
  });

  const question = (name: string): JsonObject => {
    const visibleWhen: JsonObject =
      known.length > 4 && draw(5) !== 0 ? { visibleWhen: condition(2 + draw(5)) } : {};
    const required = draw(3) === 0;
    const drawn = draw(20);
    if (drawn < 8) {
      const size = 3 + draw(6);
      known.push({ name, type: 'radio', size });
      return field(name, 'radio', { options: plain(size), required, ...visibleWhen });
    }
    const [ticked] = known.slice(-1);
    if (ticked?.type === 'checkboxGroup' && ticked.size > 20) {
      // Which of those that were ticked matters most.
      const options = codes(ticked.size).map((code): JsonObject => {
        return {
          value: code,
          label: `Pilihan ${code}`,
          visibleWhen: [compare(ticked.name, 'contains', code)],
        };
      });
      known.push({ name, type: 'radio', size: ticked.size });
      return field(name, 'select', { options, ...visibleWhen });
    }
    if (drawn < 12) {
      const size = draw(3) === 0 ? 30 : 6 + draw(10);
      known.push({ name, type: 'checkboxGroup', size });
      return field(name, 'checkboxGroup', { options: plain(size), required, ...visibleWhen });
    }
    if (drawn < 14) {
      const size = part(30);
      const options = plain(size).map((option, at): JsonObject[string] =>
        known.length > 4 && at % 12 === 5
          ? { value: `${at + 1}`, label: option.split('|')[1] ?? '', visibleWhen: [comparison()] }
          : option,
      );
      known.push({ name, type: 'select', size });
      return field(name, 'select', { options, required, ...visibleWhen });
    }
    if (drawn < 17) {
      known.push({ name, type: 'number', size: 10 });
      return field(name, 'number', { min: 0, max: 20, required, ...visibleWhen });
    }
    return field(name, 'text', { required, maxLength: 40, ...visibleWhen });
  };

  /** Rows of a few questions, one of which depends on another of its row, and one on an answer outside. */
  const rows = (name: string, maxRows: JsonObject[string]): JsonObject => ({
    type: 'rows',
    name,
    label: `Baris ${name}`,
    maxRows,
    blocks: [
      field(`${name}Nama`, 'text', { required: true, maxLength: 40 }),
      field(`${name}Hubungan`, 'radio', { options: plain(5), required: true }),
      field(`${name}Usia`, 'number', { min: 0, max: 99 }),
      field(`${name}Sebab`, 'text', {
        visibleWhen: { all: [compare(`${name}Hubungan`, 'equals', '5'), comparison()] },
      }),
    ],
  });

  const steps: JsonObject[] = [
    {
      id: 'alamat',
      title: 'Alamat',
      blocks: [
        ...address('rumah', part(34)),
        ...address('kerja', part(34)),
        field('jumlah', 'number', { min: 0, max: 6 }),
      ],
    },
  ];
  for (let at = 0; at < part(mostSteps); at += 1) {
    const isSkipped = at > 2 && at % 3 === 0;
    const jumps = at > 2 && at % 5 === 0 && at + 2 < part(mostSteps);
    // What decides about a step, or about where Next leads, stands before it.
    const when: JsonObject = isSkipped ? { visibleWhen: condition(4) } : {};
    const next: JsonObject = jumps ? { next: { goTo: [{ step: `s${at + 2}`, when: condition(2) }] } } : {};
    const blocks = Array.from({ length: questionsOfStep }, (_, number) => question(`q${at}n${number}`));
    if (at === 1) blocks.push(rows('anggota', 6));
    if (at === 2) blocks.push(rows('tanggungan', 'jumlah'));
    steps.push({ id: `s${at}`, title: `Langkah ${at}`, ...when, ...next, blocks });
  }
  const definition = { version: 1, slug: 'besar', title: 'Besar', subProductId: 'BSR-01', steps };
  return { text: JSON.stringify(definition), ...count };
}

/** Draws whole numbers below a bound, always the same ones. */
function drawer(): (below: number) => number {
  let state = 20_251_125;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
