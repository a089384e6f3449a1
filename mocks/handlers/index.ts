import { type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { catalogueHandlers } from './catalogue';
import { customerHandlers } from './customer';
import { fileHandlers } from './files';
import { lookupHandlers } from './lookups';
import { officeHandlers } from './offices';
import { pdfHandlers } from './pdf';
import { popupHandlers } from './popups';
import { submitHandlers } from './submit';
import { trackingHandlers } from './tracking';
import { walkInHandlers } from './walkIn';

/** Every call that the mocks answer. A call that is not here is answered by nobody. */
export function createHandlers(backEnd: BackEnd): HttpHandler[] {
  const families = [
    catalogueHandlers,
    lookupHandlers,
    submitHandlers,
    customerHandlers,
    fileHandlers,
    popupHandlers,
    officeHandlers,
    trackingHandlers,
    pdfHandlers,
    walkInHandlers,
  ];
  return families.flatMap((family) => family(backEnd));
}
