import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type JSONDocument,
  type JSONSchema,
} from 'vscode-json-languageservice';
import { schemaText } from '../definitionSchema';

/** What an editor shows of a definition: suggestions and a hover at `|` in the text, and what it underlines. */
export interface Editor {
  suggestions: () => Promise<CompletionItem[]>;
  /** The texts of suggestions. */
  labels: () => Promise<string[]>;
  hover: () => Promise<string>;
  /** The underlined texts, with what is said of each. */
  underlined: () => Promise<{ text: string; message: string; line: number }[]>;
}

const uri = 'file:///form-definitions/contoh.json';

/** Visual Studio Code's JSON service with the schema of the file. */
const service = getLanguageService({
  // As an editor does, it follows the line `$schema` of a definition.
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  clientCapabilities: { textDocument: { completion: { completionItem: {} } } },
});
service.configure({
  validate: true,
  schemas: [
    {
      uri: 'file:///form-definitions/form-definition.schema.json',
      fileMatch: ['*.json'],
      schema: JSON.parse(schemaText()) as JSONSchema, // The service reads draft-07; the tests look at what it makes of it.
    },
  ],
});

/** Opens a text in the service; a `|` in it is the cursor. */
export function open(marked: string): Editor {
  const at = marked.indexOf('|');
  const text = at < 0 ? marked : marked.slice(0, at) + marked.slice(at + 1);
  const document = TextDocument.create(uri, 'json', 1, text);
  const json: JSONDocument = service.parseJSONDocument(document);
  const position = document.positionAt(Math.max(at, 0));
  const suggestions = async (): Promise<CompletionItem[]> =>
    (await service.doComplete(document, position, json))?.items ?? [];
  return {
    suggestions,
    labels: async () => (await suggestions()).map(({ label }) => label),
    hover: async () => hoverText((await service.doHover(document, position, json))?.contents),
    underlined: async () => {
      const found: Diagnostic[] = await service.doValidation(document, json);
      return found.map(({ range, message }) => ({
        text: document.getText(range),
        message: hoverText(message),
        line: range.start.line + 1,
      }));
    },
  };
}

/** A text, or several, some with marks. */
function hoverText(contents: unknown): string {
  if (Array.isArray(contents)) return contents.map(hoverText).join('\n');
  return typeof contents === 'string' ? contents : JSON.stringify(contents ?? '');
}
