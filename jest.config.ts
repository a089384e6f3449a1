/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import { shared } from './.config/jest.transform';

const project = {
  ...shared,
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/.config/jest.setup.ts', '<rootDir>/.config/jest.sweeps.ts'],
};

/** The interpreter and its tools are tested in plain Node, so that nothing leans on a DOM; the rest in jsdom. */
const config: Config = {
  // Jest leaves one core to a person who waits; here nobody does anything else.
  maxWorkers: '100%',
  // Longer than any wait in a test, so that the wait says what was missing.
  testTimeout: 600_000,
  projects: [
    {
      ...project,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/*.test.ts',
        '<rootDir>/{tests/bench,tests/forms,tests/mutation,tests/simulation,src/interpreter,src/session,src/tools/!(workbench),.config}/**/*.test.ts',
        '<rootDir>/src/fields/**/*.test.ts',
      ],
    },
    {
      ...project,
      displayName: 'page',
      moduleNameMapper: { '^@emotion/sheet$': '<rootDir>/.config/jest-no-styles.cjs' },
      testEnvironment: '<rootDir>/.config/jest-environment.cjs',
      setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/.config/jest.setup.page.ts'],
      testMatch: ['<rootDir>/{src,mocks}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/src/(interpreter|session|tools/(?!workbench/))',
        '<rootDir>/src/fields/.*[.]test[.]ts$',
      ],
    },
  ],
};

export default config;
