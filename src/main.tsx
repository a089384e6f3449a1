import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureApi } from './api';
import { App } from './app/App';
import { openFirstPage } from './app/pageChunks';
import { preventFileDrop } from './app/preventFileDrop';
import { nextTask, whenIdle } from './content';
import { clearExpired } from './storage';

/** Everything that depends on how the portal was built or started; no other file reads `import.meta.env`. */
async function start(): Promise<void> {
  // Not in the task in which all of our code was run for the first time.
  await nextTask();
  const { VITE_API_BASE_URL, VITE_DEFINITIONS_URL, VITE_FILES_URL } = import.meta.env;
  configureApi({
    baseUrl: VITE_API_BASE_URL,
    definitionsUrl: VITE_DEFINITIONS_URL,
    filesUrl: VITE_FILES_URL,
  });
  // Written out, it is a constant of the build: without mocks, their code is not in it.
  if (import.meta.env.VITE_API_MOCKING === 'on') {
    const { startMocks } = await import('../mocks/browser');
    // Without them the portal still opens, and says that the back end does not answer.
    await startMocks().catch((fault: unknown) => console.error(fault));
  }
  preventFileDrop();
  // On every page: what somebody has left on a shared device must not wait until a form is opened.
  clearExpired(Date.now());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A constant too: a build for visitors has no code of the editor's workbench.
  if (import.meta.env.VITE_EDITOR === 'on' && /^\/editor(?:\/|$)/.test(window.location.pathname)) {
    const { startWorkbench } = await import('./tools/workbench');
    return startWorkbench(root, {
      saves: import.meta.env.DEV,
      mocked: import.meta.env.VITE_API_MOCKING === 'on',
    });
  }
  // A constant: it comes last, when the page has nothing else to do.
  if (import.meta.env.VITE_OFFLINE === 'on') {
    window.addEventListener('load', () =>
      whenIdle(() => {
        // Without it, the portal works as long as there is a connection.
        import('./app/registerWorker').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
      }),
    );
  }
  await openFirstPage(window.location);
  await nextTask();
  // In slices: the browser answers a finger, and paints what came, in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

import.meta.hot?.on('eform:definition-changed', (detail: unknown) => {
  window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail }));
});

void start();
