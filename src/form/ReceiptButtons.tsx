import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SiteLink } from '../content';
import { PendingButton } from '../fields/common/PendingButton';
import { calendarWords, confirmationWords } from '../messages';
import { paths } from '../paths';
import type { Receipt } from '../session';
import { calendarEntry } from './calendarEntry';
import { saveFile } from './ports/saveFile';
import { useActivity, useSessionContext } from './SessionContext';

/** The run that fetches a receipt's file; no action of a definition can have its name. */
const downloading = '$receipt';

/** How to keep a receipt. */
export function ReceiptButtons({ receipt }: { receipt: Omit<Receipt, 'expiry'> }) {
  const { number, product, page } = receipt;
  const session = useSessionContext();
  const fetching = useActivity((now) => now.running.has(downloading));
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    // `clipboard` is missing where the page is not served securely.
    const clipboard = 'clipboard' in navigator ? navigator.clipboard : undefined;
    if (!clipboard) {
      setCopied(false);
      return;
    }
    clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const { download } = session.form.confirmation ?? {};
  const fetchFile = (): void => {
    if (!download) return;
    void session.press(downloading, { effects: [download], extras: { registrationNumber: number } });
  };
  const day = page?.day;
  const addToCalendar = (date: string): void => {
    const text = calendarEntry({
      day: date,
      title: calendarWords.visit(product),
      text: calendarWords.number(number),
      id: number,
    });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${number}.ics`);
  };
  const share = 'share' in navigator ? navigator.share.bind(navigator) : undefined;
  const shareIt = (): void => {
    // Whoever closes the list of applications has changed their mind.
    share?.({ title: product, text: `${product}: ${calendarWords.number(number)}` }).catch(() => undefined);
  };
  return (
    <>
      <Box className="no-print" sx={row}>
        <Button variant="contained" onClick={copy}>
          {confirmationWords.copy}
        </Button>
        {page?.download && download && (
          <PendingButton variant="outlined" pending={fetching} onClick={fetchFile}>
            {confirmationWords.download}
          </PendingButton>
        )}
        <Button variant="outlined" onClick={() => window.print()}>
          {confirmationWords.print}
        </Button>
        {share && (
          <Button variant="outlined" onClick={shareIt}>
            {confirmationWords.share}
          </Button>
        )}
        {day !== undefined && (
          <Button variant="outlined" onClick={() => addToCalendar(day)}>
            {confirmationWords.calendar}
          </Button>
        )}
      </Box>
      <Box role="status" sx={{ minHeight: 24, mt: 1, typography: 'body2' }}>
        {copied !== undefined && (copied ? confirmationWords.copied : confirmationWords.copyFailed)}
      </Box>
    </>
  );
}

/** The ways on from a receipt; `track`: the number by which the tracking page knows the application. */
export function ReceiptWays({
  track,
  onAgain,
  onHome,
}: {
  track: string | undefined;
  onAgain: () => void;
  onHome: () => void;
}) {
  return (
    <Box className="no-print" sx={{ ...row, mt: 3 }}>
      {track !== undefined && (
        <Button
          component={SiteLink}
          href={`${paths.tracking}?nomor=${encodeURIComponent(track)}`}
          variant="outlined"
        >
          {confirmationWords.track}
        </Button>
      )}
      <Button onClick={onAgain}>{confirmationWords.again}</Button>
      <Button onClick={onHome}>{confirmationWords.home}</Button>
    </Box>
  );
}

const row = { display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' } as const;
