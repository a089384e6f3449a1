import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type CompiledForm, loadForm } from '../../../interpreter';
import { deviceWords } from '../deviceWords';
import { unpackForm } from '../link';
import { standBefore } from './exchanges';
import { nothingKept, PreviewForm, PreviewFrame } from './PreviewForm';

const { linked: panelWords } = deviceWords;

type Opened = { form: CompiledForm } | { fault: string };

/** `/editor/{slug}/preview#d=…`: a form out of the link itself, as visitors see it; nothing of it is sent or kept. */
export function LinkedPreview({ slug, fragment }: { slug: string; fragment: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [bank] = useState(() => standBefore(true));
  useEffect(() => {
    void unpackForm(fragment).then((edited) => {
      const loaded = edited && loadForm(edited.text, slug, new Map(edited.guests));
      if (loaded?.ok) bank.show(loaded.form);
      if (!loaded) setOpened({ fault: panelWords.broken });
      else setOpened(loaded.ok ? { form: loaded.form } : { fault: panelWords.invalid });
    });
  }, [slug, fragment, bank]);
  useEffect(() => {
    if (opened && 'form' in opened) document.title = panelWords.title(opened.form.definition.title);
  }, [opened]);
  return (
    <>
      <Box
        component="aside"
        data-preview-banner
        sx={{ position: 'sticky', top: 0, zIndex: 'appBar', px: 2, py: 1, bgcolor: '#5b2c00', color: '#fff' }}
      >
        {panelWords.banner}
      </Box>
      <PreviewFrame>
        {opened && 'fault' in opened && <Alert severity="error">{opened.fault}</Alert>}
        {opened && 'form' in opened && <PreviewForm form={opened.form} kept={nothingKept} />}
      </PreviewFrame>
    </>
  );
}
