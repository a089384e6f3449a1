import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Contact } from '../../interpreter';
import { pageWords } from '../../messages';
import { paths } from '../../paths';
import { ContactList, isReachable } from './ContactList';
import { quietButton } from './quietButton';

const panelId = 'bantuan-kontak';
const { help } = pageWords;

/** On every page the same: whom to ask. Without a contact it leads to the page of help. */
export function Help({ contact }: { contact: Contact | undefined }) {
  const { key } = useLocation();
  // The visit at which it was opened: whoever goes elsewhere has left it.
  const [openAt, setOpenAt] = useState<string>();
  if (!isReachable(contact)) {
    return (
      <Box component={Link} to={paths.help} data-help sx={button}>
        {help.ask}
      </Box>
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
        sx={button}
      >
        {help.ask}
      </Box>
      <Box id={panelId} role="region" aria-label={help.title} hidden={!open} sx={panel}>
        <ContactList contact={contact} />
        <Link to={paths.help}>{help.more}</Link>
      </Box>
    </Box>
  );
}

const button = {
  ...quietButton,
  px: { xs: 1, sm: 1.5 },
  fontSize: { xs: '.8125rem', sm: '1rem' },
  lineHeight: { xs: 1.2, sm: 1.5 },
  // On a narrow phone it stands in two lines between the brand and the menu.
  maxWidth: { xs: 84, sm: 'none' },
  textAlign: 'center',
} as const;

/** It lies over the page, which then does not move. */
const panel = {
  position: 'absolute',
  zIndex: 'appBar',
  top: '100%',
  right: { xs: 0, sm: 24 },
  width: { xs: '100%', sm: 320 },
  p: 2.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: 2 },
  boxShadow: '0 16px 24px rgba(20, 36, 42, .12)',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' },
  '&[hidden]': { display: 'none' },
} as const;
