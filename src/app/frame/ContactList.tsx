import Box from '@mui/material/Box';
import type { Contact } from '../../interpreter';
import { pageWords } from '../../messages';

const { help } = pageWords;

/** Whether somebody can be asked. */
export function isReachable(contact: Contact | undefined): contact is Contact {
  return Boolean(contact && (contact.phone ?? contact.whatsapp ?? contact.email));
}

/** How the bank can be reached, and when. */
export function ContactList({ contact: { phone, whatsapp, email, hours } }: { contact: Contact }) {
  return (
    <Box component="ul" sx={list}>
      {phone && (
        <li>
          {help.phone} <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </li>
      )}
      {whatsapp && (
        <li>
          {help.whatsapp}{' '}
          <a href={`https://wa.me/${dialled(whatsapp).replace(/^\+/, '')}`} rel="noopener noreferrer">
            {whatsapp}
          </a>
        </li>
      )}
      {email && (
        <li>
          {help.email} <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {hours && <li>{hours}</li>}
    </Box>
  );
}

/** A number as telephones take it. */
function dialled(number: string): string {
  return number.replace(/[^\d+]/g, '');
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
} as const;
