import type { Json } from '../../interpreter';
import type { Asked } from './acts';

/** What the contract lets the bank say to a call; `number` is that of what was registered. */
export function replyOf(call: Asked, variant: number, number: string): Readonly<Record<string, Json>> {
  const data = (fields: Readonly<Record<string, Json>>) => ({
    statusCode: 200,
    succeeded: true,
    data: fields,
  });
  switch (call) {
    case 'submit':
      return data({ registrationNumber: variant % 3 === 1 ? Number(number.slice(2)) : number });
    case 'registration':
      return data({ ncid: `NC${number.slice(2)}`, isHighRisk: variant % 4 === 3 });
    case 'wic-check': {
      const isKnown = variant % 2 === 1;
      return data({
        correlationId: `COR-${variant}`,
        ncid: isKnown ? 'NC00000001' : '',
        cif: isKnown ? 'CIF000001' : '',
        isCustomer: isKnown,
        isWic: false,
        isCustomerSkip: false,
        isHighRisk: false,
      });
    }
    case 'screening': {
      const passes = variant % 4 !== 3;
      return data({ passDukcapil: passes, passBlacklist: true, screeningMessage: passes ? 'Lolos' : 'S-03' });
    }
    case 'tipe-nasabah':
      return data({ ...customers[variant % customers.length] });
    default:
      return data({});
  }
}

/** People whom the bank knows: one is on file with a name that is longer than anyone may type, one without a name. */
const customers: readonly Readonly<Record<string, Json>>[] = [
  { namaLengkap: 'RINA CONTOH', noHp: '081234567890', email: 'rina@contoh.co.id' },
  { namaLengkap: 'R'.repeat(80), noHp: '0812', email: 'rina@contoh.co.id' },
  { namaLengkap: '', noHp: '', email: '' },
];
