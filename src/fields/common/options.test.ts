import { codeOf, foundOptions, labelOf, sameCode, storedOption, toOption } from './options';
import { askedFor, plain, searchFor, soughtIn, type Fit } from './search';
import cases from './search.cases.json';
import { exactHit, firstHits, hitLimit, searchable } from '../searchSelect/firstHits';
import { optionsOf } from './testing/options';
import fc, { holds } from '../../../tests/fastCheck';
import { findBranch, offeredBranches } from '../branch/offeredBranches';

describe("A choice is stored as 'code|label'", () => {
  test.each([
    ['1|Islam', '1', 'Islam'],
    ['wni', 'wni', 'wni'],
    ['a|b|c', 'a', 'b|c'],
    ['|Tanpa kode', '', 'Tanpa kode'],
    ['1|', '1', ''],
    ['', '', ''],
  ])('%j has the code %j and the label %j', (stored, code, label) => {
    expect([codeOf(stored), labelOf(stored)]).toEqual([code, label]);
  });

  test('an option is written as a text, or with a label of its own', () => {
    expect(toOption('1|Islam')).toStrictEqual({ value: '1|Islam', code: '1', label: 'Islam' });
    expect(toOption({ value: '1|Islam' })).toEqual({ value: '1|Islam', code: '1', label: 'Islam' });
    const more = { label: 'Agama Islam', hint: 'Bisa diubah', exclusive: true, score: 0 };
    expect(toOption({ value: '1|Islam', ...more })).toEqual({ value: '1|Islam', code: '1', ...more });
    expect(storedOption('1', 'Islam')).toBe('1|Islam');
  });

  test('choices are the same by their codes, and only texts are choices', () => {
    expect(sameCode('1|Islam', '1|Lama')).toBe(true);
    expect(sameCode('1|Islam', '2|Islam')).toBe(false);
    expect([sameCode(1, '1'), sameCode('1', 1), sameCode(undefined, undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('The records of a list', () => {
  const keys = { idField: 'id', textField: 'name' };

  test('are choices by their code, which may be a number; each code once', () => {
    const records = [
      { id: 1, name: 'SATU' },
      { id: '2', name: 22 },
      { id: '1', name: 'LAGI' },
    ];
    expect(foundOptions(records, keys)).toEqual([
      { value: '1|SATU', code: '1', label: 'SATU', record: records[0] },
      { value: '2|22', code: '2', label: '22', record: records[1] },
    ]);
  });

  test('are none without a code and a label that can be read', () => {
    const records = [
      { id: 1 },
      { name: 'A' },
      { id: null, name: 'A' },
      { id: 'a', name: {} },
      { id: true, name: 'A' },
      { id: '', name: 'Pilih' },
      { id: ' ', name: 'Pilih' },
    ];
    expect(foundOptions(records, keys)).toEqual([]);
    expect(foundOptions([{}], { idField: 'toString', textField: 'constructor' })).toEqual([]);
  });
});

describe('The search', () => {
  interface Case {
    name: string;
    text: string;
    label: string;
    fit?: Fit;
  }

  // JSON widens the names of fits to text; a wrong one fails its case.
  test.each(cases as Case[])('what is found by $name', ({ text, label, fit }) => {
    expect(searchFor(soughtIn([plain(label)], text), true)(plain(label))).toBe(fit);
  });

  test('words before a colon name what is sought, and anything before them does not', () => {
    expect(['Kota : Jawa', '2 Kota : Jawa'].map((text) => soughtIn(['jawa'], text))).toEqual([
      'jawa',
      '2 kota : jawa',
    ]);
  });

  test.each((cases as Case[]).filter(({ fit }) => fit === 'near'))(
    'where nothing near is wanted, nothing is found by $name',
    ({ text, label }) => {
      expect(searchFor(plain(text), false)(plain(label))).toBeUndefined();
    },
  );
});

describe('The first hits', () => {
  const cities = optionsOf('1|Kota Bandung', '2|Bandung', '3|Bandung Barat', '4|Medan');
  const hits = (text: string) =>
    firstHits(cities, searchable(cities), text, true).map((option) => option.label);

  test('labels that begin with the text come before those that hold it', () => {
    expect(hits('bandung')).toEqual(['Bandung', 'Bandung Barat', 'Kota Bandung']);
  });

  test('letter case and spaces around the text do not matter', () => {
    expect(hits('  MEDAN ')).toEqual(['Medan']);
  });

  test('a label that is the text comes before those that begin with it, and what is near comes last', () => {
    const many = optionsOf('1|Medang', '2|Medan Barat', '3|Medan', '4|Kota Medan', '5|Mesan', '6|Padang');
    const found = (near: boolean) =>
      firstHits(many, searchable(many), 'medan', near).map((option) => option.label);
    const exact = ['Medan', 'Medang', 'Medan Barat', 'Kota Medan'];
    expect([found(true), found(false)]).toEqual([[...exact, 'Mesan'], exact]);
  });

  test('an everyday name stands in the place of words of a label, and one letter of it may be wrong', () => {
    const all = optionsOf(
      '32|JAWA BARAT',
      '34|DI YOGYAKARTA',
      '3471|KOTA YOGYAKARTA',
      '53|NUSA TENGGARA TIMUR',
      '31|DKI JAKARTA',
    );
    const names = searchable(all, {
      jogjakarta: 'yogyakarta',
      Jabar: 'Jawa Barat',
      jogja: 'yogyakarta',
      ntt: 'nusa tenggara timur',
    });
    const found = (text: string) => firstHits(all, names, text, true).map((option) => option.code);
    expect(found('jab')).toEqual(['32']);
    // A part of an everyday name is no name.
    expect(found('jakarta')).toEqual(['31']);
    expect(found('jogja')).toEqual(['34', '3471']);
    expect(found('kota jogja')).toEqual(['3471']);
    expect(found('jogya')).toEqual(['34', '3471']);
    expect(found('ntt')).toEqual(['53']);
    expect(found('jawa barat')).toEqual(['32']);
    expect([exactHit(all, names, 'NTT')?.code, exactHit(all, names, 'jawa barat')?.code]).toEqual([
      '53',
      '32',
    ]);
  });

  test.each([
    ['jabar', 'JAWA BARAT'],
    ['Prov. Jabar', 'JAWA BARAT'],
    ['DIY', 'DAERAH ISTIMEWA YOGYAKARTA'],
    ['D.I.', 'DAERAH ISTIMEWA YOGYAKARTA'],
  ])('%s is an everyday name of %s, and nothing that is near to it is offered', (text, label) => {
    const all = optionsOf('31|DKI JAKARTA', '32|JAWA BARAT', '34|DAERAH ISTIMEWA YOGYAKARTA', '36|DIYAN');
    const names = searchable(all, {
      jabar: 'jawa barat',
      di: 'daerah istimewa',
      diy: 'daerah istimewa yogyakarta',
    });
    expect(firstHits(all, names, text, true).map((option) => option.label)).toEqual([label]);
    expect(exactHit(all, names, text)?.label).toBe(label);
  });

  test.each([
    ['PT. Abadi', 'PT. Abadi'],
    ['Kab. Bandung', 'bandung'],
    ['Kota Baru', 'Kota Baru'],
    ['kel.dago', 'dago'],
    ['Jogja', 'yogyakarta'],
    ['Prov. jogja', 'yogyakarta'],
    ['Kota: Medan', 'Medan'],
  ])('for %s a back end is asked for %s', (text, asked) => {
    expect(askedFor(text, { jogja: 'yogyakarta' })).toBe(asked);
  });

  test('words are found in any order', () => {
    expect(hits('barat ban')).toEqual(['Bandung Barat']);
  });

  test('a search looks at each of 50,000 labels once', () => {
    const many = optionsOf(...Array.from({ length: 50_000 }, (_, index) => `${index}|Desa ${index}`));
    const labels = searchable(many);
    let looks = 0;
    const counted = new Proxy(labels, {
      get: (list, key, receiver): unknown => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(list, key, receiver);
      },
    });
    expect(firstHits(many, counted, 'dessa', true)).toHaveLength(hitLimit);
    expect(looks).toBe(50_000);
  });

  test('codes are not searched', () => {
    expect(hits('4')).toEqual([]);
  });

  test('nothing typed gives the head of the list', () => {
    expect(hits('')).toEqual(['Kota Bandung', 'Bandung', 'Bandung Barat', 'Medan']);
  });

  test('of 50,000 options the first 50 hits are given', () => {
    const many = optionsOf(...Array.from({ length: 50_000 }, (_, index) => `${index}|Desa ${index}`));
    const labels = searchable(many);
    expect(firstHits(many, labels, '', true)).toHaveLength(hitLimit);
    expect(firstHits(many, labels, 'desa', true)).toHaveLength(hitLimit);
    expect(firstHits(many, labels, '9', true).map((option) => option.label)[0]).toBe('Desa 9');
    expect(firstHits(many, labels, 'desa 49999', true)).toEqual([many[49_999]]);
  });

  test('a label is meant only by all of its letters, and only where no other is called alike', () => {
    const exact = (text: string) => exactHit(cities, searchable(cities), text)?.value;
    expect([exact('bandung'), exact(' KOTA bandung '), exact('band'), exact('')]).toEqual([
      '2|Bandung',
      '1|Kota Bandung',
      undefined,
      undefined,
    ]);
    const twins = optionsOf('1|Sukamaju', '2|Sukamaju');
    expect(exactHit(twins, searchable(twins), 'sukamaju')).toBeUndefined();
  });
});

const bandung = {
  code: '0001',
  name: 'Cabang Utama Bandung',
  address: 'Jalan Naripan 12-14',
  branchOnlineQueues: [
    {
      serviceType: { id: '1', name: 'Teller' },
      description: 'Antrian Teller',
      availability: 12,
      sisaAntrian: 8,
    },
  ],
};

describe('The branch record', () => {
  test('is offered by code and name, with its services', () => {
    expect(offeredBranches([bandung])).toMatchObject([
      {
        value: '0001|Cabang Utama Bandung',
        code: '0001',
        label: 'Cabang Utama Bandung',
        address: 'Jalan Naripan 12-14',
        services: [{ name: 'Teller', availability: 12, queue: 8 }],
      },
    ]);
  });

  test('has the code 0000 when it comes without one', () => {
    const { code: _code, ...withoutCode } = bandung;
    expect(offeredBranches([withoutCode, { ...bandung, code: '', name: 'Cabang Dago' }])).toMatchObject([
      { value: '0000|Cabang Utama Bandung' },
      { value: '0000|Cabang Dago' },
    ]);
  });

  test('is left out without a name, and shown once when it comes twice', () => {
    expect(offeredBranches([bandung, { ...bandung, name: ' ' }, { code: '9' }, bandung])).toHaveLength(1);
  });

  test('may have a number as its code, and digits as its numbers', () => {
    const [branch] = offeredBranches([
      { ...bandung, code: 7, branchOnlineQueues: [{ description: 'Teller', availability: '3' }] },
    ]);
    expect(branch).toMatchObject({ code: '7', services: [{ name: 'Teller', availability: 3 }] });
  });

  test('may be any JSON object: what cannot be read is not shown, and nothing is thrown', () => {
    const anything = fc.dictionary(
      fc.constantFrom('code', 'name', 'address', 'branchOnlineQueues'),
      fc.jsonValue(),
    );
    holds(fc.array(anything), (records) => {
      for (const { value, label, address } of offeredBranches(records)) {
        expect([value, label, address]).toEqual([
          expect.any(String),
          expect.stringMatching(/./),
          expect.any(String),
        ]);
      }
    });
  });
});

describe('What a branch serves', () => {
  const served = (...branchOnlineQueues: readonly unknown[]): unknown =>
    offeredBranches([{ ...bandung, branchOnlineQueues }])[0]?.services;

  test('is named by its service, else by its description', () => {
    const teller = { serviceType: { name: ' Teller ' }, description: 'Antrian' };
    expect(
      served(teller, { description: 'Antrian' }, { serviceType: { name: '' }, description: 'Lain' }),
    ).toMatchObject([{ name: 'Teller' }, { name: 'Antrian' }, { name: 'Lain' }]);
  });

  test('is left out without a name', () => {
    expect(served({ availability: 3 }, null, 'Teller', { serviceType: null })).toEqual([]);
  });

  test.each([
    [3, 3],
    [0, 0],
    ['12', 12],
    ['123456789', 123456789],
    ['1234567890', undefined],
    ['3 orang', undefined],
    ['a3', undefined],
    ['', undefined],
    [null, undefined],
    [Infinity, undefined],
  ])('%j people are %j', (availability, count) => {
    expect(served({ description: 'Teller', availability, sisaAntrian: availability })).toEqual([
      { name: 'Teller', availability: count, queue: count },
    ]);
  });

  test('may be missing, or no list', () => {
    const { branchOnlineQueues: _queues, ...without } = bandung;
    expect(offeredBranches([without])[0]?.services).toEqual([]);
    expect(
      offeredBranches([{ ...bandung, branchOnlineQueues: { description: 'Teller' } }])[0]?.services,
    ).toEqual([]);
  });
});

describe('A branch', () => {
  const [none, some, untold] = [0, 2, undefined];

  test.each([
    ['Teller', none, some, true],
    ['Teller', some, none, undefined],
    ['Teller', untold, none, undefined],
    [undefined, none, none, true],
    [undefined, none, untold, true],
    [undefined, none, some, undefined],
    [undefined, untold, untold, undefined],
  ])(
    'for %s, with room for %s at the teller and for %s else, is full: %s',
    (service, teller, other, full) => {
      const branchOnlineQueues = [
        { description: 'Teller', availability: teller },
        { description: 'Customer Service', availability: other },
      ];
      expect(offeredBranches([{ ...bandung, branchOnlineQueues }], { service })[0]?.full).toBe(full);
    },
  );
});

describe('The branch of a stored answer', () => {
  const named = (code: string, name: string) => ({ code, name, address: '' });
  const branches = offeredBranches([
    named('1', 'Dago'),
    named('2', 'Braga'),
    named('2', 'Asia Afrika'),
    named('', 'Tanpa Kode'),
  ]);
  const found = (stored: string): string | undefined => findBranch(branches, stored)?.label;

  test('is the very one, or the only one of its code', () => {
    expect(['2|Asia Afrika', '2|Braga', '1|Dago', '1|Nama Lama', '1'].map(found)).toEqual([
      'Asia Afrika',
      'Braga',
      'Dago',
      'Dago',
      'Dago',
    ]);
  });

  test('is none when several have its code, nobody has it, or it has none', () => {
    expect(['2|Nama Lama', '3|Dago', '|Dago', '0000|Nama Lama'].map(found)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(found('0000|Tanpa Kode')).toBe('Tanpa Kode');
  });
});
