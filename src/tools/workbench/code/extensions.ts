import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { words } from '../words';
import { completionSource } from './completion';
import { definitionService } from './languageService';
import { phrases } from './phrases';
import { proseElement } from './prose';

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-gutters': { backgroundColor: '#f5f7f8', color: '#51606b' },
  '.cm-prose': { maxWidth: '32rem', padding: '4px 10px' },
  '.cm-prose p': { margin: '4px 0', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': { maxWidth: '36rem' },
});

/** What makes a text field an editor of definitions. */
export function editorExtensions(onChange: (text: string) => void): Extension {
  return [
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({ 'aria-label': words.code, tabindex: '0' }),
    lineNumbers(),
    lintGutter(),
    foldGutter(),
    history(),
    drawSelection(),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    json(),
    syntaxHighlighting(defaultHighlightStyle),
    autocompletion({ override: [completionSource(definitionService)] }),
    hoverTooltip(async (view, pos) => {
      const told = await definitionService().explain(view.state.doc.toString(), pos);
      return told === undefined ? null : { pos, create: () => ({ dom: proseElement(told) }) };
    }),
    // Tab leaves the editor: who works by keyboard alone must come out of it.
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
    look,
  ];
}
