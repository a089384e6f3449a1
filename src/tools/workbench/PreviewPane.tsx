import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import {
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
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
  /** Something of the form was pressed. */
  onChoose: (source: Source) => void;
  /** Adds something below what is chosen. */
  onAdd: () => void;
  onPanel: (panel: 'bank' | 'tests') => void;
  children: ReactNode;
}

/** The form as visitors see it, laid out for the width of their window; a wide one is shown smaller. */
export function PreviewPane({ preview, onChoose, onAdd, onPanel, children }: PreviewPaneProps) {
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
          <Surface preview={preview} arranged={use === 'arrange'} onChoose={onChoose} onAdd={onAdd} />
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
  '& [data-add-here]': { color: 'primary.dark' },
} as const;

interface SurfaceProps extends Pick<PreviewPaneProps, 'preview' | 'onChoose' | 'onAdd'> {
  arranged: boolean;
}

/** The form itself: a press chooses what it goes to, or does what it does for visitors. */
function Surface({ preview, arranged, onChoose, onAdd }: SurfaceProps) {
  const { edition, insight, chosen, recorder, handle, onInsight, onOpen } = preview;
  const scroller = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<HTMLDivElement | null>(null);
  const theme = useMemo(() => visitorTheme(() => part), [part]);
  /** Where the form is scrolled to, and was before it was drawn anew. */
  const top = useRef({ now: 0, before: 0 });
  useLayoutEffect(() => {
    top.current.before = edition?.kept === nothingKept ? 0 : top.current.now;
  }, [edition]);
  useEffect(goByRoom, []);
  const latest = useRef<typeof chosen>(undefined);
  useEffect(() => {
    const root = scroller.current;
    if (!root || !arranged) return undefined;
    let isNew = latest.current !== chosen;
    latest.current = chosen;
    const look = (): void => {
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
      unmark(root);
    };
  }, [chosen, insight, arranged]);

  const scrollTo = (at: number): void => {
    if (scroller.current) scroller.current.scrollTop = at;
  };
  const take = (event: SyntheticEvent): void => {
    if (!arranged) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** What is pressed gets no focus; the form can still be scrolled by its bar. */
  const hold = (event: SyntheticEvent): void => {
    if (event.target !== scroller.current) take(event);
  };
  const choose = (event: SyntheticEvent): void => {
    take(event);
    const { target } = event;
    if (!(target instanceof Element) || !handle.current) return;
    if (target.closest('[data-add-here]')) return onAdd();
    const source = sourceAt(target, handle.current);
    if (source) onChoose(source);
  };
  return (
    <ThemeProvider theme={theme}>
      <Box
        ref={scroller}
        sx={{ height: '100%', overflow: 'auto', ...(arranged && { cursor: 'pointer', ...marks }) }}
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
          if (!arranged || event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
          if (event.key === 'Enter' || event.key === ' ') choose(event);
          else take(event);
        }}
      >
        <PreviewFrame>
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
      </Box>
      <div ref={setPart} />
    </ThemeProvider>
  );
}

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
