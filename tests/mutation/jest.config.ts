/** @jest-config-loader-options {"transpileOnly": true} */
import { type Config } from 'jest';
import main from '../../jest.config';

/** Tests of the places that `run.mjs` names. */
const elsewhere = `<rootDir>/(?!${process.env.MUTATION_JUDGES})`;

const config: Config = {
  ...main,
  rootDir: '../..',
  projects: (main.projects as Config[]).map((project) => ({
    ...project,
    runner: '<rootDir>/tests/mutation/runner.cjs',
    testPathIgnorePatterns: [...(project.testPathIgnorePatterns ?? ['/node_modules/']), elsewhere],
  })),
};

export default config;
