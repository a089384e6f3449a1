import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Finding } from '../../checker';
import { words } from '../words';

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
export function offsetAt({ doc }: EditorState, { line, column }: Pick<Finding, 'line' | 'column'>): number {
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

function sentences({ what, suggestion, mend }: Finding): string {
  return [what, suggestion, mend].filter((one) => one !== undefined).join(' ');
}
