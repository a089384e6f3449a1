/** What the command `npm run simulate` is made of. */
export { thrownInProcess } from '../../src/tools/visit/thrown';
export { scenarioOf } from './breaches';
export { allTexts } from './files';
export { createSimulation, describeFailed } from './simulate';
