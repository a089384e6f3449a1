import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { previewPath } from './address';
import type { PreviewLink } from './usePreview';
import { words } from './words';

/** Pixels of the windows in which the form is looked at: a cheap phone, and a wide screen. */
const widths = { narrow: 360, wide: 1024 } as const;

type Width = keyof typeof widths;

/** The form in a window of its own, so that it is laid out for that window's width; a wide one is shown smaller. */
export function PreviewPane({
  slug,
  preview,
  children,
}: {
  slug: string;
  preview: PreviewLink;
  children: ReactNode;
}) {
  const { setFrame, filled, order } = preview;
  const [width, setWidth] = useState<Width>('narrow');
  const pane = useRef<HTMLDivElement>(null);
  const room = useRoom(pane);
  const pixels = widths[width];
  const scale = room ? Math.min(1, room.width / pixels) : 1;
  return (
    <Box
      component="section"
      aria-label={words.form}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: 700, lg: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1.5, py: 0.75 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={words.width}
          onChange={(_, chosen: Width | null) => {
            if (chosen) setWidth(chosen);
          }}
        >
          <ToggleButton value="narrow">{words.narrow}</ToggleButton>
          <ToggleButton value="wide">{words.wide}</ToggleButton>
        </ToggleButtonGroup>
        <Box
          role="status"
          sx={{
            flex: 1,
            typography: 'body2',
            color: 'text.secondary',
            textAlign: 'right',
            whiteSpace: 'nowrap',
          }}
        >
          {filled !== undefined && words.filled(filled.count, filled.stopped)}
        </Box>
        <Button size="small" data-action="fill" onClick={() => order({ kind: 'fill', to: 'step' })}>
          {words.fill}
        </Button>
        <Button
          size="small"
          data-action="fill-to-preview"
          onClick={() => order({ kind: 'fill', to: 'preview' })}
        >
          {words.fillToPreview}
        </Button>
        <Button size="small" data-action="restart" onClick={() => order({ kind: 'restart' })}>
          {words.restart}
        </Button>
      </Box>
      {children}
      <Box
        ref={pane}
        sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover', m: 1.5, mt: 1 }}
      >
        <iframe
          ref={setFrame}
          title={words.form}
          src={previewPath(slug)}
          style={{
            display: 'block',
            margin: width === 'narrow' ? '0 auto' : 0,
            border: 0,
            width: pixels,
            height: room ? room.height / scale : '100%',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            background: '#fff',
          }}
        />
      </Box>
    </Box>
  );
}

interface Room {
  width: number;
  height: number;
}

function useRoom(element: React.RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
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
