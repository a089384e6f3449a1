/** A test of the sweeps (`.config/jest.sweeps.ts`). */
declare const sweep: jest.It;
