import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ComponentType, useState } from 'react';
import { type FormDefinition, isObject, type Json } from '../../../interpreter';
import { Labelled } from '../document/Control';
import { productsWords } from './words';
import type { Source } from '../../new-form/copiedForm';
import type { Drawn } from './Sketch';

const { ways: panelWords } = productsWords;

/** In place of the product's code, which no XLSForm knows: without one, nothing would be sent. */
const subProductId = 'XLSFORM';

interface Read {
  begun: Begun;
  lines: readonly string[];
}

/** Makes a product of an XLSForm, and lists what is said otherwise there or could not be taken over. */
export function ImportChoice({ wrong, onChange }: ChoiceProps) {
  const [read, setRead] = useState<Read>();
  const [first, ...notes] = read?.lines ?? [];
  const failed = read !== undefined && 'missing' in read.begun;
  return (
    <>
      <Labelled name={panelWords.file} about={panelWords.fileHint} wrong={failed ? undefined : wrong}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (!file) return;
              void readFile(file).then((next) => {
                setRead(next);
                onChange(next.begun);
              });
            }}
          />
        )}
      </Labelled>
      <div role="status">
        {read && (
          <Alert
            severity={failed ? 'error' : notes.length > 0 ? 'warning' : 'success'}
            sx={{ mt: 1 }}
            data-imported
          >
            {first}
            <Box
              component="ul"
              sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
            >
              {notes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Alert>
        )}
      </div>
    </>
  );
}

async function readFile(file: File): Promise<Read> {
  try {
    const { importForm, importWords, sheetsOf } = await import('../../xlsform/importForm');
    const imported = importForm(await sheetsOf(file), { subProductId });
    const { definition, scenarios } = imported;
    const lines = importWords(imported);
    if (!isObject(definition)) return { begun: { missing: panelWords.fixFile }, lines };
    // What an import makes is read as a definition by the checker's tests of it.
    const source = { definition: definition as unknown as FormDefinition, scenarios: scenarios as Json };
    return { begun: { source }, lines };
  } catch (fault) {
    return {
      begun: { missing: panelWords.fixFile },
      lines: [fault instanceof Error ? fault.message : String(fault)],
    };
  }
}

/** The files of a folder by their path below it. */
export type Texts = ReadonlyMap<string, string>;

/** What a way has come to: a form to begin with, or what is missing. */
export type Begun = { source: Source } | { missing: string };

/** A way to begin a product. */
export interface Way {
  id: string;
  title: string;
  about: string;
  drawn: Drawn;
  begun: Begun;
  /** Asks for what else has to be said. */
  Choice?: ComponentType<ChoiceProps>;
}

export interface ChoiceProps {
  texts: Texts;
  /** What is missing, once somebody wants to go on without it. */
  wrong: string | undefined;
  onChange: (begun: Begun) => void;
}
