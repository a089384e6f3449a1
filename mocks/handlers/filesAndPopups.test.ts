import { refusedFileName } from '../samples';
import { openBank } from '../testing/bank';

const { sources, post } = openBank();
const upload = async (file: File): Promise<unknown> => {
  const form = new FormData();
  form.append('files', file);
  return (await fetch('/api/upload-file', { method: 'POST', body: form })).json();
};

test('an uploaded file can be read at its address', async () => {
  const answer = await upload(new File(['isi'], 'Kartu Saya.PNG', { type: 'image/png' }));
  expect(answer).toMatchObject({
    succeeded: true,
    data: { url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\.png$/) as unknown },
  });
  const { url } = (answer as { data: { url: string } }).data;
  const response = await fetch(url);
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual(['image/png', 'isi']);
});

test('a file can be refused by its name', async () => {
  expect(await upload(new File(['x'], `KTP-${refusedFileName.toUpperCase()}.png`))).toMatchObject({
    succeeded: false,
  });
});

test('the content of a popup comes as JSON text', async () => {
  sources.readPopup = (slug) => Promise.resolve(slug === 'syarat' ? { blocks: [] } : undefined);
  expect(await post('popup', { slug: 'syarat' })).toMatchObject([
    200,
    { data: { content: '{"blocks":[]}' } },
  ]);
  expect(await post('popup', { slug: 'lain' })).toMatchObject([404, { statusCode: 404 }]);
});
