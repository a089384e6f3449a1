import { setupServer } from 'msw/node';
import { createBackEnd } from './backEnd';
import { createHandlers } from './handlers';
import { fileSources } from './sources/fileSources';

/** The mocks for tests in Node. The test that uses it calls `listen`, `resetHandlers` and `close`. */
export const server = setupServer(...createHandlers(createBackEnd(fileSources(process.cwd()))));
