import { useCallback, useEffect, useRef, useState } from 'react';
import type { Json, JsonObject } from '../../interpreter';
import { hear, tell, type EditedForm, type FromPreview, type ToPreview } from './channel';
import type { Insight } from './insight/insight';
import type { Supposition } from './insight/whatIf';

/** The form in its frame. */
export interface PreviewLink {
  setFrame: (element: HTMLIFrameElement | null) => void;
  insight?: Insight;
  /** The field that the visitor was in last. */
  focused?: string;
  /** What the last 'Isi otomatis' has done. */
  filled?: { count: number; stopped: boolean };
  order: (order: ToPreview) => void;
  /** What would come of an answer. */
  suppose: (name: string, raw: Json) => Promise<Supposition>;
  /** The present answers as a scenario. */
  record: () => Promise<JsonObject>;
}

/** Sends the newest form to the frame, and hears how it stands there. */
export function usePreview(form: EditedForm | undefined): PreviewLink {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [ready, setReady] = useState(0);
  const [insight, setInsight] = useState<Insight>();
  const [focused, setFocused] = useState<string>();
  const [filled, setFilled] = useState<PreviewLink['filled']>();
  const recording = useRef<(scenario: JsonObject) => void>(undefined);
  const supposing = useRef<(supposition: Supposition) => void>(undefined);

  const order = useCallback(
    (message: ToPreview): void => {
      if (frame?.contentWindow) tell(frame.contentWindow, message);
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
            case 'supposed':
              return supposing.current?.(message.supposition);
            case 'recorded':
              return recording.current?.(message.scenario);
          }
        },
      ),
    [frame],
  );
  useEffect(() => {
    if (ready > 0 && form && frame?.contentWindow)
      tell<ToPreview>(frame.contentWindow, { kind: 'form', form });
  }, [ready, form, frame]);

  return {
    setFrame,
    insight,
    focused,
    filled,
    order,
    suppose: useCallback(
      (name, raw) =>
        new Promise<Supposition>((resolve) => {
          supposing.current = resolve;
          order({ kind: 'suppose', name, raw });
        }),
      [order],
    ),
    record: useCallback(
      () =>
        new Promise<JsonObject>((resolve) => {
          recording.current = resolve;
          order({ kind: 'record' });
        }),
      [order],
    ),
  };
}
