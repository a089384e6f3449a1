import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SiteLink } from '../content';
import { PendingButton } from '../fields/common/PendingButton';
import { calendarWords, clockTime, confirmationWords } from '../messages';
import { paths, type RegisteredHere } from '../paths';
import type { Receipt } from '../session';
import { saveDays, type CalendarDay } from '../fields/common/calendarEntry';
import { useActivity, useSessionContext } from './SessionContext';

export const trackingPath = (number: string): string =>
  `${paths.tracking}?nomor=${encodeURIComponent(number)}`;

/** Where anybody finds the application, from any device. */
export const trackingUrl = (number: string): string =>
  new URL(trackingPath(number), window.location.href).href;

/** The run that fetches a receipt's file; no action of a definition can have its name. */
const downloading = '$receipt';

interface ReceiptButtonsProps {
  receipt: Omit<Receipt, 'expiry'>;
  /** What can be put into a calendar. */
  days: readonly CalendarDay[];
}

/** How to keep a receipt. */
export function ReceiptButtons({ receipt, days }: ReceiptButtonsProps) {
  const { number, product, page } = receipt;
  const session = useSessionContext();
  const fetching = useActivity((now) => now.running.has(downloading));
  const [announcement, setAnnouncement] = useState<string>();
  // Where the device stores nothing, nothing is said of it.
  const [kept] = useState(() => session.ports.store?.loadReceipt());
  const until = kept?.number === number ? kept.expiry : undefined;
  const copy = (text: string, done: string): void => {
    // `clipboard` is missing where the page is not served securely.
    const clipboard = 'clipboard' in navigator ? navigator.clipboard : undefined;
    if (!clipboard) {
      setAnnouncement(confirmationWords.copyFailed);
      return;
    }
    clipboard.writeText(text).then(
      () => setAnnouncement(done),
      () => setAnnouncement(confirmationWords.copyFailed),
    );
  };
  const { file } = session.form.confirmation ?? {};
  const fetchFile = (): void => {
    if (!file) return;
    void session.press(downloading, { effects: [file], extras: { registrationNumber: number } });
  };
  const addToCalendar = (): void => saveDays(days, number, session.ports.clock.now());
  const share = 'share' in navigator ? navigator.share.bind(navigator) : undefined;
  const shareIt = (): void => {
    const text = `${product}: ${calendarWords.number(number)}`;
    const url = page?.track ? trackingUrl(number) : undefined;
    if (share) {
      // Whoever closes the list of applications has changed their mind.
      share({ title: product, text, url }).catch(() => undefined);
    } else copy(url === undefined ? text : `${text}\n${url}`, confirmationWords.shareCopied);
  };
  const hasFile = page?.download === true && file !== undefined;
  // An application is followed by its number; where it cannot be, its file is what is needed at the bank.
  const isFileFirst = hasFile && !page.track;
  const copyButton = (
    <Button {...(!isFileFirst && main)} onClick={() => copy(number, confirmationWords.copied)}>
      {confirmationWords.copy}
    </Button>
  );
  const fileButton = hasFile && (
    <PendingButton variant="text" {...(isFileFirst && main)} pending={fetching} onClick={fetchFile}>
      {confirmationWords.download}
    </PendingButton>
  );
  return (
    <>
      <Box className="no-print">{isFileFirst ? fileButton : copyButton}</Box>
      <Box className="no-print" sx={{ ...row, flexDirection: 'row', mt: 1 }}>
        {isFileFirst ? copyButton : fileButton}
        <Button onClick={() => window.print()}>{confirmationWords.print}</Button>
        <Button onClick={shareIt}>{confirmationWords.share}</Button>
        {days.length > 0 && <Button onClick={addToCalendar}>{confirmationWords.calendar}</Button>}
      </Box>
      <Box role="status" sx={{ mt: 2, typography: 'body2', '&:empty': { mt: 0 } }}>
        {announcement}
      </Box>
      {until !== undefined && (
        <Box
          component="p"
          className="no-print"
          sx={{ mt: 2, mb: 0, typography: 'body2', color: 'text.secondary' }}
        >
          {confirmationWords.keptUntil(clockTime(until))}
        </Box>
      )}
    </>
  );
}

/** The ways on from a receipt; `track`: where the application is found, and that it was registered in this visit. */
export function ReceiptLinks({
  track,
  onAgain,
  onHome,
}: {
  track: { href: string; state?: RegisteredHere } | undefined;
  onAgain: () => void;
  onHome: () => void;
}) {
  return (
    <Box className="no-print" sx={{ ...row, mt: 3 }}>
      {track && (
        <Button component={SiteLink} {...track} variant="outlined">
          {confirmationWords.track}
        </Button>
      )}
      <Button onClick={onAgain}>{confirmationWords.again}</Button>
      <Button onClick={onHome}>{confirmationWords.home}</Button>
    </Box>
  );
}

/** The one filled button of a receipt. */
const main = { variant: 'contained', fullWidth: true } as const;

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1,
  justifyContent: 'center',
  flexWrap: 'wrap',
} as const;
