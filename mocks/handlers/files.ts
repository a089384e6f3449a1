import { http, HttpResponse, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { badRequest } from '../replies';
import { refusedFileName } from '../samples';

/** Takes one uploaded file per request, and gives it back at its address. */
export function fileHandlers({ files }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/upload-file', async ({ request }) => {
      const sent = await request
        .formData()
        .then((form) => form.getAll('files'))
        .catch(() => []);
      const [file] = sent;
      if (sent.length !== 1 || file === undefined || typeof file === 'string')
        return badRequest('multipart with one file in the field "files"');
      if (file.name.toLowerCase().includes(refusedFileName))
        return HttpResponse.json({ succeeded: false, message: 'File ditolak', data: null });
      return HttpResponse.json({ succeeded: true, message: 'Berhasil', data: { url: files.store(file) } });
    }),
    http.get('*/files/:file', async ({ params }) => {
      const file = await files.find(String(params.file));
      // Undefined: product images are files of the site, which MSW then leaves alone.
      return file && new HttpResponse(file, { headers: { 'Content-Type': file.type } });
    }),
  ];
}
