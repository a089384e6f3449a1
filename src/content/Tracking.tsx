import Box from '@mui/material/Box';
import { Suspense, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetched, lately } from '../fields/common/entry';
import { trackingWords as words } from '../messages';
import { useFetchedAhead } from './fetchAhead';
import { TrackingForm } from './tracking/TrackingForm';
import { TrackingResult } from './tracking/TrackingResult';
import { useTracking } from './tracking/useTracking';

const toasts = fetched(
  () => import('./ToastStack'),
  (module) => module.ToastStack,
);
const ToastStack = lately(toasts);

/** Who is offline when a toast has something to say would wait for its code in vain. */
const ahead = [toasts.load];

/** The search for a credit application by its number. `?nomor=` in the address fills it in. */
export function Tracking() {
  useFetchedAhead(ahead);
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
      {toast && (
        <Suspense fallback={null}>
          <ToastStack toasts={[toast]} onClose={closeToast} />
        </Suspense>
      )}
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
