import { run } from './processes.mjs';

/** The build that tests are about: mocks off, everything on the page's own origin, whatever a local .env says. */
const env = {
  VITE_API_MOCKING: 'off',
  VITE_API_BASE_URL: '',
  VITE_DEFINITIONS_URL: '',
  VITE_FILES_URL: '',
};

/** Builds dist/ as visitors get it. */
export const productionBuild = () => run('vite', ['build', '--configLoader', 'runner'], { env });
