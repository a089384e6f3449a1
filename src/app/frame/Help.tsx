import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../content';
import type { Contact } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths } from '../../paths';
import { ContactList, isReachable } from './ContactList';
import { frameClass } from './frameClass';

const panelId = 'bantuan-kontak';
const { help } = pageWords;

/** On every page the same: whom to ask. Without a contact it leads to the page of help. */
export function Help({ contact }: { contact: Contact | undefined }) {
  const { key } = useLocation();
  // The visit at which it was opened: whoever goes elsewhere has left it.
  const [openAt, setOpenAt] = useState<string>();
  if (!isReachable(contact)) {
    return (
      <SiteLink href={paths.help} data-help className={frameClass('helpButton')}>
        {help.ask}
      </SiteLink>
    );
  }
  const open = openAt === key;
  const onKeyDown = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (pressed !== 'Escape' || !open) return;
    setOpenAt(undefined);
    currentTarget.querySelector('button')?.focus();
  };
  return (
    <Box onKeyDown={onKeyDown} data-help>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenAt(open ? undefined : key)}
        className={frameClass('helpButton')}
      >
        {help.ask}
      </Box>
      <div
        id={panelId}
        role="region"
        aria-label={help.title}
        hidden={!open}
        className={frameClass('helpPanel')}
      >
        <ContactList contact={contact} />
        <SiteLink href={paths.help}>{help.more}</SiteLink>
      </div>
    </Box>
  );
}
