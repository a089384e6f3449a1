import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CodeEditor, type CodeHandle } from './code/CodeEditor';
import type { Finding } from '../checker';
import { FindingList } from './panels/FindingList';
import { FieldReasons } from './panels/FieldReasons';
import { PanelTabs, type PanelName } from './panels/PanelTabs';
import { ScenarioPanel } from './panels/ScenarioPanel';
import { StepMap } from './panels/StepMap';
import { PreviewPane } from './PreviewPane';
import { SaveBar } from './SaveBar';
import type { SourceFile, SourceFolder } from './source/files';
import { useExamined } from './useExamined';
import { useFile } from './useFile';
import { usePreview } from './usePreview';
import { words } from './words';

const noFindings: readonly Finding[] = [];

const frame = { display: 'flex', flexDirection: 'column', height: { lg: '100vh' } } as const;

const halves = {
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const left = {
  display: 'grid',
  minHeight: 0,
  gridTemplateRows: { xs: '60vh auto', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  borderRight: { lg: 1 },
  borderColor: { lg: 'divider' },
} as const;

/** A definition's text beside its form, with all that tells an editor why the form is as it is. */
export function Workbench({ slug, file, folder }: { slug: string; file: SourceFile; folder: SourceFolder }) {
  const edited = useFile(slug, file, folder);
  const { newest, lastGood } = useExamined(edited.text, slug, folder);
  const preview = usePreview(lastGood?.edited);
  const [panel, setPanel] = useState<PanelName>('findings');
  const code = useRef<CodeHandle>(null);
  const findings = newest?.findings ?? noFindings;
  const showPath = (path: string): void => code.current?.showPath(path);
  const takeOutside = (): void => {
    if (!edited.outside) return;
    edited.takeOutside();
    code.current?.replace(edited.outside.text);
  };
  return (
    <Box sx={frame}>
      <SaveBar slug={slug} file={edited} saves={folder.saves} onTakeOutside={takeOutside} />
      <Box component="main" sx={halves}>
        <Box component="section" sx={left} aria-label={words.code}>
          <CodeEditor ref={code} initialText={file.text} findings={findings} onChange={edited.edit} />
          <PanelTabs shown={panel} onShow={setPanel} findings={newest && findings.length}>
            {
              {
                findings: (
                  <FindingList
                    findings={findings}
                    checked={newest !== undefined}
                    text={newest?.text === edited.text ? edited.text : undefined}
                    onShow={(place) => code.current?.showPlace(place)}
                    onMend={(edits) => code.current?.apply(edits)}
                  />
                ),
                map: (
                  <StepMap
                    steps={preview.insight?.steps}
                    onShowStep={(step) => preview.order({ kind: 'show-step', step })}
                    onShowPath={showPath}
                  />
                ),
                fields: (
                  <FieldReasons
                    fields={preview.insight?.fields}
                    focused={preview.focused}
                    onFocus={(name) => preview.order({ kind: 'show-field', name })}
                    onShowPath={showPath}
                  />
                ),
                scenarios: (
                  <ScenarioPanel slug={slug} folder={folder} form={newest?.form} preview={preview} />
                ),
              }[panel]
            }
          </PanelTabs>
        </Box>
        <PreviewPane slug={slug} preview={preview}>
          {newest && !newest.form && (
            <Alert
              severity="warning"
              sx={{ m: 1.5, mb: 0 }}
              action={<Button onClick={() => setPanel('findings')}>{words.panels.findings}</Button>}
            >
              {lastGood ? words.lastGood : words.neverGood}
            </Alert>
          )}
        </PreviewPane>
      </Box>
    </Box>
  );
}
