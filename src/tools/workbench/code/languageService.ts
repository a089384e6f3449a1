import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Hover,
  type JSONSchema,
} from 'vscode-json-languageservice';
import { definitionSchema } from '../../schema/definitionSchema';

/** What an editor knows from the schema of definitions. */
export interface DefinitionService {
  complete: (text: string, offset: number) => Promise<ServiceItem[]>;
  /** What stands at an offset, in words; `undefined`: nothing that the schema knows. */
  explain: (text: string, offset: number) => Promise<string | undefined>;
}

/** A suggestion, and what it replaces. */
export interface ServiceItem {
  item: CompletionItem;
  from: number;
  to: number;
}

const uri = 'file:///form-definitions/definisi.json';

let made: DefinitionService | undefined;

/** The service of Visual Studio Code, with our schema in place of what `$schema` names; built when somebody asks for the first time. */
export function definitionService(): DefinitionService {
  return (made ??= makeService());
}

function makeService(): DefinitionService {
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
    const document = TextDocument.create(uri, 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    complete: async (text, offset) => {
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
    explain: async (text, offset) => {
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
