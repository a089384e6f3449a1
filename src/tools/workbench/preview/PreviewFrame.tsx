import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FormEmbedBlock } from '../../../interpreter';
import { FormHostContext } from '../../../content';
import { EmbeddedForm } from '../../../form';

const drawForm = (block: FormEmbedBlock) => <EmbeddedForm block={block} />;

/** What stands around a form on the portal's pages, as far as the form needs it. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <FormHostContext value={drawForm}>
        <Box
          component="main"
          sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2.5, sm: 4 } }}
        >
          {children}
        </Box>
      </FormHostContext>
    </MemoryRouter>
  );
}
