/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import { shared } from './jest.transform';

/** Tests that drive Chromium against the production build, three files at a time: a page often waits for delays that visitors have. */
const config: Config = {
  ...shared,
  rootDir: '..',
  testEnvironment: '<rootDir>/.config/jest-browser-environment.cjs',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  maxWorkers: 3,
  // Longer than any wait in a test, so that the wait says what was missing.
  testTimeout: 600_000,
};

export default config;
