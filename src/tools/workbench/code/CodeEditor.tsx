import Box from '@mui/material/Box';
import { isolateHistory, redo, undo } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { Finding, TextEdit } from '../../checker';
import { locate, treeOf } from '../../checker/json/locate';
import { words } from '../words';
import { editorExtensions } from './extensions';

/** What others do with the editor. */
export interface CodeHandle {
  showPlace: (place: Pick<Finding, 'line' | 'column'>) => void;
  /** The same, of a path such as `steps[1].blocks[0]`. */
  showPath: (path: string) => void;
  /** Makes the text another one; undo takes it back at once. */
  replace: (text: string) => void;
  /** The same for good: nothing leads back to what stood there before. */
  restart: (text: string) => void;
  change: (changes: readonly TextEdit[]) => void;
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
  /** The editor's state with a text that has no history. */
  const fresh = useRef<(doc: string) => EditorState>(undefined);

  useEffect(() => {
    if (!host.current) return undefined;
    const extensions = editorExtensions((text) => start.current.onChange(text));
    fresh.current = (doc) => EditorState.create({ doc, extensions });
    const made = new EditorView({ state: fresh.current(start.current.initialText), parent: host.current });
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
        const changes = difference(view.current?.state.doc.toString() ?? '', text);
        view.current?.dispatch({ changes, annotations: isolateHistory.of('full') });
      },
      restart: (doc) => {
        if (fresh.current) view.current?.setState(fresh.current(doc));
        start.current.onChange(doc);
      },
      change: (changes) => view.current?.dispatch({ changes, annotations: isolateHistory.of('full') }),
      text: () => view.current?.state.doc.toString() ?? '',
      undo: () => void (view.current && undo(view.current)),
      redo: () => void (view.current && redo(view.current)),
    };
  }, []);
  return <Box ref={host} sx={{ height: '100%', minHeight: 0, overflow: 'hidden' }} data-code />;
}

/** The change that makes a text another one: all that stands between what both begin and end with. */
function difference(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** The offset of what a path of a definition leads to (as far as the text has it); `undefined` in a text that is no JSON. */
export function offsetOf(text: string, path: string): number | undefined {
  const root = treeOf(text);
  return root && locate(root, path).value.offset;
}

/** Findings as marks in the text and its margin. */
export function diagnosticsOf(state: EditorState, findings: readonly Finding[]): Diagnostic[] {
  return findings.map((finding): Diagnostic => {
    const from = offsetAt(state, finding);
    return {
      from,
      to: endAt(state, from),
      severity: finding.severity === 'error' ? 'error' : 'warning',
      source: words.findings.severity[finding.severity],
      message: sentences(finding),
    };
  });
}

/** The offset of a place; the text may have become shorter since it was checked. */
function offsetAt({ doc }: EditorState, { line, column }: Pick<Finding, 'line' | 'column'>): number {
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  return Math.min(from + column - 1, to);
}

const leaf = /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|.)/;

/**
 * The end of the word or text that begins at an offset; of a list or object its first sign. The editor's own tree is not asked: it
 * reaches only as far as the editor has found time to parse.
 */
function endAt({ doc }: EditorState, from: number): number {
  const line = doc.lineAt(from);
  return from + (leaf.exec(line.text.slice(from - line.from))?.[0].length ?? 0);
}

function sentences({ what, suggestion, fix }: Finding): string {
  return [what, suggestion, fix].filter((one) => one !== undefined).join(' ');
}
