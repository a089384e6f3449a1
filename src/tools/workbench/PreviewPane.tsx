import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { OpenMenu } from './document/ChoiceMenu';
import type { FormActs } from './document/DocumentPane';
import type { OutlineEntry } from './document/outline';
import { moveByKey } from './document/OutlineLine';
import type { Offer } from './document/parts';
import { dragFields } from './preview/dragFields';
import { mark, type Source, sourceAt, unmark } from './preview/marks';
import { nothingKept, PreviewForm, PreviewFrame } from './preview/PreviewForm';
import { goByRoom, visitorRoom, visitorTheme } from './preview/visitorTheme';
import { Choice } from './Choice';
import type { Preview } from './usePreview';
import { words } from './words';

/** Pixels of the windows in which the form is looked at: a cheap phone, and a wide screen. */
const widths = { narrow: 360, wide: 1024 } as const;

type Width = keyof typeof widths;

/** The form is arranged by pressing its parts, or tried as visitors have it. */
type Use = 'arrange' | 'try';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1.5, py: 0.75 } as const;

interface PreviewPaneProps {
  preview: Preview;
  /** What may be done to what is pressed, as far as a document stands beside the form. */
  acts: RefObject<FormActs | undefined>;
  onChoose: (source: Source) => void;
  onPanel: (panel: 'bank' | 'tests') => void;
  children: ReactNode;
}

/** The form as visitors see it, laid out for the width of their window; a wide one is shown smaller. */
export function PreviewPane({ preview, acts, onChoose, onPanel, children }: PreviewPaneProps) {
  const [width, setWidth] = useState<Width>('narrow');
  const [use, setUse] = useState<Use>('arrange');
  const pane = useRef<HTMLDivElement>(null);
  const room = useRoom(pane);
  const pixels = widths[width];
  const scale = room ? Math.min(1, room.width / pixels) : 1;
  return (
    <Box
      component="section"
      aria-label={words.form}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: { xs: 700, lg: 0 },
        gridColumn: { lg: 2 },
        gridRow: { lg: 1 },
      }}
    >
      <Box sx={bar}>
        <Choice
          label={words.width}
          value={width}
          names={{ narrow: words.narrow, wide: words.wide }}
          onChoose={setWidth}
        />
        <Box sx={{ flex: 1 }} />
        <Choice
          label={words.use}
          value={use}
          names={{ arrange: words.arrange, try: words.try }}
          onChoose={setUse}
        />
      </Box>
      {use === 'try' && <TryBar preview={preview} onPanel={onPanel} />}
      {children}
      <Box
        ref={pane}
        sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover', m: 1.5, mt: 0 }}
      >
        <Box
          data-surface={use}
          sx={{
            ...visitorRoom,
            position: 'relative',
            m: width === 'narrow' ? '0 auto' : 0,
            width: pixels,
            maxWidth: scale < 1 ? undefined : 1,
            height: room ? room.height / scale : '100%',
            // Also what is fixed to a visitor's window stands in this box.
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            bgcolor: 'background.default',
          }}
        >
          <Surface {...{ preview, acts, scale, onChoose }} arranged={use === 'arrange'} />
        </Box>
      </Box>
    </Box>
  );
}

function TryBar({ preview, onPanel }: Pick<PreviewPaneProps, 'preview' | 'onPanel'>) {
  const { filled, fill, restart } = preview;
  const actions = {
    fill: () => fill('step'),
    fillToPreview: () => fill('preview'),
    restart,
    bankAnswers: () => onPanel('bank'),
    asScenario: () => onPanel('tests'),
  };
  return (
    <Box sx={{ ...bar, pt: 0 }}>
      {(Object.keys(actions) as (keyof typeof actions)[]).map((name) => (
        <Button key={name} size="small" data-try={name} onClick={actions[name]}>
          {words[name]}
        </Button>
      ))}
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {filled && words.filled(filled.count, filled.stopped)}
      </Box>
    </Box>
  );
}

const marks = {
  '& [data-chosen]': {
    outline: '3px solid',
    outlineColor: 'warning.main',
    outlineOffset: 4,
    borderRadius: 1,
  },
  '& :is([data-ghost], [data-add-here])': {
    ...{ gridColumn: '1 / -1', mb: 3, p: 1.5, border: '1px dashed', borderRadius: 1 },
    ...{ color: 'text.secondary', bgcolor: 'transparent', typography: 'body2', cursor: 'pointer' },
  },
  '& [data-add-here]': { color: 'primary.dark', whiteSpace: 'pre-line' },
  // A question is pressed and dragged as a whole.
  '& [data-field]': { pointerEvents: 'auto', cursor: 'grab' },
  '& [data-field] :not([data-field])': { pointerEvents: 'none' },
  '& [data-drop="before"]': { boxShadow: '0 -4px 0 0' },
  '& [data-drop="after"]': { boxShadow: '0 4px 0 0' },
  '& [data-drop="into"]': { outline: '2px dashed' },
} as const;

interface SurfaceProps extends Pick<PreviewPaneProps, 'preview' | 'acts' | 'onChoose'> {
  arranged: boolean;
  scale: number;
}

/** The form itself: a press chooses what it goes to, or does what it does for visitors. */
function Surface({ preview, acts, arranged, scale, onChoose }: SurfaceProps) {
  const { edition, insight, chosen, recorder, handle, onInsight, onOpen } = preview;
  const scroller = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<HTMLDivElement | null>(null);
  const place = useCallback(() => part, [part]);
  const theme = useMemo(() => visitorTheme(place), [place]);
  /** Where the form is scrolled to, and was before it was drawn anew. */
  const top = useRef({ now: 0, before: 0 });
  useLayoutEffect(() => {
    top.current.before = edition?.kept === nothingKept ? 0 : top.current.now;
  }, [edition]);
  useEffect(goByRoom, []);
  const [rewording, setRewording] = useState<Rewording>();
  const [adding, setAdding] = useState<Omit<ComponentProps<typeof OpenMenu<Offer>>, 'label' | 'onClose'>>();
  const latest = useRef<typeof chosen>(undefined);
  useEffect(() => {
    const root = scroller.current;
    if (!root || !arranged) return undefined;
    let isNew = latest.current !== chosen;
    latest.current = chosen;
    const drag = dragFields(root, acts);
    const look = (): void => {
      drag.look();
      const element = mark(root, chosen, insight);
      if (element && isNew) bringIntoView(root, element);
      isNew &&= !element;
    };
    look();
    // A step may be about to be drawn.
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      drag.stop();
      unmark(root);
    };
  }, [chosen, insight, arranged, acts]);

  const scrollTo = (at: number): void => {
    if (scroller.current) scroller.current.scrollTop = at;
  };
  const take = (event: SyntheticEvent): void => {
    if (!arranged) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** What is pressed gets no focus; the form can still be scrolled by its bar, and a question dragged. */
  const hold = (event: SyntheticEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target === scroller.current || isInBox(target)) return;
    if (target.dataset.field === undefined) take(event);
    else event.stopPropagation();
  };
  /** The words of what is chosen are written where they stand. */
  const beginWords = (): boolean => {
    const root = scroller.current;
    const element = root?.querySelector('[data-chosen]');
    const source = element && handle.current ? sourceAt(element, handle.current) : undefined;
    const entry = source && acts.current?.entryAt(source);
    const text = entry && acts.current?.wordsOf(entry);
    if (!root || !element || !entry || text === undefined) return false;
    const place = (element.querySelector('label, legend') ?? element).getBoundingClientRect();
    const around = root.getBoundingClientRect();
    const at = {
      top: (place.top - around.top) / scale + root.scrollTop,
      left: (place.left - around.left) / scale,
    };
    setRewording({ entry, text, at });
    return true;
  };
  const choose = (event: SyntheticEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || isInBox(target)) return;
    take(event);
    if (!handle.current) return;
    const anchor = target.closest<HTMLElement>('[data-add-here]');
    // The menu takes the focus: what is typed in a box then changes the text, and what was known before is no longer of it.
    const add = (offer: Offer): void => acts.current?.additions().onChoose(offer);
    if (anchor) return setAdding(acts.current && { anchor, ...acts.current.additions(), onChoose: add });
    if (target.closest('[data-chosen]') && beginWords()) return;
    const source = sourceAt(target, handle.current);
    if (source) onChoose(source);
  };
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    const { key, altKey, target } = event;
    if (key === 'F2') beginWords();
    const isHere = target instanceof Element && scroller.current?.contains(target);
    const source = isHere && altKey && handle.current && sourceAt(target, handle.current);
    if (source && acts.current) moveByKey(event, acts.current.entryAt(source), acts.current.onMove);
  });
  useEffect(() => {
    if (!arranged) return undefined;
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [arranged]);
  return (
    <>
      <ThemeProvider theme={theme}>
        <Box
          ref={scroller}
          sx={{
            position: 'relative',
            height: '100%',
            overflow: 'auto',
            ...(arranged && { cursor: 'pointer', ...marks }),
          }}
          onScroll={({ currentTarget }) => {
            top.current.now = currentTarget.scrollTop;
          }}
          onPointerDownCapture={hold}
          onMouseDownCapture={hold}
          onClickCapture={(event) => {
            if (arranged) choose(event);
            else recorder.press(event.target);
          }}
          onKeyDownCapture={(event) => {
            if (!arranged || isInBox(event.target) || event.key === 'Tab' || event.ctrlKey || event.metaKey)
              return;
            if (event.key === 'Enter' || event.key === ' ') choose(event);
            else take(event);
          }}
        >
          <PreviewFrame toasts={place}>
            {edition ? (
              <ErrorBoundary
                key={edition.number}
                fallback={<Alert severity="error">{words.preview.crashed}</Alert>}
              >
                <PreviewForm
                  form={edition.form}
                  kept={edition.kept}
                  {...{ onOpen, onInsight }}
                  onArrive={() => scrollTo(0)}
                  onReady={() => scrollTo(top.current.before)}
                />
              </ErrorBoundary>
            ) : (
              <Alert severity="info">{words.preview.waiting}</Alert>
            )}
          </PreviewFrame>
          {rewording && (
            <WordsBox
              key={rewording.entry.path.join('.')}
              {...rewording}
              onTake={(text) => acts.current?.reword(rewording.entry, text)}
              onClose={() => setRewording(undefined)}
            />
          )}
        </Box>
        <div ref={setPart} />
      </ThemeProvider>
      {adding && <OpenMenu label={words.addHere} {...adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}

interface Rewording {
  entry: OutlineEntry;
  text: string;
  at: { top: number; left: number };
}

const isInBox = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-rewording]');

interface WordsBoxProps extends Pick<Rewording, 'text' | 'at'> {
  onTake: (text: string) => string | undefined;
  onClose: () => void;
}

/** What was written counts when it is left, or with Enter; Escape leaves all as it was. */
function WordsBox({ text, at, onTake, onClose }: WordsBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <Box
      component="input"
      ref={box}
      data-rewording
      aria-label={words.label}
      defaultValue={text}
      onBlur={({ target: { value } }: FocusEvent<HTMLInputElement>) => {
        if (value !== text) onTake(value);
        onClose();
      }}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Escape') currentTarget.value = text;
        if (key === 'Escape' || key === 'Enter') currentTarget.blur();
      }}
      sx={{ ...wordsBox, ...at }}
    />
  );
}

const wordsBox = {
  ...{
    position: 'absolute',
    zIndex: 1,
    width: 'calc(100% - 48px)',
    p: 0.5,
    font: 'inherit',
    fontWeight: 600,
  },
  ...{ color: 'text.primary', bgcolor: 'background.paper', border: 2, borderColor: 'primary.main' },
} as const;

/** Scrolls the form alone: `scrollIntoView` would scroll the page around it, too. */
function bringIntoView(scroller: HTMLElement, element: Element): void {
  const [box, { top, bottom, height }] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  if (top >= box.top && bottom <= box.bottom) return;
  const scale = box.height / scroller.clientHeight || 1;
  scroller.scrollBy({ top: (top - box.top - (box.height - height) / 2) / scale });
}

/** The room that an element has, in pixels. */
function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
