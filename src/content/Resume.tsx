import Button from '@mui/material/Button';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { clockTime, formWords, resumeWords as words, sendBefore } from '../messages';
import { paths, type LeftForm } from '../paths';
import type { Draft, Receipt } from '../session';
import { createStore, expiryOf, keptForms, type KeptForm } from '../storage';
import { visuallyHidden } from '../theme';
import { SiteLink } from './blocks/SiteLink';
import { contentClass } from './contentClass';
import { lazyPart } from './lazyPart';

const ToastStack = lazyPart(() => import('./ToastStack').then((module) => module.ToastStack));

/** What was removed here, for as long as the page is open. */
interface Removed {
  product: string;
  text: string;
  bringBack: () => void;
}

/** What this device keeps of forms that were begun or sent: a card each, the newest first. */
export function Resume() {
  const id = useId();
  const [forms, look] = useKeptForms();
  const [removed, setRemoved] = useState<Removed>();
  const remove = (slug: string, product: string): void => {
    // Another tab may have sent it since the card was drawn.
    const draft = draftOf(slug);
    if (draft && !isSent(draft)) {
      const store = createStore(slug);
      store.clear();
      const { expiry, ...record } = draft;
      const bringBack = (): void => {
        // What was started again meanwhile is the newer intent.
        if (!draftOf(slug)) store.save(record, expiry - Date.now());
      };
      setRemoved({ product, text: words.removed(product), bringBack });
    }
    look();
  };
  const removeReceipt = (receipt: Receipt): void => {
    const { slug, product } = receipt;
    const store = createStore(slug);
    store.clearReceipt();
    const bringBack = (): void => {
      // It takes the place of no newer intent, and ends when it would have ended.
      const left = receipt.expiry - Date.now();
      if (left > 0 && !store.loadReceipt() && !draftOf(slug)) store.saveReceipt(receipt, left);
    };
    setRemoved({ product, text: words.receiptRemoved(product), bringBack });
    look();
  };
  const undo = ({ bringBack }: Removed): void => {
    bringBack();
    setRemoved(undefined);
    look();
  };
  if (forms.length === 0 && !removed) return null;
  return (
    <section aria-labelledby={id} className={contentClass('resume')}>
      <h2 id={id} className={contentClass('sectionTitle')}>
        {words.title}
      </h2>
      <ul className={contentClass('resumeCards')}>
        {forms.map((one) =>
          one.kind === 'draft' ? (
            <DraftCard key={one.draft.slug} draft={one.draft} onRemove={remove} />
          ) : (
            <ReceiptCard
              key={`${one.receipt.slug}:receipt`}
              receipt={one.receipt}
              onRemove={() => removeReceipt(one.receipt)}
            />
          ),
        )}
        {removed && (
          <Card title={removed.product} lines={[removed.text]}>
            <Button variant="outlined" autoFocus onClick={() => undo(removed)}>
              <span>{words.undo}</span>
            </Button>
          </Card>
        )}
      </ul>
      <p role="status" style={visuallyHidden}>
        {removed?.text}
      </p>
      <LeftToast />
    </section>
  );
}

/** What is kept of a form now. */
const draftOf = (slug: string): Draft | undefined =>
  keptForms(Date.now()).flatMap((one) =>
    one.kind === 'draft' && one.draft.slug === slug ? [one.draft] : [],
  )[0];

/** Whether it may have been registered: its key must outlive this page then. */
const isSent = ({ slug }: Draft): boolean =>
  createStore(slug)
    .loadApplications()
    .some(({ keys }) => keys.some(({ state }) => state === 'sent'));

interface DraftCardProps {
  draft: Draft;
  onRemove: (slug: string, product: string) => void;
}

function DraftCard({ draft, onRemove }: DraftCardProps) {
  const { slug, place, expiry, finished } = draft;
  const product = place?.product ?? slug;
  const until = clockTime(expiry);
  const kept = finished ? [sendBefore(until)] : [whereOf(draft), words.savedUntil(until)];
  return (
    <Card title={product} lines={isSent(draft) ? [words.unknown] : kept}>
      <Button
        component={SiteLink}
        href={paths.form(slug)}
        variant="contained"
        aria-label={words.goOnWith(product)}
      >
        <span>{words.goOn}</span>
      </Button>
      {!isSent(draft) && (
        <Button aria-label={words.removeAnswers(product)} onClick={() => onRemove(slug, product)}>
          <span>{words.remove}</span>
        </Button>
      )}
    </Card>
  );
}

/** Where its visitor was. */
function whereOf({ place }: Draft): string {
  if (!place?.step) return words.begun;
  const { number, count, title, isSection } = place.step;
  const counted = (isSection ? formWords.sectionOf : formWords.stepOf)(number, count);
  return title === undefined ? counted : `${counted} · ${title}`;
}

function ReceiptCard({ receipt, onRemove }: { receipt: Receipt; onRemove: () => void }) {
  const { slug, product, number, time, expiry } = receipt;
  return (
    <Card title={product} lines={[words.sent(clockTime(time), number), words.savedUntil(clockTime(expiry))]}>
      <Button
        component={SiteLink}
        href={paths.form(slug)}
        variant="outlined"
        aria-label={words.receiptOf(product)}
      >
        <span>{words.receipt}</span>
      </Button>
      <Button aria-label={words.removeReceipt(product)} onClick={onRemove}>
        <span>{words.remove}</span>
      </Button>
    </Card>
  );
}

function Card({ title, lines, children }: { title: string; lines: readonly string[]; children: ReactNode }) {
  return (
    <li className={contentClass('resumeCard')}>
      <div>
        <h3>{title}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>{children}</div>
    </li>
  );
}

/** What this device keeps now; other tabs, and time, change it. */
function useKeptForms(): readonly [readonly KeptForm[], () => void] {
  const [forms, setForms] = useState(() => keptForms(Date.now()));
  const look = useCallback((): void => setForms(keptForms(Date.now())), []);
  useEffect(() => {
    const ways = ['storage', 'pageshow', 'focus'] as const;
    ways.forEach((name) => window.addEventListener(name, look));
    return () => ways.forEach((name) => window.removeEventListener(name, look));
  }, [look]);
  const next = Math.min(...forms.map(expiryOf));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(look, Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next, look]);
  return [forms, look];
}

/** Says, after a form was left, that and until when its answers are kept. */
function LeftToast() {
  const left = leftIn(useLocation().state);
  const [closed, setClosed] = useState(false);
  if (left === undefined || closed) return null;
  return (
    <ToastStack
      // The card that it speaks of stands below the first window's middle.
      newsAtTop
      toasts={[{ id: 1, variant: 'default', title: words.left(clockTime(left)) }]}
      onClose={() => setClosed(true)}
    />
  );
}

/** The state of a history entry may have any shape; after a reload it is old. */
function leftIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('savedUntil' in state)) return undefined;
  const { savedUntil } = state satisfies Partial<Record<keyof LeftForm, unknown>>;
  return typeof savedUntil === 'number' && savedUntil > Date.now() ? savedUntil : undefined;
}
