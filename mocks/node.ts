import { setupServer } from 'msw/node';
import { memoryShelf } from './applications';
import { backEnd } from './backEnd';
import { siteData } from './data/siteData';

/** The handlers of the mock back end for Node: regions and definitions are read from the project's files. */
export const nodeBackEnd = () =>
  backEnd({
    readData: (path) => siteData(process.cwd(), path),
    shelf: memoryShelf(),
    search: () => '',
  });

/** The mock back end for Jest: `server.listen({ onUnhandledRequest: 'error' })`. */
export const server = setupServer(...nodeBackEnd());
