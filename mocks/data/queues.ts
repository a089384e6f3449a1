import { type BankBranch } from './branches';

const services = [
  { id: '1', name: 'Teller', limit: 'limitTeller' },
  { id: '2', name: 'Customer Service', limit: 'limitCustomerService' },
] as const;

const limits = { limitTeller: 20, limitCustomerService: 20 };

/** A branch with its queues on a day; the numbers follow from branch and day alone. */
export function queuesOf({ id, name, address, latitude, longitude }: BankBranch, date: string): object {
  return {
    code: id,
    name,
    address,
    latitude,
    // The contract spells it so.
    langitude: longitude,
    lastUpdatedDate: `${date}T08:00:00+07:00`,
    isCurrentDate: date === new Date().toISOString().slice(0, 10),
    ...limits,
    branchOnlineQueues: services.map(({ id: serviceId, name: serviceName, limit }, index) => {
      const eformCount = (Number(id) * 7 + Number(date.slice(-2)) * 4 + index * 5) % (limits[limit] + 1);
      return {
        serviceType: { id: serviceId, name: serviceName },
        description: `Antrian ${serviceName}`,
        availability: limits[limit] - eformCount,
        sisaAntrian: eformCount,
        eformCount,
      };
    }),
  };
}
