import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Finding } from '../../checker';
import type { Signed } from '../../publication/release';
import type { CodeHandle } from '../code/CodeEditor';
import { builtSite, developmentFolder, type SourceFolder } from '../source/files';
import { pageProofs } from '../source/pageProofs';
import { type Proofs, servedProofs } from '../source/proofs';
import type { Examined } from '../useExamined';
import type { EditedFile } from '../useFile';
import type { Preview } from '../usePreview';
import { BankPanel } from './BankPanel';
import { FindingList } from './FindingList';
import { FlowPanel } from './FlowPanel';
import { HistoryPanel } from './HistoryPanel';
import { historyWords } from './historyWords';
import { ProofPanel } from './ProofPanel';
import { ScenarioPanel } from './ScenarioPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { words } from '../words';

interface PanelsProps {
  slug: string;
  folder: SourceFolder;
  /** Nothing is sent to the bank from here. */
  sealed: boolean;
  edited: EditedFile;
  newest: Examined | undefined;
  lastGood: Examined | undefined;
  findings: readonly Finding[];
  preview: Preview;
  code: RefObject<CodeHandle | null>;
  shown: PanelName;
  onShow: (panel: PanelName) => void;
  onGo: (path: string) => void;
  inCode: (show: (handle: CodeHandle) => void) => void;
}

/** What there is for what is no product: it is published with those that use it. */
const beside: readonly PanelName[] = ['findings'];

/** The panels below the text: what was found in it, how its form stands, and what is done with the saved version. */
export function Panels({
  slug,
  folder,
  sealed,
  edited,
  newest,
  lastGood,
  findings,
  preview,
  code,
  shown,
  onShow,
  onGo,
  inCode,
}: PanelsProps) {
  const proofs = useMemo(() => proofsOf(folder), [folder]);
  // Both panels that sign may be closed in between.
  const [signed, setSigned] = useState<Partial<Signed>>({});
  return (
    <PanelTabs
      only={slug.includes('/') ? beside : names}
      shown={shown}
      onShow={onShow}
      findings={newest && findings.length}
    >
      {
        {
          findings: (
            <FindingList
              findings={findings}
              checked={newest !== undefined}
              text={newest?.text === edited.text ? edited.text : undefined}
              onShow={(place) => inCode((handle) => handle.showPlace(place))}
              onGo={onGo}
              onMend={(edits) => code.current?.change(edits)}
              onRobot={() => onShow('proof')}
            />
          ),
          flow: <FlowPanel insight={preview.insight} focused={preview.focused} onGo={onGo} />,
          bank: (
            <BankPanel
              form={(newest ?? lastGood)?.form ?? lastGood?.form}
              treated={preview.treated}
              onTreat={preview.treat}
              sealed={sealed}
            />
          ),
          scenarios: <ScenarioPanel slug={slug} folder={folder} form={newest?.form} preview={preview} />,
          proof: (
            <ProofPanel
              slug={slug}
              text={edited.text}
              saved={!edited.changed}
              proofs={proofs}
              form={newest?.form}
              onGo={onGo}
              signed={signed}
              onSign={setSigned}
            />
          ),
          history: (
            <HistoryPanel
              slug={slug}
              folder={folder}
              text={edited.text}
              form={newest?.form}
              onWrite={(text) => {
                code.current?.replace(text);
                return edited.save(text);
              }}
              onRestored={(version) =>
                setSigned((one) => ({
                  ...one,
                  reason: version === undefined ? undefined : historyWords.reason(version),
                }))
              }
            />
          ),
        }[shown]
      }
    </PanelTabs>
  );
}

function proofsOf(folder: SourceFolder): Proofs | undefined {
  if (folder === developmentFolder) return servedProofs;
  return folder === builtSite ? undefined : pageProofs(folder);
}

export type PanelName = keyof typeof words.panels;

interface PanelTabsProps extends Pick<PanelsProps, 'shown' | 'onShow'> {
  only: readonly PanelName[];
  /** How many there are; `undefined`: not counted yet. */
  findings: number | undefined;
  children: ReactNode;
}

const names: readonly PanelName[] = ['findings', 'flow', 'bank', 'scenarios', 'proof', 'history'];

function PanelTabs({ only, shown, onShow, findings, children }: PanelTabsProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderTop: 1, borderColor: 'divider' }}
    >
      <Tabs
        value={shown}
        onChange={(_, panel: PanelName) => onShow(panel)}
        aria-label={words.panelList}
        variant="scrollable"
        // Beside the form all of them are in view, on two lines; on a phone one line is pushed along.
        sx={{
          minHeight: 40,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
          '& [role="tablist"]': { flexWrap: { sm: 'wrap' } },
          '& [aria-selected="true"]': { boxShadow: 'inset 0 -2px 0 0 currentColor' },
        }}
        slotProps={{ indicator: { sx: { display: 'none' } } }}
      >
        {only.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="panel"
            label={
              name === 'findings' && findings !== undefined
                ? `${words.panels[name]} (${findings})`
                : words.panels[name]
            }
            sx={{ minHeight: 40, py: 0.5 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="panel"
        tabIndex={0}
        aria-labelledby={`tab-${shown}`}
        data-panel={shown}
        sx={{ overflow: 'auto', flex: 1, minHeight: 0, px: 2, py: 1, typography: 'body2' }}
      >
        {children}
      </Box>
    </Box>
  );
}
