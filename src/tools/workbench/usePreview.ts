import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CompiledForm, JsonObject } from '../../interpreter';
import type { Treated } from './bank/treatments';
import type { Insight } from './insight/insight';
import { type Filled, fill, recorded, showStep } from './preview/commands';
import { createPreviewBank } from './preview/exchanges';
import { type FormHandle, type KeptPreview, nothingKept } from './preview/PreviewForm';
import type { Chosen } from './preview/marks';
import { createRecorder } from './preview/recorder';

/** A definition that is shown, and with what it begins. A new number is a new session. */
interface Edition {
  number: number;
  form: CompiledForm;
  kept: KeptPreview;
}

/** The form beside its outline. */
export type Preview = ReturnType<typeof usePreview>;

/** The form as it stands now, with what the editor asks of it. `sealed`: nothing is sent to the bank from it. */
export function usePreview(form: CompiledForm | undefined, sealed: boolean) {
  const [edition, setEdition] = useState<Edition>();
  const [insight, setInsight] = useState<Insight>();
  const [filled, setFilled] = useState<Filled>();
  const [treated, setTreated] = useState<readonly Treated[]>([]);
  const [chosen, setChosen] = useState<Chosen>();
  const handle = useRef<FormHandle>(undefined);
  const wanted = useRef<string>(undefined);
  const [bank] = useState(() => createPreviewBank(sealed));
  const [recorder] = useState(createRecorder);

  useEffect(() => bank.stand(), [bank]);
  useEffect(() => bank.treat(treated), [bank, treated]);
  // Before the next paint: what is pressed or typed between the keeping and the drawing would be lost.
  useLayoutEffect(() => {
    if (!form) return;
    bank.show(form);
    const kept = keptFor(form, handle.current, wanted.current);
    setEdition((now) => ({ number: (now?.number ?? 0) + 1, form, kept }));
  }, [form, bank]);

  return {
    edition,
    insight,
    filled,
    treated,
    chosen,
    recorder,
    handle,
    treat: setTreated,
    onInsight: setInsight,
    onOpen: useCallback(
      (opened: FormHandle): void => {
        const isFirst = handle.current === undefined;
        handle.current = opened;
        recorder.watch(opened);
        if (isFirst && wanted.current !== undefined) void showStep(opened, recorder, wanted.current);
      },
      [recorder],
    ),
    choose: (next: Chosen | undefined): void => {
      setChosen(next);
      wanted.current = next?.step;
      if (handle.current && next?.step !== undefined) void showStep(handle.current, recorder, next.step);
    },
    fill: (to: 'step' | 'preview'): void => {
      setFilled(undefined);
      if (handle.current) void fill(handle.current, recorder, to).then(setFilled);
    },
    restart: (): void => {
      recorder.clear();
      setFilled(undefined);
      setEdition((now) => now && { ...now, number: now.number + 1, kept: nothingKept });
    },
    /** The visit so far as scenarios without a name, the truest first. */
    record: (): readonly JsonObject[] =>
      handle.current ? recorded(handle.current, recorder, bank.exchanges) : [],
  };
}

/** What a form begins with after the one that is open: a step that is wanted and was not there before is shown now. */
function keptFor(form: CompiledForm, open: FormHandle | undefined, wanted = ''): KeptPreview {
  const kept = open?.keep() ?? nothingKept;
  if (!kept.state || open?.form.steps.has(wanted) || !form.steps.has(wanted)) return kept;
  return { ...kept, shown: 'step', state: { ...kept.state, step: wanted } };
}
