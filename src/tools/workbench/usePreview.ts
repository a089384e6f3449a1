import { useCallback, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../interpreter';
import { hear, post, type EditedForm, type FromPreview, type ToPreview } from './channel';
import type { Treated } from './bank/treatments';
import type { Insight } from './insight/insight';

/** The form in its frame. */
export type PreviewLink = ReturnType<typeof usePreview>;

/** Sends the newest form to the frame, and hears how it stands there. */
export function usePreview(form: EditedForm | undefined) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [ready, setReady] = useState(0);
  const [insight, setInsight] = useState<Insight>();
  /** The field that the visitor was in last. */
  const [focused, setFocused] = useState<string>();
  /** What the last 'Isi otomatis' has done. */
  const [filled, setFilled] = useState<{ count: number; stopped: boolean }>();
  const [treated, setTreated] = useState<readonly Treated[]>([]);
  const recording = useRef<(scenarios: readonly JsonObject[]) => void>(undefined);

  const order = useCallback(
    (message: ToPreview): void => {
      if (frame?.contentWindow) post(frame.contentWindow, message);
      setFilled(undefined);
    },
    [frame],
  );

  useEffect(
    () =>
      hear<FromPreview>(
        () => frame?.contentWindow,
        (message) => {
          switch (message.kind) {
            case 'ready':
              return setReady((now) => now + 1);
            case 'insight':
              return setInsight(message.insight);
            case 'focused':
              return setFocused(message.name);
            case 'filled':
              return setFilled({ count: message.count, stopped: message.stopped });
            case 'recorded':
              return recording.current?.(message.scenarios);
          }
        },
      ),
    [frame],
  );
  useEffect(() => {
    if (ready > 0 && form && frame?.contentWindow)
      post<ToPreview>(frame.contentWindow, { kind: 'form', form });
  }, [ready, form, frame]);

  useEffect(() => {
    if (ready > 0 && frame?.contentWindow) post<ToPreview>(frame.contentWindow, { kind: 'treat', treated });
  }, [ready, treated, frame]);

  return {
    setFrame,
    treated,
    treat: setTreated,
    insight,
    focused,
    filled,
    order,
    /** The visit so far as scenarios, the truest first. */
    record: useCallback(
      () =>
        new Promise<readonly JsonObject[]>((resolve) => {
          recording.current = resolve;
          order({ kind: 'record' });
        }),
      [order],
    ),
  };
}
