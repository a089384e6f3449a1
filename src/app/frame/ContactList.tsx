import { type Elements } from '../../fields/common/types';
import type { Contact } from '../../interpreter';
import { pageWords } from '../../messages';
import { frameClass } from './frameClass';

const { help } = pageWords;

/** Whether somebody can be asked. */
export function isReachable(contact: Contact | undefined): contact is Contact {
  return Boolean(contact && (contact.phone ?? contact.whatsapp ?? contact.email));
}

/** How the bank can be reached, and when. */
export function ContactList({ contact: { phone, whatsapp, email, hours } }: { contact: Contact }) {
  return (
    <ul className={frameClass('contacts')}>
      {phone && (
        <li>
          <span>{help.phone}</span> <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </li>
      )}
      {whatsapp && (
        <li>
          <span>{help.whatsapp}</span>{' '}
          <a href={`https://wa.me/${dialled(whatsapp).replace(/^\+/, '')}`} rel="noopener noreferrer">
            {whatsapp}
          </a>
        </li>
      )}
      {email && (
        <li>
          <span>{help.email}</span> <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {hours && <li>{hours}</li>}
    </ul>
  );
}

/** The same as an element; nothing without a contact. */
export const contactOf = (contact: Contact | undefined): Elements =>
  isReachable(contact) && <ContactList contact={contact} />;

/** A number as telephones take it. */
function dialled(number: string): string {
  return number.replace(/[^\d+]/g, '');
}
