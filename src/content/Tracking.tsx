import Box from '@mui/material/Box';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trackingWords as words } from '../../messages/tracking';
import { ToastStack } from '../../widgets/ToastStack';
import { TrackingForm } from './tracking/TrackingForm';
import { TrackingResult } from './tracking/TrackingResult';
import { useTracking } from './tracking/useTracking';

/** The search for a credit application by its number (spec 1, section 2). `?nomor=` in the address fills it in. */
export function Tracking() {
  const id = useId();
  const number = useSearchParams()[0].get('nomor') ?? '';
  const { pending, found, toast, search, closeToast } = useTracking();
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {words.title}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 3 }}>
        {words.subtitle}
      </Box>
      <TrackingForm key={number} initialNumber={number} pending={pending} onSearch={search} />
      {found && <TrackingResult found={found} />}
      {/* Imported with the block: who is offline would wait for its code in vain. */}
      <ToastStack toasts={toast ? [toast] : []} onClose={closeToast} />
    </Box>
  );
}

const card = {
  gridColumn: '1 / -1',
  minWidth: 0,
  p: { xs: 2, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;
