/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import { shared } from './jest.transform';

/** Tests that drive Chromium against the production build, two files at a time: a page often waits for the spec's delays. */
const config: Config = {
  ...shared,
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  maxWorkers: 2,
  testTimeout: 120_000,
};

export default config;
