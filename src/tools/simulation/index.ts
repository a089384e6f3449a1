/** Random visitors in a random world, on the one session, in virtual time. */
export { describeFailed } from './describe';
export { createSimulation } from './simulate';
