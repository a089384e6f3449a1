import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './freePort';

/** `npm start` on a free port. */
export interface DevServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the development server, whose workbench reads and writes the definitions of a folder. */
export const startDevServer = async (folder: string): Promise<DevServer> => {
  const port = await freePort();
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  const server = spawn(
    process.execPath,
    [vite, '--configLoader', 'runner', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    {
      env: { ...process.env, VITE_EDITOR: 'on', VITE_EDITOR_FOLDER: folder, VITE_API_MOCKING: 'on' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let reported = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      reported += chunk.toString();
      if (reported.includes(String(port))) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`the development server has ended:\n${reported}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
};
