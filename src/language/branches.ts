/** A queue of a branch. */
export interface BranchQueue {
  /** What is served there, such as Teller. */
  serviceType: { id?: string; name: string };
  description?: string;
  /** People that can still be served. */
  availability?: number;
  /** People in the queue. */
  sisaAntrian?: number;
  eformCount?: number;
}

/** A branch as the back end tells it. */
export interface BankBranch {
  /** Left out: `0000`. */
  code?: string;
  name: string;
  address: string;
  latitude?: string;
  /** The longitude; the back end spells it so. */
  langitude?: string;
  lastUpdatedDate?: string;
  isCurrentDate?: boolean;
  limitTeller?: number;
  limitCustomerService?: number;
  branchOnlineQueues?: readonly BranchQueue[];
}
