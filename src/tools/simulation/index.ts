/** Random visitors in a random world, on the one session, in virtual time. */
export { describeFailed } from './simulate';
export { createSimulation } from './simulate';
export { nothingThrown, type Breach } from './world';
export { scenarioOf } from './breaches';
