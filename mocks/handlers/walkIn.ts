import { http, type HttpHandler } from 'msw';
import { badRequest, bodyOf, isText, refuseInBody, succeed } from '../replies';
import { failingScreenings, walkIns } from '../samples';

const unknown = { isCustomer: false, isWic: false, isCustomerSkip: false, isHighRisk: false };

/** The walk-in flow: who somebody is, whether the authorities let them pass, and their registration. */
export function walkInHandlers(): HttpHandler[] {
  return [
    http.post('*/api/wic-check', async ({ request }) => {
      const { nik } = (await bodyOf(request)) ?? {};
      if (!isText(nik, identity)) return badRequest('nik: 5 to 16 letters and digits');
      if (nik === walkIns.failingCheck.nik) return refuseInBody(500, 'Layanan identitas tidak menjawab');
      const { nik: known, ...person } = Object.values(walkIns).find((one) => one.nik === nik) ?? { nik: '' };
      return succeed({
        correlationId: `COR-${nik}`,
        ncid: known === '' ? '' : ncidOf(nik),
        cif: 'isCustomer' in person ? `CIF${nik.slice(-6)}` : '',
        ...unknown,
        ...person,
      });
    }),
    http.post('*/api/screening', async ({ request }) => {
      const { noIdentity, fullName, dateOfBirth, motherFullName, correlationId } =
        (await bodyOf(request)) ?? {};
      if (!isText(noIdentity, identity)) return badRequest('noIdentity: 5 to 16 letters and digits');
      if (!isText(dateOfBirth, /^\d{6}$/)) return badRequest('dateOfBirth: DDMMYY');
      if (![fullName, motherFullName, correlationId].every((text) => isText(text, /\S/)))
        return badRequest('fullName, motherFullName, correlationId: string');
      const failing = Object.values(failingScreenings).find((one) => one.noIdentity === noIdentity);
      const { passDukcapil = true, passBlacklist = true, screeningMessage = 'Lolos' } = failing ?? {};
      return succeed({ passDukcapil, passBlacklist, screeningMessage });
    }),
    http.post('*/api/registration', async ({ request }) => {
      const { data } = (await bodyOf(request)) ?? {};
      // Any JSON object may be asked for a key; what it holds is looked at right here.
      const { nik } = (data ?? {}) as { nik?: unknown };
      if (!isText(nik, identity)) return badRequest('data: an object, with nik');
      return succeed({ ncid: ncidOf(nik), isHighRisk: nik === walkIns.highRisk.nik });
    }),
  ];
}

const identity = /^[a-z0-9]{5,16}$/i;

function ncidOf(nik: string): string {
  return `NC${nik.slice(-8)}`;
}
