import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort';

const run = promisify(execFile);

/** The nginx of this machine; undefined where there is none. `tests/browser/run.mjs` looks for it. */
export const nginx = process.env.NGINX_PATH || undefined;

/** A host that serves a build. */
export interface Host {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a build by nginx with the file that the build has generated for it. Throws where there is no nginx, and what nginx says. */
export const openNginx = async (build: string): Promise<Host> => {
  if (nginx === undefined) throw new Error('there is no nginx here');
  const folder = await mkdtemp(join(tmpdir(), 'eform-nginx-'));
  const port = await freePort();
  const generated = await readFile(join(`${build}-hosting`, 'nginx.conf'), 'utf8');
  const [, http = '', server = ''] = generated.split(/^# In the block .*:$/m);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
pid ${folder}/pid;
error_log ${folder}/error.log;
master_process off;
events {}
http {
  include ${await typesFile(nginx)};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(build)};
    ${server}
  }
}
`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const nginxWith = (...words: string[]) =>
    run(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...words]);
  // Returns when it listens.
  await nginxWith();
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await nginxWith('-s', 'stop');
      await rm(folder, { recursive: true });
    },
  };
};

/** The list of types that this nginx was installed with. */
const typesFile = async (program: string): Promise<string> => {
  const { stderr } = await run(program, ['-V']);
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(config, '..', 'mime.types');
};
