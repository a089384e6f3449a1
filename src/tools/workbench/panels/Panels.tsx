import { useMemo, useState, type RefObject } from 'react';
import type { Finding } from '../../checker';
import type { Signed } from '../../publication/release';
import type { CodeHandle } from '../code/CodeEditor';
import { builtSite, developmentFolder, type SourceFolder } from '../source/files';
import { pageProofs } from '../source/pageProofs';
import { servedProofs, type Proofs } from '../source/proofs';
import type { Examined } from '../useExamined';
import type { EditedFile } from '../useFile';
import type { PreviewLink } from '../usePreview';
import { BankPanel } from './BankPanel';
import { FieldReasons } from './FieldReasons';
import { FindingList } from './FindingList';
import { HistoryPanel } from './HistoryPanel';
import { historyWords } from './historyWords';
import { PanelTabs, type PanelName } from './PanelTabs';
import { ProofPanel } from './ProofPanel';
import { ScenarioPanel } from './ScenarioPanel';

interface PanelsProps {
  slug: string;
  folder: SourceFolder;
  /** Nothing is sent to the bank from here. */
  sealed: boolean;
  edited: EditedFile;
  newest: Examined | undefined;
  lastGood: Examined | undefined;
  /** Of the newest text that was checked. */
  findings: readonly Finding[];
  preview: PreviewLink;
  code: RefObject<CodeHandle | null>;
  shown: PanelName;
  onShow: (panel: PanelName) => void;
  /** Brings the document to the front, and the setting at a path in it. */
  onGo: (path: string) => void;
  /** Brings the code to the front, and shows something in it. */
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
      only={slug.includes('/') ? beside : undefined}
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
          fields: (
            <FieldReasons
              insight={preview.insight}
              focused={preview.focused}
              onFocus={(name) => preview.order({ kind: 'show-field', name })}
              onShowPath={(path) => inCode((handle) => handle.showPath(path))}
            />
          ),
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

/** Who looks into the products of a folder. */
function proofsOf(folder: SourceFolder): Proofs | undefined {
  if (folder === developmentFolder) return servedProofs;
  return folder === builtSite ? undefined : pageProofs(folder);
}
