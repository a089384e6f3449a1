import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { previewPath } from './address';
import type { EditedForm } from './channel';
import { deviceWords } from './deviceWords';
import { packForm } from './link';

/** Makes a link that holds the whole form, to show it to somebody: nothing is uploaded. */
export function ShareLink({ slug, form }: { slug: string; form: EditedForm | undefined }) {
  const [made, setMade] = useState<{ link?: string; copied?: boolean }>();
  const share = async (): Promise<void> => {
    if (!form) return setMade({});
    const link = `${window.location.origin}${previewPath(slug)}${await packForm(form)}`;
    setMade({ link, copied: await copy(link) });
  };
  return (
    <>
      <Button size="small" data-action="share" onClick={() => void share()}>
        {deviceWords.share}
      </Button>
      {made && (
        <Alert
          severity={made.link === undefined ? 'warning' : 'info'}
          role="status"
          onClose={() => setMade(undefined)}
          sx={{ py: 0, width: '100%' }}
        >
          {made.link === undefined && deviceWords.shareFailed}
          {made.link !== undefined && (
            <>
              {made.copied ? deviceWords.copied : deviceWords.copyYourself} {deviceWords.shareNote}{' '}
              <Link href={made.link} target="_blank" rel="noreferrer" data-preview-link>
                {deviceWords.openLink}
              </Link>
              {!made.copied && (
                <Box
                  component="code"
                  sx={{ display: 'block', maxHeight: 80, overflow: 'auto', wordBreak: 'break-all' }}
                >
                  {made.link}
                </Box>
              )}
            </>
          )}
        </Alert>
      )}
    </>
  );
}

/** Whether it is in the clipboard now: not every page may write there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
