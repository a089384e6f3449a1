/** @jest-config-loader-options {"transpileOnly": true} */
import { availableParallelism } from 'node:os';
import { type Config } from 'jest';
import { shared } from './jest.transform';

/** Tests that drive Chromium against the production build, two files at a time for each core: a page often waits for delays that visitors have. */
const config: Config = {
  ...shared,
  rootDir: '..',
  testEnvironment: '<rootDir>/.config/jest-browser-environment.cjs',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/.config/jest.sweeps.ts'],
  maxWorkers: 2 * availableParallelism(),
  // Longer than any wait in a test, so that the wait says what was missing.
  testTimeout: 600_000,
};

export default config;
