import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { momentInWords } from '../../messages';
import { Sentences } from './panels/Sentences';
import type { Copy } from './source/copies';
import type { EditedFile } from './useFile';
import { words } from './words';

const { versions: panelWords } = words;

interface VersionsProps {
  file: EditedFile;
  /** What two texts differ in, a sentence each; `undefined`: one of them makes no form. */
  differences: (before: string, after: string) => Promise<readonly string[] | undefined>;
  onTake: () => void;
  onOpenCopy: (copy: Copy) => void;
}

const momentOf = (ms: number): string => momentInWords(new Date(ms).toISOString());

/** Says which other texts of the file there are, and offers what may be done about them: nothing of them goes unasked. */
export function Versions({ file, differences, onTake, onOpenCopy }: VersionsProps) {
  const { changed, isKept, outside, restored, copies } = file;
  const take = (
    <Button size="small" data-action="take-saved" onClick={onTake}>
      {panelWords.take}
    </Button>
  );
  return (
    <div data-versions>
      {!isKept && <Alert severity="error">{panelWords.full}</Alert>}
      {outside && <Conflict key={outside.text} {...{ file, outside, differences, take }} />}
      {!outside && changed && restored !== undefined && (
        <Alert severity="info" action={take}>
          {panelWords.restored(momentOf(restored))}
        </Alert>
      )}
      {copies.map((copy) => (
        <Alert
          key={copy.key}
          severity="info"
          data-copy
          action={
            <>
              <Button size="small" data-action="open-copy" onClick={() => onOpenCopy(copy)}>
                {panelWords.openCopy}
              </Button>
              <Button size="small" color="error" onClick={() => file.drop(copy)}>
                {panelWords.dropCopy}
              </Button>
            </>
          }
        >
          {panelWords.copy(momentOf(copy.at))}
        </Alert>
      ))}
    </div>
  );
}

interface ConflictProps extends Pick<VersionsProps, 'file' | 'differences'> {
  outside: NonNullable<EditedFile['outside']>;
  take: React.ReactNode;
}

/** What both sides have changed since the file was opened; `undefined` of a side that cannot be read. */
interface Sides {
  saved: readonly string[] | undefined;
  mine: readonly string[] | undefined;
}

function Conflict({ file, outside, differences, take }: ConflictProps) {
  const { changed, saved, text } = file;
  const [shown, setShown] = useState<'compare' | 'goes'>();
  const [sides, setSides] = useState<Sides>();
  useEffect(() => {
    if (!shown) return undefined;
    let newer = false;
    const compare = async (): Promise<void> => {
      const [there, mine] = await Promise.all([
        differences(saved.text, outside.text),
        differences(saved.text, text),
      ]);
      if (!newer) setSides({ saved: there, mine });
    };
    void compare();
    return () => {
      newer = true;
    };
  }, [shown, saved.text, outside.text, text, differences]);
  const goes = sides?.mine && sides.saved?.filter((one) => !sides.mine?.includes(one));
  return (
    <Alert severity="warning" role="alert" data-conflict>
      {changed ? panelWords.both : panelWords.outside}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" data-action="compare" onClick={() => setShown('compare')}>
          {panelWords.compare}
        </Button>
        {take}
        {changed && (
          <Button size="small" data-action="keep-mine" onClick={() => setShown('goes')}>
            {panelWords.keepMine}
          </Button>
        )}
      </Box>
      {shown === 'compare' && sides && (
        <>
          <Sentences title={panelWords.saved} list={sides.saved} />
          {changed && <Sentences title={panelWords.mine} list={sides.mine} />}
        </>
      )}
      {shown === 'goes' && sides && (
        <div data-goes>
          {goes ? (
            <Sentences title={panelWords.goes} none={panelWords.nothingGoes} list={goes} />
          ) : (
            <p>{panelWords.allGoes}</p>
          )}
          <Button
            size="small"
            variant="contained"
            color="error"
            data-action="overwrite"
            onClick={() => void file.saveOver()}
          >
            {panelWords.overwrite}
          </Button>
        </div>
      )}
    </Alert>
  );
}
