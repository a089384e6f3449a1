import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { answering, type Answer } from './answering';

/** What a browser reads from a server with this answer; another's address is 404. */
const read = async (answer: () => Promise<Answer | undefined>): Promise<[status: number, text: string]> => {
  const server = createServer((request, response) =>
    answering(answer)(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  await new Promise((resolve) => server.close(resolve));
  return [response.status, text];
};

test('what is thrown, at once or later, is an answer in words', async () => {
  const fault = new Error('disk penuh');
  const atOnce = (): never => {
    throw fault;
  };
  for (const answer of [atOnce, () => Promise.reject(fault)])
    expect(await read(answer)).toEqual([500, 'Server editor gagal: disk penuh']);
});

test("an answer is sent, and another's address goes on", async () => {
  expect(await read(() => Promise.resolve({ status: 200, text: '{}' }))).toEqual([200, '{}']);
  expect(await read(() => Promise.resolve(undefined))).toEqual([404, '']);
});
