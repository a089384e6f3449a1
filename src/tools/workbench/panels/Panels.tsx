import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledForm } from '../../../interpreter';
import type { Finding } from '../../checker';
import type { Signed } from '../../publication/release';
import type { CodeHandle } from '../code/CodeEditor';
import { builtSite, developmentFolder, type SourceFolder } from '../source/files';
import { pageProofs, type Proofs, servedProofs } from '../source/proofs';
import type { Examined } from '../useExamined';
import type { EditedFile } from '../useFile';
import type { Preview } from '../usePreview';
import { BankPanel } from './BankPanel';
import { FindingList } from './FindingList';
import { FlowPanel } from './FlowPanel';
import { PublishPanel } from './PublishPanel';
import { ScenarioPanel } from './ScenarioPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { words } from '../words';

interface PanelsProps {
  slug: string;
  folder: SourceFolder;
  /** Nothing is sent to the bank from here. */
  sealed: boolean;
  edited: EditedFile;
  newest: Examined | undefined;
  /** The newest that could be made. */
  form: CompiledForm | undefined;
  findings: readonly Finding[];
  preview: Preview;
  code: RefObject<CodeHandle | null>;
  shown: PanelName | undefined;
  onShow: (panel: PanelName | undefined) => void;
  onGo: (path: string) => void;
  inCode: (show: (handle: CodeHandle) => void) => void;
}

export type PanelName = keyof typeof words.panels;

interface PlaceButtonsProps extends Pick<PanelsProps, 'shown' | 'onShow'> {
  places: readonly PanelName[];
  /** How many there are; `undefined`: not counted yet. */
  findings: number | undefined;
}

/** The ways to what was found, where the form leads, what it is tested by, and its publication; a second press closes it. */
export function PlaceButtons({ places, shown, findings, onShow }: PlaceButtonsProps) {
  return places.map((name) => (
    <Button
      key={name}
      size="small"
      id={`place-${name}`}
      variant={name === 'publish' ? 'outlined' : 'text'}
      color={name === 'findings' && findings ? 'error' : 'primary'}
      aria-expanded={shown === name}
      sx={{ minWidth: 0, textDecoration: shown === name ? 'underline' : undefined }}
      onClick={() => onShow(shown === name ? undefined : name)}
    >
      {name === 'findings' ? `${words.panels.findings} ${findings ?? '…'}` : words.panels[name]}
    </Button>
  ));
}

/** The place that is open: what was found in the text, how its form stands, and what is done with the saved version. */
export function Panels({ sealed, inCode, ...panels }: PanelsProps) {
  const { slug, folder, edited, newest, form, findings, preview, code, shown, onShow, onGo } = panels;
  const proofs = useMemo(() => proofsOf(folder), [folder]);
  // Who has signed once is known, also where the place was closed in between.
  const [signed, setSigned] = useState<Partial<Signed>>({});
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [shown]);
  if (!shown) return null;
  const close = (): void => {
    onShow(undefined);
    document.getElementById(`place-${shown}`)?.focus();
  };
  return (
    <Box
      component="section"
      ref={panel}
      id="panel"
      tabIndex={-1}
      aria-label={words.panels[shown]}
      data-panel={shown}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      sx={{
        overflow: 'auto',
        minHeight: 0,
        gridColumn: { lg: 3 },
        gridRow: { lg: 1 },
        px: 2,
        py: 1,
        typography: 'body2',
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h2" sx={{ typography: 'h5', m: 0, flex: 1 }}>
          {words.panels[shown]}
        </Box>
        <Button size="small" data-action="close-panel" onClick={close}>
          {words.closePanel}
        </Button>
      </Box>
      {
        {
          findings: (
            <FindingList
              findings={findings}
              checked={newest !== undefined}
              text={newest?.text === edited.text ? edited.text : undefined}
              onShow={(place) => inCode((handle) => handle.showPlace(place))}
              onGo={onGo}
              onEdit={(edits) => code.current?.change(edits)}
            />
          ),
          flow: <FlowPanel form={form} insight={preview.insight} onGo={onGo} />,
          tests: (
            <ScenarioPanel
              {...{ slug, folder, preview, proofs }}
              form={newest?.form}
              text={edited.text}
              saved={!edited.changed}
            />
          ),
          bank: <BankPanel form={form} treated={preview.treated} onTreat={preview.treat} sealed={sealed} />,
          publish: (
            <PublishPanel
              {...{ slug, folder, proofs, signed, onGo }}
              text={edited.text}
              examined={newest?.text === edited.text ? newest : undefined}
              saved={!edited.changed}
              onSign={setSigned}
              onTests={() => onShow('tests')}
              onWrite={(text) => {
                code.current?.replace(text);
                return edited.save(text);
              }}
            />
          ),
        }[shown]
      }
    </Box>
  );
}

function proofsOf(folder: SourceFolder): Proofs | undefined {
  if (folder === developmentFolder) return servedProofs;
  return folder === builtSite ? undefined : pageProofs(folder);
}
