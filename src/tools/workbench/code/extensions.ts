import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type Completion,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
  snippet,
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
import {
  type CompletionItem,
  getLanguageService,
  type Hover,
  type JSONSchema,
  TextDocument,
} from 'vscode-json-languageservice';
import { definitionSchema } from '../../schema/definitionSchema';

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
    autocompletion({ override: [complete] }),
    hoverTooltip(async (view, pos) => {
      const explanation = await definitionService().explain(view.state.doc.toString(), pos);
      return explanation === undefined ? null : { pos, create: () => ({ dom: proseElement(explanation) }) };
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

async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
  if (!context.explicit && !/["\w]/.test(before)) return null;
  const items = await definitionService().complete(context.state.doc.toString(), context.pos);
  const [first] = items;
  if (!first || context.aborted) return null;
  return {
    from: first.from,
    options: items.filter(({ from }) => from === first.from).map((one) => optionOf(one, context.pos)),
  };
}

function optionOf({ item, to }: ServiceItem, pos: number): Completion {
  const template = toTemplate(item.textEdit?.newText ?? item.insertText ?? item.label);
  // What stands behind the cursor is replaced too, however much was typed since.
  const behind = Math.max(0, to - pos);
  const { documentation } = item;
  const explanation = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    apply: (view, completion, from, cursor) => snippet(template)(view, completion, from, cursor + behind),
    ...(explanation !== undefined && explanation !== '' && { info: () => proseElement(explanation) }),
  };
}

/** A snippet of Visual Studio Code as one of CodeMirror: `$1` is `${1}`, a choice its first word, and `$0` an end. */
export function toTemplate(text: string): string {
  return text
    .replace(/\$\{(\d+)\|([^,|]*)[^|]*\|\}/g, '${$1:$2}')
    .replace(/(?<!\\)\$(\d+)/g, '${$1}')
    .replace(/\$\{0\}/g, '${}');
}

const phrases: Readonly<Record<string, string>> = {
  Find: 'Cari',
  Replace: 'Ganti',
  next: 'berikutnya',
  previous: 'sebelumnya',
  all: 'semua',
  'match case': 'huruf besar/kecil sama',
  'by word': 'kata utuh',
  regexp: 'ekspresi reguler',
  replace: 'ganti',
  'replace all': 'ganti semua',
  close: 'tutup',
  'current match': 'temuan sekarang',
  'replaced $ matches': '$ temuan diganti',
  'replaced match on line $': 'temuan di baris $ diganti',
  'on line': 'di baris',
  'Go to line': 'Ke baris',
  go: 'buka',
  Diagnostics: 'Temuan',
  'No diagnostics': 'Tidak ada temuan',
  Completions: 'Saran isian',
  'Fold line': 'Lipat baris',
  'Unfold line': 'Buka lipatan',
  'Folded lines': 'Baris yang dilipat',
  'Unfolded lines': 'Baris yang dibuka',
  to: 'sampai',
  'folded code': 'baris yang dilipat',
  unfold: 'buka',
  'Control character': 'Karakter kendali',
  'Selection deleted': 'Pilihan dihapus',
};

/** Sentences with words of code in backticks, and whole lines of code between fences, as an element. */
export function proseElement(text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-prose';
  for (const part of text.split(/\n{2,}|(?<=```)\n|\n(?=```)/)) {
    const paragraph = element.appendChild(document.createElement('p'));
    part
      .replace(/^```\w*\n?|```$/g, '')
      .replace(/\\([^\w\s])/g, '$1')
      .replaceAll('&nbsp;', ' ')
      .split('`')
      .forEach((piece, index) => {
        if (index % 2 === 0) paragraph.append(piece);
        else paragraph.appendChild(document.createElement('code')).textContent = piece;
      });
    if (paragraph.textContent?.trim() === '') paragraph.remove();
  }
  return element;
}

interface ServiceItem {
  item: CompletionItem;
  from: number;
  to: number;
}

let made: ReturnType<typeof makeService> | undefined;

/** The service of Visual Studio Code, with our schema in place of what `$schema` names; built when somebody asks for the first time. */
export function definitionService(): ReturnType<typeof makeService> {
  return (made ??= makeService());
}

function makeService() {
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    clientCapabilities: { textDocument: { completion: { completionItem: {} } } },
  });
  service.configure({
    validate: false,
    schemas: [
      {
        uri: 'file:///form-definitions/form-definition.schema.json',
        fileMatch: ['*.json'],
        // Draft-07, which the service reads; a copy, since it writes in it.
        schema: structuredClone(definitionSchema()) as JSONSchema,
      },
    ],
  });
  const open = (text: string) => {
    const document = TextDocument.create('file:///form-definitions/definisi.json', 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    complete: async (text: string, offset: number): Promise<ServiceItem[]> => {
      const { document, json } = open(text);
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return (list?.items ?? []).map((item) => {
        const edit = item.textEdit;
        const range = edit && ('range' in edit ? edit.range : edit.replace);
        return {
          item,
          from: range ? document.offsetAt(range.start) : offset,
          to: range ? document.offsetAt(range.end) : offset,
        };
      });
    },
    /** What stands at an offset, in words; `undefined`: nothing that the schema knows. */
    explain: async (text: string, offset: number): Promise<string | undefined> => {
      const { document, json } = open(text);
      const hover = await service.doHover(document, document.positionAt(offset), json);
      const explanation = hover ? textOf(hover.contents).trim() : '';
      return explanation === '' ? undefined : explanation;
    },
  };
}

function textOf(contents: Hover['contents']): string {
  if (typeof contents === 'string') return contents;
  if (Array.isArray(contents)) return contents.map(textOf).join('\n\n');
  return contents.value;
}
