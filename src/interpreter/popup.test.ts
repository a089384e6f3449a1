import { readPopup } from './popup';

const reply = { ok: true, httpStatus: 200, statusText: 'OK', status: 200, response: {} };
const block = { type: 'heading', level: 2, text: 'Judul' };

test.each([
  ['a list of blocks', [block]],
  ['a page of blocks', { blocks: [block] }],
])('%s is shown', (_, content) => {
  expect(readPopup({ ...reply, response: { data: { content } } })).toEqual({ blocks: [block] });
});

test.each([
  ['no data', {}],
  ['data that is no object', { data: null }],
  ['no answer', null],
  ['an answer in words', 'blocks'],
  ['content that is a word', { data: { content: 'blocks' } }],
])('%s is not readable, and whoever wrote it is told', (_, response) => {
  const read = readPopup({ ...reply, response });
  expect(read).toMatchObject({ problem: { kind: 'exception', fault: 'unreadable' } });
  expect('issues' in read && read.issues?.length).toBeGreaterThan(0);
});

test('content that is not written yet is an empty popup, and whoever writes it is told', () => {
  expect(readPopup({ ...reply, response: { data: { content: null } } })).toEqual({
    blocks: [],
    issues: [{ code: 'wrong-value', path: 'content', received: 'null', expected: 'daftar blok' }],
  });
});

test('what went wrong with the call is reported as that', () => {
  expect(readPopup({ ...reply, ok: false, httpStatus: 503, statusText: 'Sibuk' })).toEqual({
    problem: { kind: 'http', httpStatus: 503, statusText: 'Sibuk' },
  });
  expect(readPopup({ ...reply, status: 404 })).toEqual({
    problem: { kind: 'status', status: 404, message: '' },
  });
});

test.each([
  ['an unknown block', [{ type: 'x' }, block], [block]],
  ['an unknown key', { blocks: [{ ...block, glow: true }] }, [block]],
  ['content that is null', null, []],
])('%s leaves the rest standing, and whoever wrote it is told', (_, content, blocks) => {
  const read = readPopup({ ...reply, response: { data: { content } } });
  expect(read).toMatchObject({ blocks });
  expect(read.issues).toHaveLength(1);
});
