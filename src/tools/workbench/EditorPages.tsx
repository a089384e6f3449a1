import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useRef, useState } from 'react';
import { editorPath, editorPlace } from './address';
import { ArrivedContext } from './PageTitle';
import { ProductsPage } from './products/ProductsPage';
import { productsWords } from './products/words';
import { builtSite, developmentFolder } from './source/files';
import { takeTyped, type EditedFile, useWindowEvent } from './useFile';
import { WorkbenchPage } from './WorkbenchPage';
import type { View } from './Workbench';

const { leave: panelWords } = productsWords;

/** The product that the address is about; `undefined`: the list of all. */
const slugHere = (): string | undefined => editorPlace(window.location.pathname)?.slug;

/** Where the editor is; every visit is one of its own, also to a product that was open before. */
interface Visit {
  slug: string | undefined;
  count: number;
}

/**
 * `/editor` and `/editor/{slug}`. They are one page to the browser, so that a folder of the device stays open on the way from one to the
 * other; who leaves a text that is not saved is asked first.
 */
export function EditorPages({ saves, sealed }: { saves: boolean; sealed: boolean }) {
  const [folder, setFolder] = useState(saves ? developmentFolder : builtSite);
  const [visit, setVisit] = useState<Visit>(() => ({ slug: slugHere(), count: 0 }));
  const [view, setView] = useState<View>('document');
  const [asked, setAsked] = useState<{ slug: string | undefined }>();
  const unsaved = useRef<EditedFile>(undefined);
  const onChanged = useCallback((file: EditedFile | undefined): void => {
    unsaved.current = file;
  }, []);
  const open = (slug: string | undefined): void => {
    unsaved.current = undefined;
    setAsked(undefined);
    if (slugHere() !== slug) window.history.pushState(null, '', editorPath(slug));
    setVisit(({ count }) => ({ slug, count: count + 1 }));
  };
  const go = (slug: string | undefined): void => {
    takeTyped();
    if (unsaved.current) setAsked({ slug });
    else open(slug);
  };
  const saveAndGo = async (): Promise<void> => {
    const fault = await unsaved.current?.save();
    if (fault) setAsked(undefined);
    else open(asked?.slug);
  };
  useWindowEvent('popstate', () => {
    const to = slugHere();
    if (to === visit.slug) return;
    takeTyped();
    if (unsaved.current) {
      // The browser is already there; the text stays where it is until the editor has said so.
      window.history.pushState(null, '', editorPath(visit.slug));
      setAsked({ slug: to });
    } else open(to);
  });
  return (
    <ArrivedContext value={visit.count > 0}>
      {visit.slug === undefined ? (
        <ProductsPage key={visit.count} folder={folder} onOpen={open} onOpenFolder={setFolder} />
      ) : (
        <WorkbenchPage
          key={visit.count}
          slug={visit.slug}
          visit={visit.count}
          {...{ folder, sealed, view, onChanged }}
          onView={setView}
          onOpen={go}
          onOpenFolder={setFolder}
        />
      )}
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} aria-labelledby="leave">
        <DialogTitle id="leave">{panelWords.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{panelWords.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button
            color="error"
            data-action="leave"
            onClick={() => {
              unsaved.current?.discard();
              open(asked?.slug);
            }}
          >
            {panelWords.go}
          </Button>
          <Button data-action="stay" onClick={() => setAsked(undefined)}>
            {panelWords.stay}
          </Button>
          <Button variant="contained" data-action="save-and-leave" onClick={() => void saveAndGo()}>
            {panelWords.saveAndGo}
          </Button>
        </DialogActions>
      </Dialog>
    </ArrivedContext>
  );
}
