import type { BankBranch, BranchField } from '../../language';
import { codeOf, storedOption, type Option } from '../common/options';

/** The code of a branch that comes without one. */
const codeOfNone = '0000';

/** What a branch serves; a number that the back end does not send is left out. */
interface BranchService {
  name: string;
  availability?: number | undefined;
  queue?: number | undefined;
}

export interface OfferedBranch extends Option {
  address: string;
  services: readonly BranchService[];
}

/**
 * The branches of an answer or of a definition's sample. Records without a name are left
 * out, since they could not be chosen. Two with the same code and name are one. One is full when `service`, or every
 * service that tells its quota, has nobody left to be served.
 */
export function offeredBranches(
  records: readonly (BankBranch | Readonly<Record<string, unknown>>)[],
  { service }: Pick<BranchField, 'service'> = {},
): OfferedBranch[] {
  const byValue = new Map<string, OfferedBranch>();
  for (const record of records) {
    const name = textOf(record.name);
    if (name === '') continue;
    const code = textOf(record.code) || codeOfNone;
    const value = storedOption(code, name);
    const services = servicesOf(record.branchOnlineQueues);
    if (byValue.has(value)) continue;
    const branch = { value, code, label: name, address: textOf(record.address), services, record };
    byValue.set(value, isFull(services, service) ? { ...branch, full: true } : branch);
  }
  return [...byValue.values()];
}

/** The branches that a definition names, to be shown when the bank's list does not come. */
export function sampleBranches({ sample = [] }: Pick<BranchField, 'sample'>): OfferedBranch[] {
  return offeredBranches(sample).map((branch) => ({ ...branch, sample: true }));
}

/**
 * The branch that a stored answer stands for: the very one, or the only one of its code, since names change. The code of branches
 * without one says nothing.
 */
export function findBranch(branches: readonly OfferedBranch[], stored: string): OfferedBranch | undefined {
  const code = codeOf(stored);
  const exact = branches.find(({ value }) => value === stored);
  if (exact || code === '' || code === codeOfNone) return exact;
  const [only, ...others] = branches.filter((one) => one.code === code);
  return others.length === 0 ? only : undefined;
}

function isFull(services: readonly BranchService[], service: string | undefined): boolean {
  const counts = services.flatMap(({ name, availability }) =>
    service === undefined || name === service ? (availability ?? []) : [],
  );
  return counts.length > 0 && counts.every((count) => count <= 0);
}

function servicesOf(queues: unknown): BranchService[] {
  return listOf(queues).flatMap((queue) => {
    const { serviceType, description, availability, sisaAntrian } = recordOf(queue);
    const name = textOf(recordOf(serviceType).name) || textOf(description);
    return name === '' ? [] : [{ name, availability: countOf(availability), queue: countOf(sisaAntrian) }];
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A number of people, as a number or as digits. */
function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined;
}
