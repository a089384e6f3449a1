import { surface } from '../theme';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { salvageContent } from '../interpreter';
import { lazyPart, StaticBlocks } from '../content';
import { clockTime, confirmationWords, dayInWords, qrWords } from '../messages';
import { paths } from '../paths';
import type { LostReceipt as Lost, Receipt, RecapRow } from '../session';
import { useAfterwards } from './afterwards';
import { Notice } from './Notice';
import { SampleMark } from './SampleMark';
import { useActivity, useSessionContext } from './SessionContext';
import { ReceiptButtons, ReceiptLinks, trackingPath, trackingUrl } from './ReceiptButtons';

/** Only what can be tracked has one. */
const QrCode = lazyPart(() => import('../content/QrCode').then((module) => module.QrCode));

interface Ways {
  onAgain: () => void;
  onHome: () => void;
}

interface ConfirmationProps extends Ways {
  receipt: Omit<Receipt, 'expiry'>;
}

/** After the submission: the number, how to keep it, what happens next, and what was sent. */
export function Confirmation({ receipt, onAgain, onHome }: ConfirmationProps) {
  const { number, product, applicant, time, page, recap } = receipt;
  const title = page?.title ?? confirmationWords.title;
  const isKept = useActivity((now) => now.draft.fault === undefined);
  const { steps, days } = useAfterwards(receipt);
  // A sample is said to be one, whatever else is reported.
  const shownRecap = page?.recap ? recap : recap.filter(({ sample }) => sample);
  const blocks = useMemo(() => {
    // Read from the device, and checked like all content from outside.
    const read = salvageContent({ blocks: page?.blocks ?? [] });
    return read.ok ? read.blocks : [];
  }, [page]);
  const code = blocks.filter((block) => block.type === 'qrCode').find(({ text }) => text === number);
  const recalled = shownRecap.length > 0 && <Recap recap={shownRecap} />;
  const isShort = shownRecap.length <= shortRecap;
  return (
    <Box data-receipt sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box sx={sheet}>
        <Tick />
        <Title>{title}</Title>
        {code && <Scanned text={number} label={qrWords.of(number)} caption={code.label} />}
        <RegistrationNumber>{number}</RegistrationNumber>
        {!isKept && (
          <Notice severity="warning" role="status" sx={{ mb: 2, textAlign: 'start' }}>
            {confirmationWords.notKept}
          </Notice>
        )}
        <Box sx={{ typography: 'body2', mb: 2, textWrap: 'balance' }}>
          <span>
            {confirmationWords.sentAt(
              product,
              applicant,
              dayInWords(new Date(time).toISOString()),
              clockTime(time),
            )}
          </span>
          <br />
          <span>{page?.track ? confirmationWords.keep : confirmationWords.keepOnly}</span>
        </Box>
        {page?.track && (
          <Scanned
            text={trackingUrl(number)}
            label={confirmationWords.qrCode}
            caption={confirmationWords.scan}
          />
        )}
        <ReceiptButtons receipt={receipt} days={days} />
      </Box>
      {isShort && recalled}
      <Box component="section" sx={{ mt: 4 }}>
        <Box component="h2" sx={{ typography: 'h3' }}>
          {confirmationWords.nextTitle}
        </Box>
        <Box component="ol" sx={{ '& > li + li': { mt: 1 } }}>
          {steps.length > 0
            ? steps.map(({ text, within }) => (
                <li key={text}>
                  <span>{text}</span>
                  {within !== undefined && (
                    <Box component="strong" sx={{ fontWeight: 600 }}>
                      {` ${within}`}
                    </Box>
                  )}
                </li>
              ))
            : confirmationWords.nextSteps.map((step) => <li key={step}>{step}</li>)}
        </Box>
      </Box>
      <StaticBlocks blocks={blocks.filter((block) => block !== code)} />
      <ReceiptLinks
        track={page?.track ? { href: trackingPath(number), state: { registered: number } } : undefined}
        onAgain={onAgain}
        onHome={onHome}
      />
      {!isShort && recalled}
    </Box>
  );
}

/** A code with what it is scanned for. */
function Scanned({ text, label, caption }: { text: string; label: string; caption: string | undefined }) {
  return (
    <Box component="figure" sx={scanned}>
      <QrCode text={text} label={label} />
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
        {caption}
      </Box>
    </Box>
  );
}

/** In place of a receipt that this device no longer keeps: its number, where that is known, and the ways on. */
export function LostReceipt({ number, ...ways }: Lost & Ways) {
  const { form } = useSessionContext();
  const href = number === undefined ? paths.tracking : trackingPath(number);
  return (
    <Box data-lost-receipt sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box sx={sheet}>
        <Title>{confirmationWords.lost.title}</Title>
        {number !== undefined && <RegistrationNumber>{number}</RegistrationNumber>}
        <Box sx={{ typography: 'body2', textWrap: 'balance' }}>
          {number === undefined ? confirmationWords.lost.unknown : confirmationWords.lost.sent}
        </Box>
      </Box>
      <ReceiptLinks track={form.confirmation?.track ? { href } : undefined} {...ways} />
    </Box>
  );
}

/** The heading of a receipt, which titles the page and takes the focus once no dialog stands before it. */
function Title({ children: title }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCovered = useActivity((now) => now.dialogs.length > 0);
  useEffect(() => {
    if (isCovered) return;
    document.title = title;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [title, isCovered]);
  return (
    <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h2', mt: 1, mb: 2 }}>
      {title}
    </Box>
  );
}

function RegistrationNumber({ children: number }: { children: string }) {
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{confirmationWords.number}</Box>
      <Box data-registration-number sx={figure}>
        {number}
      </Box>
    </>
  );
}

/** So many answers need no button that shows them. */
const shortRecap = 6;

/** The answers that were sent: on the screen once they are asked for, at once where they are few or one is a sample; on paper always. */
function Recap({ recap }: { recap: readonly RecapRow[] }) {
  const isShort = recap.length <= shortRecap;
  const [open, setOpen] = useState(() => isShort || recap.some(({ sample }) => sample));
  const parts = useId();
  return (
    <Box component="section" data-recap sx={{ mt: 4 }}>
      <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
        {confirmationWords.recap}
      </Box>
      {!isShort && (
        <Button
          className="no-print"
          aria-expanded={open}
          aria-controls={parts}
          sx={{ ml: -2.5 }}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? confirmationWords.hideRecap : confirmationWords.showRecap(recap.length)}</span>
        </Button>
      )}
      <Box id={parts} data-parts sx={open ? undefined : onPaper}>
        {partsOf(recap).map(({ part, rows }, index) => (
          <Box key={`${index} ${part}`} sx={{ mt: 2 }}>
            {part !== '' && (
              <Box component="h3" sx={{ typography: 'subtitle1', fontWeight: 600, m: 0, mb: 1 }}>
                {part}
              </Box>
            )}
            <Box component="dl" sx={answers}>
              {rows.map(({ label, text, sample }, at) => (
                <div key={`${at} ${label}`}>
                  <dt>{label}</dt>
                  <dd>
                    <span>{text}</span>
                    {sample && <SampleMark />}
                  </dd>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Answers with the heading under which they stand; a receipt of an earlier release has none. */
function partsOf(recap: readonly RecapRow[]): { part: string; rows: RecapRow[] }[] {
  const parts: { part: string; rows: RecapRow[] }[] = [];
  for (const row of recap) {
    const last = parts.at(-1);
    if (last && row.part === undefined) last.rows.push(row);
    else parts.push({ part: row.part ?? '', rows: [row] });
  }
  return parts;
}

/** Drawn as a motion, once, unless the visitor wants less motion. */
function Tick() {
  return (
    <Box component="svg" viewBox="0 0 48 48" width={56} height={56} fill="none" aria-hidden sx={tick}>
      <circle cx="24" cy="24" r="22" stroke="currentColor" strokeWidth="3" />
      <path
        d="m14 25 7 7 14-15"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength={1}
      />
    </Box>
  );
}

const onPaper = { display: 'none', '@media print': { display: 'block' } } as const;

const sheet = {
  textAlign: 'center',
  ...surface,
  borderRadius: 3,
  p: { xs: 2.5, sm: 4 },
} as const;

/** As high as it will be before its code is here. */
const scanned = { m: 0, mb: 2, minHeight: 204 } as const;

const figure = {
  typography: 'h4',
  fontSize: '1.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  my: 1,
  overflowWrap: 'anywhere',
} as const;

const tick = {
  color: 'success.main',
  '@media (prefers-reduced-motion: no-preference)': {
    '& path': { strokeDasharray: 1, animation: 'eform-tick .4s ease-out both' },
    '@keyframes eform-tick': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
  },
} as const;

const answers = {
  m: 0,
  ...surface,
  borderRadius: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
    columnGap: 2,
    alignItems: 'baseline',
    px: 2,
    py: 1,
    breakInside: 'avoid',
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;
