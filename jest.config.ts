/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import { shared } from './.config/jest.transform';

const project = {
  ...shared,
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/.config/jest.setup.ts'],
};

/** The interpreter and its tools are tested in plain Node, so that nothing leans on a DOM; the rest in jsdom. */
const config: Config = {
  projects: [
    {
      ...project,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{tests/bench,tests/forms,src/interpreter,src/checker,src/robot,.config}/**/*.test.ts',
      ],
    },
    {
      ...project,
      displayName: 'page',
      testEnvironment: '<rootDir>/.config/jest-environment.cjs',
      testMatch: ['<rootDir>/{src,mocks}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/(interpreter|checker|robot)/'],
    },
  ],
};

export default config;
