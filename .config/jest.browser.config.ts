/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import { shared } from './jest.transform';

/** Tests that drive Chromium against the production build, one at a time: they share the machine's two cores. */
const config: Config = {
  ...shared,
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  maxWorkers: 1,
  testTimeout: 120_000,
};

export default config;
