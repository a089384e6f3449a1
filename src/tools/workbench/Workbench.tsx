import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Choice } from './Choice';
import { CodeEditor, type CodeHandle } from './code/CodeEditor';
import type { Finding } from '../checker';
import { formIn } from '../publication/readForm';
import { DocumentPane, openMenuBelow } from './document/DocumentPane';
import { titleOfFile } from './document/pieces';
import { type PanelName, Panels } from './panels/Panels';
import { PreviewPane } from './PreviewPane';
import type { Source } from './preview/marks';
import { SaveBar } from './SaveBar';
import type { SourceFolder } from './source/files';
import { differenceOfForms } from './source/history';
import { type Examined, useExamined } from './useExamined';
import { type EditedFile, type FoundFile, useFile } from './useFile';
import { usePreview } from './usePreview';
import { Versions } from './Versions';
import { words } from './words';

const noFindings: readonly Finding[] = [];
const noGuests: Examined['guests'] = [];

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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { xs: 'auto 80vh auto', sm: 'auto 60vh auto', lg: 'auto minmax(0, 3fr) minmax(0, 2fr)' },
  borderRight: { lg: 1 },
  borderColor: { lg: 'divider' },
} as const;

/** The document whose words are edited, or the JSON behind it; both are one text, with one history. */
export type View = keyof typeof words.views;

export interface WorkbenchProps {
  slug: string;
  file: FoundFile;
  folder: SourceFolder;
  sealed: boolean;
  view: View;
  /** Called with the file while something of it is not saved. */
  onChanged: (file: EditedFile | undefined) => void;
  onView: (view: View) => void;
  /** Opens a product, or without a slug the list. */
  onOpen: (slug: string | undefined) => void;
  onOpenFolder: (folder: SourceFolder) => void;
}

/** A definition's text beside its form, with all that shows an editor why the form is as it is. */
export function Workbench({
  slug,
  file,
  folder,
  sealed,
  view,
  onChanged,
  onView: setView,
  onOpen,
  onOpenFolder,
}: WorkbenchProps) {
  const edited = useFile(slug, file, folder);
  useEffect(() => {
    onChanged(edited.changed ? edited : undefined);
  });
  const { newest, lastGood } = useExamined(edited.text, slug, folder);
  const preview = usePreview(lastGood?.form, sealed);
  const [goal, setGoal] = useState<Source>();
  const [panel, setPanel] = useState<PanelName>('findings');
  const code = useRef<CodeHandle>(null);
  const findings = newest?.findings ?? noFindings;
  const isProduct = !slug.includes('/');
  /** Pages and popups are shown by the portal. */
  const isForm = isProduct || slug.startsWith('fragments/');
  const form = newest?.form ?? lastGood?.form;
  const title = words.title(titleOfFile(slug, edited.text));
  // The form titles the page after its step.
  useEffect(() => {
    const keep = (): void => {
      if (document.title !== title) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
  const go = (source: Source): void => {
    setView('document');
    setGoal(source);
  };
  const inCode = (show: (handle: CodeHandle) => void): void => {
    // Before it is shown: what is hidden cannot scroll, nor take the focus.
    flushSync(() => setView('code'));
    if (code.current) show(code.current);
  };
  const differences = useCallback(
    async (before: string, after: string) => {
      const formOf = (text: string) =>
        formIn(slug, text, async (name) => (await folder.read(`${name}.json`))?.text);
      const [old, young] = await Promise.all([formOf(before), formOf(after)]);
      return old && young && differenceOfForms(old.form, young.form);
    },
    [slug, folder],
  );
  const notProduct = !isProduct && (
    <Alert severity="info" sx={{ m: 1.5, mb: 0 }}>
      {isForm ? words.usedBy(newest?.users ?? []) : words.shownByPortal}
    </Alert>
  );
  return (
    <Box sx={frame}>
      <SaveBar
        title={title}
        file={edited}
        saves={folder.saves}
        onList={() => onOpen(undefined)}
        onOpenFolder={onOpenFolder}
        onOpenText={(text) => {
          code.current?.replace(text);
          edited.isFile(text, 'opened');
        }}
      />
      <Versions
        file={edited}
        differences={differences}
        onTake={() => {
          const taken = edited.takeSaved();
          if (taken !== undefined) code.current?.restart(taken);
        }}
        onOpenCopy={(text) => code.current?.replace(text)}
      />
      <Box component="main" sx={halves}>
        <Box component="section" sx={left} aria-label={words.code}>
          <ViewBar view={view} onView={setView} code={code} />
          <Box sx={{ minHeight: 0, overflow: 'auto' }}>
            <Box sx={{ height: '100%', display: view === 'code' ? 'block' : 'none' }}>
              <CodeEditor ref={code} initialText={edited.text} findings={findings} onChange={edited.edit} />
            </Box>
            {view === 'document' && (
              <DocumentPane
                slug={slug}
                folder={folder}
                text={edited.text}
                form={form}
                findings={newest?.text === edited.text ? findings : noFindings}
                goal={goal}
                guests={(newest ?? lastGood)?.guests ?? noGuests}
                code={code}
                onShow={preview.choose}
              />
            )}
          </Box>
          <Panels
            {...{ slug, folder, sealed, edited, newest, lastGood, findings, preview, code }}
            shown={panel}
            onGo={(path) => go({ path })}
            onShow={setPanel}
            inCode={inCode}
          />
        </Box>
        {isForm ? (
          <PreviewPane preview={preview} onChoose={go} onAdd={openMenuBelow} onPanel={setPanel}>
            {notProduct}
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
        ) : (
          <section>{notProduct}</section>
        )}
      </Box>
    </Box>
  );
}

interface ViewBarProps {
  view: View;
  onView: (view: View) => void;
  code: RefObject<CodeHandle | null>;
}

function ViewBar({ view, onView, code }: ViewBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1.5, py: 0.75 }}>
      <Choice label={words.viewList} value={view} names={words.views} onChoose={onView} />
      {(['undo', 'redo'] as const).map((action) => (
        <Button key={action} size="small" data-action={action} onClick={() => code.current?.[action]()}>
          {words[action]}
        </Button>
      ))}
    </Box>
  );
}
