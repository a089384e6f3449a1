import { filesOf } from './offlineWorker';

jest.mock('vite', () => ({}));

test('the worker knows the bytes of each script and style, and of nothing else', () => {
  expect(
    filesOf([
      { fileName: 'assets/b-1.js', code: 'é' },
      { fileName: 'assets/a-1.css', source: 'abc' },
      { fileName: 'assets/c-1.js', source: new Uint8Array(7) },
      { fileName: 'assets/d-1.webp', source: 'abc' },
      { fileName: 'worker.js', code: 'abc' },
    ]),
  ).toEqual({ '/assets/a-1.css': 3, '/assets/b-1.js': 2, '/assets/c-1.js': 7 });
});
