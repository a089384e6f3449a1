import Box from '@mui/material/Box';
import { isolateHistory, redo, undo } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { Finding, TextEdit } from '../../checker';
import { diagnosticsOf, offsetAt } from './diagnostics';
import { editorExtensions } from './extensions';
import { offsetOf } from './position';

/** What others do with the editor. */
export interface CodeHandle {
  /** Shows a place and puts the cursor there. */
  showPlace: (place: Pick<Finding, 'line' | 'column'>) => void;
  /** The same, of a path such as `steps[1].blocks[0]`. */
  showPath: (path: string) => void;
  /** Puts another text in place of the whole. */
  replace: (text: string) => void;
  /** Makes changes that are taken back together. */
  change: (changes: readonly TextEdit[]) => void;
  /** The text as it is now. */
  text: () => string;
  undo: () => void;
  redo: () => void;
}

interface CodeEditorProps {
  /** Read once. */
  initialText: string;
  findings: readonly Finding[];
  onChange: (text: string) => void;
  ref: Ref<CodeHandle>;
}

/** The text of a definition, with findings in its margin, suggestions and explanations. */
export function CodeEditor({ initialText, findings, onChange, ref }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const start = useRef({ initialText, onChange });

  useEffect(() => {
    if (!host.current) return undefined;
    const { initialText: doc } = start.current;
    const extensions = editorExtensions((text) => start.current.onChange(text));
    const made = new EditorView({ state: EditorState.create({ doc, extensions }), parent: host.current });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => {
    start.current.onChange = onChange;
  }, [onChange]);
  useEffect(() => {
    const now = view.current;
    if (now) now.dispatch(setDiagnostics(now.state, diagnosticsOf(now.state, findings)));
  }, [findings]);

  useImperativeHandle(ref, (): CodeHandle => {
    const show = (offset: number): void => {
      const now = view.current;
      if (!now) return;
      const effects = EditorView.scrollIntoView(offset, { y: 'center' });
      now.dispatch({ selection: { anchor: offset }, effects });
      now.focus();
    };
    return {
      showPlace: (place) => {
        if (view.current) show(offsetAt(view.current.state, place));
      },
      showPath: (path) => {
        const offset = offsetOf(view.current?.state.doc.toString() ?? '', path);
        if (offset !== undefined) show(offset);
      },
      replace: (text) => {
        const now = view.current;
        now?.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text } });
      },
      change: (changes) => view.current?.dispatch({ changes, annotations: isolateHistory.of('full') }),
      text: () => view.current?.state.doc.toString() ?? '',
      undo: () => void (view.current && undo(view.current)),
      redo: () => void (view.current && redo(view.current)),
    };
  }, []);
  return <Box ref={host} sx={{ height: '100%', minHeight: 0, overflow: 'hidden' }} data-code />;
}
