import { http, HttpResponse, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { registrationPdf } from '../pdf/registrationPdf';
import { badRequest, bodyOf, isText, refuseInBody } from '../replies';

/** The form of a registration as a PDF with a QR code; JSON is an error, whatever its HTTP status. */
export function pdfHandlers({ applications }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/downloadpdf', async ({ request }) => {
      const { regNumber } = (await bodyOf(request)) ?? {};
      if (!isText(regNumber, /\S/)) return badRequest('regNumber: string');
      const application = applications.find(regNumber);
      if (!application) return refuseInBody(404, 'Nomor registrasi tidak ditemukan');
      return new HttpResponse(registrationPdf(application.registrationNumber), {
        headers: { 'Content-Type': 'application/pdf' },
      });
    }),
  ];
}
