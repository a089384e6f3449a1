/** What the mock bank knows of a customer. Every person here is invented. */
interface KnownCustomer {
  namaLengkap: string;
  noHp: string;
  email: string;
}

const ahmad: KnownCustomer = {
  namaLengkap: "AHMAD MA'RUF",
  noHp: '081234567890',
  email: 'ahmad@contoh.co.id',
};

/** NIKs whose check has an answer of its own, with any date of birth; the customer of any other NIK is not found. */
export const customerChecks = {
  found: { nik: '3273010101900001', customer: ahmad },
  duplicate: { nik: '3273010101900002' },
  failing: { nik: '3273010101900003' },
  /** Found, but later than the 5 s after which the portal asks for patience. */
  slow: { nik: '3273010101900004', customer: ahmad, delayMs: 6000 },
  /** Found, but without a name on file: such a customer fills in the full form. */
  withoutName: { nik: '3273010101900005', customer: { ...ahmad, namaLengkap: '' } },
} as const;

/** A file whose name contains this is refused with `succeeded: false`. */
export const refusedFileName = 'ditolak';

/** Identity numbers that the walk-in flow knows (`wic-check`, `screening`, `registration`); any other one is not registered. */
export const walkIns = {
  customer: { nik: '3273020101900001', isCustomer: true },
  walkIn: { nik: '3273020101900002', isWic: true },
  skippedCustomer: { nik: '3273020101900003', isCustomerSkip: true },
  highRisk: { nik: '3273020101900004', isCustomer: true, isHighRisk: true },
  /** HTTP 200 with `statusCode` 500. */
  failingCheck: { nik: '3273020101900005' },
} as const;

/** Identity numbers that are not registered, and whose screening fails; all others pass. */
export const failingScreenings = {
  civilRegistry: {
    noIdentity: '3273020101900006',
    passDukcapil: false,
    passBlacklist: true,
    screeningMessage: 'DUKCAPIL-01: data tidak sesuai',
  },
  blacklist: {
    noIdentity: '3273020101900007',
    passDukcapil: true,
    passBlacklist: false,
    screeningMessage: 'BLACKLIST-01: hubungi petugas',
  },
} as const;

/** Registration numbers of credits, by what tracking says; a number that was just submitted is at the first stage. */
export const trackedCredits = {
  submitted: 'KRD2601150001',
  documents: 'KRD2601150002',
  analysis: 'KRD2601150003',
  decision: 'KRD2601150004',
  contract: 'KRD2601150005',
  disbursed: 'KRD2601150006',
  /** `tracking` is null. */
  withoutTracking: 'KRD2601150007',
  /** `tracking` is no JSON. */
  broken: 'KRD2601150008',
  /** `showTracking` is false. */
  hidden: 'KRD2601150009',
  /** `trackings` is an empty list. */
  empty: 'KRD2601150010',
} as const;
