import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Choice } from './Choice';
import { CodeEditor, type CodeHandle } from './code/CodeEditor';
import type { Finding } from '../checker';
import { differenceOf } from '../publication/difference';
import { formIn } from '../publication/readForm';
import { DocumentPane, type FormActs } from './document/DocumentPane';
import { titleOfFile } from './document/pieces';
import { type PanelName, Panels, PlaceButtons } from './panels/Panels';
import { PreviewPane } from './PreviewPane';
import type { Source } from './preview/marks';
import { SaveBar } from './SaveBar';
import type { SourceFolder } from './source/files';
import { type Examined, unlessBegun, useExamined } from './useExamined';
import { type EditedFile, type FoundFile, useFile } from './useFile';
import { usePreview } from './usePreview';
import { Versions } from './Versions';
import { words } from './words';

const noFindings: readonly Finding[] = [];
const noIncludedForms: Examined['includedForms'] = [];

const frame = { display: 'flex', flexDirection: 'column', height: { lg: '100vh' } } as const;

const stacked = 'minmax(0, 1fr)';

/** Outline, form and inspector, or text and form; what is opened from the bar takes the inspector's place, and more. */
const columnsOf = (view: View, isOpen: boolean) => ({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateRows: { lg: stacked },
  gridTemplateColumns: {
    xs: stacked,
    lg: `${view === 'code' ? 'minmax(0, 2fr)' : 'min(15rem, 25vw)'} minmax(360px, 1fr) ${isOpen ? 'minmax(340px, 40%)' : view === 'code' ? '' : 'min(21.25rem, 35vw)'}`,
  },
});

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
  const { newest, lastGood } = useExamined(edited.text, slug, folder, view === 'code');
  const preview = usePreview(lastGood?.form, sealed);
  const [goal, setGoal] = useState<Source>();
  const [panel, setPanel] = useState<PanelName>();
  const code = useRef<CodeHandle>(null);
  const acts = useRef<FormActs>(undefined);
  const found = newest?.findings ?? noFindings;
  const begun = panel === undefined ? preview.chosen?.path : undefined;
  const findings = useMemo(() => unlessBegun(found, begun), [found, begun]);
  const isProduct = !slug.includes('/');
  /** Pages and popups are shown by the portal. */
  const isForm = isProduct || slug.startsWith('fragments/');
  const called = titleOfFile(slug, edited.text);
  const title = words.title(called);
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
    setPanel(undefined);
    setGoal(source);
  };
  const inCode = (show: (handle: CodeHandle) => void): void => {
    // Before it is shown: what is hidden cannot scroll, nor take the focus.
    flushSync(() => setView('code'));
    if (code.current) show(code.current);
  };
  const restart = (text: string | undefined): void => {
    if (text !== undefined) code.current?.restart(text);
  };
  const differences = useCallback(
    async (before: string, after: string) => {
      const formOf = (text: string) =>
        formIn(slug, text, async (name) => (await folder.read(`${name}.json`))?.text);
      const [old, young] = await Promise.all([formOf(before), formOf(after)]);
      return old && young && differenceOf(old.form, young.form);
    },
    [slug, folder],
  );
  const places = { shown: panel, findings: newest && findings.length, onShow: setPanel };
  const notProduct = !isProduct && (
    <Alert severity="info" sx={{ m: 1.5, mb: 0 }}>
      {isForm ? words.usedBy(newest?.users ?? []) : words.shownByPortal}
    </Alert>
  );
  return (
    <Box sx={frame}>
      <SaveBar
        title={called}
        file={edited}
        saves={folder.saves}
        onList={() => onOpen(undefined)}
        onOpenFolder={onOpenFolder}
        // What is no product is published with those that use it.
        beside={isProduct && <PlaceButtons places={['publish']} {...places} />}
        onOpenText={(text) => {
          code.current?.replace(text);
          edited.isFile(text, 'opened');
        }}
      >
        <ViewBar view={view} onView={setView} code={code} />
        <PlaceButtons places={isProduct ? ['findings', 'flow', 'tests'] : ['findings']} {...places} />
      </SaveBar>
      <Versions
        file={edited}
        differences={differences}
        onTake={() => restart(edited.takeSaved())}
        onOpenCopy={(copy) => restart(edited.openCopy(copy))}
      />
      <Box component="main" sx={columnsOf(view, panel !== undefined)}>
        <Box
          component="section"
          aria-label={words.code}
          sx={{
            minHeight: 0,
            height: { xs: '80vh', lg: 'auto' },
            display: view === 'code' ? 'block' : 'none',
          }}
        >
          <CodeEditor ref={code} initialText={edited.text} findings={findings} onChange={edited.edit} />
        </Box>
        {view === 'document' && (
          <DocumentPane
            slug={slug}
            folder={folder}
            text={edited.text}
            form={lastGood?.form}
            findings={newest?.text === edited.text ? findings : noFindings}
            goal={goal}
            acts={acts}
            includedForms={lastGood?.includedForms ?? noIncludedForms}
            code={code}
            folded={panel !== undefined}
            onShow={(entry) => {
              setPanel(undefined);
              preview.choose(entry);
            }}
            onFollow={preview.choose}
          />
        )}
        {isForm ? (
          <PreviewPane {...{ preview, acts }} onChoose={go} onPanel={setPanel}>
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
        <Panels
          {...{ slug, folder, sealed, edited, newest, findings, preview, code, inCode }}
          form={lastGood?.form}
          shown={panel}
          onShow={setPanel}
          onGo={(path) => go({ path })}
        />
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
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Choice label={words.viewList} value={view} names={words.views} onChoose={onView} />
      {(['undo', 'redo'] as const).map((action) => (
        <Button
          key={action}
          size="small"
          sx={{ minWidth: 36 }}
          data-action={action}
          aria-label={words[action]}
          title={words[action]}
          onClick={() => code.current?.[action]()}
        >
          {action === 'undo' ? '↶' : '↷'}
        </Button>
      ))}
    </Box>
  );
}
