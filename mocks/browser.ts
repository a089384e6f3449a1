import { setupWorker } from 'msw/browser';
import { backEnd } from './backEnd';

/** Starts the mock back end in this page; calls made before the promise ends would miss it. */
export async function startMocks(): Promise<void> {
  const handlers = backEnd({
    readData: fetchData,
    shelf: {
      read: () => sessionStorage.getItem('eform-mock:applications'),
      write: (text) => sessionStorage.setItem('eform-mock:applications', text),
    },
    search: () => window.location.search,
  });
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.warning();
    },
  });
}

async function fetchData(path: string): Promise<unknown> {
  const response = await fetch(`/__mocks/${path}.json`);
  return response.ok ? response.json() : undefined;
}
